import { type ChangeData, getChangeKey, type HunkData } from "react-diff-view";
import type { DiffFile } from "../../../contract/resources/conversations.ts";

/** Pixels. */
export const LINE_HEIGHT = 20;

const TITLE_HEIGHT = 28;

/** Pixels that a diff takes where no line wraps. Side by side, an added line is mostly beside a removed one. */
export function estimateHeight(
  file: Pick<DiffFile, "diff" | "additions" | "deletions">,
  view: "split" | "unified",
): number {
  const { diff, additions, deletions } = file;
  const beside = view === "split" ? Math.min(additions, deletions) : 0;
  const [, ...hunks] = (diff ?? "").split("\n@@ ");
  if (hunks.length === 0) return (additions + deletions - beside) * LINE_HEIGHT;
  const lines = hunks.join("\n").trimEnd().split("\n").length - hunks.length;
  return (lines - beside) * LINE_HEIGHT + hunks.length * TITLE_HEIGHT;
}

/** Lines of a piece, which is drawn as one. */
const MAX_LINES = 100;
/** Characters of a line that are drawn: a browser takes seconds to lay out a million. */
const MAX_LINE_LENGTH = 5_000;

/** The lines of a hunk in pieces that can be drawn one by one. A piece ends before a line that both sides have, if one is near. */
export function cutHunk(hunk: HunkData): HunkData[] {
  const pieces: HunkData[] = [];
  for (let start = 0; start < hunk.changes.length; ) {
    const end = findEnd(hunk.changes, start);
    pieces.push({ ...hunk, changes: hunk.changes.slice(start, end) });
    start = end;
  }
  return pieces;
}

function findEnd(changes: readonly ChangeData[], start: number): number {
  const last = start + MAX_LINES;
  if (last >= changes.length) return changes.length;
  const unchanged = changes.findLastIndex(({ type }, index) => index <= last && index > start && type === "normal");
  return unchanged > start + MAX_LINES / 2 ? unchanged : last;
}

/** As it is drawn. */
export function shortenLines(part: HunkData): HunkData {
  if (part.changes.every(({ content }) => content.length <= MAX_LINE_LENGTH)) return part;
  const shorten = (text: string) =>
    text.length > MAX_LINE_LENGTH
      ? `${text.slice(0, MAX_LINE_LENGTH)}… (${text.length - MAX_LINE_LENGTH} more characters)`
      : text;
  return { ...part, changes: part.changes.map((change) => ({ ...change, content: shorten(change.content) })) };
}

/** The number of a line in the draft; undefined for a removed one. */
export function lineOf(change: ChangeData): number | undefined {
  if (change.type === "delete") return undefined;
  return change.type === "normal" ? change.newLineNumber : change.lineNumber;
}

/** The keys and texts of lines in the draft by their numbers, in their order. */
export type DiffLines = ReadonlyMap<number, { key: string; text: string }>;

export function mapLines(hunks: readonly HunkData[]): DiffLines {
  const lines = new Map<number, { key: string; text: string }>();
  for (const { changes } of hunks) {
    for (const change of changes) {
      const line = lineOf(change);
      if (line !== undefined) lines.set(line, { key: getChangeKey(change), text: change.content });
    }
  }
  return lines;
}
