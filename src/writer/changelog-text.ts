import { parseVersionHeading, type VersionHeading } from "./version-heading.ts";

/** One part of a changelog; the parts' texts in a row are the file, byte for byte. */
export type ChangelogPart = {
  /** The heading of a version or of what is not released; undefined for the text before them and for others. */
  heading: VersionHeading | undefined;
  /** The heading's line or lines with their ends; empty for the text before the first heading. */
  headingText: string;
  body: string;
};

/** A changelog taken apart. */
export type ChangelogText = {
  /** The text before the first version is the first part, even when empty. */
  parts: readonly ChangelogPart[];
  /** The link references at the end. */
  tail: string;
  /** The line end that most lines have. */
  eol: "\n" | "\r\n";
};

/**
 * Takes a changelog apart at the headings of its versions, outside fenced code and comments. A section also ends
 * at a heading of the versions' own level or above that names no version. Never throws: text without
 * versions is one part.
 */
export function parseChangelog(text: string): ChangelogText {
  const lines = splitLines(text);
  const tailStart = findTail(lines);
  const headings = findHeadings(lines.slice(0, tailStart));
  const base = Math.min(...headings.map(({ heading }) => heading?.level ?? Number.POSITIVE_INFINITY));
  const parts: { heading: VersionHeading | undefined; headingText: string; body: string }[] = [];
  let start = 0;
  let current: { heading: VersionHeading | undefined; headingText: string } = { heading: undefined, headingText: "" };
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

/** The lines of a text, each with its end. */
export function splitLines(text: string): string[] {
  return text === "" ? [] : text.split(/(?<=\n)/);
}

/** For each line whether it is plain markdown: false inside fenced code and comments. */
export function findPlainLines(lines: readonly string[]): boolean[] {
  let fence: string | undefined;
  let inComment = false;
  return lines.map((line) => {
    const marker = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence !== undefined) {
      if (marker?.startsWith(fence) && line.trim() === marker) fence = undefined;
      return false;
    }
    if (inComment || /^ {0,3}<!--/.test(line)) {
      inComment = !line.slice(inComment ? 0 : line.indexOf("<!--") + 4).includes("-->");
      return false;
    }
    fence = marker;
    return marker === undefined;
  });
}

function findHeadings(
  lines: readonly string[],
): { index: number; level: number; heading: VersionHeading | undefined }[] {
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
