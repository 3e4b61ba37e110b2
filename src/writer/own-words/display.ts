import { posix } from "node:path";
import { containMarkdown } from "../../shared/markdown/escape.ts";
import { FenceScanner, MAX_QUOTES } from "../../shared/markdown/fences.ts";
import { findPlainLines, replaceTokens, splitLines } from "../../shared/markdown/markdown.ts";
import { toPlainWords } from "../../shared/text.ts";
import { parseGroups } from "../changelog/groups.ts";
import { type Format, findDate, readUnderline } from "../changelog/version-heading.ts";
import type { Repository } from "../changes/change.ts";
import { buildFileUrl, renderChangeLink, renderIssueLink } from "../links.ts";
import { dedent, type InlineLinks, isKnownRole, renderRestructuredText, renderRole } from "./restructured-text.ts";

/** Text of a project's own file. */
export type OwnText = {
  path: string;
  format: Format;
  body: string;
  /** The complete file: links of the body may be defined elsewhere in it. */
  file: string;
  /** Whether its heading still says that the version is to come. */
  isPending?: boolean;
};

/** `ref` is the revision that relative links lead to. */
export type Place = { repository: Repository; ref: string };

/** Markdown for a page of the code host: without wrapped lines and HTML, with links that work there. */
export function renderOwnText({ path, format, body, file }: OwnText, place: Place): string {
  const text = dropFrame(body);
  const linkNumber = buildNumberLinks(place.repository);
  if (format === "rst") return dropEmpty(containMarkdown(renderRestructuredText(text, { linkNumber }, file)));
  const lines = setHeadings(unwrapLines(dedent(text.split("\n"))));
  const definitions = readDefinitions(file);
  const isPlain = findPlainLines(lines, Number.POSITIVE_INFINITY, MAX_QUOTES);
  const linked = lines.map((line, index) =>
    isPlain[index] ? resolveLinks(line, definitions, { ...place, linkNumber, folder: posix.dirname(path) }) : line,
  );
  return dropEmpty(containMarkdown(linked.join("\n")));
}

/** Without second blank lines, and without the names of groups that have nothing below. */
function dropEmpty(markdown: string): string {
  const lines = markdown.split("\n");
  const isPlain = findPlainLines(lines, Number.POSITIVE_INFINITY);
  // The level of what follows: 0 for text.
  let [below, next] = [1, "end"];
  const kept = lines.toReversed().filter((line, index) => {
    const text = isPlain.at(-1 - index) ? line : "code";
    const level = /^(#{1,6}) [^\d]{1,60}$/.exec(text)?.[1]?.length ?? 0;
    const isName = level > 0 && toPlainWords(text).split(" ").length <= 3;
    if (text === "" ? next === "" : isName && below > 0 && below <= level) return false;
    if (text.trim() !== "") below = level;
    next = text;
    return true;
  });
  return kept.reverse().join("\n").trim();
}

function buildNumberLinks(repository: Repository): InlineLinks["linkNumber"] {
  return (kind, digits) => {
    const number = Number(digits);
    return kind === "pull"
      ? renderChangeLink(repository, number, "")
      : renderIssueLink(repository, { repository: undefined, number });
  };
}

const EDGE = /^(?:-{3,}|={3,}|_{3,}|\*{3,}|<a (?:id|name)=[^<>]*>(?:<\/a>)?|\.\. _[^:]*:)?$/;

/** Without the date below the heading, and without rules and anchors around the text. */
function dropFrame(body: string): string {
  const lines = dropComments(body.split(/\r?\n/)).filter((line) => !/^\[[^\]]+\]:\s*\S+\s*$/.test(line));
  const isEdge = (line = "") => EDGE.test(line.trim());
  let start = lines.findIndex((line) => !isEdge(line));
  if (start === -1) return "";
  if (isDateLine(lines[start] ?? "") && (lines[start + 1] ?? "").trim() === "") start += 1;
  while (start < lines.length && isEdge(lines[start])) start += 1;
  return lines.slice(start, lines.findLastIndex((line) => !isEdge(line)) + 1).join("\n");
}

/** Without the comments that begin a line; in reStructuredText there are none. */
export function dropComments(lines: readonly string[]): string[] {
  const fences = new FenceScanner();
  let isComment = false;
  return lines.filter((line) => {
    isComment ||= fences.closingLine === undefined && /^\s*<!--/.test(line);
    const isDropped = isComment;
    if (isComment) isComment = !line.includes("-->");
    else fences.isCode(line);
    return !isDropped;
  });
}

/** `Released 2026-01-02`, `*(2026-01-02)*`, `Unreleased`. */
function isDateLine(line: string): boolean {
  const date = findDate(line);
  const rest = date === undefined ? line : line.slice(0, date.start) + line.slice(date.end);
  const words = toPlainWords(rest);
  return words === ""
    ? date !== undefined
    : /^(?:unreleased|(?:release )?date|released?(?: on)?(?: tbd)?)$/.test(words);
}

const NOTHING =
  /^(?:(?:there (?:are|were) )?no (?:notable |significant |user facing |functional |code )?(?:changes?|entries)(?: yet| so far| (?:in|for) this release)?|nothing(?: yet| here yet| to see here| changed(?: yet)?)?|tb[da]|todo|wip|none(?: yet)?|n a|unreleased|coming soon|(?:note )?version bump only.*|to be (?:determined|announced|written|done))$/;

/** False for headings, dates, comments and "no changes" alone. */
export function saysSomething(body: string, format: Format): boolean {
  const groups = parseGroups(dropFrame(body), format);
  const said = groups.flatMap(({ lead, items }) => [...lead.split("\n"), ...items]);
  return said.map(toPlainWords).some((words) => words !== "" && !NOTHING.test(words));
}

const OPENS_BLOCK = /^\s*(?:#{1,6}\s|[-*+•]\s|\d{1,9}[.)]\s|>|\||<|={3,}\s*$|-{3,}\s*$|\[[^\]]+\]:\s)/;
const ENDS_BLOCK = /^\s*(?:#{1,6}\s|\||<)|^\s*$| {2}$|\\$/;

/** Joins wrapped lines: code hosts show each line break of a release. */
function unwrapLines(lines: readonly string[]): string[] {
  const fences = new FenceScanner(Number.POSITIVE_INFINITY, undefined, MAX_QUOTES);
  const joined: string[][] = [];
  let isOpen = false;
  for (const line of lines) {
    const isCode = fences.isCode(line);
    if (isOpen && !isCode && line.trim() !== "" && !OPENS_BLOCK.test(line)) joined.at(-1)?.push(line.trim());
    else joined.push([line.replace(/^(\s*)•(?=\s)/, "$1-")]);
    isOpen = !isCode && !ENDS_BLOCK.test(line);
  }
  return joined.map((parts) =>
    parts.map((part, index) => (index < parts.length - 1 ? part.trimEnd() : part)).join(" "),
  );
}

/** The highest heading gets level 3; underlined ones become marked ones. */
function setHeadings(lines: readonly string[]): string[] {
  const isPlain = findPlainLines(lines);
  const levels = lines.map((line, index) => {
    if (!isPlain[index] || /^\s*$/.test(line)) return 0;
    const marked = /^ {0,3}(#{1,6})\s/.exec(line)?.[1]?.length;
    const isText = /^ {0,3}[^\s>|*+-]/.test(line);
    return marked ?? (isText ? (readUnderline(lines[index + 1], "markdown")?.level ?? 0) : 0);
  });
  const shift = 3 - Math.min(...levels.map((level) => level || Number.POSITIVE_INFINITY));
  return lines.flatMap((line, index) => {
    const level = levels[index] ?? 0;
    if (level > 0) return [`${"#".repeat(Math.min(level + shift, 6))} ${line.trim().replace(/^#{1,6}\s+/, "")}`];
    const isUnderline = (levels[index - 1] ?? 0) > 0 && /^ {0,3}(?:-{3,}|={3,})\s*$/.test(line);
    return isUnderline ? [] : [line];
  });
}

const MAX_DEFINITIONS = 20_000;

/** By label in lower case. */
function readDefinitions(file: string): ReadonlyMap<string, string> {
  const definitions = new Map<string, string>();
  for (const line of splitLines(file)) {
    const [, label = "", url = ""] = /^ {0,3}\[([^\]]+)\]:\s*<?([^\s<>]+)/.exec(line) ?? [];
    if (url !== "" && definitions.size < MAX_DEFINITIONS) definitions.set(label.toLowerCase(), url);
  }
  return definitions;
}

const LINK_FORMS = [
  /\{(?<role>[A-Za-z][\w:-]{0,60})\}`(?<content>[^`]+)`/.source,
  /(?<ticks>`+)/.source,
  /\[(?<text>[^[\]]*)\]\[(?<label>[^[\]]*)\]/.source,
  /\]\((?<target>[^\s()<>]+)(?=[\s)])/.source,
  /\[(?<short>[^[\]]+)\](?![[(:])/.source,
];
const LINK_TOKENS = new RegExp(LINK_FORMS.join("|"), "g");

type LinkPlace = Place & Pick<InlineLinks, "linkNumber"> & { folder: string };

function resolveLinks(line: string, definitions: ReadonlyMap<string, string>, place: LinkPlace): string {
  return replaceTokens(line, LINK_TOKENS, (_, { role, content = "", text = "", label, target, short }) => {
    if (role !== undefined) return isKnownRole(role) ? renderRole(role, content, place) : undefined;
    if (target !== undefined) return `](${resolveTarget(target, place)}`;
    const shown = short ?? text;
    const url = definitions.get((label || shown).toLowerCase());
    return url === undefined || shown === "" ? undefined : `[${shown}](${resolveTarget(url, place)})`;
  });
}

function resolveTarget(target: string, { repository, ref, folder }: LinkPlace): string {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/|#)/i.test(target)) return target;
  const [path = "", anchor] = target.split("#", 2);
  const absolute = posix.normalize(path.startsWith("/") ? path.slice(1) : posix.join(folder, path));
  const url = absolute.startsWith("..") ? undefined : buildFileUrl(repository, ref, absolute);
  return url === undefined ? target : `${url}${anchor === undefined ? "" : `#${anchor}`}`;
}
