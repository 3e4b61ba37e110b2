import { quoteText } from "../../shared/text.ts";
import { readText } from "./parts.ts";

const TAG = /(?<!\]\()<(\/?[A-Za-z][\w-]*(?:\.[A-Za-z]\w*)?)(?=[\s/>])[^<>]*>?|<(!--|!\[CDATA|!DOCTYPE|\?)/g;
/** These run or load something wherever they are. */
const ACTIVE = /^(?:script|iframe|object|embed|form|input|button|meta|link|base|style|svg|math|template)$/i;
const EVENT = /[\s"'/]on\w+\s*=|\/\/|[:&]|[^>]$/i;
const PROGRAM = /<(?=\/?(?:script|style)\b)/i;
// Templates of site generators, and expressions of MDX, are programs; Docusaurus reads other Markdown as MDX too.
const EXPRESSION = /(?<!\\)(?:\\\\)*\{+(?!#[\w:.-]+\})[^{}]*|\{%[^{}%]*|\[\[[^[\]]*/g;
const ESCAPED = /\\\{\\?\{[^{}]*/g;
const BRACE = /&(?:#0{0,9}123|#x0{0,9}7b|lbrace|lcub);/gi;
const MODULE = /(?<![^\n]\n)^(?:import|export)\s.*$/gm;
const RAW = /^[ \t]{0,40}\.\. raw::.*$|^\+{4,}$|\bpass:[a-z,]*\[|^:(?:leveloffset|icons|source-highlighter):.*$/gm;
const MENTION = /(?<![\w`/.@\\:-])@[a-z\d](?:[a-z\d]|-(?=[a-z\d])){0,38}(?![\w/@.-]*[/@(\w])/gi;

/** New markup that is more than text, in words. */
export function findNewMarkup(path: string, before: string, after: string): string[] {
  const [old, young] = [before, after].map((text) => readText(path, text).replace(BRACE, "{")) as [string, string];
  const added = (form: RegExp) => {
    const known = new Set([...old.matchAll(form)].map(([found]) => found.trim()));
    return [...new Set([...young.matchAll(form)].map(([found]) => found.trim()))].filter((found) => !known.has(found));
  };
  const [former, later] = [before, after].map((text) => readText(path, text, 3).split(PROGRAM).slice(1));
  const scripts = later?.filter((part) => /^s/i.test(part) && former?.includes(part) !== true) ?? [];
  const programs = [...[EXPRESSION, ESCAPED, MODULE].flatMap(added), ...scripts];
  return [
    ...findNewTags(old, young, /\.mdx$/i.test(path)),
    ...programs.map(
      (found) => `it has a new template or program: ${quoteText(found, 80)}; write it as code, or leave it out`,
    ),
    ...added(RAW).map((found) => `it has new raw markup: ${quoteText(found, 80)}`),
    ...added(MENTION).map((found) => `it mentions ${found}; write it as code`),
  ];
}

function findNewTags(old: string, young: string, isMdx: boolean): string[] {
  const nameOf = (match: RegExpMatchArray) => (match[1] ?? match[2] ?? "").replace(/^\//, "");
  const former = [...old.matchAll(TAG)];
  const names = new Set(former.map(nameOf));
  const known = new Set(former.map(([tag]) => tag));
  const problems = [...young.matchAll(TAG)].flatMap((match) => {
    const [tag] = match;
    const name = nameOf(match);
    if (known.has(tag)) return [];
    if (!names.has(name)) return [`it has a new ${isMdx && /^[A-Z]/.test(name) ? "component" : "HTML tag"}: <${name}`];
    const isActive = ACTIVE.test(name) || EVENT.test(tag) || name === "!--";
    return isActive ? [`it has new HTML that a text may not add: ${quoteText(tag, 80)}`] : [];
  });
  return [...new Set(problems)];
}
