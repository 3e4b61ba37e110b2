import { type ChangeData, getChangeKey, type HunkData } from "react-diff-view";

/** Lines of a piece, which is drawn as one. */
const MAX_LINES = 200;

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

/** The number of a line in the draft; undefined for a removed one. */
export function lineOf(change: ChangeData): number | undefined {
  if (change.type === "delete") return undefined;
  return change.type === "normal" ? change.newLineNumber : change.lineNumber;
}

/** The keys of lines in the draft by their numbers. */
export function mapLines(hunks: readonly HunkData[]): Map<number, { key: string; text: string }> {
  const lines = new Map<number, { key: string; text: string }>();
  for (const { changes } of hunks) {
    for (const change of changes) {
      const line = lineOf(change);
      if (line !== undefined) lines.set(line, { key: getChangeKey(change), text: change.content });
    }
  }
  return lines;
}
