import { isDeepStrictEqual } from "node:util";
import { BRACE } from "../../shared/markdown/escape.ts";
import { FenceScanner } from "../../shared/markdown/fences.ts";
import { quoteText } from "../../shared/text.ts";
import { InvalidYamlError, parseYaml } from "../../shared/yaml.ts";
import { type DocumentTree, findDeadLinks } from "./document-links.ts";
import { readText } from "./parts.ts";

export type { DocumentTree };

/** In characters; longer documents are refused unread. */
const MAX_LENGTH = 4 * 2 ** 20;

/**
 * Problems of a changed document in words for people and the model; empty if there are none. Faults of the old text are
 * no problems. `redact` removes secrets.
 */
export async function checkDocument(
  path: string,
  before: string | undefined,
  after: string,
  tree: DocumentTree,
  redact: (text: string) => string = (text) => text,
): Promise<string[]> {
  if (after.length > MAX_LENGTH) return [`it is longer than ${MAX_LENGTH} characters`];
  const former = before ?? "";
  const isFenced = !/\.(?:rst|adoc|asciidoc)$/i.test(path);
  const isOpen = isFenced && endsInFence(after) && !endsInFence(former);
  return [
    ...checkFrontMatter(former, after),
    ...(isOpen ? ["a fenced code block is not closed"] : []),
    ...(after.isWellFormed() ? [] : ["it has half of a character"]),
    ...(redact(after) === after || redact(former) !== former ? [] : ["it contains a secret"]),
    ...findNewMarkup(path, former, after),
    ...(await findDeadLinks(path, former, after, tree)),
  ];
}

/** Fields that only say what a page is about: others choose layouts or run programs. */
const PLAIN_FIELD =
  /^(?:title|linkTitle|description|summary|sidebar_(?:label|position)|nav_(?:order|title)|order|weight|tags|keywords|categories|authors?|date|lastmod|parent|id|slug)$/;
const TOML_LINE = /^(\w+) *= *("[^"\\]*"|'[^']*'|\[[^[\]{}#\\]*\]|[\d-][\w:.+-]*)$/;

function checkFrontMatter(before: string, after: string): string[] {
  const [former = [], later = []] = [readFrontMatter(before, false), readFrontMatter(after, before === "")];
  if (former.join("\n") === later.join("\n")) return [];
  const [opening = ""] = later;
  if ((before !== "" && former[0] !== opening) || (opening !== "---" && opening !== "+++")) {
    return ["its front matter is new, missing, in another format or not closed: keep it as it was"];
  }
  try {
    const [old, young] = [readFields(former), readFields(later)];
    const names = [...old.keys(), ...young.keys()];
    const changed = names.filter((name) => !isDeepStrictEqual(old.get(name), young.get(name)));
    const isPlain = (value: unknown) => [value ?? ""].flat().every((one) => /^(?:string|number)$/.test(typeof one));
    const wrong = changed.find((name) => !PLAIN_FIELD.test(name) || !isPlain(young.get(name)));
    if (wrong === undefined) return [];
    return [`its front matter may only change plain values of fields such as title, not ${quoteText(wrong, 80)}`];
  } catch (error) {
    if (error instanceof InvalidYamlError) return [`its front matter is no YAML with fields: ${error.message}`];
    throw error;
  }
}

/** A line of TOML that is no plain field counts as one without a value. */
function readFields([mark, ...lines]: readonly string[]): Map<string, unknown> {
  const inner = lines.slice(0, -1);
  if (mark === "+++") {
    const fields = inner.map((line) => line.trim()).filter((line) => /^[^#]/.test(line));
    return new Map(
      fields.map((line) => {
        const [, name = line, value = null] = TOML_LINE.exec(line) ?? [];
        return [name, value];
      }),
    );
  }
  const { value, document } = parseYaml(inner.join("\n"));
  const isMap = value === null || (typeof value === "object" && !Array.isArray(value));
  const [problem] = isMap ? document.warnings : [{ message: "it is no map" }];
  if (problem !== undefined) throw new InvalidYamlError(1, problem.message);
  return new Map(Object.entries(value ?? {}));
}

/** With its lines; undefined without one. A rule that nothing closes is none in a page that is not new. */
function readFrontMatter(text: string, isNew: boolean): string[] | undefined {
  const lines = text.replace(/^\uFEFF?\s*/, "").split(/\r\n?|\n/);
  const [first = ""] = lines;
  const [mark] = /^(?:---(?!-)|\+{3}|;{3})/.exec(first) ?? [];
  const isEnd = (line: string) => line === mark || (mark === "---" && line === "...");
  const end = lines.findIndex((line, index) => index > 0 && isEnd(line.trimEnd()));
  if (mark === undefined || (end === -1 && first === mark && !isNew)) return undefined;
  return end === -1 ? [`${first} without an end`] : lines.slice(0, end + 1);
}

function endsInFence(text: string): boolean {
  const fences = new FenceScanner(Number.POSITIVE_INFINITY);
  for (const line of text.split("\n")) fences.isCode(line);
  return fences.closingLine !== undefined;
}

const TAG =
  /<(\/?[\p{L}$_][\p{L}\w$-]*(?:\.[\p{L}\w$-]+)*)(?=[\s/>])(?:[^<>"']|"[^"<>]*"|'[^'<>]*')*>?|<(!--|!\[CDATA|!DOCTYPE|\?|\/?>)/gu;
/** A link's destination is no tag, if it is one to all readers. */
const ANGLED = /(?<!\\)(\[[^[\]\n]*\]\()<[^<>{}\n]*>(?=(?:[ \t]+"[^"\n]*")?\))/g;
/** New in any document, where each is closed. */
const HARMLESS = /^<\/?(?:details|summary|kbd|sub|sup)>$|^<br ?\/?>$/;
/** These run or load something wherever they are. */
const ACTIVE = /^(?:script|iframe|object|embed|form|input|button|meta|link|base|style|svg|math|template)$/i;
const EVENT = /[\s"'/](?:on\w|v-|[#@]|(?<=\s)\.)[\w-]*\s*=|[#@]\[|[/\\]{2}|[:&]|[^>]$/i;
const PROGRAM = /<(?:script|style)\b[^<]*(?:<(?!\/?(?:script|style)\b)[^<]*)*/gi;
// Templates of site generators, and expressions of MDX, are programs; Docusaurus reads other Markdown as MDX too.
const EXPRESSION = /(?<!\\)(?:\\\\)*\{+(?!#[\w:.-]+\})[^{}]*|\{%[^{}%]*|\[\[[^[\]]*/g;
const ESCAPED = /\\\{\\?\{[^{}]*/g;
/** With all lines up to a blank one: the module goes on. A paragraph, which a line of one continues, is none. */
const MODULE =
  /^(?=(?:im|ex)port\s)(?<=^(?:[ \t]*|[ \t]{0,3}#{1,6}(?:[ \t].*)?|[ \t]*(?:\d+[.)]|[-_*=+])[-_*= \t]*)\n|[|>}].*\n|(?<!\n)).*(?:\n.*\S.*)*/gm;
/** A fence whose words do more than name a language or a title: these run code, or compile it with the page. */
const FENCE =
  /^[ \t>*+\d.)-]{0,40}(?:`{3,}(?=[^`\n]*$)|~{3,})(?![ \t]*(?!mdx-code|jldoctest)[\w+#./-]*(?<!-vue)(?:[ \t,]+(?:(?!live|exec|eval|run\b)[\w-]+|(?:title|file_?name|label|caption|name|linenums|hl_lines)=(?:"[^"\n]*"|\w+))(?=[ \t,\n]|$)|[ \t]*\{[\d.#][^{}=\n]*\}|[ \t]*\[[^[\]\n]*\]|:line-numbers)*[ \t]*$).+$/gm;
/** A destination of which escapes hide the scheme or the host. */
const HIDDEN = /\][(:][\s<]*(?:\/?\\[/\\]|[\w+./-]*(?:\\:|&#?\w+;))\S*/g;
const RAW = /^\+{4,}$|\bpass:[a-z,]*\[|^:(?:leveloffset|icons|source-highlighter):.*$/gm;
const KNOWN_DIRECTIVES =
  "note|warning|tip|hint|important|caution|danger|attention|error|seealso|admonition|topic|sidebar|rubric|epigraph|highlights|pull-quote|compound|container|code(?:-block)?|sourcecode|highlight|parsed-literal|(?:literal)?include|image|figure|(?:csv-|list-)?table|toctree|contents|version(?:added|changed|removed)|deprecated|math|index|replace|unicode|glossary|productionlist|(?:cmd)?option|program|envvar|confval|describe|object|tabs?|tab-(?:set|item)|dropdown|grid(?:-item)?|hlist|centered|(?:py|c|cpp|js|rst):[\\w-]+|function|class|method|attribute|data|exception|module";
const DIRECTIVE = new RegExp(
  `(?<!\\S)\\.\\.[ \\t]+(?:\\|[^|\\n]+\\|[ \\t]+)?(?!(?:${KNOWN_DIRECTIVES})[ \\t]?::)[\\w:.+-]+[ \\t]?::.*$`,
  "gim",
);
const KEYWORD =
  /^[ \t]*#\+(?!(?:title|subtitle|author|date|email|language|description|keywords|filetags|caption|name|attr_\w+|(?:begin|end)_(?:quote|example|center|verse)|end_src)\b|begin_src[ \t]+[\w+-]+[ \t]*$).*$/gim;
const MENTION = /(?<![\w`/.@\\:-])@[a-z\d](?:[a-z\d]|-(?=[a-z\d])){0,38}(?![\w/@.-]*[/@(\w])/gi;

/** New markup that is more than text, in words. */
function findNewMarkup(path: string, before: string, after: string): string[] {
  const [old = "", young = ""] = [before, after].map((text) => readText(path, text).replace(BRACE, "{"));
  const added = (form: RegExp, former = old, later = young) => {
    const known = new Set([...former.matchAll(form)].map(([found]) => found.trim()));
    return [...new Set([...later.matchAll(form)].map(([found]) => found.trim()))].filter((found) => !known.has(found));
  };
  const addedToSource = (form: RegExp) => added(form, before, after);
  const scripts = young.search(PROGRAM) === -1 ? [] : addedToSource(PROGRAM);
  const programs = [...[EXPRESSION, ESCAPED, MODULE].flatMap((form) => added(form)), ...scripts];
  const sources = [/\.rst$/i.test(path) ? DIRECTIVE : FENCE, ...(/\.org$/i.test(path) ? [KEYWORD] : [])];
  const raw = [...[RAW, HIDDEN].flatMap((form) => added(form)), ...sources.flatMap(addedToSource)];
  return [
    ...findNewTags(old, young, /\.mdx$/i.test(path)),
    ...programs.map(
      (one) => `it has a new template or program: ${quoteText(one, 80)}; write it as code, or leave it out`,
    ),
    ...raw.map((one) => `it has new raw markup, or an address with escapes: ${quoteText(one, 80)}`),
    ...added(MENTION).map((found) => `it mentions ${found}; write it as code`),
  ];
}

function findNewTags(old: string, young: string, isMdx: boolean): string[] {
  const [former, later] = [listTags(old), listTags(young)];
  const names = new Set(former.map(({ name }) => name));
  const known = new Set(former.map(({ tag }) => tag));
  const count = (form: string) => later.filter(({ tag }) => tag === form).length;
  const isClosed = ({ tag, name }: Tag) =>
    name === "br" ? !isMdx || tag.endsWith("/>") : count(`<${name}>`) === count(`</${name}>`);
  const isHarmless = (one: Tag) => HARMLESS.test(one.tag) && isClosed(one);
  // Compilers other than those of MDX show `<>` as text.
  const isRead = ({ name }: Tag) => name !== ">" || isMdx;
  const found = later.filter((one) => !known.has(one.tag) && isRead(one) && !isHarmless(one));
  const problems = found.flatMap(({ tag, name }) => {
    if (!names.has(name)) return [`it has a new ${isMdx && /^[A-Z]/.test(name) ? "component" : "HTML tag"}: <${name}`];
    const isActive = ACTIVE.test(name) || EVENT.test(tag) || name === "!--";
    return isActive ? [`it has new HTML that a text may not add: ${quoteText(tag, 80)}`] : [];
  });
  return [...new Set(problems)];
}

type Tag = { tag: string; name: string };

function listTags(text: string): Tag[] {
  return [...text.replace(ANGLED, "$1").matchAll(TAG)].map(([tag, name, mark = ""]) => ({
    tag,
    name: (name ?? mark).replace(/^\//, ""),
  }));
}
