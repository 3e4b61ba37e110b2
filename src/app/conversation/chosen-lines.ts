import { useRef, useState } from "react";
import { keepTyped, readTyped } from "../shell/typed-text.ts";
import { extendRange, type LineRange } from "./line-comments.ts";

type Kept = { range: LineRange | undefined; text: string };

/**
 * The lines that a comment is being written on. What was typed stays while they change, while the draft does, and in the
 * same tab until it is sent. `name` is that of the file.
 */
export function useChosenLines(name: string) {
  const [kept] = useState(() => parseKept(readTyped(name)));
  const [range, setRange] = useState(kept.range);
  const typed = useRef(kept.text);
  const place = useRef<HTMLDivElement>(null);
  const choose = (next: LineRange | undefined) => {
    setRange(next);
    keepTyped(name, typed.current === "" ? "" : JSON.stringify({ range: next, text: typed.current }));
  };
  const write = (text: string) => {
    typed.current = text;
    choose(range);
  };
  const extend = (line: number, isExtended: boolean) => choose(extendRange(range, line, isExtended));
  const close = () => {
    place.current?.querySelector<HTMLElement>(`button[data-line="${range?.end}"]`)?.focus();
    choose(undefined);
  };
  return { range, typed, place, extend, write, close };
}

/** Only {@link useChosenLines} writes it. */
function parseKept(json: string): Kept {
  return json === "" ? { range: undefined, text: "" } : JSON.parse(json);
}
