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
const MIN_WORDS = 4;

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
  const listBelow = (title: RegExp) =>
    sections.flatMap((section) =>
      title.test(section.title) ? section.blocks.find(({ kind }) => kind === "list") : [],
    );
  const read = (lists: readonly (Block | undefined)[]) => lists.map(readItems).find(({ length }) => length > 0) ?? [];
  return {
    description: prose && shorten(line(cleanProse(prose.lines)), MAX_DESCRIPTION_LENGTH),
    features: read([behind, ...listBelow(FEATURES)]).map(line),
    install: readInstall(sections, (code) => render(code, "markdown")),
    limits: read(listBelow(LIMITS)).map(line),
  };
}

/** `blocks` are those up to the next heading. */
type Section = { title: string; level: number; blocks: Block[] };
type Block = { kind: "text" | "list" | "code"; lines: string[] };

function parseSections(file: string): Section[] {
  const lines = dropComments(file.split("\n"));
  const isPlain = findPlainLines(lines);
  const headings = lines.flatMap((line, at) => {
    const heading = isPlain[at] === true ? readHeading(line, lines[at + 1]) : undefined;
    return heading === undefined ? [] : { ...heading, at };
  });
  const found = [{ text: "", level: 0, at: 0, length: 0 }, ...headings];
  return found.map(({ text, level, at, length }, index) => ({
    title: toPlainWords(text),
    level,
    blocks: parseBlocks(lines.slice(at + length, found[index + 1]?.at)),
  }));
}

function readHeading(line: string, next: string | undefined) {
  const [, marks, text = ""] = /^ {0,3}(#{1,6})\s(.*)$/.exec(line) ?? [];
  if (marks !== undefined) return { text, level: marks.length, length: 1 };
  const under = /^ {0,3}[^\s>|*+-]/.test(line) ? readUnderline(next, "markdown") : undefined;
  return under && { text: line, level: under.level, length: 2 };
}

const BULLET = /^ {0,3}[-*+] +/;

type Line = Block["kind"] | "indented";

/** Between blank lines, but a list with blank lines between its items is one. */
function parseBlocks(lines: readonly string[]): Block[] {
  const isPlain = findPlainLines(lines);
  const blocks: Block[] = [];
  let isOpen = false;
  for (const [index, line] of lines.entries()) {
    const kind = isPlain[index] === true ? readKind(line) : "code";
    const last = blocks.at(-1);
    if (kind !== undefined && last !== undefined && goesOn(last.kind, kind, isOpen)) last.lines.push(line);
    else if (kind !== undefined) blocks.push({ kind: kind === "indented" ? "code" : kind, lines: [line] });
    isOpen = kind !== undefined;
  }
  return blocks;
}

/** Undefined for a blank line. */
function readKind(line: string): Line | undefined {
  if (line.trim() === "") return undefined;
  if (/^(?: {4}|\t)/.test(line)) return "indented";
  return BULLET.test(line) ? "list" : "text";
}

function goesOn(last: Block["kind"], next: Line, isOpen: boolean): boolean {
  if (next === "list") return last === "list";
  if (next === "indented") return isOpen || last === "list";
  return isOpen && (next === "code") === (last === "code");
}

const IMAGES = /\[?!\[[^[\]]*\](?:\([^()]*\)|\[[^[\]]*\])(?:\](?:\([^()]*\)|\[[^[\]]*\]))?/g;

/** Without images, tags, tables, quotes and definitions of links. */
function cleanProse(lines: readonly string[]): string {
  return lines
    .filter((line) => !/^ {0,3}(?:\||>|\[[^\]]+\]:)|^\.\. |^\s+:\w[\w-]*:/.test(line))
    .join("\n")
    .replace(IMAGES, "")
    .replace(/<\/?[a-z][a-z\d-]*(?:\s[^<>]*)?>/gi, "")
    .trim();
}

function isDescription({ kind, lines }: Block): boolean {
  const body = cleanProse(lines);
  return kind === "text" && /^[\p{L}\p{N}"“'*_`[(]/u.test(body) && countPlainWords(body) >= MIN_WORDS;
}

/** Words outside of links: a row of links is a menu. */
function countPlainWords(body: string): number {
  const plain = body.replace(/\[[^[\]]*\](?:\([^()]*\)|\[[^[\]]*\])?|https?:\S+/g, " ");
  return plain.match(/\p{L}{2,}/gu)?.length ?? 0;
}

const MIN_ITEMS = 2;
const MAX_ITEMS = 12;
const MAX_ITEM_LENGTH = 500;
const IS_PLANNED = /^\[ \]|\b(?:planned|todo|wip|coming soon|not yet (?:implemented|supported))\b/i;

/** The first items of a list, without what is below them; none of a menu, or of a list that says too much to sum up. */
function readItems(block: Block | undefined): string[] {
  if (block?.kind !== "list") return [];
  const items = dedent(block.lines)
    .join("\n")
    .split(/\n(?=[-*+] )/);
  const heads = items.map((item) => item.split(/\n[^\S\n]*(?:[-*+] |```|#|<)/, 1)[0] ?? "");
  const texts = heads.map((head) =>
    head
      .replace(/^[-*+] +(?:\[x\] )?/i, "")
      .replace(IMAGES, "")
      .trim(),
  );
  const isItem = (text: string) =>
    text.length <= MAX_ITEM_LENGTH && countPlainWords(text) > 0 && !IS_PLANNED.test(text);
  const kept = texts.filter(isItem);
  return kept.length < Math.max(MIN_ITEMS, items.length / 2) ? [] : kept.slice(0, MAX_ITEMS);
}

/** The likeliest first. Below `Usage` only a command that installs something counts. */
const INSTALLS: readonly { title: RegExp; isCertain: boolean }[] = [
  { title: /^(?:how to )?install(?:ation|ing)?(?: \S{1,30}){0,3}$/, isCertain: true },
  { title: /^(?:getting started|quick ?start|set ?up)(?: \S{1,30}){0,3}$/, isCertain: false },
  { title: /^(?:usage|how to use(?: \S{1,30}){0,3}|download)$/, isCertain: false },
];
/** `npm install widget`, `docker run octo/widget`. */
const COMMAND =
  /(?:^|[\s`])(?:(?:npm|pnpm|yarn|bun|deno|pip3?|pipx|uv|poetry|conda|cargo|gem|go|brew|apt|apt-get|dnf|apk|scoop|choco|winget|composer|dotnet|helm|luarocks|opam) (?:[^\s`]+ )?(?:i|install|add|get|require)|npx|uvx|docker (?:run|pull)) [^\s`]/;
const MAX_INSTALL_LINES = 20;

function readInstall(sections: readonly Section[], render: (code: string) => string): string | undefined {
  for (const { title, isCertain } of INSTALLS) {
    const below = sections.flatMap((section, index) => (title.test(section.title) ? selectBelow(sections, index) : []));
    const isInstall = ({ kind, lines }: Block) =>
      kind === "code" && lines.length <= MAX_INSTALL_LINES && (isCertain || COMMAND.test(lines.join("\n")));
    const code = dedent(below.find(isInstall)?.lines ?? []);
    const isFenced = /^[`~]{3}/.test(code[0] ?? "");
    if (code.length > 0) return render((isFenced ? code : ["```", ...code, "```"]).join("\n"));
    const quoted = below.flatMap(({ lines }) => lines.join(" ").match(/`[^`]+`/g) ?? []);
    const command = quoted.find((one) => COMMAND.test(one));
    if (command !== undefined) return command;
  }
  return undefined;
}

/** The blocks up to the next heading of the same or a higher level. */
function selectBelow(sections: readonly Section[], index: number): Block[] {
  const level = sections[index]?.level ?? 0;
  const end = sections.findIndex((section, other) => other > index && section.level <= level);
  return sections.slice(index, end === -1 ? undefined : end).flatMap(({ blocks }) => blocks);
}
