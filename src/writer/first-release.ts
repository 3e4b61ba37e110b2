import { shorten } from "../shared/text.ts";
import { readFormat } from "./changelog/parse.ts";
import { readUnderline } from "./changelog/version-heading.ts";
import type { Repository, Span } from "./changes/change.ts";
import type { NoteEntry, Notes } from "./notes.ts";
import { renderOwnText } from "./own-words/display.ts";

/** Markdown. */
export type FirstRelease = {
  /** Undefined without a README that says something. */
  description: string | undefined;
  /** What a list below the description says that the project does. */
  features: readonly string[];
};

export const NO_DESCRIPTION: FirstRelease = { description: undefined, features: [] };

/** Whether a span is the history from its first commit, with no release before. */
export function isFirstRelease({ previousTag, start, commits }: Span): boolean {
  return previousTag === undefined && start === undefined && commits.some(({ parents }) => parents.length === 0);
}

/** Paragraphs: that nothing was released before, and what the project is. */
export function introduceFirst({ description }: Pick<FirstRelease, "description">): string[] {
  return ["This is the first release.", ...(description === undefined ? [] : [description])];
}

export function listFeatures({ features }: FirstRelease): string[] {
  return features.length === 0 ? [] : [features.map((feature) => `- ${feature}`).join("\n")];
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

/** The first paragraph of a README, without badges, images and what is no sentence, and the list that follows it. */
export function describeProject(
  { path, text }: { path: string; text: string },
  place: { repository: Repository; ref: string },
): FirstRelease {
  const format = readFormat(path, text) ?? "markdown";
  const paragraphs = text.replaceAll("\r\n", "\n").split(/\n[^\S\n]*\n/);
  const render = (body: string) => renderOwnText({ path, format, body, file: text }, place).replace(/\s+/g, " ");
  let isHidden = false;
  for (const [index, paragraph] of paragraphs.entries()) {
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
    const features = readFeatures(paragraphs.slice(index + 1)).map(render);
    return { description: shorten(render(body), MAX_DESCRIPTION_LENGTH), features };
  }
  return NO_DESCRIPTION;
}

const BULLET = /^[-*+] +/;
const MIN_FEATURES = 2;
const MAX_FEATURES = 12;
const MAX_FEATURE_LENGTH = 500;

/** The items of the list that the text begins with; none of a menu, or of a list that is too long to sum up. */
function readFeatures(paragraphs: readonly string[]): string[] {
  const end = paragraphs.findIndex((paragraph) => !BULLET.test(paragraph));
  const list = paragraphs.slice(0, end === -1 ? undefined : end).join("\n");
  const items = list.split(/\n(?=[-*+] )/).map((item) => item.replace(BULLET, "").replace(IMAGES, "").trim());
  const isSummary = (item: string) =>
    item.length <= MAX_FEATURE_LENGTH && countPlainWords(item) >= 2 && !/\n[^\S\n]*(?:[-*+] |```|#|<)/.test(item);
  const areFew = items.length >= MIN_FEATURES && items.length <= MAX_FEATURES;
  return areFew && items.every(isSummary) ? items : [];
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
