import { findPlainLines } from "../../shared/markdown/markdown.ts";
import { capitalize } from "../../shared/text.ts";

/** `level` 0 is the first kind of heading in the text. */
type State = { adornments: string[]; links: InlineLinks; depth: number };

const BULLET = /^(?:[-*+•]|\d{1,9}[.)]|#\.)(?=\s)/;
const DIRECTIVE = /^\.\. (?<name>\w[\w-]{0,40}(?::\w[\w-]{0,40})?)::(?<argument>.*)$/;
const TARGET = /^\.\. _(?<name>[^:]+):\s*(?<url>\S*)$/;
const TABLE = /^(?:\+[-=]{2}|={2,} +={2})/;
const CODE = new Set(["code", "code-block", "sourcecode", "parsed-literal", "highlight"]);
const VERSION_NOTES: Readonly<Record<string, string>> = {
  versionadded: "New in version",
  versionchanged: "Changed in version",
  deprecated: "Deprecated since version",
};
const HIDDEN = new Set(["contents", "toctree", "index", "raw", "image", "figure", "include", "only", "ifconfig"]);
const MAX_DEPTH = 12;

/** Markdown for display, without wrapped lines; headings start at `###`. `file` has targets that the text may name. */
export function renderRestructuredText(text: string, links: Omit<InlineLinks, "targets">, file = ""): string {
  const lines = text.split(/\r?\n/).map((line) => line.replaceAll("\t", "        ").trimEnd());
  const isReferring = /[\w`]_(?!\w)/.test(text);
  const targets = new Map(
    [...(isReferring ? file.split(/\r?\n/) : []), ...lines].flatMap((line) => {
      const { name = "", url = "" } = TARGET.exec(line.trimStart())?.groups ?? {};
      return url === "" ? [] : [[normaliseName(name), url] as const];
    }),
  );
  const state = { adornments: [], links: { ...links, targets }, depth: 0 };
  return joinLines(renderBlocks(lines, state));
}

function joinLines(lines: readonly string[]): string {
  const isPlain = findPlainLines(lines, Number.POSITIVE_INFINITY);
  const kept = lines.filter((line, index) => line !== "" || lines[index - 1] !== "" || !isPlain[index]);
  return kept.join("\n").trim();
}

function renderBlocks(lines: readonly string[], state: State): string[] {
  const rendered: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const block = readBlock(lines, at, state);
    rendered.push(...block.lines);
    at = block.next;
  }
  return rendered;
}

type Block = { lines: string[]; next: number };

function readBlock(lines: readonly string[], at: number, state: State): Block {
  const line = lines[at] ?? "";
  if (line === "") return { lines: [""], next: at + 1 };
  const heading = readHeading(lines, at, state);
  if (heading !== undefined) return heading;
  if (/^\.\.(?:\s|$)/.test(line)) return readExplicit(lines, at, state);
  if (BULLET.test(line)) return readItem(lines, at, state);
  if (TABLE.test(line)) {
    const end = findEnd(lines, at, (next) => next === "");
    return { lines: ["```text", ...lines.slice(at, end), "```", ""], next: end };
  }
  if (line.startsWith(" ")) {
    const end = findEnd(lines, at, (next) => next !== "" && !next.startsWith(" "));
    return { lines: renderInside(lines.slice(at, end), state), next: end };
  }
  return readParagraph(lines, at, state);
}

/** Where the first line after `at` is that `isEnd`. */
function findEnd(lines: readonly string[], at: number, isEnd: (line: string) => boolean): number {
  let end = at + 1;
  while (end < lines.length && !isEnd(lines[end] ?? "")) end += 1;
  return end;
}

function renderInside(lines: readonly string[], state: State): string[] {
  const plain = dedent(lines);
  return state.depth < MAX_DEPTH ? renderBlocks(plain, { ...state, depth: state.depth + 1 }) : plain;
}

/** By `most` columns at most. */
export function dedent(lines: readonly string[], most = Number.POSITIVE_INFINITY): string[] {
  const indents = lines.filter((line) => line.trim() !== "").map((line) => /^ */.exec(line)?.[0].length ?? 0);
  const least = indents.reduce((one, other) => Math.min(one, other), most);
  return lines.map((line) => line.slice(Math.min(least, line.length)));
}

const ADORNMENT = /^(?:={3,}|-{3,}|~{3,}|\^{3,}|"{3,}|'{3,}|`{3,}|#{3,}|\*{3,}|\+{3,}|:{3,}|\.{3,}|_{3,})$/;

function readHeading(lines: readonly string[], at: number, state: State): Block | undefined {
  const [first = "", second = "", third = ""] = lines.slice(at, at + 3);
  if (ADORNMENT.test(first)) {
    // Between blank lines it is a rule.
    if (second === "" || first !== third) return second === "" ? { lines: [], next: at + 1 } : undefined;
    return { lines: buildHeading(second.trim(), first.slice(0, 1).repeat(2), state), next: at + 3 };
  }
  const isTitle = !first.startsWith(" ") && ADORNMENT.test(second) && !BULLET.test(first);
  return isTitle ? { lines: buildHeading(first, second.slice(0, 1), state), next: at + 2 } : undefined;
}

function buildHeading(title: string, adornment: string, { adornments, links }: State): string[] {
  if (!adornments.includes(adornment)) adornments.push(adornment);
  const level = Math.min(adornments.indexOf(adornment) + 3, 6);
  return ["", `${"#".repeat(level)} ${renderInline(title, links)}`, ""];
}

function readParagraph(lines: readonly string[], at: number, { links }: State): Block {
  const end = findEnd(lines, at, (line) => line === "" || BULLET.test(line) || /^(?: |\.\. )/.test(line));
  const own = lines.slice(at, end);
  const isLineBlock = own.every((line) => line.startsWith("| "));
  if (isLineBlock) {
    const rendered = own.map((line) => renderInline(line.slice(2), links));
    return { lines: rendered.map((line, index) => (index < own.length - 1 ? `${line}\\` : line)), next: end };
  }
  const text = own
    .map((line) => line.trim())
    .join(" ")
    .replace(/ {2,}/g, " ");
  if (!text.endsWith("::")) return { lines: [renderInline(text, links)], next: end };
  const after = findEnd(lines, end - 1, (line) => line !== "" && !line.startsWith(" "));
  const opening = text.slice(0, -2).trimEnd();
  const intro = opening === "" ? [] : [renderInline(`${opening}${opening.endsWith(":") ? "" : ":"}`, links), ""];
  return { lines: [...intro, ...renderCode(lines.slice(end, after))], next: after };
}

function renderCode(lines: readonly string[], language = ""): string[] {
  const code = dedent(lines).join("\n").replace(/^\n+/, "").trimEnd();
  return code === "" ? [] : [`\`\`\`${language}`, ...code.split("\n"), "```", ""];
}

function readItem(lines: readonly string[], at: number, state: State): Block {
  const line = lines[at] ?? "";
  const marker = BULLET.exec(line)?.[0] ?? "";
  const end = findEnd(lines, at, (next) => next !== "" && !next.startsWith(" "));
  const last = lines.slice(at, end).findLastIndex((one) => one !== "");
  const first = line.slice(marker.length).trimStart();
  const rest = dedent(lines.slice(at + 1, at + last + 1), line.length - first.length);
  const inside = renderInside([first, ...rest], state);
  // No blank line above items inside.
  const kept = inside.filter((one, index) => one !== "" || !BULLET.test(inside[index + 1] ?? ""));
  const inner = joinLines(kept).split("\n");
  const own = /^\d/.test(marker) ? marker.replace(")", ".") : "-";
  const indent = " ".repeat(own.length + 1);
  const items = inner.map((text, index) => (text === "" ? "" : `${index === 0 ? `${own} ` : indent}${text}`));
  return { lines: [...items, ...lines.slice(at + last + 1, end)], next: end };
}

function readExplicit(lines: readonly string[], at: number, state: State): Block {
  const line = lines[at] ?? "";
  const next = findEnd(lines, at, (one) => one !== "" && !one.startsWith(" "));
  const { name = "", argument = "" } = DIRECTIVE.exec(line)?.groups ?? {};
  if (name === "" || HIDDEN.has(name)) return { lines: [""], next };
  const inside = lines.slice(at + 1, next).filter((one) => !/^ +:[\w-]+:(?: |$)/.test(one));
  if (CODE.has(name)) return { lines: renderCode(inside, argument.trim()), next };
  const since = VERSION_NOTES[name];
  if (since !== undefined)
    return { lines: ["", `**${since}${argument}:**`, "", ...renderInside(inside, state), ""], next };
  const [opening = "", ...rest] = renderInside([argument.trim(), ...dedent(inside)], state);
  const title = `**${capitalize(name)}:**`;
  return { lines: ["", `${title} ${opening}`.trim(), ...rest, ""], next };
}

export type InlineLinks = {
  /** By the name of a target, in lower case. */
  targets: ReadonlyMap<string, string>;
  /** The Markdown of an issue or a pull request of this repository. */
  linkNumber: (kind: "issue" | "pull", number: string) => string;
};

type Groups = Readonly<Record<string, string | undefined>>;

/** What a paragraph marks: a form, and under the name of its first group how its text is shown. */
const TOKENS = new RegExp(
  [
    /``(?<literal>(?:[^`]|`(?!`))+)``/.source,
    /:(?<role>[A-Za-z][\w+-]{0,30}(?::[A-Za-z][\w+-]{0,30})?):`(?<content>[^`]*)`/.source,
    /`(?<quoted>[^`]+)`(?<reference>__?)?/.source,
    /(?<![\w`.-])(?<name>[A-Za-z][\w.-]*)_(?![\w`.-])/.source,
    /\|(?<substitution>[\w-]+)\|/.source,
    /\\(?<escaped>[\s\S])/.source,
  ].join("|"),
  "g",
);
const SHOWN: Readonly<Record<string, (text: string, links: InlineLinks, groups: Groups) => string>> = {
  literal: quoteLiteral,
  role: (role, links, { content = "" }) => renderRole(role, content, links),
  quoted: (text, links, { reference }) => (reference === undefined ? quoteLiteral(text) : renderReference(text, links)),
  name: (name, links) => (links.targets.has(normaliseName(name)) ? renderReference(name, links) : `${name}_`),
  substitution: (text) => text,
  escaped: (character) => (character.trim() === "" ? "" : `\\${character}`),
};

/** The Markdown of one paragraph without line breaks. */
function renderInline(text: string, links: InlineLinks): string {
  return text.replace(TOKENS, (_, ...found: unknown[]) => {
    const groups = found.at(-1) as Groups;
    const [mark = "", said = ""] = Object.entries(groups).find(([, own]) => own !== undefined) ?? [];
    return SHOWN[mark]?.(said, links, groups) ?? "";
  });
}

function quoteLiteral(text: string): string {
  return text.includes("`") ? `\`\` ${text} \`\`` : `\`${text}\``;
}

/** `text <target>`: the text, and what it leads to. */
function splitTarget(text: string): { label: string; target: string | undefined } {
  const start = text.lastIndexOf("<");
  if (start === -1 || !text.endsWith(">")) return { label: text.trim(), target: undefined };
  const target = text.slice(start + 1, -1);
  return { label: text.slice(0, start).trim() || target, target };
}

function renderReference(text: string, { targets }: InlineLinks): string {
  const { label, target = label } = splitTarget(text);
  const url = targets.get(normaliseName(target.replace(/_$/, ""))) ?? target;
  return /^(?:https?:|mailto:)/.test(url) ? `[${label}](${url.replaceAll(" ", "")})` : label;
}

function normaliseName(name: string): string {
  return name.replaceAll("`", "").replace(/\s+/g, " ").trim().toLowerCase();
}

type NumberLinks = Pick<InlineLinks, "linkNumber">;
type ShowRole = (label: string, name: string, links: NumberLinks) => string;

const showNumbers =
  (kind: "issue" | "pull"): ShowRole =>
  (label, _, { linkNumber }) =>
    /^[#!]?\d+(?:\s*,\s*[#!]?\d+)*$/.test(label)
      ? label.replace(/[#!]?(\d+)/g, (_, number: string) => linkNumber(kind, number))
      : showCode(label);

/** `~package.Name` shows the last part only. */
function showCode(label: string): string {
  const last = label.startsWith("~") ? label.split(".").at(-1)?.replace(/^~/, "") : label.replace(/^!/, "");
  return quoteLiteral(last ?? label);
}

const KNOWN_ROLES: readonly (readonly [names: string, show: ShowRole])[] = [
  ["issue issues gh gh-issue ticket bug", showNumbers("issue")],
  ["pr pull pull-request mr merge", showNumbers("pull")],
  [
    "ghsa cve",
    (label, name) => (label.toLowerCase().startsWith(`${name}-`) ? label : `${name.toUpperCase()}-${label}`),
  ],
  ["pep rfc", (label, name) => `${name.toUpperCase()} ${label}`],
  ["strong", (label) => `**${label}**`],
  ["ref doc term user ghuser github-user commit abbr any title sub sup emphasis download", (label) => label],
  ["class func function meth method mod module attr exc data const obj option envvar program", showCode],
  ["file code literal kbd", showCode],
];
const ROLES = new Map(KNOWN_ROLES.flatMap(([names, show]) => names.split(" ").map((name) => [name, show] as const)));

function nameRole(role: string): string {
  return role.split(":").at(-1)?.toLowerCase() ?? "";
}

/** Whether a role between braces, as Markdown for Sphinx has it, is known: other programs use braces for other things. */
export function isKnownRole(role: string): boolean {
  return ROLES.has(nameRole(role));
}

export function renderRole(role: string, content: string, links: NumberLinks): string {
  const name = nameRole(role);
  return (ROLES.get(name) ?? showCode)(splitTarget(content).label, name, links);
}
