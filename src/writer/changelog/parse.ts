import { compareVersionNames } from "../../git/tags.ts";
import { findPlainLines, splitLines } from "../../shared/markdown/markdown.ts";
import { toPlainWords } from "../../shared/text.ts";
import { selectTitleClass } from "../changes/labels.ts";
import { type Format, parseVersionHeading, readUnderline, type VersionHeading } from "./version-heading.ts";

/** The texts of all parts in a row are the file, byte for byte. */
export type ChangelogPart = {
  heading: VersionHeading | undefined;
  /** With line ends, and with the anchor above; empty for the first part. */
  headingText: string;
  body: string;
};

export type ChangelogText = {
  parts: readonly ChangelogPart[];
  /** The link references at the end. */
  tail: string;
  eol: "\n" | "\r\n";
  format: Format;
};

const FORMATS: Readonly<Record<string, Format>> = { md: "markdown", markdown: "markdown", mkd: "markdown", rst: "rst" };
const RST = /^\.\. \S|``[^`\n]+``|:(?:issue|pr|pull|gh|ref|doc|func|class|meth|mod|attr|user):`|>`_/m;
const PLAIN = /^[*=]{1,4} (?:version |release )?v?\d+\.\d[\w.]*(?: [([/].*)?$/im;

/** By the ending of the path; of other files by their text. Undefined for markup that is not read here. */
export function readFormat(path: string, text: string): Format | undefined {
  const [, ending = "txt"] = /\.((?!rdoc$)[a-z]+)$/i.exec(path) ?? [];
  const known = FORMATS[ending.toLowerCase()];
  if (known !== undefined || ending.toLowerCase() !== "txt") return known;
  if (/^#{1,4} \S/m.test(text)) return "markdown";
  return RST.test(text) && !PLAIN.test(text) ? "rst" : "plain";
}

/** Ignores fenced code and comments. A section also ends at another heading of the same or a higher level. */
export function parseChangelog(text: string, format: Format = "markdown"): ChangelogText {
  const lines = splitLines(text);
  const tailStart = findTail(lines);
  const headings = findHeadings(lines.slice(0, tailStart), format);
  const base = Math.min(...headings.map(({ heading }) => heading?.level ?? Number.POSITIVE_INFINITY));
  const parts: ChangelogPart[] = [];
  let start = 0;
  let current: Omit<ChangelogPart, "body"> = { heading: undefined, headingText: "" };
  let hasFlatGroups = false;
  for (const { index, end, level, heading } of headings) {
    const isOther = heading === undefined && level <= base && parts.length > 0;
    const opensFlat = isOther && level === current.heading?.level && opensGroup(lines.slice(start, index + 1));
    hasFlatGroups = heading === undefined && (hasFlatGroups || opensFlat);
    if (heading === undefined && (!isOther || hasFlatGroups)) continue;
    parts.push({ ...current, body: lines.slice(start, index).join("") });
    start = end;
    current = { heading, headingText: lines.slice(index, end).join("") };
  }
  parts.push({ ...current, body: lines.slice(start, tailStart).join("") });
  const crlf = lines.filter((line) => line.endsWith("\r\n")).length;
  return {
    parts,
    tail: lines.slice(tailStart).join(""),
    eol: crlf * 2 > text.split("\n").length - 1 ? "\r\n" : "\n",
    format,
  };
}

const GENERAL_GROUP = /^(?:release notes|changes|highlights|notes|dependencies|what s new)$/;

/** Whether the last line is a group's heading, and no item is before it: `## Added` below `## 1.2.0`. */
function opensGroup(lines: readonly string[]): boolean {
  const words = toPlainWords(lines.at(-1) ?? "");
  const isGroup = GENERAL_GROUP.test(words) || selectTitleClass(words) !== undefined;
  return isGroup && words.length < 40 && !lines.some((line) => /^\s*[-*+] /.test(line));
}

type Heading = { index: number; end: number; level: number; heading: VersionHeading | undefined };

function findHeadings(lines: readonly string[], format: Format): Heading[] {
  const plain = format === "markdown" ? findPlainLines(lines) : lines.map((line) => !/^\.\. (?!_)/.test(line));
  const found = lines.flatMap((line, index) => {
    const isText = plain[index] && line.trim() !== "";
    return isText ? (parseHeading(lines, index, plain[index + 1] ? lines[index + 1] : undefined, format) ?? []) : [];
  });
  // In RST the order of their first use ranks the marks.
  const marks = [...new Set(found.flatMap(({ mark }) => mark ?? []))];
  const ranked = found.map(({ mark, heading, ...one }) => {
    const level = mark === undefined ? one.level : marks.indexOf(mark) + 1;
    return { ...one, level, heading: heading && { ...heading, level } };
  });
  return selectVersionHeadings(ranked);
}

/** The heading that begins at a line. `mark` is how it is underlined. */
function parseHeading(
  lines: readonly string[],
  index: number,
  next: string | undefined,
  format: Format,
): (Heading & { mark: string | undefined }) | undefined {
  const [before = "", line = ""] = [lines[index - 1], lines[index]];
  const isMarkdown = format === "markdown";
  const heading = parseVersionHeading([line, next], format);
  const isMarked = isMarkdown && /^ {0,3}#{1,6}\s/.test(line);
  const isUnderlined = !isMarkdown && /^ ?[\p{L}\p{N}[]/u.test(line) && readUnderline(next, format) !== undefined;
  if (heading === undefined && !isUnderlined && !isMarked) return undefined;
  if (heading?.level === 0 && before.trim() !== "") return undefined;
  const isOverlined = !isMarkdown && readUnderline(before, format) !== undefined;
  const hasOverline = isOverlined && next?.trimEnd() === before.trimEnd();
  return {
    index: skipAnchor(lines, hasOverline ? index - 1 : index, format),
    end: index + (isUnderlined || heading?.underline !== undefined ? 2 : 1),
    level: heading?.level ?? /#+/.exec(line)?.[0].length ?? 0,
    mark: isUnderlined ? `${next?.charAt(0)}${hasOverline}` : undefined,
    heading: heading && { ...heading, hasOverline },
  };
}

const ANCHOR: Readonly<Record<Format, RegExp>> = {
  markdown: /^<a (?:name|id)="[^"]*">\s*<\/a>\s*$/,
  rst: /^\.\. _[^:]+:\s*$/,
  plain: /^(?!)/,
};

/** The anchor of a section, directly or with a blank line above its heading, is a part of it. */
function skipAnchor(lines: readonly string[], index: number, format: Format): number {
  for (let at = index - 1; at >= index - 2 && at >= 0; at -= 1) {
    const line = lines[at] ?? "";
    if (ANCHOR[format].test(line)) return at;
    if (line.trim() !== "") break;
  }
  return index;
}

/**
 * `Python 3.12` and `Development` are versions only where nothing clearer is: the first above the first version. Weak
 * headings count where no version has another one.
 */
function selectVersionHeadings(all: readonly Heading[]): Heading[] {
  const hasMarks = all.some(({ heading }) => heading?.version !== undefined && !heading.isWeak);
  const found = hasMarks ? all.filter(({ heading }) => !heading?.isWeak) : all;
  const released = found.filter(({ heading }) => heading?.version !== undefined);
  const certain = released.filter(({ heading }) => heading?.isCertain);
  const versions = new Set(certain.length > 0 ? [...certain, ...selectBeside(released)] : selectNamed(released));
  const base = Math.min(...[...versions].map(({ level }) => level));
  const first = found.findIndex((one) => versions.has(one));
  return found.map((one, at) => {
    const { heading, level } = one;
    const isFirst = first === -1 || at < first;
    const counts =
      heading !== undefined &&
      (heading.version === undefined ? heading.isCertain || (isFirst && level <= base) : versions.has(one));
    return counts ? one : { ...one, heading: undefined };
  });
}

/** Names that a file began or ceased to write: `Widget 2.0.0` above `1.2.0`, of its level and in the order of versions. */
function selectBeside(released: readonly Heading[]): Heading[] {
  const isFull = ({ heading }: Heading) =>
    heading?.date !== undefined || (heading?.version ?? "").split(".").length > 2;
  const isAbove = (one: Heading | undefined, other: Heading | undefined) =>
    compareVersionNames(one?.heading?.version ?? "", other?.heading?.version ?? "") >= 0;
  return released.filter((one, index) => {
    const [before, after] = [released[index - 1], released[index + 1]];
    const isLevel = [before, after].some((other) => other?.level === one.level);
    return !one.heading?.isCertain && isFull(one) && isLevel && isAbove(before, one) && isAbove(one, after);
  });
}

/** Those of the highest level that name the same thing. */
function selectNamed(released: readonly Heading[]): Heading[] {
  const [top] = released.toSorted((a, b) => a.level - b.level);
  return released.filter(({ level, heading }) => level === top?.level && heading?.lead === top.heading?.lead);
}

function findTail(lines: readonly string[]): number {
  const isReference = (line: string) => /^\[[^\]]+\]:\s*\S|^\.\. _[^:]+: *\S/.test(line);
  const last = lines.findLastIndex((line) => line.trim() !== "" && !isReference(line));
  const start = lines.slice(last + 1).findIndex(isReference);
  return start === -1 ? lines.length : last + 1 + start;
}

/** Whether the file begins with its oldest version: most versions are lower than the next one. */
export function isAscending(versions: readonly string[]): boolean {
  const orders = versions.slice(1).map((version, index) => compareVersionNames(version, versions[index] ?? ""));
  return orders.reduce((sum, order) => sum + Math.sign(order), 0) > 0;
}

export function isUnreleased(part: ChangelogPart): boolean {
  return part.heading !== undefined && part.heading.version === undefined;
}

/** Versions above the unreleased changes are planned, whatever they say. */
export function countPlanned(parts: readonly ChangelogPart[]): number {
  const unreleased = parts.findIndex(isUnreleased);
  const isAbove = parts.some(({ heading }, index) => index > unreleased && heading?.version !== undefined);
  return isAbove ? Math.max(unreleased, 0) : 0;
}

/** Of several repositories or packages in one file. `named`: how headings begin that name the package, `core@`. */
export type Source = { source: string | undefined; series: string; named?: string | undefined };

/** `4.4.0` for the tag `4.4` where the heading of the tag before, `4.3`, is `4.3.0`. */
export function completeVersion(
  { version, previousVersion }: { version: string | undefined; previousVersion: string | undefined },
  { parts }: ChangelogText,
): string | undefined {
  const isShort = /^\d+(?:\.\d+){0,2}$/.test(version ?? "");
  const ends = [".0", ".0.0"].filter((end) =>
    parts.some(({ heading }) => heading?.version === `${previousVersion}${end}`),
  );
  const count = (text: string) => text.split(".").length;
  const end = ends.find((one) => count(`${version}${one}`) === count(`${previousVersion}${one}`));
  return isShort && end !== undefined ? `${version}${end}` : version;
}

export function isOfSource(heading: VersionHeading | undefined, { source, series, named }: Source): boolean {
  const prefix = heading?.prefix.replace(/v$/, "") ?? "";
  if (source !== undefined) return prefix === prefixOf(source);
  if (named !== undefined)
    return !prefix.endsWith("@") || `/${prefix}`.toLowerCase().endsWith(named.replace(/^.*\/|^/s, "/"));
  return prefix.toLowerCase() === series || !/^[\w.-]+\/[\w.-]+@$/.test(prefix);
}

export function isSharedChangelog({ parts }: ChangelogText, section: Source): boolean {
  return parts.some(({ heading }) => heading?.version !== undefined && !isOfSource(heading, section));
}

export function prefixOf(source: string): string {
  return `${source.replace(/[^\w./-]+/g, "-")}@`;
}

/** Why a file is left alone: its markup is unknown, or it has no versions to add one to. Undefined if it is not. */
export function explainUnplaceable(existing: string | undefined, path: string): string | undefined {
  const text = existing ?? "";
  const format = readFormat(path, text);
  if (format === undefined) return `${path} stays unchanged: its markup is not supported.`;
  if (format === "markdown" || text.trim() === "" || hasVersions(text, path)) return undefined;
  return `${path} stays unchanged: no heading in it names a version.`;
}

/** Whether the file has a heading of a version or of unreleased changes. */
export function hasVersions(text: string, path: string): boolean {
  const format = readFormat(path, text);
  return format !== undefined && parseChangelog(text, format).parts.some((part) => part.heading !== undefined);
}

/** So many releases that a file does not have are no oversight. */
const MANY = 3;
const MAX_PREAMBLE = 5_000;
const ELSEWHERE = /\breleases? page|\bgithub releases?\b|\/releases\b/i;
const ENDED = /\b(?:newer|later|after|since|as of|starting|beyond|no longer|moved|only)\b/i;

/**
 * Why a file with versions is not continued: its people gave it up. They say so, or it lacks many releases. `earlier`
 * are the final versions that were released before. Undefined for a file that is in use.
 */
export function explainStale(
  text: string | undefined,
  path: string,
  earlier: readonly string[],
  section: Source & { version: string | undefined },
): string | undefined {
  const format = readFormat(path, text ?? "");
  if (text === undefined || format === undefined || earlier.length === 0) return undefined;
  const { parts } = parseChangelog(text, format);
  const own = parts.flatMap(({ heading }) => (heading && isOfSource(heading, section) ? heading : []));
  const versions = own.flatMap(({ version }) => version ?? []);
  const [newest] = versions.toSorted((a, b) => compareVersionNames(b, a));
  const isInUse = parts.some((part) => isUnreleased(part) && part.body.trim() !== "");
  if (newest === undefined || isInUse) return undefined;
  const later = earlier.filter((version) => compareVersionNames(version, newest) > 0);
  const preamble = (parts[0]?.heading === undefined ? (parts[0]?.body ?? "") : "").slice(0, MAX_PREAMBLE);
  const isEnded = later.length > 0 && ELSEWHERE.test(preamble) && ENDED.test(preamble);
  if (isEnded) return `${path} stays unchanged: it says that newer versions are elsewhere.`;
  const missing = later.filter((version) => !isNamed(text, version));
  if (countReleases(missing, section.version) < MANY) return undefined;
  const remedy = "To continue it, set `styleGuide.changelogs.path` to this file.";
  return `${path} stays unchanged: several releases since ${newest} are not in it. ${remedy}`;
}

/** Whether a line other than an item has the version: a heading of a form that is not known. */
export function isNamed(text: string, version: string): boolean {
  const form = new RegExp(`^[^\\s*+-].{0,60}(?<![\\w.])v?${RegExp.escape(version)}(?![\\w.]*\\d)`, "m");
  return text.includes(version) && form.test(text);
}

/** Patches of another line may be in the changelog of their branch alone, and count as one. */
function countReleases(versions: readonly string[], own: string | undefined): number {
  const lineOf = (version: string) => version.split(".", 2).join(".");
  const isOwn = (version: string) => own !== undefined && lineOf(version) === lineOf(own);
  return new Set(versions.map((version) => (isOwn(version) ? version : lineOf(version)))).size;
}
