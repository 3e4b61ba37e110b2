import { findPlainLines, maskInlineCode } from "../../shared/markdown/markdown.ts";
import { trimTrailing } from "../../shared/text.ts";
import { type Change, listParagraphs, selectBodies } from "./change.ts";
import type { ChangeClass } from "./labels.ts";
import { listWords, mentions } from "./tooling.ts";

/**
 * Why a change is breaking though no mark says so. `text`: the sentence that says it, empty where the title does. `isMinor`:
 * it only needs a newer version of a language or platform, of the same major one.
 */
export type Inference = { why: string; isSure: boolean; text: string; isMinor?: boolean | undefined };

const BREAKS =
  /\b(?:breaking (?:api )?change|breaks (?:backwards? |existing |the public )?(?:compatibility|api|users|callers|code)|backwards?[- ]incompatible|not backwards?[- ]compatible|breaking for (?:existing|users|anyone|callers))\b/i;
/** In front of it, so that it is about the change, not a library: `This is a …`, `The new form is backwards …` */
const OF_ITSELF = /\b(?:this|it|that|these|which)\b|\b(?:is|are|becomes?) (?:now |also )?$/i;
/** `Breaking change: run() takes no callback.` */
const LABEL =
  /^[*_[(]{0,2}(?:note: |technically,? )?(?:(?:an?|another|one) )?breaking (?:api )?changes?[*_\])]{0,2}(?:$|[:,–—]| [-–—] |(?<=^(?:an?|another|one) breaking (?:api )?change) (?:to|for|in)\b)/i;
/** A denial, a doubt, a question, a rule for others, or the empty box of a template. */
const DENIES =
  /\b(?:no(?! longer)|non|none|never|without|avoid\w*|prevent\w*|isn't|aren't|doesn't|don't|won't|shouldn't|not a|not an|not contain\w*|anything|maybe|perhaps|might|may|can be|could|would|should|if|unless|whether|until|fix(?:e[sd])?|revert\w*|changelog|release notes|label|the breaking changes?)\b|\?|\[ \]|^(?:#|>|mark\b)/i;

const IMPLIES =
  /no longer|must now|now (?:require|need|have)|removed|renamed|replaced|change[ds] (?:from|the default)|the (?:old|prev|form)/;
/** What follows the name of an option or function at the start of a sentence. */
const NAMED: readonly RegExp[] = [
  // `run()` has been removed; use `start()` instead.
  /^(?:[a-z]+ )?(?:(?:has|have) been|is|are|was|were) (?:now )?(?:removed\b(?! in\b).*(?:\buse\b|\binstead\b|\bin favou?r of\b)|renamed (?:to|as)|replaced (?:by|with)) /,
  // `run()` no longer returns a number.
  /^(?:[a-z]+ )?no longer (?:returns?|accepts?|supports?|takes?|allows?|implements?|exports?|exposes?)\b/,
  // `run()` now requires a name.
  /^(?:[a-z]+ )?now requires?\b/,
];
const ANY: readonly RegExp[] = [
  // This package now requires at least Go 1.30.
  /^(?:we|this (?:package|library|module|crate|gem|project|tool|plugin)) now requires?\b/i,
  // The default of `depth` changed from 1 to 2. It changes the default depth from 1 to 2.
  /\b(?:default\b[^.;]{0,60}\bchange[ds]|change[ds] the default\b[^.;]{0,60}) from\b[^.;]{1,80}\bto\b/i,
  // To keep the old behaviour, pass `--old`.
  /\bto (?:restore|keep|retain|get back) the (?:old|previous|former) (?:default|behaviou?r)\b/i,
];
const MUST = /\b(?:must now|now (?:need|have) to)\b/;
const PEOPLE = /\b(?:callers|users|consumers|clients|implement[eo]rs|plugins|applications|extensions|projects|you)\b/i;
const IS_NAME = /^(?:`[^`]|--\w)|[a-z][A-Z]|\w(?:_|\.|::|#)\w|\(\)`?$/;
const INSTRUCTS =
  /^(?:(?:please|instead|now),? )?(?:use|replace|switch|migrate|pass|call|set|import)\b|^(?:callers|users|you|plugins)\b|^to (?:keep|restore|migrate|upgrade)\b/i;
const MAX_STATED = 400;

/** By the sentence of a body that says so, and the next one if that says how to go on. */
export function selectStated(bodies: readonly string[]): Inference | undefined {
  const text = findSentence(bodies, /break|compatible/i, isStating);
  return text === undefined ? undefined : { why: "its message says so", isSure: true, text };
}

/** By a title, or a sentence that says what users have to do or no longer have. Not of fixes: it may tell the bug. */
export function inferBreaking(said: ChangeClass, title: string, bodies: readonly string[]): Inference | undefined {
  if (said !== "removed" && said !== "changed") return undefined;
  const text = findSentence(bodies, IMPLIES, isImplying);
  if (text !== undefined) return { why: "its message says what is other than before", isSure: false, text };
  const isSaid = said === "removed" ? isWithdrawn(title) : isRaised(title);
  return isSaid ? { why: "its title says so", isSure: false, text: "" } : undefined;
}

/** `Drop support for paper tickets`, `Remove night ferry support` */
const SUPPORT = /^(?:drop|remov)\w* (?:the |all )?(?:(?!to\b)[\w.`/+-]+ ){0,4}support(?:$|,| (?:for|of)\b| [-–(])/i;
/** `Remove deprecated options`, `Drop the deprecated deck setting` */
const DEPRECATED =
  /^(?:drop|remov|delet)\w* (?:(?:the|all|some|old|previously|long|already) )*deprecated (?:[\w`.-]+ ){0,2}(?:apis|code|methods|functions|options|features|parameters|arguments|attributes|properties|helpers|classes|modules|hooks|events|aliases|settings|commands|flags|types)\b(?! (?:from|of)\b)|^(?:drop|remov|delet)\w* (?:the )?deprecated (?:[\w`.-]+ ){1,2}(?:option|flag|method|function|command|setting|parameter|argument|attribute|property|class|module)$/i;

/** `Raise the minimum Ruby version to 3.2`, `Require Node.js 20` */
const RAISES = /^(?:requires?|(?:rais|bump|increas|updat|set)\w* (?:the )?minimum) (?!.* (?:for|in|if|when)\b)/i;
const FILLS = / (?:supported|version|requirement|to|>=|≥)(?= )/gi;
const isRaised = (title: string) => RAISES.test(title) && PLATFORM.test(title.replace(FILLS, "").slice(0, 32));

const isWithdrawn = (title: string) =>
  DEPRECATED.test(title) || ((PLATFORM.test(title) || SUPPORT.test(title)) && !WORK_AROUND.test(title));

const isStating = (text: string) => LABEL.test(text) || follows(text, BREAKS, OF_ITSELF);

/** Whether the form is in the text, with the other one not far in front of it. */
function follows(text: string, form: RegExp, before: RegExp): boolean {
  const at = text.search(form);
  return at !== -1 && before.test(text.slice(Math.max(at - 80, 0), at));
}

function isImplying(text: string): boolean {
  if (ANY.some((form) => form.test(text)) || follows(text, MUST, PEOPLE)) return true;
  const plain = text.replace(/^(?:The|Also,?) /, "");
  const end = plain.startsWith("`") ? plain.indexOf("`", 1) + 1 : plain.indexOf(" ");
  if (end <= 0 || !IS_NAME.test(plain.slice(0, end))) return false;
  return NAMED.some((form) => form.test(plain.slice(end).trimStart()));
}

function findSentence(bodies: readonly string[], words: RegExp, isMeant: (text: string) => boolean) {
  const paragraphs = bodies.flatMap((body) => (words.test(body) ? listSentences(body) : []));
  const says = (text: string) => text.length <= MAX_STATED && isMeant(text) && !DENIES.test(text);
  const at = paragraphs.findIndex((sentences) => sentences.some(says));
  const [sentences = [], below = []] = at === -1 ? [] : paragraphs.slice(at, at + 2);
  const found = sentences.findIndex(says);
  const [said, next = ""] = found === -1 ? [] : sentences.slice(found, found + 2);
  if (said === undefined) return undefined;
  if (/^\W*breaking (?:api )?changes?\W*$/i.test(said)) return (said.endsWith(":") && below[0]) || "";
  if (said.endsWith(":")) return `${said} ${below[0] ?? ""}`.trimEnd();
  return INSTRUCTS.test(next) && !next.endsWith("?") ? `${said} ${next}` : said;
}

/** By paragraph, without code blocks and comments. */
function listSentences(body: string): string[][] {
  const lines = body.split("\n");
  const isPlain = findPlainLines(lines);
  const plain = lines.map((line, index) => (isPlain[index] ? line : "")).join("\n");
  return listParagraphs(plain).map((text) => text.replace(/^\[x\] /i, "").split(/(?<=[.!]) (?=[A-Z`])/));
}

const SIDES = /^\W*(?:before|after|old|new|previously|now|migrat\w+|upgrad\w+)\b[\w ]{0,30}\W*$/i;
const MAX_EXAMPLE = 26;

/** Code from before and after a change, below such words, or that of a migration; empty where `said` has some. */
export function selectExample(said: string, change: Change): string {
  const bodies = said.includes("```") ? [] : selectBodies(change).filter((body) => body.includes("\n```"));
  const examples = bodies.map((body) => {
    const parts = body.split(/^```/m);
    const found = parts.flatMap((code, index) => {
      const label = parts[index - 1]?.trimEnd().split("\n").at(-1) ?? "";
      const name = trimTrailing(label, /[*_:\s]/).replace(/^[#*_\s]+/, "");
      return index % 2 === 1 && SIDES.test(label) ? [`${name}:\n\n\`\`\`${code.trimEnd()}\n\`\`\``] : [];
    });
    return found.length > 1 || /^(?:migr|upgr)/i.test(found[0] ?? "") ? found.join("\n\n") : "";
  });
  return examples.find((text) => text !== "" && text.split("\n").length <= MAX_EXAMPLE) ?? "";
}

export const REMOVES = /^(?:remov|drop|delet)(?:e|es|s|ed|ped|ing|ping)?\b/i;
export const FLAG = /(?:^|[\s`"'(/=])--?[a-z][\w-]*/i;
export const OPTION = listWords(
  "option|flag|command|subcommand|switch|switches|setting|config|configuration|parameter|param|argument|arg|keyword|" +
    "env|environment|endpoint|hook|api|plugin",
);
const CONTROLS = listWords("option|flag|command|setting|feature");
export const EXPORTED = listWords("public|exported|export|api|user-facing");

/** What users had, and so notice when it goes. */
const OWNED = listWords(
  "version|method|function|class|classes|functionality|feature|property|properties|attribute|field|exception|constant|" +
    "constructor|module|package|theme|rule|type|trait|interface|prop|extra|alias|aliases|shim|builtin|polyfill|backend|" +
    "provider|adapter|driver",
);
/** A version of a language or system that users have. */
export const PLATFORM =
  /\b(?:python|node(?:\.?js)?|ruby|php|java|go|golang|rust|rails|django|laravel|typescript|\.net|dotnet|windows|macos|ios|android|postgres|postgresql|mysql|openssl|ie|ubuntu|debian|scala|kotlin|elixir|erlang|otp|swift|perl|lua) ?v?\d/i;
/** `Remove a workaround for Node 18`, `Remove Windows 7 from the list`, `Remove traces of Python 2` */
export const WORK_AROUND =
  /\b(?:from|in|on|code|work-?arounds?|hacks?|checks?|shims?|polyfills?|branch(?:es)?|todos?|warnings?|\w+isms?|mentions?|vestiges|traces|leftovers?|remaining|unused|wheels?|variables?|obsolete|experimental|unstable|internal|usages?)\b/i;
const IDENTIFIER =
  /`[^`]+`|\b\w+(?:\.|::|#)\w+|\w\(\)|\b[A-Z][a-z\d]+[A-Z]\w*|\b[a-z]+[A-Z]\w*|\b[A-Z]{2,}(?:_[A-Z]+)+\b|\b[a-z]+(?:_[a-z\d]+)+\b/;
const TRAILING_SPACE = /\btrailing (?:white)?spaces?\b(?! (?:from|in) (?:the )?(?:output|summary))/i;
const UNWANTED = listWords(
  "extra|stray|spurious|erroneous|bogus|double|duplicate|duplicated|trailing|leading|excess|excessive|accidental|" +
    "misleading|limit|limitation|restriction|race|leak|panic|warning",
);
const OWN_WORK = listWords(
  "use|usage|call|reference|dependency|dependencies|depend|file|directory|directories|folder|code|comment|script|todo|" +
    "hack|workaround|check|cast|conversion|copy|copies|clone|variable|import|space|whitespace|newline|line|log|logging|" +
    "debug|debugging|print|assert|assertion|wrapper|helper|boilerplate|magic|indirection|bound|badge|branch|branches|" +
    "loop|rescue|internal|private|allocation|temporary|recursion|nil|symlink",
);
/** `Remove the node before it is moved`, `Remove only its parameters`, `Remove reading the file`: what the program does. */
const DOES =
  /^(?:only|just)\b|^\w+ing\b(?! (?:option|flag|command|support|method|function|class)s?\b)|\b(?:as soon as|prior to|before|after|while|during)\b/i;
/** What it is removed from, or why, says nothing of what goes. */
const TAIL =
  / (?:from|in|on|to|for|of|with|when|if|that|which|by|as|so|due|because|since|relying|prior|before|after)\b.*/i;

const NEEDLESS = listWords(
  "needless|needlessly|unused|unneeded|unnecessary|redundant|superfluous|leftover|obsolete|dead|stale|useless|no-op",
);
const NO_LONGER = /\bno longer (?:needed|used|required)\b/i;

export function isNeedlessText(plain: string): boolean {
  return mentions(plain, NEEDLESS) || NO_LONGER.test(plain);
}

/** Whether support or a deprecated thing goes. */
export function isWithdrawal(plain: string): boolean {
  if (!REMOVES.test(plain)) return false;
  const isDeprecated =
    /\bdeprecated\b/i.test(plain) && !/\b(?:calls?|usages?|uses?|references?|warnings?|imports?)\b/i.test(plain);
  return isDeprecated || /\bsupport\b/i.test(plain) || (PLATFORM.test(plain) && !WORK_AROUND.test(plain));
}

/** The class of a text that begins with such a verb: `removed` only for what users had. */
export function classifyRemoval(text: string): ChangeClass {
  const plain = maskInlineCode(text);
  if (isWithdrawal(plain)) return "removed";
  const isNeedless = isNeedlessText(plain) || TRAILING_SPACE.test(plain);
  if (isNeedless && !mentions(plain, CONTROLS) && !mentions(plain, EXPORTED)) return "internal";
  const object = plain.slice(plain.indexOf(" ") + 1);
  const head = object.replace(TAIL, "");
  const isOwned = FLAG.test(text) || mentions(head, OPTION) || mentions(plain, EXPORTED);
  if (!isOwned && mentions(object, UNWANTED)) return "fixed";
  if (!isOwned && mentions(object, OWN_WORK)) return "internal";
  if (DOES.test(object)) return "changed";
  return isOwned || mentions(head, OWNED) || IDENTIFIER.test(text.replace(TAIL, "")) ? "removed" : "changed";
}
