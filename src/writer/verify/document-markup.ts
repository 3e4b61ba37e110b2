import { BRACE } from "../../shared/escape.ts";
import { quoteText } from "../../shared/text.ts";
import { readText } from "./parts.ts";

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
export function findNewMarkup(path: string, before: string, after: string): string[] {
  const [old = "", young = ""] = [before, after].map((text) => readText(path, text).replace(BRACE, "{"));
  const added = (form: RegExp, former = old, later = young) => {
    const known = new Set([...former.matchAll(form)].map(([found]) => found.trim()));
    return [...new Set([...later.matchAll(form)].map(([found]) => found.trim()))].filter((found) => !known.has(found));
  };
  const addedToSource = (form: RegExp) => added(form, before, after);
  const scripts = young.search(PROGRAM) === -1 ? [] : addedToSource(PROGRAM);
  const programs = [...[EXPRESSION, ESCAPED, MODULE].flatMap((form) => added(form)), ...scripts];
  const sources = [/\.rst$/i.test(path) ? DIRECTIVE : FENCE, ...(/\.org$/i.test(path) ? [KEYWORD] : [])];
  return [
    ...findNewTags(old, young, /\.mdx$/i.test(path)),
    ...programs.map(
      (found) => `it has a new template or program: ${quoteText(found, 80)}; write it as code, or leave it out`,
    ),
    ...[...[RAW, HIDDEN].flatMap((form) => added(form)), ...sources.flatMap(addedToSource)].map(
      (found) => `it has new raw markup, or an address with escapes: ${quoteText(found, 80)}`,
    ),
    ...added(MENTION).map((found) => `it mentions ${found}; write it as code`),
  ];
}

function findNewTags(old: string, young: string, isMdx: boolean): string[] {
  const nameOf = (match: RegExpMatchArray) => (match[1] ?? match[2] ?? "").replace(/^\//, "");
  const [former, later] = [old, young].map((text) => [...text.replace(ANGLED, "$1").matchAll(TAG)]);
  const names = new Set(former?.map(nameOf));
  const known = new Set(former?.map(([tag]) => tag));
  const problems = (later ?? []).flatMap((match) => {
    const [tag] = match;
    const name = nameOf(match);
    // Compilers other than those of MDX show `<>` as text.
    if (known.has(tag) || (name === ">" && !isMdx)) return [];
    const count = (mark: string) => later?.filter(([one]) => one === `${mark}${name}>`).length;
    const isClosed = name === "br" ? !isMdx || tag.endsWith("/>") : count("<") === count("</");
    if (HARMLESS.test(tag) && isClosed) return [];
    if (!names.has(name)) return [`it has a new ${isMdx && /^[A-Z]/.test(name) ? "component" : "HTML tag"}: <${name}`];
    const isActive = ACTIVE.test(name) || EVENT.test(tag) || name === "!--";
    return isActive ? [`it has new HTML that a text may not add: ${quoteText(tag, 80)}`] : [];
  });
  return [...new Set(problems)];
}
