/** The first and the last line (exclusive) of a version's section, without the blank lines behind it. */
type Section = { start: number; end: number };

const UNDERLINE = /^(?:={3,}|-{3,}|~{3,})$/;

const PREFIX = /\[?v?$/;
const DATE = /\d{4}-\d\d-\d\d/;

/** What stands before a heading's version, with a word for the date that may be there. */
function readPrefix(heading: string): string {
  return heading
    .slice(0, heading.search(/\d+\.\d/))
    .replace(PREFIX, "")
    .replace(DATE, "DATE");
}

/** What stands behind the prefix of a version's heading. Patch versions may be a level deeper. */
function readTitle(line: string, prefix: string): string | undefined {
  const level = prefix.startsWith("#") ? line.replace(/^#+/, prefix.replace(/[^#].*/, "")) : line;
  const own = level.replace(DATE, "DATE");
  return own.startsWith(prefix) ? own.slice(prefix.length) : undefined;
}

function isHeading(lines: readonly string[], index: number, prefix: string): boolean {
  if (!/^\[?v?\d+\.\d/.test(readTitle(lines[index] ?? "", prefix) ?? "")) return false;
  return prefix !== "" || UNDERLINE.test(lines[index + 1] ?? "");
}

/** `heading` is the line as it is expected: what stands before its version tells the form of all headings. */
export function findSection(text: string, heading: string): Section | undefined {
  const version = /\d+(?:\.\d+)+/.exec(heading);
  if (version === null) return undefined;
  const prefix = readPrefix(heading);
  const lines = text.split("\n");
  const starts = findHeadings(lines, prefix);
  // A tag may leave the last zero away.
  const digits = RegExp.escape(version[0].replace(/\.0$/, ""));
  const isVersion = (line: string) => new RegExp(`^\\[?v?${digits}(?:\\.0)?(?![\\d.]*\\d)`).test(line);
  const start = starts.find((index) => isVersion(readTitle(lines[index] ?? "", prefix) ?? ""));
  if (start === undefined) return undefined;
  const end = starts.find((index) => index > start) ?? lines.length;
  return { start, end };
}

function findHeadings(lines: readonly string[], prefix: string): number[] {
  return lines.flatMap((_, index) => (isHeading(lines, index, prefix) ? index : []));
}

/** All that stands above the newest version. */
export function readPending(text: string, heading: string): string {
  const lines = text.split("\n");
  const prefix = readPrefix(heading);
  return lines.slice(0, findHeadings(lines, prefix)[0]).join("\n");
}

/** The version's section as text; empty if there is none. */
export function readSection(text: string, heading: string): string {
  const section = findSection(text, heading);
  return section === undefined ? "" : text.split("\n").slice(section.start, section.end).join("\n");
}

const DEFINITION = /^\[[^\]]+\]:/;

/** The file without the version's section and without the link references that came with it. */
export function removeSection(text: string, heading: string, before: string): string {
  const section = findSection(text, heading);
  if (section === undefined) return text;
  const known = new Set(before.split("\n"));
  const rest = text.split("\n").toSpliced(section.start, section.end - section.start);
  return rest.filter((line) => !DEFINITION.test(line) || known.has(line)).join("\n");
}
