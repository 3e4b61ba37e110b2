import { useEffect, useRef } from "react";

/** What the keys of the inbox do. */
export const KEYS = [
  ["j or ↓", "Next conversation"],
  ["k or ↑", "Previous conversation"],
  ["Enter", "Open"],
  ["a", "Assign to me"],
  ["e", "Dismiss"],
  ["/", "Search"],
  ["Ctrl or ⌘ + K", "Go to a page, an action or a conversation"],
  ["?", "Show these keys"],
] as const;

const STEPS: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 };

/** Returns whether the key did something. */
type OnKey = (key: string, id: string | undefined) => boolean;

/** Moves the focus through rows; other keys get the row that has it. Keys in fields, menus and dialogs are not for it. */
export function useRowKeys(onKey: OnKey): void {
  // Where the focus was, of a row that is gone.
  const last = useRef(-1);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (isElsewhere(event)) return;
      const rows = [...document.querySelectorAll<HTMLElement>("main li[data-id]")];
      const at = rows.findIndex((row) => row.contains(document.activeElement));
      if (at !== -1) last.current = at;
      const to = selectRow(event.key, { at, last: last.current, count: rows.length });
      if (to !== undefined) rows[to]?.querySelector("a")?.focus();
      if (to !== undefined || onKey(event.key, rows[at]?.dataset.id)) event.preventDefault();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  });
}

type Place = { at: number; last: number; count: number };

/** The row that a key leads to. `at`: the row with the focus, and `last`: the one that had it last; -1 for none. */
export function selectRow(key: string, { at, last, count }: Place): number | undefined {
  const step = STEPS[key];
  // Arrows scroll a page until a row has the focus.
  if (step === undefined || count === 0 || (at === -1 && key.startsWith("Arrow"))) return undefined;
  const to = at === -1 ? Math.max(last, 0) : at + step;
  return Math.min(Math.max(to, 0), count - 1);
}

function isElsewhere({ target, defaultPrevented, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (defaultPrevented || ctrlKey || metaKey || altKey || !(target instanceof HTMLElement)) return true;
  return target.matches("input, textarea, select") || document.querySelector("[role$=dialog], [role=menu]") !== null;
}
