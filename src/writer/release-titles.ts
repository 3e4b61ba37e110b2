// All patterns take linear time (checked with recheck): no two neighbours can match the same text. So a version begins
// after the last `-` that can begin one, and its tail ends before that.
const NAME = String.raw`(?:[\w.]*[@/-])*`;
const NO_NEW_START = String.raw`-(?!v?\d+\.\d)`;
const VERSION = String.raw`${NAME}v?\d+\.\d\w*(?:(?:\.|${NO_NEW_START})\w+)*(?:\+\w+(?:[-.+]\w+)*)?`;
const NEXT_VERSION = String.raw`${NAME}v?\d+\.\d(?:[\w.]|${NO_NEW_START})*(?:\+[\w.+-]*)?`;
const VERSIONS = String.raw`${VERSION}(?:(?:\s*[,&]\s*|\s+and\s*|and\s+)${NEXT_VERSION})*`;
const TYPE_WORD = String.raw`(?:chore|build|ci|release|misc|meta|maint|deploy|pkg)(?:\([^)]*\))?:`;
const TYPE = `(?:${TYPE_WORD} *)?`;
const RELEASE = "(?:release[sd]?|version) *:?";
const LOG = String.raw`(?:change-?log|change log|changes|history|news|release notes)(?:\.\w+)?`;
const BUMP =
  "(?:bump(?:s|ed|ing)?|set|up|updat(?:e|es|ed|ing)|chang(?:e|ed|ing)|increas(?:e|ed|ing)|increment(?:s|ed|ing)?)";
const PREPARE = "(?:prepar(?:e|es|ed|ing)|prep|get ready|ready)";
const OWN = "(?: package| project| app| crate| cargo| gem| module| library| dev| development| next| snapshot)?";
const RELEASE_TITLES: readonly RegExp[] = [
  /^(?:chore|build|ci)\((?:main|master|(?=[\w./-]*release)[\w./-]*)\)!?: *(?:release|publish|v?\d)/i,
  /^(?:chore\(release\)|release(?:\([^)]*\))?)!?:/i,
  /^\[(?:maven-release-plugin|release|gradle release plugin)\]/i,
  /^(?:back to|begin|start) (?:(?:a |the )?(?:new|next) )?(?:dev(?:elopment)?(?: version| iteration)?|snapshot)/i,
  ...[
    `^(?:${TYPE_WORD})?(?: *(?:release[sd]?|publish|version|tag|prep(?:are)?))?[ :-]*(?![ :-])(?:(?:for|the) +(?::|${RELEASE})?|${RELEASE})?${VERSIONS}(?: +release)?$`,
    `^${TYPE}(?:${BUMP}|start|begin|version bump)(?: the)?${OWN} (?:version|development)(?: number)?(?:(?: of(?: \\S+(?!\\S))?)?(?: (?:from \\S+ )?to)? *${VERSIONS}$| of \\S+$(?<=\\d\\.\\d[\\w.+-]*))`,
    `^${TYPE}bump(?: to)? v?\\d+\\.\\d+\\.\\d[\\w.+-]*$`,
    `^${TYPE}(?:start|begin) (?:version )?${VERSIONS}(?: development)?$`,
    `^${TYPE}${PREPARE}(?: for)?(?: the| a| next| new| dev| development)* (?:releases?|versions?|iteration|cycle|next|snapshot)(?: (?:for )?${VERSIONS})?$`,
    `^${TYPE}(?:cut|cutting|ship|tag|tagged|open|finali[sz]e|publish|mark|now|bump(?:s|ed|ing)?|version bump|${PREPARE})(?: (?:back|working|on|to|for|the|a|new|release|version))* ${VERSIONS}(?: (?:release|as released|development|dev))?$`,
    `^${TYPE}(?:(?:add|write|edit|updat(?:e|es|ed|ing)|finali[sz]e)(?: the)? )?${LOG}(?: entry| entries)?:?(?: (?:for|of|to|the|release|version))* ${VERSIONS}(?: release)?$`,
    `^${TYPE}(?:add|write)(?: an?| the)? ${VERSIONS} (?:entry|entries|section|${LOG})(?: to(?: the)? ${LOG})?$`,
    `^${TYPE}${BUMP}(?: the)?(?: dev(?:elopment)?| composer)? branch[ -]alias(?:es)?(?: (?:to|for|from) \\S+){0,2}$`,
    `^${TYPE}(?:${BUMP}|next)(?: the)?${OWN} versions?(?: numbers?)?(?:(?: and|,| &)(?: update)?(?: the)? ${LOG})?$`,
    `^${TYPE}update(?: the)? ${LOG}(?: and|,| &)(?: bump)?(?: the)? version(?: number)?$`,
    `^${TYPE}release(?: of)?(?: [\\w.-]+)? version ${VERSIONS}$`,
    `^${TYPE}(?:post[- ]release(?: version)?(?: bump)?|update(?: the)? release date|release candidate \\d+|\\d{4}[.-]\\d\\d[.-]\\d\\d,? version ${VERSIONS}(?: \\(\\w+\\))?|release of ${VERSIONS}|(?:package|gem|crate) version ${VERSIONS})$`,
    `^${TYPE}(?:release|releasing)(?: version)? ${NAME}v?\\d+\\.\\d`,
    `^${TYPE}(?:\\w+: *)?(?:version packages|new release|release|publish|version bump)(?: \\([^)]*\\))?$`,
  ].map((form) => new RegExp(form, "i")),
];

// Most titles match none of the forms, which take long to compile.
const POSSIBLE = /\d\.\d|releas|version|publish|prep|ready|dev|bump|snapshot|next|alias/i;

/** `v1.2.3`, `chore(main): release 1.2.3`, `Version Packages`. */
export function isReleaseTitle(title: string): boolean {
  const text = title.trim().replace(/(?<!\.)\.$/, "");
  return POSSIBLE.test(text) && RELEASE_TITLES.some((form) => form.test(text));
}
