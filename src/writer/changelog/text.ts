import { compareVersionNames } from "../../git/tags.ts";
import { findPlainLines, splitLines } from "../../shared/markdown.ts";
import { trimTrailing } from "../../shared/text.ts";

/** The texts of all parts in a row are the file, byte for byte. */
export type ChangelogPart = {
  heading: VersionHeading | undefined;
  /** With line ends; empty for the first part. */
  headingText: string;
  body: string;
};

export type ChangelogText = {
  parts: readonly ChangelogPart[];
  tail: string;
  eol: "\n" | "\r\n";
};

/** Ignores fenced code and comments. A section also ends at another heading of the same or a higher level. */
export function parseChangelog(text: string): ChangelogText {
  const lines = splitLines(text);
  const tailStart = findTail(lines);
  const headings = findHeadings(lines.slice(0, tailStart));
  const base = Math.min(...headings.map(({ heading }) => heading?.level ?? Number.POSITIVE_INFINITY));
  const parts: ChangelogPart[] = [];
  let start = 0;
  let current: Omit<ChangelogPart, "body"> = { heading: undefined, headingText: "" };
  for (const { index, level, heading } of headings) {
    const opensOther = heading === undefined && level <= base && parts.length > 0;
    if (heading === undefined && !opensOther) continue;
    parts.push({ ...current, body: lines.slice(start, index).join("") });
    start = index + (heading?.underline === undefined ? 1 : 2);
    current = { heading, headingText: lines.slice(index, start).join("") };
  }
  parts.push({ ...current, body: lines.slice(start, tailStart).join("") });
  const crlf = lines.filter((line) => line.endsWith("\r\n")).length;
  return { parts, tail: lines.slice(tailStart).join(""), eol: crlf * 2 > lines.length ? "\r\n" : "\n" };
}

function findHeadings(lines: readonly string[]) {
  const plain = findPlainLines(lines);
  return lines.flatMap((line, index) => {
    if (!plain[index]) return [];
    const heading = parseVersionHeading(line, plain[index + 1] ? lines[index + 1] : undefined);
    const level = heading?.level ?? /^ {0,3}(#{1,6})\s/.exec(line)?.[1]?.length;
    return level === undefined ? [] : [{ index, level, heading }];
  });
}

function findTail(lines: readonly string[]): number {
  let start = lines.length;
  for (let index = lines.length - 1; index >= 0; index -= 1) {
    const line = lines[index] ?? "";
    if (/^\[[^\]]+\]:\s*\S/.test(line)) start = index;
    else if (line.trim() !== "") break;
  }
  return start;
}

export type VersionHeading = {
  version: string | undefined;
  /** 2 for an underlined heading. */
  level: number;
  /** `Version `, `v`, `widget@`. */
  prefix: string;
  brackets: boolean;
  /** Whether the heading itself links to a page. */
  linked: boolean;
  date: { before: string; after: string } | undefined;
  underline: string | undefined;
};

const VERSION = String.raw`\d+(?:\.\d+)+(?:[-+.]?[0-9A-Za-z]+(?:[-+.][0-9A-Za-z]+)*)?`;
const RELEASED = new RegExp(
  String.raw`^(?<small><small>)?(?<open>\[)?(?<prefix>(?:(?:version|release)\s+)?(?:@?[\w./-]+@)?v?)(?<version>${VERSION})(?<close>\])?(?<link>\([^)]*\))?(?<rest>.*)$`,
  "is",
);
const UNRELEASED = /^(?<open>\[)?(?:unreleased|upcoming|next(?: release)?)(?:\])?(?:\([^)]*\))?(?:\s*[-–—(].*)?$/i;

function parseVersionHeading(line: string, next: string | undefined): VersionHeading | undefined {
  const marked = /^ {0,3}(#{1,4})\s(.*)$/s.exec(line);
  const underlined = marked === null && next !== undefined && /^ {0,3}(?:-{3,}|={3,})\s*$/.test(next);
  if (marked === null && !underlined) return undefined;
  const title = marked === null ? line.trim() : trimClosing(marked[2] ?? "");
  const heading = { level: marked?.[1]?.length ?? 2, underline: underlined ? next : undefined };
  const unreleased = UNRELEASED.exec(title)?.groups;
  if (unreleased !== undefined) {
    const brackets = unreleased.open !== undefined;
    return { ...heading, version: undefined, prefix: "", brackets, linked: false, date: undefined };
  }
  const released = RELEASED.exec(title)?.groups;
  const rest = released?.rest?.replace(/<\/small>$/, "") ?? "";
  if (released === undefined || !/^\s*(?:$|[-–—:(,/|[]|released\b|yanked\b|\d{4}-)/i.test(rest)) return undefined;
  const date = /^(?<before>[^\d]*)\d{4}-\d{2}-\d{2}(?<after>.*)$/.exec(rest)?.groups;
  return {
    ...heading,
    version: released.version,
    prefix: released.prefix ?? "",
    brackets: released.open !== undefined,
    linked: released.link !== undefined,
    date:
      date === undefined ? undefined : { before: date.before ?? "", after: /^\)/.test(date.after ?? "") ? ")" : "" },
  };
}

/** Without the `#` that may close a heading. */
function trimClosing(heading: string): string {
  const title = heading.trim();
  const open = trimTrailing(title, /#/);
  return /\s$/.test(open) ? open.trimEnd() : title;
}

export function renderVersionHeading(
  like: VersionHeading,
  release: { version: string; date: string; compareUrl: string | undefined },
): string {
  const name = `${like.prefix}${release.version}`;
  const link = like.linked && release.compareUrl !== undefined ? `(${release.compareUrl})` : "";
  const title = like.brackets && (!like.linked || link !== "") ? `[${name}]${link}` : name;
  const date = like.date === undefined ? "" : `${like.date.before}${release.date}${like.date.after}`;
  return renderHeading(like, `${title}${date}`);
}

export function renderUnreleasedHeading(like: VersionHeading): string {
  return renderHeading(like, like.brackets && !like.linked ? "[Unreleased]" : "Unreleased");
}

function renderHeading(like: VersionHeading, title: string): string {
  if (like.underline === undefined) return `${"#".repeat(like.level)} ${title}\n`;
  return `${title}\n${like.underline.trim().charAt(0).repeat(title.length)}\n`;
}

const REFERENCE = /^\[(?<label>unreleased|(?:@?[\w./-]+@)?v?\d+\.\d[^\]]*)\]:\s*(?<url>\S+)/i;

export function usesLinkReferences(text: string): boolean {
  return findLabels(splitLines(text)).some((label) => label !== undefined);
}

function findLabels(lines: readonly string[]): (string | undefined)[] {
  const plain = findPlainLines(lines);
  return lines.map((line, index) => (plain[index] ? REFERENCE.exec(line)?.groups?.label : undefined));
}

/** In its place, else above the first older version, else at the end. */
export function placeLinkReference(text: string, { label, url }: { label: string; url: string }, eol: string): string {
  const lines = splitLines(text);
  const labels = findLabels(lines);
  const at = labels.findIndex((other) => other !== undefined && normaliseLabel(other) === normaliseLabel(label));
  if (at !== -1) {
    const line = lines[at] ?? "";
    lines[at] = line.replace(/^(\[[^\]]+\]:\s*)\S+/, (_, start: string) => `${start}${url}`);
    return lines.join("");
  }
  const older = labels.findIndex((other) => other !== undefined && isOlder(other, label));
  const last = labels.findLastIndex((other) => other !== undefined);
  const reference = `[${label}]: ${url}${eol}`;
  if (older !== -1) lines.splice(older, 0, reference);
  else if (last !== -1) lines.splice(last, 1, closeLine(lines[last] ?? "", eol), reference);
  else return `${text.trimEnd()}${eol}${eol}${reference}`;
  return lines.join("");
}

function normaliseLabel(label: string): string {
  return label.toLowerCase().replace(/^v(?=\d)/, "");
}

function isOlder(other: string, label: string): boolean {
  if (/^unreleased$/i.test(other)) return false;
  return /^unreleased$/i.test(label) || compareVersionNames(other, label) < 0;
}

function closeLine(line: string, eol: string): string {
  return line.endsWith("\n") ? line : `${line}${eol}`;
}
