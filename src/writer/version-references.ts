import { compareVersionNames, isFinal, parseTagName } from "../git/tags.ts";
import { findPlainLines, splitLines } from "../shared/markdown/markdown.ts";
import { trimTrailing } from "../shared/text.ts";
import { parseJsonName, parseTomlName } from "./signals/manifests/data.ts";
import {
  buildVersionForms,
  matchAddress,
  type Project,
  type ReferenceForm,
  replaceReferences,
} from "./version-forms.ts";

const MAX_LINE_LENGTH = 5000;

// Sections and sentences about the past keep old versions.
const HISTORY_HEADING =
  /change ?log|release notes|\bhistory\b|what['’]s new|\bmigrat|\bupgrad|\bbreaking\b|\bdeprecat|\bcompatib|\bnews\b|\bsupported versions\b/i;
const HISTORY_WORDS =
  /\b(?:since|before|until|prior to|(?:old|new|earli|lat)er than|introduced|added|removed|deprecated|changed|fixed|broken?|as of|starting (?:with|from|in|at)|(?:upgrad|updat|migrat|mov|com)\w* from|regression|up to|between|earlier)\b/gi;
/** In characters: how far such a word applies, and how much of the text before a version is read. */
const MAX_DISTANCE = 25;
const MAX_BEFORE = 200;
const ADDRESS_KEY = /\b(?:repo|source|url|git)\s*[:=]\s*["']?/gi;
const FROM_HERE = /(?:^|\s)from\s+[`*]{0,2}(?:https?:\S*)?$/;

/** Only clear references change; sentences about the past (`since …`) and tables stay. Undefined without a change. */
export function updateReferences(
  text: string,
  project: Project,
  move: VersionMove,
): { text: string; lines: readonly number[] } | undefined {
  const change = createLineChange(project, move);
  const lines = splitLines(text);
  const isPast = findHistory(lines);
  const changed: number[] = [];
  let above = "";
  const result = lines.map((line, index) => {
    const stays = isPast[index] || line.length > MAX_LINE_LENGTH || /^\s*\|/.test(line);
    const after = stays ? line : change(line, above);
    if (after !== line) changed.push(index + 1);
    if (line.trim() !== "") above = line;
    return after;
  });
  return changed.length === 0 ? undefined : { text: result.join(""), lines: changed };
}

/** Whether each is in a section about the past. */
function findHistory(lines: readonly string[]): boolean[] {
  const plain = findPlainLines(lines);
  let historyLevel: number | undefined;
  return lines.map((line, index) => {
    const level = plain[index] ? /^ {0,3}(#{1,6})\s/.exec(line)?.[1]?.length : undefined;
    if (level !== undefined && level <= (historyLevel ?? level)) {
      historyLevel = HISTORY_HEADING.test(line) ? level : undefined;
    }
    return historyLevel !== undefined;
  });
}

function createLineChange(project: Project, move: VersionMove): (line: string, above: string) => string {
  const { exact, floating } = selectRenames(move);
  const renames = new Map([...exact, ...floating]);
  const changesMajor = move.from.some((version) => cutVersion(version, 1) !== cutVersion(move.to, 1));
  const { forms, keyForms, inFileName } = buildVersionForms(project, [...exact.keys()], [...floating.keys()]);
  const address = matchAddress(project);
  const rename = (version: string): string => renames.get(version) ?? version;
  const replace = (line: string, form: ReferenceForm): string =>
    replaceReferences(line, form, ({ before, v, version, after }, text) => {
      const start = text.slice(-MAX_BEFORE);
      const isPast = isHistory(trimTrailing(start, /\S/)) || FROM_HERE.test(start);
      // A Go module's path contains its major version, and so do all imports of it.
      const isHalf = /\/v\d+@$/.test(before) && changesMajor;
      if (isHalf || isPast) return undefined;
      const rest = after.replace(inFileName, (...parts) => {
        const own = parts.at(-1) as Record<string, string>;
        return `${own.v}${rename(own.version ?? "")}`;
      });
      return `${before}${v}${rename(version)}${rest}`;
    });
  return (line, above) => {
    if (![...renames.keys()].some((version) => line.includes(version))) return line;
    const own = forms.reduce(replace, line);
    return namesAddress(above, address) ? keyForms.reduce(replace, own) : own;
  };
}

/** Whether a line ends with the address as a value, such as `repo: https://github.com/octo/widget`. */
function namesAddress(line: string, address: RegExp): boolean {
  const found = [...line.matchAll(address)].at(-1);
  if (found === undefined || !/^["']?,?\s*$/.test(line.slice(found.index + found[0].length))) return false;
  const before = line.slice(0, found.index);
  const value = before.split(/[\s"']/).at(-1) ?? "";
  return [...before.matchAll(ADDRESS_KEY)].some(
    ({ 0: key, index }) => index + key.length >= before.length - value.length,
  );
}

/** Whether a word about the past is near the end, in the same clause. */
function isHistory(text: string): boolean {
  const clause = text.split(/[.!?;]/).at(-1) ?? "";
  return [...clause.matchAll(HISTORY_WORDS)].some(
    ({ 0: word, index }) => index + word.length >= clause.length - MAX_DISTANCE,
  );
}

export const MANIFESTS = ["package.json", "pyproject.toml", "Cargo.toml", "go.mod"] as const;

export function parsePackageName(manifest: (typeof MANIFESTS)[number], text: string): string | undefined {
  if (manifest === "package.json") return keepName(parseJsonName(text));
  if (manifest === "go.mod") return keepName(/^module[ \t]+"?([^\s"]+)/m.exec(text)?.[1]);
  return keepName(parseTomlName(text, manifest === "Cargo.toml" ? ["package"] : ["project", "tool.poetry"]));
}

/** Those with the series' name; all without a series. */
export function selectPackages(packages: readonly string[], series: string): string[] {
  const own = nameWithoutScope(trimTrailing(series, /[-@/_.]/));
  return packages.filter((name) => series === "" || nameWithoutScope(name) === own);
}

function nameWithoutScope(name: string): string {
  return name.toLowerCase().replace(/^.*\//, "");
}

function keepName(name: string | undefined): string | undefined {
  return name !== undefined && /^@?[\w./-]{2,214}$/.test(name) ? name : undefined;
}

export type VersionMove = { from: readonly string[]; to: string };

/** Undefined if no version is older. A final version's documents do not change to a prerelease. */
export function buildVersionMove(earlier: readonly string[], to: string): VersionMove | undefined {
  const from = earlier.filter(
    (version) => compareVersionNames(version, to) < 0 && (isFinalVersion(to) || !isFinalVersion(version)),
  );
  return from.length === 0 ? undefined : { from, to };
}

/** Full versions, and their first one or two numbers (`v4`, `4.1`) where these change. */
function selectRenames(move: VersionMove): { exact: Map<string, string>; floating: Map<string, string> } {
  const exact = new Map(move.from.map((version) => [version, move.to]));
  const floating = new Map<string, string>();
  const isPlain = [...move.from, move.to].every((version) => /^\d+(?:\.\d+)*$/.test(version));
  for (const version of isPlain ? move.from : []) {
    for (const length of [1, 2]) {
      const [before, after] = [cutVersion(version, length), cutVersion(move.to, length)];
      if (before !== version && before !== after && !exact.has(before)) floating.set(before, after);
    }
  }
  return { exact, floating };
}

function isFinalVersion(version: string): boolean {
  const parsed = parseTagName(version);
  return parsed !== undefined && isFinal(parsed);
}

function cutVersion(version: string, length: number): string {
  return version.split(".").slice(0, length).join(".");
}
