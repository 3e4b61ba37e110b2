import fc from "fast-check";

/** An entry about a change that {@link nameMessage} names. */
export const isEntry = (line: string) => /^[-*] (?:Draw|draw)\d/.test(line);
const VERSION = /^## \[((?:core@)?1\.3\.0)\].*/;
export type Edit = { name: string; at: number; to: number };

/** Edits that a person makes by hand, each on whole lines. */
const EDITS: Readonly<Record<string, (lines: string[], entries: number[], edit: Edit) => string[]>> = {
  delete: (lines, [at = -1]) => lines.filter((_, index) => index !== at),
  reword: (lines, [at = -1]) =>
    lines.map((line, index) => (index === at ? line.replace(/ with\d+/, " by hand,") : line)),
  rewrite: (lines, [at = -1]) => lines.map((line, index) => (index === at ? "- Nobody would know it again" : line)),
  move: (lines, [at = -1, other = at]) => {
    const moved = lines.filter((_, index) => index !== at);
    return moved.toSpliced(other, 0, lines[at] ?? "");
  },
  split: (lines, [at = -1]) =>
    lines.flatMap((line, index) => (index === at ? [line, line.replace(/lines\d+/, "dots")] : [line])),
  join: (lines, [at = -1, other = -1]) => {
    if (other === -1) return lines;
    const joined = `${lines[at]}, and ${lines[other]?.replace(/^[-*] /, "")}`;
    return lines.flatMap((line, index) => (index === at ? [joined] : index === other ? [] : [line]));
  },
  explain: (lines, [at = -1]) =>
    lines.flatMap((line, index) => (index === at ? [line, "", "  People know more about it.", ""] : [line])),
  number: (lines) => lines.map((line, index) => (isEntry(line) ? line.replace(/^[-*]/, `${index + 1}.`) : line)),
  nest: (lines, [at = -1, other = -1]) => {
    if (other === -1) return lines;
    return lines.flatMap((line, index) => (index === at ? [line, `  ${lines[other]}`] : index === other ? [] : [line]));
  },
  tell: (lines, [at = -1]) =>
    lines.flatMap((line, index) =>
      index === at ? ["", `People write of it: ${line.replace(/^[-*] /, "")}.`, ""] : [line],
    ),
  drop: (lines) => {
    const at = lines.findIndex((line) => VERSION.test(line));
    const end = lines.findIndex((line, index) => index > at && line.startsWith("## "));
    return at === -1 || end === -1 ? lines : lines.toSpliced(at, end - at);
  },
  introduce: (lines) => {
    const at = lines.findIndex((line) => /^##? \[?(?:core@)?1\.3|^### /.test(line));
    return lines.toSpliced(at + 1, 0, "", "In short: it is better.");
  },
  heading: (lines) => lines.map((line) => line.replace(VERSION, "## [$1] - 2026-02-02")),
  rename: (lines) => lines.map((line) => line.replace(VERSION, "## The winter release")),
  regroup: (lines) => lines.map((line) => line.replace(/^### Fixed$/, "### Repairs")),
};
const drawEdit = (names: readonly string[]) =>
  fc.record({ name: fc.constantFrom(...names), at: fc.nat(), to: fc.nat() });
export const edit = drawEdit(Object.keys(EDITS));
const REMOVING = ["delete", "rewrite", "join", "drop"];
/** An edit after which every entry can still be found. */
export const keepingEdit = drawEdit(Object.keys(EDITS).filter((name) => !REMOVING.includes(name)));

export function applyEdits(text: string, edits: readonly Edit[]): string {
  return edits.reduce((all, one) => {
    const lines = all.split("\n");
    const entries = lines.flatMap((line, index) => (isEntry(line) ? index : []));
    const chosen = [entries[one.at % entries.length], entries[one.to % entries.length]];
    const distinct = [...new Set(chosen)].filter((index) => index !== undefined);
    return (EDITS[one.name]?.(lines, distinct, one) ?? lines).join("\n");
  }, text);
}

export const linesOf = (text: string) => text.split("\n").filter((line) => line.trim() !== "");

/** The lines that `text` has beyond `some`, if it has all of those in their order. */
export function selectAdded(some: readonly string[], text: readonly string[]): string[] | undefined {
  let next = 0;
  const added = text.filter((line) => {
    if (line !== some[next]) return true;
    next += 1;
    return false;
  });
  return next === some.length ? added : undefined;
}

const NOUNS = ["apples", "boxes", "charts", "doors", "engines", "files", "graphs", "hats", "icons", "jars", "keys"];
/** A change whose words no other has, but for those with the same `words`. */
export const nameMessage = (index: number, isFix: boolean, isNumbered: boolean, words = index) => {
  const noun = `${NOUNS[words % NOUNS.length]}${words}`;
  return `${isFix ? "fix" : "feat"}: draw${words} ${noun} with${words} lines${words}${isNumbered ? ` (#${index + 10})` : ""}`;
};
