/**
 * Lines of a file as it is after a unified diff, `start` to `end` counted from 1, without the end of the last one;
 * undefined where the diff does not show every one of them.
 */
export function selectDiffLines(
  diff: string,
  path: string,
  { start, end }: { start: number; end: number },
): string | undefined {
  const found: string[] = [];
  let isFile = false;
  let line = Number.NaN;
  // How many lines of a hunk are left, by which a line that says `--- a` is told from a header.
  let left = 0;
  for (const text of diff.split("\n")) {
    if (left === 0) {
      if (text.startsWith("diff --git ")) isFile = text.endsWith(` b/${path}`);
      const [, from, count = "1"] = /^@@ -\d+(?:,\d+)? \+(\d+)(?:,(\d+))? @@/.exec(text) ?? [];
      if (from === undefined) continue;
      line = Number(from);
      left = Number(count);
      continue;
    }
    if (!/^[ +]/.test(text)) continue;
    if (isFile && line >= start && line <= end) found.push(text.slice(1));
    line += 1;
    left -= 1;
  }
  return found.length === end - start + 1 ? found.join("\n") : undefined;
}
