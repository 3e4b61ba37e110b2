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
const OWN = "(?: package| project| app| crate| cargo| gem| module| library| dev| development| next| snapshot)?";
const SHORT_FORMS: readonly RegExp[] = [
  /^(?:chore|build|ci)\((?:main|master|(?=[\w./-]*release)[\w./-]*)\)!?: *(?:release|publish|v?\d)/i,
  /^(?:chore\(release\)|release(?:\([^)]*\))?)!?:/i,
  /^\[(?:maven-release-plugin|release|gradle release plugin)\]/i,
  /^(?:back to|begin|start) (?:(?:a |the )?(?:new|next) )?(?:dev(?:elopment)?(?: version| iteration)?|snapshot)/i,
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

const POSSIBLE = /\d\.\d|releas|version|publish|prep|ready|dev|bump|snapshot|next|alias/i;

/** `v1.2.3`, `chore(main): release 1.2.3`, `Version Packages`. */
export function isReleaseTitle(title: string): boolean {
  const text = title.trim().replace(/(?<!\.)\.$/, "");
  if (!POSSIBLE.test(text)) return false;
  const forms = /\d\.\d/.test(text) ? [...WITH_VERSION, ...WITHOUT_VERSION] : WITHOUT_VERSION;
  return (
    SHORT_FORMS.some((form) => form.test(text)) || forms.some(({ words, form }) => words.test(text) && form.test(text))
  );
}
