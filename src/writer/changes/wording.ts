import { maskInlineCode } from "../../shared/markdown/markdown.ts";
import { classifyRemoval, EXPORTED, FLAG, isNeedlessText, isWithdrawal, OPTION } from "./breaking.ts";
import { type ChangeClass, isShown, mapNames, type SectionName } from "./labels.ts";
import { isAboutTool, isAboutWork, listWords, mentions } from "./tooling.ts";

const BY_VERB = mapNames<ChangeClass>(" ", {
  added:
    "add adds added adding support supports introduce introduces introduced reintroduce implement implements implemented " +
    "allow allows permit permits enable enables create expose exposes new provide provides offer accept accepts ship",
  fixed:
    "fix fixes fixed fixing fixup bugfix hotfix correct corrects corrected repair repairs resolve resolves resolved " +
    "prevent prevents avoid avoids stop stops don't dont never ensure ensures reject rejects guard guards preserve " +
    "preserves handle handles restore restores retain retains respect respects honor honors honour honours always " +
    "correctly properly gracefully ignore ignores skip skips escape escapes sanitize sanitise recover tolerate catch " +
    "rescue protect unbreak check checks initialize initialise free account accounts fallback canonicalize canonicalise reinstate reinstates close closes",
  changed: "revert reverts reverted",
  removed: "remove removes removed removing drop drops dropped delete deletes deleted",
  deprecated: "deprecate deprecates deprecated deprecating",
  internal:
    "refactor refactors refactored refactoring lint cleanup reformat test tests wip simplify simplifies simplified " +
    "extract extracts extracted inline inlines inlined tidy dedupe deduplicate reorganize reorganise restructure " +
    "modernize modernise reuse reuses allocate preallocate hoist consolidate dry annotate decouple encapsulate",
  documentation: "document documents documented clarify clarifies clarified explain explains",
});

/** What such a verb does is no repair, though it closes an issue. */
const IMPROVES =
  /^(?:improv(?:e|es|ed|ing)|enhanc(?:e|es|ed|ing)|renam(?:e|es|ed|ing)|rais(?:e|es|ed|ing)|lower(?:s|ed|ing)?|(?:in|de)creas(?:e|es|ed|ing)|reduc(?:e|es|ed|ing)|upgrad(?:e|es|ed|ing)|bump(?:s|ed|ing)?|migrat(?:e|es|ed|ing)|optimi[sz](?:e|es|ed|ing)|accelerat(?:e|es|ed|ing)|speed(?:s|ed|ing)?|show(?:s|ed|ing)?|display(?:s|ed|ing)?)\b|^(?:make|run|pars|render)(?:s|e|es|ing)? .*\bfaster\b|\bto (?:improve|increase) (?:the )?(?:performance|speed|throughput)\b/i;
/** With these a line of people says itself that something is other than before. */
const CHANGES =
  /^(?:chang|improv|enhanc|optimi[sz]|renam|rais|lower|increas|decreas|reduc|updat|upgrad|switch|replac|revert)(?:e|es|ed|s|ing)?\b/i;

/** Internal unless they are about what users see. */
const MOVES = /^(?:factor(?:s|ed|ing)? out|mov(?:e|es|ed|ing)|renam(?:e|es|ed|ing)|split(?:s|ting)?)\b/i;
const PRIVATE = listWords("internal|internally|private|variable|local|helper|file|folder|directory|directories");
const REFACTORING =
  /^(?:(?:a|an|few|little|minor|more|small|smaller|some|tiny|various|further) )*(?:simplifications?|refactorings?|clean-?ups?|polishing|housekeeping)\b|\bno (?:functional|behaviou?r(?:al)?) changes?\b|\brefactor(?:s|ed|ing|ings)?\b|^de-?dup|^(?:code )?clean(?:s|ed|ing)?[ -]?ups?\b|\bclean-?ups?$|\bdead code\b|\bf-strings?\b|\bmicro-?optimi[sz]|\b(?:de)?allocations?\b|\breformat(?:s|ted|ting)?\b|\bcoding style\b|\bfollow[- ]?up (?:changes?|fix(?:es)?|work)\b/i;
/** `Use some lambdas`, `Iterate instead of recursion`: a form of the language. */
const CODE_FORMS =
  /^(?:us|convert|replac|chang|switch|prefer|collaps|flatten|leverag|iterat|re-?us|enabl|mov|introduc)(?:e|es|ed|ing|s)?\b.*\b(?:nested ifs?|if-elif|(?:richer|more precise) types? for|data ?class(?:es)?|lambdas?|lambda expressions?|anonymous class(?:es)?|try-with-resources|multi-catch|file[- ]scoped|global usings?|auto[- ]propert(?:y|ies)|list comprehensions?|arrow functions?|optional chaining|template (?:strings?|literals?)|string interpolation|walrus|early returns?|guard clauses?|ternary|future import|single-used?|constexpr|nullptr|recursion|recurse)\b/i;
/** Marks for linters and type checkers, and what only runs tests. */
const FOR_TOOLS =
  /# ?pragma\b|\btype: ?ignore\b|\b(?:noqa|nolint|eslint-disable|ts-ignore|typeshed)\b|\b(?:test|build|ci) matrix\b|\bfuzz(?:ing)? targets?\b|^run(?:s|ning)? (?:the |all )?(?:unit |integration |regression )?tests? (?:against|on|with|under|in)\b/i;
const BRANCHES = /\b(?:master|main)[`'"]? (?:to|->|→|into) [`'"]?(?:main|master)\b/i;
const TYPE_HINTS =
  /\btype[ -]?(?:hints?|hinting|annotations?|checks?|checking)\b|\b(?:annotations|typings?|typehints)$|^add(?:s|ed)? (?:[\w-]+ ){0,2}(?:property|return|parameter|argument|native|scalar) types?$|\bPEP[ -]?(?:8|257|484|526|563|585|604|612|695)\b/i;
const MAINTENANCE =
  /^(?:adds?|updates?|improves?|clarif(?:y|ies)|sorts?|orders?|groups?|organi[sz]es?) (?:[\w-]+ ){0,2}(?:comments?|imports?|whitespaces?|semicolons?|includes)$|^(?:adds?|added|fix(?:es)?|updates?|removes?|removed|address(?:es)?|resolves?) (?:[\w-]+ ){0,2}todos?\b|^(?:adds?|updates?|improves?) (?:[\w-]+ ){0,2}comments? (?:clarifying|explaining|describing|regarding|concerning|about|above|inside|on|for|that|to)\b|^(?:re-?generat|(?:auto-?)?updat)(?:e|es|ed|ing) (?:(?<=^re.*)|(?:the )?(?:auto-?)?generated )(?:(?!and\b)[\w./*-]+ ){0,4}(?:files?|code|headers?|models?|literals|lexers?|parsers?|bindings|fixtures|mocks|snapshots|gemspec)(?: (?:for|from|using|with|after)\b.*)?$/i;

/** `http client: add …` */
const AREA_LEAD = /^([\w.-]+ [\w.-]+): (?=\S)/;

/** `server.c - close the file`: what the text says comes after the file. */
const FILE_LEAD = /^[^\s`-]\S{0,80} - (?=\S)/;

const TOOL_END =
  /\b(?:in|for|on|to|of|under|running|from|fix) (?:(?:the|our|some|all|unit|integration|regression|failing|flaky|gui|ui|browser|e2e|end-to-end|functional|acceptance|smoke|snapshot|fuzz) ){0,3}(?:[\w.-]+ )?(?:tests?|CI|specs|test suite|benchmarks|GitHub Actions|(?:ci|github) workflows?)$/i;
/** `Fix a misleading comment` */
const COMMENTS =
  /^(?:fix|correct|improve|update|clarify|add|remove)(?:e?s|ed|ing)? (?:[\w-]+ ){0,2}(?:(?:incorrect|wrong|misleading|outdated|stale|code|inline|doc) comments?\b|comments? (?:for clarity|regarding|about)\b)/i;
const WARNINGS = /\bwarnings?\b/i;
const COMPILERS = /\b(?:build warnings?|gcc|clang|msvc|compilers?|compilation|rustc|javac)\b|\s-W[a-z]/i;
/** Not if they were in what users read or write. */
const TYPOS =
  /\b(?:typos?|misspell\w*|spelling|grammar (?:corrections?|fix(?:es)?|mistakes?)|copyright(?: years?)?|sponsors?|backers|funding)\b(?!.*\b(?:options?|flags?|messages?|errors?|output|commands?|keys?|fields?|headers?|settings?|property|support)\b)/i;
const DOCUMENTS =
  /^(?:\w+ )(?:[\w-]+ ){0,3}(?:docs|documentation|docstrings?|(?:java|rust|go|php|js)docs?|docblocks?|readme|doc (?:fix(?:es)?|rendering|builds?|links?|comments?)|examples?(?=$|\s(?:for|of|to|in|on)\b))\b|\b(?:in|the|and|of) (?:docs|documentation|docstrings?|readme|doc fix(?:es)?|comments)$|\bdocs?$|^documentation (?:fix(?:es)?|updates?|improvements?|consistency|tweaks?)\b|^note (?:that|about|in)\b|^add(?:s|ed)? (?:an? )?notes? (?:about|on|that|to)\b|\bdocstrings?(?=$| (?:referenc\w+|of|for|in|to|about|from)\b)|\b(?:docs?|comments?) fix-?ups?$|^fix-?up (?:docs?|comments?)\b|\bto (?:the )?(?:core team|maintainers|contributors|collaborators)$|^(?:java|rust|go|php|js)docs?\b|\b(?:java|php|js)doc tags?\b|\b(?:java|js|php)doc (?:tweaks?|fix(?:es)?)$/i;
/** By the name of the file, not by a word that a program's parts have as well. */
const OWN_LOG =
  /^(?:[Pp]repare[sd]?|[Uu]pdate[sd]?|[Ee]dit(?:s|ed)?|[Cc]orrect(?:s|ed)?|[Ff]ix(?:es|ed)?) (?:the )?(?:[Cc]hange-?[Ll]og|CHANGELOG|CHANGES|HISTORY|NEWS)(?:\.\w+)?(?=$|,| [(+]| for\b)|^[Aa]dd(?:s|ed)? (?:an? )?change-?log(?: (?:entry|entries|notes?))? for\b/;

const DEPRECATES =
  /^(?:soft(?:ly)?[- ])?deprecat(?:e|es|ed|ing)\b|\b(?:is|are) (?:now )?deprecated\b|^mark(?:s|ed)?\b.*\bdeprecated\b|^(?:add|emit|issue|raise|show|print)(?:s|ed)?\b.*\bdeprecat(?:ion|ed) (?:warning|notice|message)s?\b/i;

/** `The last row is not sold`: the title says what was wrong. */
const COMPLAINT =
  /^(?:the |an? )?["'“]?[^\s"'“”]+["'”]?(?: [\w-]+)? (?:is|are|was|were) (?:not (?:an?|defined|found|set|called|closed|released|respected|applied|escaped|available|working|honou?red|updated|reset|sent|shown|restored)\b|missing\b|undefined\b|never\b|ignored\b|lost\b)/i;

// Not "missing" alone: an error about what is missing is a feature as often.
const FAULTS = listWords(
  "fix|fixes|fixing|fixup|bug-fix|bug-fixes|bugfix|bugfixes|bug|shouldn't|crash|crashes|crashed|crashing|deadlock|leak|" +
    "leaked|leaking|regression|hang|hanging|segfault|wrong|wrongly|incorrect|incorrectly|improper|improperly|mistaken|" +
    "mistakenly|accidental|accidentally|broken|breakage|correct|correctly|proper|properly|gracefully|off-by-one|" +
    "workaround|cannot|don't|doesn't|mustn't|can't|couldn't|wouldn't",
);
const FAULT_PHRASES =
  /\b(?:no longer|not work(?:ing)?|race conditions?|data races?|infinite loops?|edge cases?|make sure|fails? (?:to|when|if|with|on)|to (?:avoid|prevent|ensure)|(?:should|do|does|must|can|could|would) not)\b/i;
const FIX = /\b(?:fix|fixes|fixing|fixup)\b/i;
const REJECTS =
  /^(?:rais|throw|fail|return)(?:e|es|s)? .*\b(?:errors?|exceptions?|hard|\w+(?:Error|Exception)) (?:if|when|on|for|instead)\b/i;
const MISSING =
  /^(?:add|include|export|pass|set|declare|return|implement|define|provide|handle|use)(?:s|ed|ing)? (?:(?:the|a|an|some|back|few|more) ){0,2}(?:missing|missed|forgotten)\b/i;
const CHECKS =
  /^add(?:s|ed|ing)? (?:(?!(?:health|update|spell|status|liveness|readiness|option|flag|command|support|to)\b)[\w-]+ ){0,3}(?:checks?|guards?|safeguards?|error handling)(?: (?:for|if|when|to|that|in|on|against|around|before)\b|$)/i;

/** `Allow dragging again`, and not `Allow clicking again and again`. */
const AGAIN = /(?<!\band) again(?:$|[,;(])/i;
/** `Avoid a copy of large frames` */
const SPARES = /^avoid(?:s|ed|ing)? (?:[\w-]+ ){0,3}(?:cop(?:y|ies|ying)|overhead|round-?trips?|re-?comput\w+)\b/i;
const REPAIRS =
  /\bto (?:fix\b|(?:avoid|prevent)s? (?:[\w-]+ ){0,3}(?:races?|crash(?:es)?|hangs?|deadlocks?|leaks?|panics?|overflows?|segfaults?|failures?|errors?|exceptions?|conflicts?)\b)/i;

const FEATURES =
  /^(?:(?:an? )?(?:new )?(?:option|flag|command|ability|way|script|tool|program|helper|utility) (?:to|for)\b|support for\b|feature\b)|\bsupport$|\b(?:configurable|customi[sz]able|opt-in)\b/i;

function isInternalWork({ text, plain, verb, isDocumented }: Wording): boolean {
  if (BRANCHES.test(text)) return true;
  if (isDocumented || FLAG.test(text) || mentions(plain, EXPORTED)) return false;
  if (MOVES.test(plain)) {
    const isPrivate = mentions(plain, PRIVATE) || /\s_\w/.test(plain) || !/^renam/i.test(plain);
    return isPrivate && !mentions(plain, OPTION);
  }
  if (verb === "internal" || [REFACTORING, TYPE_HINTS, MAINTENANCE, CODE_FORMS].some((form) => form.test(plain)))
    return true;
  return isNeedlessText(plain) && verb !== "removed" && verb !== "added";
}

/** Whether a text is about tests, CI, lint, benchmarks or spelling, and nothing else. */
export function isToolingText(text: string): boolean {
  const plain = maskInlineCode(text).replace(FILE_LEAD, "");
  if (TYPOS.test(maskInlineCode(text)) && !FLAG.test(text)) return true;
  const [first = "", ...others] = plain.split(/(?:,|;| and| &) /);
  if (COMMENTS.test(plain) || FOR_TOOLS.test(plain) || (WARNINGS.test(plain) && COMPILERS.test(text))) return true;
  const isEnd = [plain, first].some((part) => /(?:s|ci|test|suite|workflow)$/i.test(part) && TOOL_END.test(part));
  const isWork = isEnd && !mentions(plain, OPTION) && !/\bsupport\b/i.test(plain);
  if (!isWork && !isAboutWork(first)) return false;
  return others.every((clause) => isAboutWork(clause) || DOCUMENTS.test(clause) || !isShown(classifyVerb(clause)));
}

/** `plain` is without code, `verb` the class of its first word; `isDocumented` as in {@link classifyText}. */
type Wording = { text: string; plain: string; verb: ChangeClass | undefined; isDocumented: boolean };

/** The first that applies says the class. */
const RULES: readonly (readonly [(wording: Wording) => boolean, ChangeClass | ((wording: Wording) => ChangeClass)])[] =
  [
    // `Update the parser for CVE-2026-1234`
    [({ text }) => isSecurity(text), "security"],
    // `Fix the README`
    [({ plain }) => DOCUMENTS.test(plain) || OWN_LOG.test(plain), "documentation"],
    // `Fix a race in the tests`
    [({ text, plain }) => isToolingText(text) || isAboutTool(plain), "internal"],
    // `Path traversal in the archive`, but not `Add a filter for XSS`
    [({ plain, verb }) => isSecurity(plain, verb !== "added"), "security"],
    // `Print a deprecation warning`
    [({ plain }) => DEPRECATES.test(plain), "deprecated"],
    // `Remove a lock to fix a hang`
    [({ plain, verb }) => [undefined, "internal", "removed"].includes(verb) && FIX.test(plain), "fixed"],
    // `Remove the option --fast`
    [({ verb }) => verb === "removed", ({ text }) => classifyRemoval(text.replace(FILE_LEAD, ""))],
    // `Move helpers to a file`
    [(wording) => wording.verb !== "fixed" && isInternalWork(wording), "internal"],
    // `Add a missing check`
    [(wording) => wording.verb === "added" && isRepair(wording), "fixed"],
    // `Avoid a copy`
    [({ plain }) => SPARES.test(plain), "changed"],
    // `Simplify the option --fast`
    [({ verb }) => verb === "internal", "changed"],
    // `Clarify an error message`
    [({ plain, verb }) => verb === "documentation" && MESSAGES.test(plain), "changed"],
    // `Add pipes`
    [({ verb }) => verb !== undefined, ({ verb = "changed" }) => verb],
    // `Support for pipes`
    [({ plain }) => FEATURES.test(plain), "added"],
    // `The last row is not sold`
    [isFault, "fixed"],
  ];

const MESSAGES = /\b(?:messages?|errors?|output|warnings?)\b/i;

/** The class of a title without a conventional type. `isDocumented`: documentation for users changed with it. */
export function classifyText(text: string, isDocumented = false): ChangeClass {
  const [lead = "", area] = AREA_LEAD.exec(text) ?? [];
  if (area !== undefined && classifyText(area) === "changed")
    return classifyText(text.slice(lead.length), isDocumented);
  const plain = maskInlineCode(text).replace(FILE_LEAD, "");
  const wording = { text, plain, verb: classifyVerb(plain), isDocumented };
  const [, name = "changed"] = RULES.find(([applies]) => applies(wording)) ?? [];
  return typeof name === "string" ? name : name(wording);
}

function isFault({ text, plain }: Wording): boolean {
  const forms = [FAULT_PHRASES, REJECTS, MISSING];
  const isNamed = mentions(plain.replaceAll("’", "'"), FAULTS) || COMPLAINT.test(text);
  return isNamed || forms.some((form) => form.test(plain));
}

/** Whether something was added that was missing by mistake. */
function isRepair({ text, plain }: Wording): boolean {
  if (FLAG.test(text) || mentions(plain, OPTION) || /\bsupport\b/i.test(plain)) return false;
  return [MISSING, CHECKS, REPAIRS, AGAIN].some((form) => form.test(plain));
}

/** Of the first word, in other forms too: `Allowed …`, `Ensuring …`. */
function classifyVerb(plain: string): ChangeClass | undefined {
  const verb = /^[\w'’]+/.exec(plain)?.[0].toLowerCase().replace("’", "'") ?? "";
  const known = BY_VERB.get(verb);
  if (known !== undefined) return known;
  // `Explicitly document the default`
  if (verb.endsWith("ly") && verb !== "only") return classifyVerb(plain.slice(verb.length + 1));
  const stem = /^\w{2,}(?=(?:ed|ing)$)/.exec(verb)?.[0];
  return stem === undefined ? undefined : (BY_VERB.get(`${stem}e`) ?? BY_VERB.get(stem));
}

/** Whether the verb says that something works better than before, not that it was broken. */
export function isImprovement(text: string): boolean {
  return IMPROVES.test(text);
}

/** The class that a line of people has by its own words; undefined where they say little. */
export function classifyLine(text: string): SectionName | undefined {
  const said = classifyText(text);
  if (said !== "changed" && isShown(said)) return said;
  const byVerb = classifyVerb(maskInlineCode(text));
  // Tests and documents that people announce are something new as well.
  if (byVerb === "added" || byVerb === "fixed") return byVerb;
  return CHANGES.test(text) ? "changed" : undefined;
}

/** The class of a text that its type hides, where readers would not look for it. */
export function selectNotice(text: string): "deprecated" | "removed" | undefined {
  const plain = maskInlineCode(text);
  const notice = DEPRECATES.test(plain) ? "deprecated" : isWithdrawal(plain) ? "removed" : undefined;
  return notice === undefined || isToolingText(text) ? undefined : notice;
}

const ATTACKS =
  /\b(?:XSS|cross-site scripting|SSRF|ReDoS|denial of service|(?:information|directory|path|memory) disclosure|(?:directory|path) traversal|(?:sql|command|code|header|crlf|html|script) injection|(?:request|response) smuggling|prototype pollution|privilege escalation|timing attacks?|zip slip)\b/i;

/** `mayFix`: whether an attack that it names may be what it mends. */
export function isSecurity(text: string, mayFix = false): boolean {
  if (mayFix && ATTACKS.test(text)) return true;
  return /\b(?:CVE-\d{4}-\d+|GHSA(?:-[\w]{4}){3}|vulnerabilit(?:y|ies))\b|^security\b/i.test(text);
}

const FILE_NAME = /^\S*\.[a-z]\w{0,5}$/i;
const VAGUE =
  /^(?:#\d+|it|this|that|these|them|bugs?|stuff|things?|issues?|errors?|warnings?|builds?|code|changes?|merge|more|review|feedback|comments?|names?|style|up|again|indent(?:ation)?|(?:trailing[ -])?whitespaces?|spacing|format|quotes|backticks?|capitali[sz]ation|syntax|logic|checks?|imports|includes|annotations?|doc ?tests?|coverage|vendor|gofmt|goimports|gofumpt|pipelines?|mistakes?|versioning)$/i;

const ASIDES =
  /^(?:i|yes|no|oops|whoops|ups|argh|damn|sorry|hopefully|maybe|try|trying|another try|one more|really|forgot|finally|ah|hm+|there won't)\b|^(?:address|apply|incorporate)\w* (?:[\w-]+ ){0,2}(?:review|feedback|suggestions|comments|polish)\b|^follow[- ]?up\b|^post-?fix(?:es)?\b|^(?:force|(?:re-?)?trigger|re-?run|kick|poke|restart) (?:(?:the|a|new|another|gh-pages) )*(?:ci|builds?|actions|travis)\b|^(?:an? )?(?:empty|dummy|no-?op) commit\b|^(?:commit|push|change|bump) to (?:re-?)?(?:trigger|run|kick)\b|^deploy(?:ed|ing)? (?:to gh-pages|[\da-f]{7,40}\b)|^(?:fix|remove|revert)\w* (?:an? )?(?:accidental change|oversight)$/i;
/** What its author says is not done, or only looked at, or what says nothing but a file: `Update ferry.ts`. */
const UNDONE =
  /\bWIP\b\)?$|\(no wiring\)|\b(?:only|just) (?:checked|checking)\b|^add(?:s|ed|ing)? (?:[\w-]+ ){0,2}failing tests?\b|^update [\w./-]*\w\.(?:py|rb|erb|go|rs|tsx?|[ch](?:c|pp)?|cs|java|kt|exs?|php|swift|scm|toml|ya?ml|json|txt|mdx?|cfg|html|css|gemspec)$/i;

const AMOUNT = /\b(?:a few|a couple of|few|some|several|various|minor|small|tiny|little|more|other) (?=\S)/gi;

export function isUndone(text: string): boolean {
  return UNDONE.test(text);
}

/** Whether a text of one or two words, or the name of a file, says nothing: `ws`, `small fix`, `fix some more things`. */
export function isScrapText(text: string): boolean {
  if (ASIDES.test(text)) return true;
  const [verb = "", object, ...more] = text.replace(AMOUNT, "").trim().split(/\s+/);
  if (more.length > 0) return false;
  if (object === undefined || FILE_NAME.test(object)) return true;
  return !isShown(BY_VERB.get(verb.toLowerCase())) || VAGUE.test(object);
}
