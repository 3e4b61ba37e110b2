import { collectDeclared } from "./declared.ts";
import { claimAddress, findAddressClaims, findCommands, findCompiled, removeAddresses } from "./hazards.ts";
import { type Claim, createLookup } from "./lookup.ts";
import { splitParts, type TextPart } from "./parts.ts";
import { findQuantities } from "./quantities.ts";
import { KNOWN_WORDS } from "./words.ts";

/** What `after` says that `before` does not and that can be looked up. */
export function selectClaims(before: string, after: string): Claim[] {
  const claims = findClaims(after);
  if (before === "" || claims.length === 0) return claims;
  const lookup = createLookup(claims);
  lookup.read(before);
  return lookup.missing();
}

function findClaims(text: string): Claim[] {
  const parts = splitParts(text);
  const declared = collectDeclared(parts);
  const claims = new Map<string, Claim>();
  const add = (claim: Claim) => claims.set(`${claim.kind} ${claim.text}`, claim);
  for (const claim of findCompiled(text)) add(claim);
  for (const part of parts) {
    for (const claim of findPartClaims(part, declared)) {
      if (part.kind !== "block" || !isOfSample(claim, text, declared)) add(claim);
    }
  }
  return [...claims.values()];
}

const MAIL_HOST = /[\w.+-]@((?:[\w-]+\.)+[a-z]{2,24})\b/gi;
const DESTINATION = /(?<=\])\([^()\n]*\)|<[^<>\s]*>`_/g;
const DEFINITION = /^ {0,3}\[[^[\]\r\n]+\]:.*$/gm;
const TAG = /<\/?[a-zA-Z][^<>\n]*>|<!--/g;

function* findPartClaims(part: TextPart, declared: ReadonlySet<string>): Generator<Claim> {
  const plain = removeAddresses(part.text, " ");
  yield* findAddressClaims(part);
  yield* findCommands(part);
  if (part.kind === "prose") {
    for (const [, domain = ""] of plain.matchAll(MAIL_HOST)) yield* claimAddress(domain);
    return yield* findProseClaims(plain.replace(DEFINITION, " ").replace(DESTINATION, " ").replace(TAG, " "));
  }
  if (part.kind === "span") return yield* findSpanClaims(plain, declared);
  for (const line of plain.split("\n")) {
    const { code, comment } = splitComment(line);
    yield* findProseClaims(comment);
    yield* findCodeClaims(code, declared);
  }
}

/** A file without a folder is an example, as is a variable that the sample sets and reads. */
function isOfSample({ kind, text }: Claim, all: string, declared: ReadonlySet<string>): boolean {
  if (kind === "path") return !/[^/.~]\//.test(text);
  return kind === "variable" && declared.has(text) && (all.includes(`$${text}`) || all.includes(`\${${text}`));
}

const FLAG = /(?<![\w\-<>./&'"$])--[a-zA-Z][\w-]*(?:\.[\w-]+)*|(?<=["'])--[a-zA-Z][\w-]*(?:\.[\w-]+)*/g;
const SHORT_FLAG = /(?<=^|[\s"'`[|,/(])-[a-zA-Z](?=$|[\s"'`=\],|/)])/g;
// Commands whose short options no project documents.
const FOREIGN =
  /^\s*(?:[$>#] )?(?:sudo )?(?:(?:curl|wget|tar|unzip|cp|rm|ls|mkdir|chmod|ssh|apt|apt-get|brew|pip3?|npm|docker) |git (?:add|branch|checkout|clone|commit|fetch|log|merge|pull|push|rebase|show|switch|tag) )/;
const VARIABLE =
  /(?<![\w-])[A-Z][A-Z\d]*_[A-Z\d_]*[A-Z\d](?!\w)|(?<=\$\{?|process\.env\.|ENV\[["']|environ\[["'])[A-Z][A-Z\d_]+\b/g;
const VERSION =
  /(?<![\w.$/-])v?\d+\.(?:\d+\.(?:\d+|x)|\d+|x)(?:-(?:alpha|beta|rc|pre|next|dev|canary)(?:\.?\d+)?)?(?![\w/-]|\.\d)/gi;
const FULL_VERSION =
  /(?<![\w.$-])(?:v?\d+\.\d+\.(?:\d+|x)|v\d+\.(?:\d+|x))(?:-(?:alpha|beta|rc|pre|next|dev|canary)(?:\.?\d+)?)?(?![\w-]|\.\d)/gi;
const ENDINGS =
  "md|mdx|rst|adoc|txt|json5?|jsonc|ya?ml|toml|ini|cfg|conf|env|lock|xml|html?|css|scss|less|[cm]?[jt]sx?|vue|svelte|astro|py|pyi|rb|erb|go|rs|java|kts?|swift|php|c|h|cc|cpp|hpp|cs|ex|exs|lua|sh|bash|zsh|fish|ps1|bat|sql|proto|gradle|gemspec|plist|service|log|png|svg|jpe?g|gif|zip|tar\\.gz|csv";
const PATH = new RegExp(
  String.raw`(?<![\w@/.{}<>*$:~-])(?:~|\.{1,2})?/?(?:[\w.@-]+/)*[\w.@-]*[\w@]\.(?:${ENDINGS})(?![\w/*{<-]|\.\w)`,
  "g",
);
const FILE_NAME = new RegExp(String.raw`\.(?:${ENDINGS})$`);
const FOLDER = /(?<![\w@/.{}<>*$:~-])(?:\.{1,2}\/|\/)?(?:[\w.@-]+\/){2,}(?![\w*{<$.])/g;

function* findCommonClaims(text: string): Generator<Claim> {
  for (const [flag] of text.matchAll(FLAG)) yield { kind: "flag", text: flag };
  for (const [variable] of text.matchAll(VARIABLE)) yield { kind: "variable", text: variable };
  for (const quantity of findQuantities(text)) yield { kind: "quantity", text: quantity };
}

function* findPaths(text: string): Generator<Claim> {
  for (const [path] of [...text.matchAll(PATH), ...text.matchAll(FOLDER)]) {
    if (!/^\/[^/]+$|(?:^|\/)(?:path\/to|your|my|foo|bar|example|node_modules)\b/i.test(path))
      yield { kind: "path", text: path };
  }
}

const CALL = /(?<![\w$.:#])[\w$]+(?:(?:\.|::|#)[\w$]+)*\(\)/g;
const NAME = /(?<![\w$@./:#-])[A-Za-z_$][\w$]*(?:(?:\.|::)[A-Za-z_$][\w$]*)*(?![\w$@/-])/g;

/** In sentences only names that no word looks like: `maxRetries`, `max_retries`, `retry()`, `client.retry`. */
function* findProseClaims(text: string): Generator<Claim> {
  yield* findCommonClaims(text);
  yield* findPaths(text);
  for (const [version] of text.matchAll(VERSION)) yield { kind: "version", text: version };
  for (const [call] of text.matchAll(CALL)) yield* nameClaims(call.slice(0, -2), true);
  for (const [name] of text.matchAll(NAME)) {
    if (FILE_NAME.test(name) || /\.(?:com|org|net|io|dev|ai|js|NET)$/i.test(name)) continue;
    if (/^_*[a-z][a-z\d]*_[\w$]|^[a-z][a-z\d]+[A-Z]|\w(?:\.|::)\w/.test(name)) yield* nameClaims(name, false);
  }
}

/** Inline code is about the project: a word alone is a name as well. */
function* findSpanClaims(text: string, declared: ReadonlySet<string>): Generator<Claim> {
  if (/^[A-Za-z_][\w$-]*(?:\(\))?$/.test(text)) {
    const name = text.replace("()", "");
    if (/^[A-Z][A-Z\d]*_[A-Z\d_]+$/.test(name)) yield { kind: "variable", text: name };
    else if (!declared.has(name)) yield* nameClaims(name, true);
    return;
  }
  yield* findCodeClaims(text, declared);
  for (const [version] of text.matchAll(VERSION)) yield { kind: "version", text: version };
}

const STRING = /"[^"\n]{0,500}"|'[^'\n]{0,500}'/g;
const CALLED = /(?<![\w$])[\w$]+(?=\()|(?<=[\w$)\]](?:\.|::|->))[a-z][\w$]*/g;

function* findCodeClaims(text: string, declared: ReadonlySet<string>): Generator<Claim> {
  const code = text.replace(STRING, (literal, at: number) => (isKey(text, at + literal.length) ? literal : '""'));
  yield* findCommonClaims(text);
  if (!FOREIGN.test(code)) for (const [flag] of code.matchAll(SHORT_FLAG)) yield { kind: "flag", text: flag };
  for (const [version] of text.matchAll(FULL_VERSION)) yield { kind: "version", text: version };
  yield* findPaths(text);
  const bare = code.replace(PATH, " ").replace(FLAG, " ").replace(VARIABLE, " ");
  for (const [name] of bare.matchAll(NAME)) {
    for (const word of name.split(/\.|::/)) if (isNameLike(word) && !declared.has(word)) yield* nameClaims(word, false);
  }
  for (const [word] of bare.matchAll(CALLED)) if (!declared.has(word)) yield* nameClaims(word, true);
}

/** A key in quotes is a name; any other literal is an example. */
function isKey(text: string, end: number): boolean {
  return /^\s?(?::|=>)/.test(text.slice(end, end + 3));
}

function isNameLike(word: string): boolean {
  return /[a-z\d][A-Z]|[A-Za-z\d]_[A-Za-z\d]/.test(word);
}

function* nameClaims(name: string, isPlainTaken: boolean): Generator<Claim> {
  for (const word of name.split(/\.|::|#/)) {
    if (word.length < 3 || KNOWN_WORDS.has(word) || /^\d/.test(word)) continue;
    if (isPlainTaken || isNameLike(word) || name.length > word.length) yield { kind: "identifier", text: word };
  }
}

/** A comment is a sentence. */
function splitComment(line: string): { code: string; comment: string } {
  const index = line.search(/(?:^|\s)(?:#|\/\/|--|;|\/\*|\*)(?:\s|$)/);
  return index === -1 ? { code: line, comment: "" } : { code: line.slice(0, index), comment: line.slice(index) };
}
