import { maskInlineCode } from "../../shared/markdown/markdown.ts";
import type { ChangeClass } from "./labels.ts";
import { listWords, mentions } from "./tooling.ts";

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
