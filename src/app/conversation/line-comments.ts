import type { Comment } from "../../contract/comments.ts";

/** Lines of the draft, both included. */
export type LineRange = { start: number; end: number };

/** From the line where a selection began to the one that was chosen after it. */
export function extendRange(range: LineRange | undefined, line: number, isExtended: boolean): LineRange {
  if (range === undefined || !isExtended) return { start: line, end: line };
  return { start: Math.min(range.start, line), end: Math.max(range.end, line) };
}

/** The comments on a file: at the last of their lines, or apart if the draft has changed since, or the diff lacks the line. */
export function placeComments(
  comments: readonly Comment[],
  file: { filePath: string; sha?: string | null | undefined },
  draft: { lines: ReadonlyMap<number, unknown>; draftedAt: string | undefined },
): { byLine: ReadonlyMap<number, readonly Comment[]>; apart: readonly Comment[] } {
  const own = comments.filter(({ anchor }) => anchor?.filePath === file.filePath);
  const lineOf = ({ anchor, createdAt }: Comment): number | undefined => {
    const isSame = Boolean(anchor?.anchoredFileSha) && anchor?.anchoredFileSha === file.sha;
    const isNewer = Date.parse(createdAt ?? "") >= Date.parse(draft.draftedAt ?? "");
    const line = anchor?.endLine ?? anchor?.startLine;
    return line !== undefined && (isSame || isNewer) && draft.lines.has(line) ? line : undefined;
  };
  const placed = Map.groupBy(own, lineOf);
  const byLine = new Map([...placed].flatMap(([line, some]) => (line === undefined ? [] : [[line, some] as const])));
  return { byLine, apart: placed.get(undefined) ?? [] };
}

/** A suggestion as the service reads it: new text for the lines, in a fence that is longer than any in them. */
export function renderSuggestion(lines: readonly string[]): string {
  const longest = Math.max(2, ...lines.map((line) => /^ *(`+)/.exec(line)?.[1]?.length ?? 0));
  const fence = "`".repeat(longest + 1);
  return `${fence}suggestion\n${lines.map((line) => `${line}\n`).join("")}${fence}\n`;
}
