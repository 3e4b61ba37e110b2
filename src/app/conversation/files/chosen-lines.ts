import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from "react";
import { keepTyped, readTyped } from "../../shell/typed-text.ts";
import { extendRange, type LineRange } from "../comments.ts";
import type { DiffLines } from "./diff-pieces.ts";

type Kept = { range?: LineRange; text: string };
const NOTHING: Kept = { text: "" };

/**
 * The lines that a comment is being written on. What was typed stays while they change, while the draft does, and in the
 * same tab until it is sent. `name` is that of the file.
 */
export function useChosenLines(name: string) {
  const [kept] = useState<Kept>(() => JSON.parse(readTyped(name) || "null") ?? NOTHING);
  const [range, setRange] = useState(kept.range);
  const latest = useRef(range);
  const typed = useRef(kept.text);
  const place = useRef<HTMLDivElement>(null);
  const choose = useCallback(
    (next: LineRange | undefined) => {
      latest.current = next;
      setRange(next);
      keepTyped(name, typed.current === "" ? "" : JSON.stringify({ range: next, text: typed.current }));
    },
    [name],
  );
  const write = (text: string) => {
    typed.current = text;
    choose(range);
  };
  // The same at each render, so that only the lines whose choice changes are drawn again.
  const extend = useCallback(
    (line: number, isExtended: boolean) => choose(extendRange(latest.current, line, isExtended)),
    [choose],
  );
  const close = () => {
    if (range !== undefined) findLine(place.current, range.end)?.focus();
    choose(undefined);
  };
  return { range, typed, place, extend, write, close };
}

/** Tab reaches a line of each piece, and arrows, Home and End the others. `wanted` is drawn to get the focus. */
export function useLineFocus(place: { current: HTMLElement | null }, lines: DiffLines) {
  const [wanted, setWanted] = useState<number>();
  useEffect(() => {
    if (wanted !== undefined) findLine(place.current, wanted)?.focus();
  }, [place, wanted]);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target, key } = event;
    if (!(target instanceof HTMLElement) || target.dataset.line === undefined) return;
    const numbers = [...lines.keys()];
    const index = numbers.indexOf(Number(target.dataset.line));
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: index + 1,
      ArrowUp: Math.max(index - 1, 0),
      Home: 0,
      End: numbers.length - 1,
    };
    const next = numbers[steps[key] ?? -1];
    if (steps[key] === undefined) return;
    event.preventDefault();
    if (next === undefined) return;
    findLine(place.current, next)?.focus();
    setWanted(next);
  };
  return { wanted, onKeyDown };
}

function findLine(place: HTMLElement | null, line: number): HTMLElement | null {
  return place?.querySelector<HTMLElement>(`button[data-line="${line}"]`) ?? null;
}
