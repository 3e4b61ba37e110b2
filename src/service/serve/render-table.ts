import { quoteText } from "../../quote-text.ts";

/** Rows as a person reads them in a terminal: columns by their names, one line a row. */
export function renderTable(rows: readonly Readonly<Record<string, string | null>>[]): string {
  const [first] = rows;
  if (first === undefined) return "None.\n";
  const columns = Object.keys(first);
  const cells = [columns, ...rows.map((row) => columns.map((column) => quoteText(row[column] ?? "", 1_000) || "-"))];
  const widths = columns.map((_, index) => Math.max(...cells.map((line) => line[index]?.length ?? 0)));
  return cells
    .map((line) => `${line.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join("  ")}`.trimEnd())
    .map((line) => `${line}\n`)
    .join("");
}
