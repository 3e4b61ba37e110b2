import { compareVersionNames, isFinal, parseTagName } from "../git/tags.ts";

/** `from`: the release before, undefined for the first. `isTop`: whether the file is at the top of what is released. */
export type VersionChange = { from: string | undefined; to: string; isTop?: boolean };

/** Where a file has the version of its project: the ranges of the text that are versions. */
type Place = readonly [start: number, end: number];
type Find = (text: string) => readonly Place[];

const FORMS: readonly (readonly [name: RegExp, find: Find])[] = [
  [/^(?:package|composer|jsr|deno|manifest)\.json$/, (text) => findJson(text, ["version"])],
  [
    /^(?:package-lock|npm-shrinkwrap)\.json$/,
    (text) => [...findJson(text, ["version"]), ...findJson(text, ["packages", "", "version"])],
  ],
  [/^Cargo\.toml$/, (text) => findPattern(text, inTable(String.raw`(?:workspace\.)?package`))],
  [/^pyproject\.toml$/, (text) => findPattern(text, inTable(String.raw`project|tool\.poetry`))],
  [/^pom\.xml$/, (text) => findPom(text)],
  [/^version(?:\.txt)?$/i, (text) => findPattern(text, /^v?(\d\S*)\s*$/g)],
];

const nameFile = (path: string) => path.slice(path.lastIndexOf("/") + 1);

/** Whether a file by its name has the version of a project. */
export function isVersionFile(path: string): boolean {
  return FORMS.some(([name]) => name.test(nameFile(path)));
}

/** The versions that a file of a project says it has. */
export function listVersions(path: string, text: string): string[] {
  return findVersions(path, text).map(([start, end]) => text.slice(start, end));
}

function findVersions(path: string, text: string): Place[] {
  return FORMS.flatMap(([form, find]) => (form.test(nameFile(path)) ? find(text) : []));
}

/** The mark that other tools' users put on lines whose version is to be raised. */
export const VERSION_MARK = "x-release-please-";

/**
 * The text with the new version. A file that names another version than the one before, or a development version of the new
 * one, is left alone: undefined, as where nothing changes.
 */
export function raiseVersion(path: string, text: string, change: VersionChange): string | undefined {
  const places = findVersions(path, text);
  const current = places.filter(([start, end]) => isRaised(text.slice(start, end), change));
  const to = renderFor(path, change.to);
  const raised = replaceAt(text, current, to);
  const marked = raised.includes(VERSION_MARK) ? raiseMarked(raised, to) : raised;
  return marked === text ? undefined : marked;
}

/** npm and Cargo take three numbers without zeros before them: `26.11` is `26.11.0`, `2026.04.1-rc.1` is `2026.4.1-rc.1`. */
function renderFor(path: string, version: string): string {
  if (!/(?:\.json|(?:^|\/)Cargo\.(?:toml|lock))$/.test(path)) return version;
  return version.replace(/^(\d+)(?:\.(\d+))?(?:\.(\d+))?(?![\d.])/, (_, ...numbers: (string | undefined)[]) =>
    numbers
      .slice(0, 3)
      .map((number = "0") => BigInt(number))
      .join("."),
  );
}

/** The version before, or one on the way to the new one: `1.4.0-SNAPSHOT`, `1.4.0.dev0`; in files at the top also `1.3.1`. */
function isRaised(written: string, { from, to, isTop = false }: VersionChange): boolean {
  const version = parseTagName(written);
  if (version === undefined || compareVersionNames(written, to) >= 0) return false;
  if (from === undefined) return isTop;
  const order = compareVersionNames(written, from);
  return order === 0 || (order > 0 && (isTop || !isFinal(version)));
}

function replaceAt(text: string, places: readonly Place[], to: string): string {
  const ordered = [...places].sort(([a], [b]) => b - a);
  return ordered.reduce((result, [start, end]) => result.slice(0, start) + to + result.slice(end), text);
}

/** The place of the first group of each match, which is its end but for blanks and quotes. */
function findPattern(text: string, pattern: RegExp): Place[] {
  return [...text.matchAll(pattern)].map(({ 0: match, 1: version = "", index }): Place => {
    const start = index + match.lastIndexOf(version);
    return [start, start + version.length];
  });
}

const TABLE_LINES = String.raw`[ \t\r]*\n(?:(?![ \t]*\[)[^\n]*\n)*?`;

/** The line `version = "…"` of a TOML table with such a name. */
const inTable = (name: string) =>
  new RegExp(String.raw`(?<=^|\n)[ \t]*\[(?:${name})\]${TABLE_LINES}version\s*=\s*["']([^"'\n]+)`, "g");

/** A package of the workspace, which has no source. */
const lockedAs = (name: string) =>
  new RegExp(
    String.raw`^\[\[package\]\]\r?\nname = "${RegExp.escape(name)}"\r?\nversion = "([^"\n]+)"$(?!\r?\nsource)`,
    "gm",
  );

const JSON_TOKEN = /(?<!\\)"(?:[^"\\]|\\.){0,2000}"|[{}[\]]/g;

/** The string at a path of keys. Expects valid JSON; comments and other values are passed over. */
function findJson(text: string, wanted: readonly string[]): Place[] {
  const keys: string[] = [];
  for (const { 0: token, index } of text.matchAll(JSON_TOKEN)) {
    if (token === "{" || token === "[") keys.push(token);
    else if (token === "}" || token === "]") keys.pop();
    else {
      const end = index + token.length;
      if (/^\s*:/.test(text.slice(end, end + 20))) keys.splice(-1, 1, token.slice(1, -1));
      else if (keys.length === wanted.length && wanted.every((key, depth) => key === keys[depth]))
        return [[index + 1, end - 1]];
    }
  }
  return [];
}

/** `usual`: what a version without an operator means. */
type Requiring = { name: RegExp; find: (text: string, name: string) => readonly Place[]; usual: string };

const REQUIRING: readonly Requiring[] = [
  { name: /(?:^|\/)package\.json$/, find: findNeeded, usual: "=" },
  { name: /(?:^|\/)Cargo\.toml$/, find: findNeededByPath, usual: "^" },
  { name: /(?:^|\/)Cargo\.lock$/, find: (text, name) => findPattern(text, lockedAs(name)), usual: "=" },
];

/** Whether a file by its name says which versions of other packages it needs or has. */
export function requiresVersions(path: string): boolean {
  return REQUIRING.some(({ name }) => name.test(path));
}

/** The text with the new versions of packages, by name, where it names the version before or accepts no newer one. */
export function raiseRequirements(path: string, text: string, versions: ReadonlyMap<string, VersionChange>): string {
  const form = REQUIRING.find((one) => one.name.test(path));
  if (form === undefined) return text;
  return [...versions].reduce((raised, [name, change]) => {
    const lacks = ([start, end]: Place) => {
      const version = raised.slice(start, end);
      const [operator = form.usual] = /[\^~=]$/.exec(raised.slice(start - 2, start).trimEnd()) ?? [];
      const isOlder = compareVersionNames(version, change.to) < 0;
      return isRaised(version, change) || (isOlder && !accepts({ operator, version }, change.to));
    };
    return replaceAt(raised, form.find(raised, name).filter(lacks), renderFor(path, change.to));
  }, text);
}

/** Whether a requirement accepts a higher version: `^1.2` 1.9.0, `^0.3.0` 0.3.24, `~1.2.0` 1.2.9, `=1.2` 1.2.9. */
function accepts({ operator, version }: { operator: string; version: string }, higher: string): boolean {
  const [own, other] = [parseTagName(version), parseTagName(higher)];
  if (own === undefined || other === undefined) return true;
  if (operator === "=" && !isFinal(own)) return false;
  const lengths: Record<string, number> = { "^": own.numbers.findIndex((number) => number !== 0n) + 1, "~": 2 };
  const kept = isFinal(other) ? lengths[operator] : undefined;
  return own.numbers.slice(0, kept || undefined).every((number, index) => number === (other.numbers[index] ?? 0n));
}

const NEEDS = ["dependencies", "devDependencies", "peerDependencies", "optionalDependencies"];

/** One version, as `^1.2.0` or `workspace:~1.2.0`. */
function findNeeded(text: string, name: string): Place[] {
  return NEEDS.flatMap((kind) => findJson(text, [kind, name])).flatMap(([start, end]) => {
    const [, version] = /^(?:workspace:)?[\^~=]?(\d[\w.+-]*)$/.exec(text.slice(start, end)) ?? [];
    return version === undefined ? [] : [[end - version.length, end] as const];
  });
}

/** A package of the same repository: `widget = { path = "../widget", version = "1.2.0" }`. */
function findNeededByPath(text: string, name: string): Place[] {
  const tables = new RegExp(String.raw`^[ \t]*"?${RegExp.escape(name)}"?[ \t]*=[ \t]*(\{.*\})`, "gm");
  return findPattern(text, tables).flatMap(([start, end]) => {
    const table = text.slice(start, end);
    const places = /\bpath\s*=/.test(table) ? findPattern(table, /\bversion\s*=\s*"[=^~ ]{0,2}(\d[\w.+-]*)"/g) : [];
    return places.map(([from, to]): Place => [start + from, start + to]);
  });
}

const TAG = /<(\/?)([\w.:-]{1,200})(?:\s[^<>]*)?>/g;
const POM_PLACES = ["project/version", "project/parent/version"];

/** The version of the project itself, that of its parent where it has no other, and all others that are the same snapshot. */
function findPom(text: string): Place[] {
  const open: string[] = [];
  const found: (readonly [place: string, Place])[] = [];
  const plain = blankComments(text);
  for (const { 0: tag, 1: closing, 2: name = "", index } of plain.matchAll(TAG)) {
    if (tag.endsWith("/>")) continue;
    if (closing === "/") {
      open.pop();
      continue;
    }
    open.push(name);
    const start = index + tag.length;
    if (name === "version") found.push([open.join("/"), [start, text.indexOf("<", start)]]);
  }
  const own = POM_PLACES.flatMap((name) => found.filter(([one]) => one === name));
  const [version = ""] = own.map(([, [start, end]]) => text.slice(start, end));
  const counted = version.endsWith("-SNAPSHOT") ? found : own;
  return counted.flatMap(([, [start, end]]) => (text.slice(start, end) === version ? [[start, end] as const] : []));
}

/** The same length without what comments say. */
function blankComments(text: string): string {
  const [first = "", ...others] = text.split("<!--");
  const blanked = others.map((part) => {
    const end = part.indexOf("-->");
    const length = end === -1 ? part.length : end;
    return " ".repeat(4 + length) + part.slice(length);
  });
  return first + blanked.join("");
}

const ANY_VERSION = /(?<!\d)\d{1,20}\.\d{1,20}\.\d{1,20}(?:[-+.][\w.+-]{1,100})?/;

const MARKED = /x-release-please-(version|major|minor|patch)/;
/** Only with an end: a page may do no more than mention its start. */
const BLOCK =
  /x-release-please-start-(version|major|minor|patch)\b(?:(?!x-release-please-start-).)*?x-release-please-end/gs;

function raiseMarked(text: string, to: string): string {
  const [major = "0", minor = "0", patch = "0"] = parseTagName(to)?.numbers.map(String) ?? [];
  const values = new Map(Object.entries({ version: to, major, minor, patch }));
  const raise = (lines: string, select: (line: string) => string | undefined) =>
    lines.replace(/[^\n]+/g, (line) => {
      const part = select(line) ?? "";
      return line.replace(part === "version" ? ANY_VERSION : /\d+/, (number) => values.get(part) ?? number);
    });
  const raised = text.replace(BLOCK, (block: string, part: string) => raise(block, () => part));
  return raise(raised, (line) => MARKED.exec(line)?.[1]);
}

/** What follows the word: `__version__: Final = "1.2.0"`, `VERSION_NAME=1.2.0`, `version="1.2.0"`, `#define VERSION "1.2.0"`. */
const BEHIND_WORD = String.raw`(?![a-z]|_added|_changed)[^\n\d]{0,40}(?:[=:>(,]|\s["'])\s*["'[]?`;
/** Requirements, comparisons, and what happened in a version. */
const OTHER_VERSION = /=\s*\{|[=!<>~]=|~>|<release\b|since|requir|\bmin|deprecat|until/i;

/** Whether a file says on a short line that its project has a version. In `version.rb` quotes around it are enough. */
export function createVersionSearch(version: string): (path: string, text: string) => boolean {
  const written = `v?${RegExp.escape(version)}(?![-+.]?\\w)`;
  // Two numbers may be those of a language.
  const start = /\..*\./.test(version) ? "" : String.raw`(?<![\w.-])_{0,2}`;
  const said = new RegExp(`${start}(?:(?:[Vv]ersion|VERSION)${BEHIND_WORD}|VERSION\\s{1,9})${written}`);
  const quoted = new RegExp(`["']${written}["']`);
  const isOwn = (line: string) => line.length <= 300 && line.includes(version) && !OTHER_VERSION.test(line);
  return (path, text) => {
    const lines = text.split("\n").filter(isOwn);
    return lines.some((line) => said.test(line) || (/version/i.test(nameFile(path)) && quoted.test(line)));
  };
}
