import { maskInlineCode } from "../shared/inline-code.ts";
import { type ChangeClass, isShown, mapNames } from "./labels.ts";
import { isAboutTool, isAboutWork } from "./tooling.ts";

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

/** Internal unless they are about what users see. */
const MOVES = /^(?:mov(?:e|es|ed|ing)|renam(?:e|es|ed|ing)|split(?:s|ting)?)\b/i;
const PRIVATE =
  /\b(?:internal(?:ly|s)?|private|variables?|locals?|helpers?|files?|folders?|director(?:y|ies))\b|\s_\w/i;
const REFACTORING =
  /\brefactor(?:s|ed|ing|ings)?\b|^de-?dup|^(?:code )?clean(?:s|ed|ing)?[ -]?ups?\b|\bclean-?ups?$|\bdead code\b|\bf-strings?\b|\bmicro-?optimi[sz]|\b(?:de)?allocations?\b/i;
const BRANCHES = /\b(?:master|main)[`'"]? (?:to|->|→|into) [`'"]?(?:main|master)\b/i;
const TYPE_HINTS =
  /\btype[ -]?(?:hints?|hinting|annotations?|checks?|checking)\b|\b(?:annotations|typings?|typehints)$|\bPEP[ -]?(?:8|257|484|526|563|585|604|612|695)\b/i;
const NEEDLESS =
  /\b(?:needless(?:ly)?|unused|unneeded|unnecessary|redundant|superfluous|leftovers?|obsolete|dead|stale|useless|no-op|no longer (?:needed|used|required))\b/i;
const MAINTENANCE =
  /^(?:adds?|updates?|improves?|clarif(?:y|ies)|sorts?|orders?|groups?|organi[sz]es?) (?:[\w-]+ ){0,2}(?:comments?|todos?|imports?|whitespaces?|semicolons?|includes)$|^(?:adds?|updates?|improves?) (?:[\w-]+ ){0,2}comments? (?:clarifying|explaining|describing|about|on|for|that|to)\b/i;

const FLAG = /(?:^|[\s`"'(/=])--?[a-z][\w-]*/i;
const OPTION =
  /\b(?:options?|flags?|commands?|subcommands?|switch(?:es)?|settings?|config(?:uration)?|parameters?|params?|arguments?|args?|keywords?|env(?:ironment)? var(?:iable)?s?|endpoints?|hooks?|APIs?|plugins?)\b/i;
const EXPORTED = /\b(?:public|exported|exports?|APIs?|user-facing)\b/i;

/** `server.c - close the file`: what the text says comes after the file. */
const FILE_LEAD = /^[^\s`-]\S{0,80} - (?=\S)/;

const TOOL_END =
  /\b(?:in|for|on|under|running|from|fix) (?:(?:the|our|some|all|unit|integration|regression|failing|flaky) ){0,3}(?:tests?|CI|specs|test suite|benchmarks|GitHub Actions|(?:ci|github) workflows?)$/i;
const WARNINGS = /\bwarnings?\b/i;
const COMPILERS = /\b(?:build warnings?|gcc|clang|msvc|compilers?|compilation|rustc|javac)\b|\s-W[a-z]/i;
/** Not if they were in what users read or write. */
const TYPOS =
  /\b(?:typos?|misspell\w*|spelling|copyright(?: years?)?|sponsors?|backers|funding)\b(?!.*\b(?:options?|flags?|messages?|errors?|output|commands?|keys?|fields?|headers?|settings?|property|support)\b)/i;
const DOCUMENTS =
  /^(?:\w+ )(?:[\w-]+ ){0,3}(?:docs|documentation|docstrings?|(?:java|rust|go|php|js)docs?|docblocks?|readme|doc (?:fix(?:es)?|rendering|builds?|links?|comments?)|examples?(?=$|\s(?:for|of|to|in|on)\b))\b|\b(?:in|the|and|of) (?:docs|documentation|docstrings?|readme|doc fix(?:es)?|comments)$|\bdocs?$|^(?:java|rust|go|php|js)docs?\b|\b(?:java|js|php)doc (?:tweaks?|fix(?:es)?)$/i;

const DEPRECATES =
  /^(?:soft(?:ly)?[- ])?deprecat(?:e|es|ed|ing)\b|\b(?:is|are) (?:now )?deprecated\b|^mark(?:s|ed)?\b.*\bdeprecated\b|^(?:add|emit|issue|raise|show|print)(?:s|ed)?\b.*\bdeprecat(?:ion|ed) (?:warning|notice|message)s?\b/i;

// Not "missing" alone: an error about what is missing is a feature as often.
const FAULTS =
  /\b(?:fix|fixes|fixing|fixup|bug-?fix(?:es)?|bugs?|no longer|should(?: not|n't)?|(?:does|do|did|is|was|are|were)(?: not|n't) (?:work|working)|not working|fails? (?:to|when|if|with|on)|crash(?:es|ed|ing)?|deadlocks?|race conditions?|data races?|leak(?:s|ed|ing)?|regressions?|hang(?:s|ing)?|segfaults?|wrong(?:ly)?|incorrect(?:ly)?|improper(?:ly)?|mistaken(?:ly)?|accidental(?:ly)?|broken|breakage|correct(?:ly)?|proper(?:ly)?|gracefully|infinite loops?|off-by-one|edge cases?|workarounds?|to (?:avoid|prevent|ensure)|make sure|(?:do|does|must|can|could|would)(?: not|n['’]t)|cannot)\b/i;
const FIX = /\b(?:fix|fixes|fixing|fixup)\b/i;
const REJECTS =
  /^(?:rais|throw|fail|return)(?:e|es|s)? .*\b(?:errors?|exceptions?|hard|\w+(?:Error|Exception)) (?:if|when|on|for|instead)\b/i;
const MISSING =
  /^(?:add|include|export|pass|set|declare|return|implement|define|provide|handle|use)(?:s|ed|ing)? (?:(?:the|a|an|some|back|few|more) ){0,2}(?:missing|missed|forgotten)\b/i;
const CHECKS =
  /^add(?:s|ed|ing)? (?:(?!(?:health|update|spell|status|liveness|readiness|option|flag|command|support|to)\b)[\w-]+ ){0,3}(?:checks?|guards?|safeguards?|error handling)(?: (?:for|if|when|to|that|in|on|against|around|before)\b|$)/i;

const REPAIRS =
  /\bto (?:fix\b|(?:avoid|prevent)s? (?:[\w-]+ ){0,3}(?:races?|crash(?:es)?|hangs?|deadlocks?|leaks?|panics?|overflows?|segfaults?|failures?|errors?|exceptions?|conflicts?)\b)/i;

const FEATURES =
  /^(?:(?:an? )?(?:new )?(?:option|flag|command|ability|way) to\b|support for\b|feature\b)|\bsupport$|\b(?:configurable|customi[sz]able|opt-in)\b/i;

/** What users had, and so notice when it goes. */
const OWNED =
  /\b(?:versions?|methods?|functions?|class(?:es)?|functionality|features?|propert(?:y|ies)|attributes?|fields?|exceptions?|constants?|constructors?|modules?|packages?|themes?|rules?|types?|traits?|interfaces?|props?|extras?|alias(?:es)?|shims?|builtins?|polyfills?|backends?|providers?|adapters?|drivers?)\b/i;
const PLATFORM =
  /\b(?:python|node(?:\.?js)?|ruby|php|java|go|golang|rust|rails|django|laravel|typescript|\.net|dotnet|windows|macos|ios|android|postgres|postgresql|mysql|openssl|ie|ubuntu|debian|scala|kotlin|elixir|erlang|otp|swift|perl|lua) ?v?\d/i;
const IDENTIFIER =
  /`[^`]+`|\b\w+(?:\.|::|#)\w+|\w\(\)|\b[A-Z][a-z\d]+[A-Z]\w*|\b[a-z]+[A-Z]\w*|\b[A-Z]{2,}(?:_[A-Z]+)+\b/;
const TRAILING_SPACE = /\btrailing (?:white)?spaces?\b(?! (?:from|in) (?:the )?(?:output|summary))/i;
const UNWANTED =
  /\b(?:extra|stray|spurious|erroneous|bogus|double|duplicated?|trailing|leading|excess(?:ive)?|accidental|misleading|limits?|limitations?|restrictions?|race|leak|panic)\b/i;
const OWN_WORK =
  /\b(?:uses?|usages?|calls?|references?|dependenc(?:y|ies)|depend on|files?|director(?:y|ies)|folders?|code|comments?|scripts?|todos?|hacks?|workarounds?|checks?|casts?|conversions?|copy|copies|clones?|variables?|imports?|spaces?|whitespaces?|newlines?|lines?|logs?|logging|debug(?:ging)?|prints?|assert(?:ion)?s?|wrappers?|helpers?|boilerplate|magic|indirection|bounds?|badges?|branch(?:es)?|loops?|rescue|internal|private)\b/i;

/** Whether support or a deprecated thing goes. */
function isWithdrawal(plain: string): boolean {
  if (BY_VERB.get(readVerb(plain)) !== "removed") return false;
  const isDeprecated =
    /\bdeprecated\b/i.test(plain) && !/\b(?:calls?|usages?|uses?|references?|warnings?|imports?)\b/i.test(plain);
  return isDeprecated || /\bsupport\b/i.test(plain) || PLATFORM.test(plain);
}

function classifyRemoval(text: string, plain: string): ChangeClass {
  if (isWithdrawal(plain)) return "removed";
  const isNeedless = NEEDLESS.test(plain) || TRAILING_SPACE.test(plain);
  if (isNeedless && !/\b(?:options?|flags?|commands?|settings?|features?)\b/i.test(plain) && !EXPORTED.test(plain))
    return "internal";
  const object = plain.slice(plain.indexOf(" ") + 1);
  const isOwned = FLAG.test(text) || OPTION.test(plain) || EXPORTED.test(plain);
  if (!isOwned && UNWANTED.test(object)) return "fixed";
  if (!isOwned && OWN_WORK.test(object)) return "internal";
  return isOwned || OWNED.test(object) || IDENTIFIER.test(text) ? "removed" : "changed";
}

function isInternalWork(text: string, plain: string, isDocumented: boolean): boolean {
  if (BRANCHES.test(text)) return true;
  const isNoticed = isDocumented || FLAG.test(text) || EXPORTED.test(plain);
  if (MOVES.test(plain)) {
    const isPrivate = PRIVATE.test(plain) || !/^renam/i.test(plain);
    return isPrivate && !isNoticed && !OPTION.test(plain);
  }
  const verb = readVerb(plain);
  const isRefactoring =
    BY_VERB.get(verb) === "internal" ||
    REFACTORING.test(plain) ||
    TYPE_HINTS.test(plain) ||
    MAINTENANCE.test(plain) ||
    (NEEDLESS.test(plain) && BY_VERB.get(verb) !== "removed" && BY_VERB.get(verb) !== "added");
  return isRefactoring && !isNoticed;
}

/** Whether a text is about tests, CI, lint, benchmarks or spelling, and nothing else. */
export function isToolingText(text: string): boolean {
  const plain = maskInlineCode(text).replace(FILE_LEAD, "");
  if (TYPOS.test(plain) && !FLAG.test(text)) return true;
  const [first = "", ...others] = plain.split(/(?:,|;| and| &) /);
  if (WARNINGS.test(plain) && COMPILERS.test(text)) return true;
  const isEnd = TOOL_END.test(plain) && !OPTION.test(plain) && !/\bsupport\b/i.test(plain);
  if (!isEnd && !isAboutWork(first)) return false;
  return others.every(
    (clause) => isAboutWork(clause) || DOCUMENTS.test(clause) || !isShown(BY_VERB.get(readVerb(clause))),
  );
}

/** The class of a title without a conventional type. `isDocumented`: documentation for users changed with it. */
export function classifyText(text: string, isDocumented = false): ChangeClass {
  const plain = maskInlineCode(text).replace(FILE_LEAD, "");
  if (isSecurity(text)) return "security";
  if (DOCUMENTS.test(plain)) return "documentation";
  if (isToolingText(text) || isAboutTool(plain)) return "internal";
  if (DEPRECATES.test(plain)) return "deprecated";
  const byVerb = BY_VERB.get(readVerb(plain));
  if (byVerb === "removed") return FIX.test(plain) ? "fixed" : classifyRemoval(text, plain);
  if ((byVerb === undefined || byVerb === "internal") && FIX.test(plain)) return "fixed";
  if (byVerb !== "fixed" && isInternalWork(text, plain, isDocumented)) return "internal";
  if (byVerb === "added") return isRepair(text, plain) ? "fixed" : "added";
  if (
    byVerb === "internal" ||
    (byVerb === "documentation" && /\b(?:messages?|errors?|output|warnings?)\b/i.test(plain))
  ) {
    return "changed";
  }
  if (byVerb !== undefined) return byVerb;
  if (FEATURES.test(plain)) return "added";
  return FAULTS.test(plain) || REJECTS.test(plain) || MISSING.test(plain) ? "fixed" : "changed";
}

/** Whether something was added that was missing by mistake. */
function isRepair(text: string, plain: string): boolean {
  if (FLAG.test(text) || OPTION.test(plain) || /\bsupport\b/i.test(plain)) return false;
  return MISSING.test(plain) || CHECKS.test(plain) || REPAIRS.test(plain);
}

function readVerb(plain: string): string {
  return /^[\w'’]+/.exec(plain)?.[0].toLowerCase().replace("’", "'") ?? "";
}

/** The class of a text that its type hides: nobody would look for it there. */
export function selectNotice(text: string): "deprecated" | "removed" | undefined {
  const plain = maskInlineCode(text);
  if (isToolingText(text)) return undefined;
  if (DEPRECATES.test(plain)) return "deprecated";
  return isWithdrawal(plain) ? "removed" : undefined;
}

export function isSecurity(text: string): boolean {
  return /\b(?:CVE-\d{4}-\d+|GHSA(?:-[\w]{4}){3}|vulnerabilit(?:y|ies))\b|^security\b/i.test(text);
}

const FILE_NAME = /^\S*\.[a-z]\w{0,5}$/i;
const VAGUE =
  /^(?:#\d+|it|this|that|these|them|bugs?|stuff|things?|issues?|errors?|warnings?|builds?|code|changes?|merge|more|review|feedback|comments?|names?|style|up|again)$/i;

const MUSING =
  /^(?:i|yes|no|oops|whoops|ups|argh|damn|sorry|hopefully|maybe|try|trying|another try|one more|really|forgot|finally)\b/i;

/** Whether a text of one or two words, or the name of a file, says nothing: `ws`, `small fix`, `update code`. */
export function isScrapText(text: string): boolean {
  if (MUSING.test(text)) return true;
  const [verb = "", object, ...more] = text.trim().split(/\s+/);
  if (more.length > 0) return false;
  if (object === undefined || FILE_NAME.test(object)) return true;
  return !isShown(BY_VERB.get(verb.toLowerCase())) || VAGUE.test(object);
}
