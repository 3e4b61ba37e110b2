import { shorten } from "../shared/text.ts";
import type { Repository, Span } from "./change.ts";
import { readFormat } from "./changelog/parse.ts";
import { readUnderline } from "./changelog/version-heading.ts";
import type { NoteEntry, Notes } from "./notes.ts";
import { renderOwnText } from "./own-words/display.ts";

/** `description` is Markdown; undefined without a README that says something. */
export type FirstRelease = { description: string | undefined };

/** Whether a span is the history from its first commit, with no release before. */
export function isFirstRelease({ previousTag, start, commits }: Span): boolean {
  return previousTag === undefined && start === undefined && commits.some(({ parents }) => parents.length === 0);
}

/** Paragraphs: that nothing was released before, and what the project is. */
export function introduceFirst({ description }: FirstRelease): string[] {
  return ["This is the first release.", ...(description === undefined ? [] : [description])];
}

/** What was never released breaks nothing. */
export function withoutBreaking({ sections, ...notes }: Notes): Notes {
  const breaking = sections.find(({ name }) => name === "breaking")?.entries ?? [];
  const others = breaking.map((entry): NoteEntry => ({ ...entry, class: "changed", breaking: "" }));
  const joined = sections.map(({ name, entries }) => {
    if (name === "breaking") return { name, entries: [] };
    return { name, entries: name === "changed" ? [...others, ...entries] : entries };
  });
  return { ...notes, sections: joined };
}

const MAX_DESCRIPTION_LENGTH = 1_000;
const MIN_WORDS = 4;

/** The first paragraph of a README, without badges, images and what is no sentence. */
export function describeProject(
  { path, text }: { path: string; text: string },
  place: { repository: Repository; ref: string },
): string | undefined {
  const format = readFormat(path, text) ?? "markdown";
  const paragraphs = text.replaceAll("\r\n", "\n").split(/\n[^\S\n]*\n/);
  let isHidden = false;
  for (const paragraph of paragraphs) {
    const lines = paragraph.split("\n").filter((line) => line.trim() !== "");
    const fences = lines.filter((line) => /^ {0,3}(?:```|~~~)/.test(line)).length;
    const wasHidden = isHidden;
    if (fences % 2 === 1) isHidden = !isHidden;
    if (wasHidden || fences > 0) continue;
    const prose = lines.filter((_, index) => !isFrame(lines, index, format));
    const body = prose
      .join("\n")
      .replace(IMAGES, "")
      .replace(/<\/?[a-z][a-z\d-]*(?:\s[^<>]*)?>/gi, "")
      .trim();
    const isSentence = /^[\p{L}\p{N}"“'*_`[(]/u.test(body) && !/^\s*[-*+] /.test(body);
    if (!isSentence || countPlainWords(body) < MIN_WORDS) continue;
    const rendered = renderOwnText({ path, format, body, file: text }, place).replace(/\s+/g, " ");
    return shorten(rendered, MAX_DESCRIPTION_LENGTH);
  }
  return undefined;
}

const IMAGES = /\[?!\[[^[\]]*\](?:\([^()]*\)|\[[^[\]]*\])(?:\](?:\([^()]*\)|\[[^[\]]*\]))?/g;

/** Headings, underlines, comments, directives, tables and quotes are no description. */
function isFrame(lines: readonly string[], index: number, format: "markdown" | "rst" | "plain"): boolean {
  const line = lines[index] ?? "";
  if (/^ {0,3}(?:#{1,6}(?:\s|$)|<!--|\||>|\[[^\]]+\]:)/.test(line) || /^\.\. |^\s+:\w[\w-]*:/.test(line)) return true;
  return [line, lines[index + 1]].some((one) => readUnderline(one?.trim(), format) !== undefined);
}

/** Words outside of links: a row of links is a menu. */
function countPlainWords(body: string): number {
  const plain = body.replace(/\[[^[\]]*\](?:\([^()]*\)|\[[^[\]]*\])?|https?:\S+/g, " ");
  return plain.match(/\p{L}{2,}/gu)?.length ?? 0;
}
