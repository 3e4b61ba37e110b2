import type { DiffFile } from "../../contract/conversations.ts";
import { parsePatches } from "../../git/patch.ts";

/** What a unified diff of git says of each file. The parts together are the diff. */
export function splitDiff(diff: string): DiffFile[] {
  return parsePatches(diff).map(({ path: filePath, sha, lines, added, removed }) => {
    const hasHunk = lines.some((line) => line.startsWith("@@ "));
    const counts = { additions: added.length, deletions: removed.length };
    return { filePath, ...counts, ...(sha !== undefined && { sha }), ...(hasHunk && { diff: lines.join("\n") }) };
  });
}

const MAX_DIFFS = 2 ** 20;

/** With diffs as far as they fit. */
export function selectDiffFiles(files: readonly DiffFile[], path: string | undefined): DiffFile[] {
  if (path !== undefined) return files.filter(({ filePath }) => filePath === path);
  let left = MAX_DIFFS;
  return files.map(({ diff, ...file }) => {
    if (!diff || diff.length > left) return file;
    left -= diff.length;
    return { ...file, diff };
  });
}
