import { remember } from "../../shared/text.ts";
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
/** `[Backport 1.x]`, `[PR #9/0a1b2c backport][1.2]`, `(v1.x)`: the branch that the change was copied to. */
const COPIED = /^(?:\[[^\]]{0,40}\bbackport\b[^\]]{0,40}\]|[[(]v?\d+(?:\.[\dx]+)+[\])])+:? *(?=\S)/i;
const EMOJI = /^(?:(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200D|\uFE0F|:[a-z_]+:)\s*)+/u;
const PREFIX = /^(?<type>[\w./@-]+(?:, ?[\w./@-]+)*)(?:\((?<scope>[^)]*)\))?(?<breaking>!)?:(?<space> *)(?<text>\S.*)$/;
const BRACKETS = /^\[([\w ./@:-]{1,30})\]:? +(\S.*)$/;

/** `Breaking change - run() takes no callback` */
const BREAKING = /^breaking[ -]changes?(?:: *| [-–—] )(?=\S)/i;

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

/** Whether a word in front of a colon is a conventional type. */
export function isType(word = ""): boolean {
  return CLASS_BY_TYPE.has(word.toLowerCase()) || word.toLowerCase() === "breaking";
}

/** Without a space only a known type is one: `fix:Text`, not `std::list`. */
function parsePrefix(text: string): Prefix | undefined {
  const prefix = PREFIX.exec(text)?.groups;
  const isKnown = isType(prefix?.type) && /^\w/.test(prefix?.text ?? "");
  return prefix?.space !== "" || isKnown ? prefix : undefined;
}

/** An unknown `area: text` and a leading `[area]` are scopes. `[skip ci]`, emoji, `WIP:` and full stops are removed. */
export const parseTitle = remember((title): ParsedTitle => {
  const plain = removeTokens(title)
    .trim()
    .replace(/^[*•-] +/, "")
    .replace(EMOJI, "")
    .replace(DRAFT, "")
    .replace(COPIED, "");
  // A shell needed the backslashes.
  const text = (plain || title.trim()).replace(/(?<![.…])\.$|;$/, "").replaceAll("\\`", "`");
  const prefix = parsePrefix(text.replace(BREAKING, "breaking: "));
  return prefix === undefined ? parseBrackets(text) : parsePrefixed(prefix);
});

function parseBrackets(text: string): ParsedTitle {
  const [, area, rest = ""] = BRACKETS.exec(text) ?? [];
  if (area === undefined) return { type: undefined, scope: undefined, breaking: false, text };
  const inner = parseTitle(rest);
  const type = area.toLowerCase();
  // It says nothing: `[IMPROVED] Fix the example`.
  if (type === "improved") return inner;
  return CLASS_BY_TYPE.has(type) ? { ...inner, type } : { ...inner, scope: inner.scope ?? area };
}

function parsePrefixed({ type: word = "", scope, breaking, text = "" }: Prefix): ParsedTitle {
  const type = word.toLowerCase();
  const rest = { breaking: breaking !== undefined, text };
  const inner = type === "revert" ? undefined : parseInner(text);
  if (type === "breaking") return { ...(inner ?? { type: undefined, scope: scope?.trim(), text }), breaking: true };
  if (!CLASS_BY_TYPE.has(type)) {
    const area = scope === undefined ? word : `${word}(${scope})`;
    if (inner === undefined) return { ...rest, type: undefined, scope: area };
    return { ...inner, scope: inner.scope ?? area, breaking: rest.breaking || inner.breaking };
  }
  if (inner !== undefined) return { ...rest, type, scope: scope?.trim() || inner.scope, text: inner.text };
  const [, area, named = text] = (scope === undefined && BRACKETS.exec(text)) || [];
  return { ...rest, type, scope: scope?.trim() || area, text: named };
}

/** A type inside of a text: `deck: fix: close the gate`, `chore: fix: close the gate`. */
function parseInner(text: string): ParsedTitle | undefined {
  const inner = text.includes(":") ? parsePrefix(text) : undefined;
  return inner !== undefined && isType(inner.type) ? parsePrefixed(inner) : undefined;
}

// All patterns take linear time: no two neighbours can match the same text. So a version begins after the last `-` that
// can begin one, its tail ends before that, and a space follows "and", which could begin the next name else.
const NAME = String.raw`(?:[\w.]*[@/-])*`;
const NO_NEW_START = String.raw`-(?!v?\d+\.\d)`;
const VERSION = String.raw`${NAME}v?\d+\.\d\w*(?:(?:\.|${NO_NEW_START})\w+)*(?:\+\w+(?:[-.+]\w+)*)?`;
const NEXT_VERSION = String.raw`${NAME}v?\d+\.\d(?:[\w.]|${NO_NEW_START})*(?:\+[\w.+-]*)?`;
const VERSIONS = String.raw`${VERSION}(?:(?:\s*[,&]\s*|\s*and\s+)${NEXT_VERSION})*`;
const TYPE_WORD = String.raw`(?:chore|build|ci|release|misc|meta|maint|deploy|pkg)(?:\([^)]*\))?:`;
const TYPE = `(?:${TYPE_WORD} *)?`;
const RELEASE = "(?:release[sd]?|version) *:?";
const LOG = String.raw`(?:change-?log|change log|changes|history|news|release notes)(?:\.\w+)?`;
const BUMP =
  "(?:bump(?:s|ed|ing)?(?: up)?|set|up|updat(?:e|es|ed|ing)|chang(?:e|ed|ing)|increas(?:e|ed|ing)|increment(?:s|ed|ing)?)";
const PREPARE = "(?:release )?(?:prepar(?:e|es|ed|ing|ations?)|prep|get ready|ready)";
const OWN =
  "(?: package| project| app| crate| cargo| gem| module| library| dev| development| next| snapshot| patch| minor| major)?";
const SHORT_FORMS: readonly RegExp[] = [
  /^(?:chore|build|ci)\((?:main|master|(?=[\w./-]*release)[\w./-]*)\)!?: *(?:release|publish|v?\d)/i,
  /^(?:chore\(release\)|release(?:\([^)]*\))?)!?:/i,
  /^\[(?:maven-release-plugin|release|gradle release plugin)\]/i,
];

/** All its titles have one of the words: forms take long to compile, and most titles need none. */
type Form = { words: RegExp; form: RegExp };

const titled = (words: RegExp, form: string): Form => ({ words, form: new RegExp(`^${TYPE}${form}`, "i") });

const WITH_VERSION: readonly Form[] = [
  {
    words:
      /^[ :-]*(?![ :-])(?:chore|build|ci|release|misc|meta|maint|deploy|pkg|publish|version|tag|prep|for|the|\S*\d\.\d)/i,
    form: new RegExp(
      `^(?:${TYPE_WORD})?(?: *(?:release[sd]?|publish|version|tag|prep(?:are)?))?[ :-]*(?![ :-])(?:(?:for|the) +(?::|${RELEASE})?|${RELEASE})?${VERSIONS}(?: +release)?$`,
      "i",
    ),
  },
  titled(
    /version|development/i,
    `(?:${BUMP}|start|begin|version bump)(?: the)?${OWN} (?:version|development)(?: number)?(?:(?: of(?: \\S+(?!\\S))?)?(?: (?:from \\S+ )?to)? *${VERSIONS}$| of \\S+$(?<=\\d\\.\\d[\\w.+-]*))`,
  ),
  titled(/bump/i, `bump(?: to)? v?\\d+\\.\\d+\\.\\d[\\w.+-]*$`),
  titled(/start|begin/i, `(?:start|begin) (?:version )?${VERSIONS}(?: development)?$`),
  titled(
    /cut|ship|tag|open|finali|publish|mark|now|bump|prep|ready/i,
    `(?:cut|cutting|ship|tag|tagged|open|finali[sz]e|publish|mark|now|bump(?:s|ed|ing)?|version bump|${PREPARE})(?: (?:back|working|on|to|for|the|a|new|release|version))* ${VERSIONS}(?: (?:release|as released|development|dev))?$`,
  ),
  titled(
    /log|changes|history|news|notes/i,
    `(?:(?:add|write|edit|updat(?:e|es|ed|ing)|finali[sz]e)(?: the)? )?${LOG}(?: entry| entries)?:?(?: (?:for|of|to|the|release|version))* ${VERSIONS}(?: release)?$`,
  ),
  titled(/release/i, `release(?: of)?(?: [\\w.-]+)? version ${VERSIONS}$`),
  titled(/releas/i, `(?:release|releasing)(?: version)? ${NAME}v?\\d+\\.\\d`),
  titled(
    /add|write/i,
    `(?:add|write)(?: an?| the)? ${VERSIONS} (?:entry|entries|section|${LOG})(?: to(?: the)? ${LOG})?$`,
  ),
];
const WITHOUT_VERSION: readonly Form[] = [
  // `Back to development`, `Bump for the next dev version`
  titled(
    /dev|snapshot|cycle|iteration|release/i,
    `(?:(?:back|return) to|resume|begin|start|open|reopen|set|new|(?:version )?bump(?:s|ed|ing)?(?: minor| major| patch)?(?: version| release)?(?: number)?(?: for| to)?)(?: (?:a|the|new|next|main|master|post-release|for|work|on))* (?:dev(?:elopment)?|(?<=bump for )release|(?<=next |new |to )(?:snapshot|cycle|iteration))(?: (?:versions?|iteration|cycle|mode|phase))?(?: (?:of|on|for|at|with|to)(?: version)? ${VERSIONS})?$`,
  ),
  titled(
    /alias/i,
    `${BUMP}(?: the)?(?: dev(?:elopment)?| composer)? branch[ -]alias(?:es)?(?: (?:to|for|from) \\S+){0,2}$`,
  ),
  titled(
    /prep|ready/i,
    `${PREPARE}(?: for)?(?: the| a| next| new| dev| development)* (?:releases?|versions?|iteration|cycle|next|snapshot)(?: (?:for )?${VERSIONS})?$`,
  ),
  titled(
    /version/i,
    `(?:${BUMP}|next)(?: the)?${OWN} versions?(?: numbers?)?(?:(?: and|,| &)(?: update)?(?: the)? ${LOG})?$`,
  ),
  titled(/version/i, `version(?: and|,| &) ${LOG}$`),
  titled(/version/i, `update(?: the)? ${LOG}(?: and|,| &)(?: bump)?(?: the)? version(?: number)?$`),
  titled(
    /release|version/i,
    `(?:post[- ]release(?: version)?(?: bump)?|update(?: the)? release date|release candidate \\d+|\\d{4}[.-]\\d\\d[.-]\\d\\d,? version ${VERSIONS}(?: \\(\\w+\\))?|release of ${VERSIONS}|(?:package|gem|crate) version ${VERSIONS})$`,
  ),
  titled(
    /version|release|publish/i,
    `(?:\\w+: *)?(?:version packages|new release|release|publish|version bump)(?: \\([^)]*\\))?$`,
  ),
];

const POSSIBLE = /\d\.\d|releas|version|publish|prep|ready|dev|bump|snapshot|next|alias|cycle|iteration/i;

/** `v1.2.3`, `chore(main): release 1.2.3`, `Version Packages`. */
export function isReleaseTitle(title: string): boolean {
  const text = title.trim().replace(/(?<!\.)\.$/, "");
  if (!POSSIBLE.test(text)) return false;
  const forms = /\d\.\d/.test(text) ? [...WITH_VERSION, ...WITHOUT_VERSION] : WITHOUT_VERSION;
  return (
    SHORT_FORMS.some((form) => form.test(text)) || forms.some(({ words, form }) => words.test(text) && form.test(text))
  );
}
