import { findPlainLines } from "../shared/markdown/markdown.ts";
import { shorten, toPlainWords } from "../shared/text.ts";
import { readFormat } from "./changelog/parse.ts";
import { readUnderline } from "./changelog/version-heading.ts";
import { dropComments, type Place, renderOwnText } from "./own-words/display.ts";
import { dedent } from "./own-words/restructured-text.ts";

/** What a README says of its project, as Markdown. */
export type Readme = {
  description: string | undefined;
  features: readonly string[];
  /** The code that installs it. */
  install: string | undefined;
  limits: readonly string[];
};

const MAX_DESCRIPTION_LENGTH = 1_000;

/** By their words in lower case: `Key features`, `Why Widget?`, `What it does`. */
const FEATURES =
  /^(?:(?:key |main |core )?features(?: list| overview)?|highlights|why(?: \S{1,30}){0,3}|what (?:it|\S{1,30}) does)$/;
const LIMITS =
  /^(?:known issues|(?:known )?(?:limits|limitations|caveats|restrictions))(?: and (?:limitations|caveats))?$/;

/** The first paragraph without badges and images, the list behind it or below a heading of its own, and other sections. */
export function readReadme({ path, text }: { path: string; text: string }, place: Place): Readme {
  const format = readFormat(path, text) ?? "markdown";
  const file = text.replaceAll("\r\n", "\n");
  const render = (body: string, as = format) => renderOwnText({ path, format: as, body, file }, place).trim();
  const sections = parseSections(format === "rst" ? render(file) : file);
  const line = (body: string) => (format === "rst" ? body : render(body)).replace(/\s+/g, " ");
  const { blocks = [] } = sections.find((section) => section.blocks.some(isDescription)) ?? {};
  const [prose, behind] = blocks.slice(blocks.findIndex(isDescription));
  const listsBelow = (title: RegExp) =>
    sections.filter((one) => title.test(one.title)).map((one) => one.blocks.find(({ kind }) => kind === "list"));
  const read = (lists: readonly (Block | undefined)[]) => lists.map(readItems).find(({ length }) => length > 0) ?? [];
  return {
    description: prose && shorten(line(cleanProse(prose.lines)), MAX_DESCRIPTION_LENGTH),
    features: read([behind, ...listsBelow(FEATURES)]).map(line),
    install: readInstall(sections, (code) => render(code, "markdown")),
    limits: read(listsBelow(LIMITS)).map(line),
  };
}

/** `blocks` are those up to the next heading. */
type Section = { title: string; level: number; blocks: Block[] };
/** Between blank lines, but a list with blank lines between its items is one. */
type Block = { kind: "text" | "list" | "code"; lines: string[] };

function parseSections(file: string): Section[] {
  const lines = dropComments(file.split("\n"));
  const isPlain = findPlainLines(lines);
  const sections: [Section, ...Section[]] = [{ title: "", level: 0, blocks: [] }];
  let isOpen = false;
  for (const [index, line] of lines.entries()) {
    const heading = isPlain[index] === true ? readHeading(line, lines[index + 1]) : undefined;
    const kind = heading === undefined ? readKind(line, isPlain[index] === true) : undefined;
    if (heading !== undefined) sections.push(heading);
    if (kind !== undefined) addLine((sections.at(-1) ?? sections[0]).blocks, { kind, line, isOpen });
    isOpen = kind !== undefined;
  }
  return sections;
}

function readHeading(line: string, next: string | undefined): Section | undefined {
  const [, marks, text = ""] = /^ {0,3}(#{1,6})\s(.*)$/.exec(line) ?? [];
  if (marks !== undefined) return { title: toPlainWords(text), level: marks.length, blocks: [] };
  const under = /^ {0,3}[^\s>|*+=-]/.test(line) ? readUnderline(next, "markdown") : undefined;
  return under && { title: toPlainWords(line), level: under.level, blocks: [] };
}

type Line = { kind: Block["kind"] | "indented"; line: string; isOpen: boolean };

/** Undefined for a blank line. */
function readKind(line: string, isPlain: boolean): Line["kind"] | undefined {
  if (!isPlain || line.trim() === "") return isPlain ? undefined : "code";
  if (/^(?: {4}|\t)/.test(line)) return "indented";
  return /^ {0,3}[-*+] /.test(line) ? "list" : "text";
}

function addLine(blocks: Block[], { kind, line, isOpen }: Line): void {
  const last = blocks.at(-1);
  const isInList = last?.kind === "list" && (kind === "list" || kind === "indented");
  const goesOn = isOpen && kind !== "list" && (kind === "indented" || (kind === "code") === (last?.kind === "code"));
  if (last !== undefined && (isInList || goesOn)) last.lines.push(line);
  else blocks.push({ kind: kind === "indented" ? "code" : kind, lines: [line] });
}

const IMAGES = /\[?!\[[^[\]]*\](?:\([^()]*\)|\[[^[\]]*\])(?:\](?:\([^()]*\)|\[[^[\]]*\]))?/g;

/** Without images, tags, tables, quotes, underlines and definitions of links. */
function cleanProse(lines: readonly string[]): string {
  return lines
    .filter((line) => !/^ {0,3}(?:\||>|\[[^\]]+\]:|[-=]{3,}\s*$)|^\.\. |^\s+:\w[\w-]*:/.test(line))
    .join("\n")
    .replace(IMAGES, "")
    .replace(/<\/?[a-z][a-z\d-]*(?:\s[^<>]*)?>/gi, "")
    .trim();
}

function isDescription({ kind, lines }: Block): boolean {
  const body = cleanProse(lines);
  return kind === "text" && /^[\p{L}\p{N}"“'*_`[(]/u.test(body) && countPlainWords(body) > 3;
}

/** Words outside of links: a row of links is a menu. */
function countPlainWords(body: string): number {
  const plain = body.replace(/\[[^[\]]*\](?:\([^()]*\)|\[[^[\]]*\])?|https?:\S+/g, " ");
  return plain.match(/\p{L}{2,}/gu)?.length ?? 0;
}

const MAX_ITEMS = 12;
const MAX_ITEM_LENGTH = 500;
const IS_PLANNED = /^\[ \]|\b(?:planned|todo|wip|coming soon|not yet (?:implemented|supported))\b/i;

/** The first items of a list, without what is below them; none of a menu, or of a list that says too much to sum up. */
function readItems(block: Block | undefined): string[] {
  const list = block?.kind === "list" ? dedent(block.lines).join("\n") : "";
  const items = list.split(/\n(?=[-*+] )/);
  const heads = items.map((item) => item.split(/\n[^\S\n]*(?:[-*+] |```|#|<)/, 1)[0] ?? "");
  const texts = heads.map((head) => head.replace(/^[-*+] +(?:\[x\] )?/i, "").replace(IMAGES, ""));
  const isClear = (text: string) =>
    text.length <= MAX_ITEM_LENGTH && countPlainWords(text) > 0 && !IS_PLANNED.test(text);
  const kept = texts.filter(isClear);
  return kept.length < Math.max(2, items.length / 2) ? [] : kept.slice(0, MAX_ITEMS);
}

/** The likeliest first; below the others only a command that installs something counts. */
const INSTALLS: readonly RegExp[] = [
  /^(?:how to )?install(?:ation|ing)?(?: \S{1,30}){0,3}$/,
  /^(?:getting started|quick ?start|set ?up)(?: \S{1,30}){0,3}$/,
  /^(?:usage|how to use(?: \S{1,30}){0,3}|download)$/,
];
/** `npm install widget`, `docker run octo/widget`. */
const COMMAND =
  /(?:^|\s)(?:(?:npm|pnpm|yarn|bun|deno|pip3?|pipx|uv|poetry|conda|cargo|gem|go|brew|apt|apt-get|dnf|apk|scoop|choco|winget|composer|dotnet|helm|luarocks|opam) (?:\S+ )?(?:i|install|add|get|require)|npx|uvx|docker (?:run|pull)) \S/;
const MAX_INSTALL_LINES = 20;

function readInstall(sections: readonly Section[], render: (code: string) => string): string | undefined {
  for (const [rank, title] of INSTALLS.entries()) {
    const isInstall = ({ kind, lines }: Block) =>
      kind === "code" && lines.length <= MAX_INSTALL_LINES && (rank === 0 || COMMAND.test(lines.join("\n")));
    const below = sections.flatMap((section, index) => (title.test(section.title) ? selectBelow(sections, index) : []));
    const code = dedent(below.find(isInstall)?.lines ?? []);
    const isFenced = /^[`~]{3}/.test(code[0] ?? "");
    if (code.length > 0) return render((isFenced ? code : ["```", ...code, "```"]).join("\n"));
  }
  return undefined;
}

/** The blocks up to the next heading of the same or a higher level. */
function selectBelow(sections: readonly Section[], at: number): Block[] {
  const end = sections.findIndex(({ level }, index) => index > at && level <= (sections[at]?.level ?? 0));
  return sections.slice(at, end === -1 ? undefined : end).flatMap(({ blocks }) => blocks);
}
