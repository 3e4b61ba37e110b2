import { claimAddress, findAddressClaims, findCommands, findCompiled, removeAddresses } from "./hazards.ts";
import { type Claim, createLookup, findQuantities } from "./lookup.ts";
import { splitParts, type TextPart } from "./parts.ts";

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
  const ofParts = parts.flatMap((part) => {
    const claims = [...findPartClaims(part, declared)];
    return part.kind === "block" ? claims.filter((claim) => !isOfSample(claim, text, declared)) : claims;
  });
  const claims = [...findCompiled(text), ...ofParts];
  return [...new Map(claims.map((claim) => [`${claim.kind} ${claim.text}`, claim])).values()];
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

function claimAll(kind: Claim["kind"], text: string, form: RegExp): Claim[] {
  return [...text.matchAll(form)].map(([found]) => ({ kind, text: found }));
}

function findCommonClaims(text: string): Claim[] {
  const quantities = findQuantities(text).map((quantity): Claim => ({ kind: "quantity", text: quantity }));
  return [...claimAll("flag", text, FLAG), ...claimAll("variable", text, VARIABLE), ...quantities];
}

const PLACEHOLDER = /^\/[^/]+$|(?:^|\/)(?:path\/to|your|my|foo|bar|example|node_modules)\b/i;

function findPaths(text: string): Claim[] {
  return [PATH, FOLDER].flatMap((form) => claimAll("path", text, form)).filter((path) => !PLACEHOLDER.test(path.text));
}

const CALL = /(?<![\w$.:#])[\w$]+(?:(?:\.|::|#)[\w$]+)*\(\)/g;
const NAME = /(?<![\w$@./:#-])[A-Za-z_$][\w$]*(?:(?:\.|::)[A-Za-z_$][\w$]*)*(?![\w$@/-])/g;

/** In sentences only names that no word looks like: `maxRetries`, `max_retries`, `retry()`, `client.retry`. */
function* findProseClaims(text: string): Generator<Claim> {
  yield* findCommonClaims(text);
  yield* findPaths(text);
  yield* claimAll("version", text, VERSION);
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
  yield* claimAll("version", text, VERSION);
}

const STRING = /"[^"\n]{0,500}"|'[^'\n]{0,500}'/g;
const CALLED = /(?<![\w$])[\w$]+(?=\()|(?<=[\w$)\]](?:\.|::|->))[a-z][\w$]*/g;

function* findCodeClaims(text: string, declared: ReadonlySet<string>): Generator<Claim> {
  const isKey = (end: number) => /^\s?(?::|=>)/.test(text.slice(end, end + 3));
  const code = text.replace(STRING, (literal, at: number) => (isKey(at + literal.length) ? literal : '""'));
  yield* findCommonClaims(text);
  if (!FOREIGN.test(code)) yield* claimAll("flag", code, SHORT_FLAG);
  yield* claimAll("version", text, FULL_VERSION);
  yield* findPaths(text);
  const bare = code.replace(PATH, " ").replace(FLAG, " ").replace(VARIABLE, " ");
  for (const [name] of bare.matchAll(NAME)) {
    for (const word of name.split(/\.|::/)) if (isNameLike(word) && !declared.has(word)) yield* nameClaims(word, false);
  }
  for (const [word] of bare.matchAll(CALLED)) if (!declared.has(word)) yield* nameClaims(word, true);
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

/** Of languages, shells and their usual programs: words that no project has to define. */
const WORDS = [
  "abstract and any array as assert async await base begin bool boolean break byte case cast catch char class console",
  "const constructor continue debugger declare def default defer delete dict do double elif else elsif end enum except",
  "export extends extern false final finally float fmt fn for foreach from func function get global goto if impl",
  "implements import in include inf infinity inline input instanceof int integer interface internal is iter keyof lambda",
  "len let list local long loop main map match mod module mut namespace NaN native never new nil none None not null",
  "number object of operator option or out override package panic pass print printf println private process protected",
  "pub public puts raise range readonly record ref repeat require return Result self select set short signed sizeof",
  "static str string String struct super switch symbol synchronized template then this throw throws trait true True",
  "False try tuple type typedef typeof undefined union unknown unless unsafe unsigned until use using val var vec Vec",
  "void volatile when where while with yield String Object Array Number Boolean Promise Error Map Set Date JSON Math",
  "apt awk bash brew bundle cargo cat cd chmod choco clone composer cp curl docker echo env exit gem git grep head host",
  "install kubectl latest localhost ls make mkdir mv npm npx null pip pnpm podman ps pwd python rm root run scoop sed",
  "sh stdin stdout stderr sudo tail tar touch unzip user wget winget xargs yarn zip foo bar baz qux example",
  "GitHub GitLab JavaScript TypeScript macOS iOS PostgreSQL MySQL SQLite OpenSSL WebSocket GraphQL YouTube LinkedIn",
  "JSON YAML TOML HTTP HTTPS HTML CSS XML URL URI API CLI UTF ASCII README CHANGELOG LICENSE MIT TODO",
  "get post put patch head delete options GET POST PUT PATCH HEAD DELETE OPTIONS stringify parse log push toString",
];
const KNOWN_WORDS: ReadonlySet<string> = new Set(WORDS.join(" ").split(" "));

/** Each finds names in its groups. */
const DECLARATIONS: readonly RegExp[] = [
  // `const name`, `def name`, `for name`
  /(?<![\w$.-])(?:const|let|var|val|def|fn|func|fun|function|class|interface|struct|enum|trait|module|type|record|namespace|for|as|catch|local|impl|protocol|defmodule|defp|mod)\s+(?:async\s+|mut\s+|\*\s*)?([A-Za-z_$][\w$]*)/g,
  // `name = value`, `name: Type = value`
  /^[ \t]{0,40}(?:\$|export |local |@)?([A-Za-z_$][\w$]{0,80})(?: {0,5}: {0,5}[\w<>[\], |.&*]{1,80})? {0,9}:?=(?![=>])/gm,
  // `const { one, other }`, `def name(one, other)`
  /\b(?:const|let|var|for|function(?: [\w$]{0,80})?|def \w{1,80}|func(?: \([^()\n]{0,80}\))?(?: \w{1,80})?|fn \w{1,80}|fun \w{1,80}|import) {0,2}[({[]([^(){}[\]]{0,500})[)}\]]/g,
  // `(one, other) =>`
  /\(([^()\r\n]*)\) {0,2}(?:: {0,2}[\w<>[\].]{1,80} {0,2})?=>/g,
  // `one =>`, `|one, other|`
  /(?<![\w$])([A-Za-z_$][\w$]*) {0,2}=>|\|([^|\r\n]*)\|/g,
  // `one, other = values`
  /^[ \t]{0,40}([A-Za-z_$][\w$]{0,80}(?:, {0,2}[A-Za-z_$][\w$]{0,80}){1,9}) {0,2}:?=(?!=)/gm,
];
/** Where a line `name = value` sets an option. */
const SETTINGS = /^(?:toml|ini|cfg|conf|properties|env|dotenv|yaml|yml)$/;

/** The names that code samples of a text declare themselves. */
function collectDeclared(parts: readonly TextPart[]): ReadonlySet<string> {
  const samples = parts.filter(({ kind, language }) => kind === "block" && !SETTINGS.test(language));
  const found = samples.flatMap(({ text }) => DECLARATIONS.flatMap((form) => [...text.matchAll(form)]));
  return new Set(found.flatMap(([, ...lists]) => lists.join(",").match(/[A-Za-z_$][\w$]*/g) ?? []));
}
