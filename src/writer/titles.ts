import { remember } from "../shared/text.ts";
import { type ChangeClass, mapNames } from "./labels.ts";

export const CLASS_BY_TYPE = mapNames<ChangeClass>(" ", {
  added: "feat feature features add added",
  fixed: "fix fixes bugfix hotfix bug",
  changed: "perf performance change changed improve improvement enhance enhancement update revert",
  deprecated: "deprecate deprecated",
  removed: "remove removed",
  security: "security sec",
  documentation: "docs doc documentation",
  internal:
    "refactor refact style test tests testing ci build chore internal wip workflow lint release tooling infra cleanup " +
    "deps dep minor",
});

export type ParsedTitle = Readonly<{
  type: string | undefined;
  /** Conventional scope, or an area in place of a type. */
  scope: string | undefined;
  breaking: boolean;
  text: string;
}>;

const TOKEN = /\[[\w -]+\]|\*{3}NO_CI\*{3}/gi;
const SKIPS = /\b(?:skip|no|ignore)[ -][\w -]|^\[[\w-]+ skip\]$|NO_CI\*/i;
const DRAFT = /^(?:\[?(?:wip|draft|rfc)\]?:? +(?=\S+ ))/i;
const EMOJI = /^(?:(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200D|\uFE0F|:[a-z_]+:)\s*)+/u;
const PREFIX = /^(?<type>[\w./@-]+(?:, ?[\w./@-]+)*)(?:\((?<scope>[^)]*)\))?(?<breaking>!)?:(?<space> *)(?<text>\S.*)$/;
const BRACKETS = /^\[([\w ./@:-]{1,30})\]:? +(\S.*)$/;

/** Without `[skip ci]` and the like, and the space before them. */
function removeTokens(title: string): string {
  if (!title.includes("[") && !title.includes("***")) return title;
  let kept = "";
  let end = 0;
  for (const { 0: token, index } of title.matchAll(TOKEN)) {
    if (!SKIPS.test(token)) continue;
    kept += title.slice(end, index).trimEnd();
    end = index + token.length;
  }
  return kept + title.slice(end);
}

type Prefix = Record<string, string | undefined>;

/** Without a space only a known type is one: `fix:Text`, not `std::list`. */
function parsePrefix(text: string): Prefix | undefined {
  const prefix = PREFIX.exec(text)?.groups;
  const isType = CLASS_BY_TYPE.has(prefix?.type?.toLowerCase() ?? "") && /^\w/.test(prefix?.text ?? "");
  return prefix?.space !== "" || isType ? prefix : undefined;
}

/** An unknown `area: text` and a leading `[area]` are scopes. `[skip ci]`, emoji, `WIP:` and full stops are removed. */
export const parseTitle = remember((title): ParsedTitle => {
  const plain = removeTokens(title).trim().replace(EMOJI, "").replace(DRAFT, "");
  const text = (plain || title.trim()).replace(/(?<![.…])\.$/, "");
  const prefix = parsePrefix(text);
  return prefix === undefined ? parseBrackets(text) : parsePrefixed(prefix);
});

function parseBrackets(text: string): ParsedTitle {
  const [, area, rest = ""] = BRACKETS.exec(text) ?? [];
  if (area === undefined) return { type: undefined, scope: undefined, breaking: false, text };
  const inner = parseTitle(rest);
  const type = area.toLowerCase();
  return CLASS_BY_TYPE.has(type) ? { ...inner, type } : { ...inner, scope: inner.scope ?? area };
}

function parsePrefixed({ type: word = "", scope, breaking, text = "" }: Prefix): ParsedTitle {
  const type = word.toLowerCase();
  const rest = { breaking: breaking !== undefined, text };
  if (!CLASS_BY_TYPE.has(type)) {
    return { ...rest, type: undefined, scope: scope === undefined ? word : `${word}(${scope})` };
  }
  const [, area, named = text] = (scope === undefined && BRACKETS.exec(text)) || [];
  return { ...rest, type, scope: scope?.trim() || area, text: named };
}
