/**
 * The start of a Markdown text that fits into `longest` characters together with `pointer`, which says where the rest is.
 * It ends between two items; what is open there (code, a folded block) is closed. A text that fits stays as it is.
 */
export function cutMarkdown(text: string, longest: number, pointer: string): string {
  if (text.length <= longest) return text;
  const lines = text.split("\n");
  let fence = "";
  let folds = 0;
  let length = pointer.length + 2;
  let kept = 0;
  let closing = "";
  for (const [index, line] of lines.entries()) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1] ?? "";
    if (fence === "") fence = mark;
    else if (mark.startsWith(fence) && line.trim() === mark) fence = "";
    if (fence === "") folds = Math.max(folds + count(line, /<details[\s>]/gi) - count(line, /<\/details>/gi), 0);
    const open = `${fence === "" ? "" : `\n${fence}`}${"\n\n</details>".repeat(folds)}`;
    length += line.length + 1;
    if (length + open.length > longest) break;
    if (goesOn(lines, index + 1)) continue;
    kept = index + 1;
    closing = open;
  }
  const start = `${lines.slice(0, kept).join("\n").trimEnd()}${closing}`;
  return start === "" ? pointer : `${start}\n\n${pointer}`;
}

/** Whether what comes next belongs to the item above: it is indented, also after a blank line. */
function goesOn(lines: readonly string[], from: number): boolean {
  let next = from;
  while (next < lines.length && lines[next]?.trim() === "") next += 1;
  return /^\s/.test(lines[next] ?? "");
}

function count(line: string, form: RegExp): number {
  return line.match(form)?.length ?? 0;
}
