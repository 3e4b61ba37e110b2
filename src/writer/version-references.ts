import { compareVersionNames, isFinal, parseTagName } from "../git/tags.ts";
import { findPlainLines, splitLines } from "../shared/markdown.ts";
import { parseJson, trimTrailing } from "../shared/text.ts";

const MAX_LINE_LENGTH = 5000;

// Sections and sentences about the past keep old versions.
const HISTORY_HEADING =
  /change ?log|release notes|\bhistory\b|what['’]s new|\bmigrat|\bupgrad|\bbreaking\b|\bdeprecat|\bcompatib|\bnews\b|\bsupported versions\b/i;
const HISTORY_WORDS =
  /\b(?:since|before|until|prior to|(?:old|new|earli|lat)er than|introduced|added|removed|deprecated|changed|fixed|broken?|as of|starting (?:with|from|in|at)|(?:upgrad|updat|migrat|mov|com)\w* from|regression|up to|between|earlier)\b/gi;
/** In characters: how far such a word applies, and how much of the text before a version is read. */
const MAX_DISTANCE = 25;
const MAX_BEFORE = 200;
const FROM_HERE = /(?:^|\s)from\s+[`*]{0,2}(?:https?:\S*)?$/;
const UNFINISHED = String.raw`[-.+~]*(?:alpha|beta|a|b|rc|pre|preview|dev|next|canary|snapshot|nightly|post)[-.]?\d*\b`;

/** Only clear references change; sentences about the past (`since …`) and tables stay. Undefined without a change. */
export function updateReferences(
  text: string,
  project: Project,
  move: VersionMove,
): { text: string; lines: readonly number[] } | undefined {
  const change = createLineChange(project, move);
  const lines = splitLines(text);
  const plain = findPlainLines(lines);
  const changed: number[] = [];
  let above = "";
  let historyLevel: number | undefined;
  const result = lines.map((line, index) => {
    const level = plain[index] ? /^ {0,3}(#{1,6})\s/.exec(line)?.[1]?.length : undefined;
    if (level !== undefined && level <= (historyLevel ?? level)) {
      historyLevel = HISTORY_HEADING.test(line) ? level : undefined;
    }
    const stays = historyLevel !== undefined || line.length > MAX_LINE_LENGTH || /^\s*\|/.test(line);
    const after = stays ? line : change(line, above);
    if (after !== line) changed.push(index + 1);
    if (line.trim() !== "") above = line;
    return after;
  });
  return changed.length === 0 ? undefined : { text: result.join(""), lines: changed };
}

function createLineChange(project: Project, move: VersionMove): (line: string, above: string) => string {
  const { exact, floating } = selectRenames(move);
  const renames = new Map([...exact, ...floating]);
  const whole = `(?:${joinTexts(exact)})(?![A-Za-z0-9]|\\.\\d|${UNFINISHED})`;
  const parts = `(?:${joinTexts(floating)})(?!\\w|[-.][\\w*])`;
  const build = (before: string, floats: boolean, after = "") => {
    const version = floats && floating.size > 0 ? `${whole}|${parts}` : whole;
    return new RegExp(`(?<before>${before})(?<v>v?)(?<version>${version})(?<after>${after})`, "gi");
  };
  const sources = [...buildAddressForms(project), ...project.packages.flatMap(buildPackageForms), ...BADGES];
  const forms = sources.map(({ before, floats, after }) => build(before, floats, after));
  // Below such a line `rev: v1.2.3` names a version.
  const address = String.raw`\b(?:repo|source|url|git)\s*[:=]\s*["']?[^\s"']*?${matchAddress(project)}["']?,?\s*$`;
  const addressLine = new RegExp(address, "i");
  const keyLine = build(KEY_LINE, true);
  const inFileName = new RegExp(`(?:(?<=%40|%2F)|(?<![A-Za-z0-9.]))(?<v>v?)(?<version>${whole})`, "gi");
  const rename = (version: string): string => renames.get(version) ?? version;
  const replace = (line: string, form: RegExp): string =>
    line.replace(form, (...found) => {
      const { before = "", v = "", version = "", after = "" } = found.at(-1) as Record<string, string>;
      const offset = found.at(-3) as number;
      const start = line.slice(Math.max(offset - MAX_BEFORE, 0), offset);
      const isPast = isHistory(trimTrailing(start, /\S/)) || FROM_HERE.test(start);
      // A Go module's path contains its major version, and so do all imports of it.
      const isHalf = /\/v\d+@$/.test(before) && changesMajor(move);
      if (isHalf || isPast) return found[0];
      const rest = after.replace(inFileName, (...parts) => {
        const own = parts.at(-1) as Record<string, string>;
        return `${own.v}${rename(own.version ?? "")}`;
      });
      return `${before}${v}${rename(version)}${rest}`;
    });
  return (line, above) => {
    if (![...renames.keys()].some((version) => line.includes(version))) return line;
    const own = forms.reduce(replace, line);
    return addressLine.test(above.trimEnd()) ? replace(own, keyLine) : own;
  };
}

/** Whether a word about the past is near the end, in the same clause. */
function isHistory(text: string): boolean {
  const clause = text.split(/[.!?;]/).at(-1) ?? "";
  return [...clause.matchAll(HISTORY_WORDS)].some(
    ({ 0: word, index }) => index + word.length >= clause.length - MAX_DISTANCE,
  );
}

function joinTexts(renames: ReadonlyMap<string, string>): string {
  const texts = [...renames.keys()].sort((a, b) => b.length - a.length);
  return texts.map(escapeForm).join("|");
}

export type Project = {
  repository: string;
  host: string | undefined;
  /** Prefix of its tags without `v`: `core@`; empty for `v1.2.3`. */
  series: string;
  packages: readonly string[];
};

export const MANIFESTS = ["package.json", "pyproject.toml", "Cargo.toml", "go.mod"] as const;

export function parsePackageName(manifest: (typeof MANIFESTS)[number], text: string): string | undefined {
  if (manifest === "package.json") return readJsonName(text);
  if (manifest === "go.mod") return keepName(/^module[ \t]+"?([^\s"]+)/m.exec(text)?.[1]);
  const tables = manifest === "Cargo.toml" ? ["package"] : ["project", "tool.poetry"];
  for (const table of tables) {
    const all = text.split("\n");
    const isStart = (line: string) => line.startsWith(`[${table}]`) && /^\s*(?:#|$)/.test(line.slice(table.length + 2));
    const start = all.findIndex(isStart);
    const lines = start === -1 ? [] : all.slice(start + 1);
    const end = lines.findIndex((line) => /^\s*\[/.test(line));
    const own = lines.slice(0, end === -1 ? undefined : end).join("\n");
    const name = keepName(/^name\s*=\s*["']([^"']+)["']/m.exec(own)?.[1]);
    if (name !== undefined) return name;
  }
  return undefined;
}

/** Those with the series' name; all without a series. */
export function selectPackages(packages: readonly string[], series: string): string[] {
  const own = nameWithoutScope(trimTrailing(series, /[-@/_.]/));
  return packages.filter((name) => series === "" || nameWithoutScope(name) === own);
}

function nameWithoutScope(name: string): string {
  return name.toLowerCase().replace(/^.*\//, "");
}

function readJsonName(text: string): string | undefined {
  const content = parseJson(text);
  if (typeof content !== "object" || content === null || !("name" in content)) return undefined;
  return typeof content.name === "string" ? keepName(content.name) : undefined;
}

function keepName(name: string | undefined): string | undefined {
  return name !== undefined && /^@?[\w./-]{2,214}$/.test(name) ? name : undefined;
}

/** `before` directly precedes the version; both texts are sources of regular expressions. */
type ReferenceForm = {
  before: string;
  /** Whether `v4` and `4.1` count here too. */
  floats: boolean;
  /** What follows the version and contains it again, such as the end of a file name. */
  after?: string;
};

const ARCHIVE = String.raw`\.(?:tgz|tar\.\w+|zip|gz|xz|deb|rpm|jar|whl|exe|dmg|msi|AppImage|crate|gem|nupkg)\b`;
const LINK_REST = "[^\\s\"'`<>()\\[\\]]*";
const KEY = String.raw`(?:from|exact|tag|rev|ref|version)\s*(?:[:=]>?|\()\s*["']?`;

const KEY_LINE = String.raw`^\s*(?:- )?(?:rev|ref|tag|version)\s*[:=]\s*["']?`;

function buildAddressForms(project: Project): ReferenceForm[] {
  const address = matchAddress(project);
  const { series } = project;
  const tag = series === "" ? "" : `(?:${escapeForm(series)}|${escapeForm(encodeURIComponent(series))})`;
  const folder = String.raw`(?:releases/(?:download|tag)|archive(?:/refs/tags)?|tarball|zipball|(?:tar\.gz|zip)(?:/refs/tags)?)`;
  const repository = escapeForm(project.repository);
  const floating = [
    String.raw`${address}(?:/[\w./-]*?)?@${tag}`,
    `${address}${LINK_REST}?[?&](?:ref|tag|version|rev)=(?:refs/tags/)?${tag}`,
    String.raw`${address}#(?:semver:[\^~]?)?${tag}`,
    String.raw`${address}["'\x60]?\s*,?\s*(?:\.\w+\(\s*)?${KEY}${tag}`,
    String.raw`\braw\.githubusercontent\.com/${repository}/(?:refs/tags/)?${tag}(?=[^\s/]+/)`,
    ...(series === "" ? [`${address}:`] : []),
  ];
  return [
    ...floating.map((before) => ({ before, floats: true })),
    { before: `${address}/${folder}/${tag}`, floats: false, after: LINK_REST },
    { before: String.raw`\bimg\.shields\.io/github/commits-since/${repository}/${tag}`, floats: false },
    {
      before: String.raw`(?<![\w@-])${escapeForm(project.repository.replace(/^.*\//, ""))}[-_]v?`,
      floats: false,
      after: String.raw`(?=[-_.]?[\w.-]*${ARCHIVE})`,
    },
  ];
}

function buildPackageForms(name: string): ReferenceForm[] {
  const text = escapeForm(name).replace(/(?:\\\.|[-_])/g, (mark) => (name.includes("/") ? mark : "[-_.]"));
  const registry = String.raw`(?<=(?:unpkg\.com|esm\.sh|skypack\.dev|/npm)/|\bnpm:|\bjsr:)`;
  const own = String.raw`(?:${registry}|(?<![\w./@-]))${text}(?![\w-])`;
  const pages = String.raw`(?:crates\.io/crates|docs\.rs|pypi\.org/project|rubygems\.org/gems|npmjs\.com/package)`;
  const floating = [
    String.raw`${own}@[\^~]?`,
    String.raw`${own}(?:\[[\w,. -]+\])?\s*(?:===?|~=)\s*`,
    String.raw`["']${own}["']\s*(?::|=>|,)\s*["'](?:[\^~]|~> )?`,
    String.raw`${own}["']?\s*=\s*["'][\^~=]?`,
    String.raw`${own}["']?\s*=\s*\{[^}]*?\bversion\s*=\s*["'][\^~=]?`,
    `${own}:`,
    String.raw`${own}\s+(?:-v|--version|--vers)[ =]["']?`,
  ].map((before) => ({ before, floats: true }));
  return [
    ...floating,
    { before: `${pages}/${text}/(?:v/|versions/)?`, floats: false },
    { before: String.raw`(?<![\w@-])${text}[-_]v?`, floats: false, after: String.raw`(?=[-_.]?[\w.-]*${ARCHIVE})` },
  ];
}

const BADGES: readonly ReferenceForm[] = [
  { before: String.raw`\bimg\.shields\.io/badge/(?:latest[_-]{0,2})?(?:version|release|stable)-`, floats: false },
];

const MIRRORS = ["ghcr.io", "docker.io", "quay.io", "cdn.jsdelivr.net/gh", "codeload.github.com"];

/** Not a part of another address. */
function matchAddress({ repository, host = "github.com" }: Project): string {
  const hosts = [host, ...MIRRORS].map(escapeForm).join("|");
  const behind = String.raw`(?<=(?<![\w.-])(?:(?:www\.|git@)?(?:${hosts})[/:]|(?:github|docker|oci|gh):(?://)?))`;
  return String.raw`(?:${behind}|(?<![\w./@:-]))${escapeForm(repository)}(?:\.git)?(?![\w-]|\.\w)`;
}

function escapeForm(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

export type VersionMove = { from: readonly string[]; to: string };

/** Undefined if no version is older. A final version's documents do not change to a prerelease. */
export function buildVersionMove(earlier: readonly string[], to: string): VersionMove | undefined {
  const from = earlier.filter(
    (version) => compareVersionNames(version, to) < 0 && (isFinalVersion(to) || !isFinalVersion(version)),
  );
  return from.length === 0 ? undefined : { from, to };
}

function changesMajor({ from, to }: VersionMove): boolean {
  return from.some((version) => cutVersion(version, 1) !== cutVersion(to, 1));
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
