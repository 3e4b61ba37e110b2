import { useRef } from "react";
import { useKeyDown } from "../shell/use-key-down.ts";
import { selectRow } from "./select-row.ts";

/**
 * Moves the focus through rows; `onKey` gets other keys with the row that has it, and returns whether it did something.
 * Keys in fields, menus and dialogs are not for it.
 */
export function useRowKeys(onKey: (key: string, id: string | undefined) => boolean): void {
  // Where the focus was, of a row that is gone.
  const last = useRef(-1);
  useKeyDown((event) => {
    if (isElsewhere(event)) return;
    const rows = [...document.querySelectorAll<HTMLElement>("main li[data-id]")];
    const at = rows.findIndex((row) => row.contains(document.activeElement));
    if (at !== -1) last.current = at;
    const to = selectRow(event.key, { at, last: last.current, count: rows.length });
    if (to !== undefined) rows[to]?.querySelector("a")?.focus();
    if (to !== undefined || onKey(event.key, rows[at]?.dataset.id)) event.preventDefault();
  });
}

function isElsewhere({ target, defaultPrevented, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (defaultPrevented || ctrlKey || metaKey || altKey || !(target instanceof HTMLElement)) return true;
  return target.matches("input, textarea, select") || document.querySelector("[role$=dialog], [role=menu]") !== null;
}
