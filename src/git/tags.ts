import { runGit } from "./run.ts";

export type Tag = {
  name: string;
  commit: string;
  committedAt: string;
  /** Date of an annotated tag, else of its commit. */
  createdAt: string;
};

// 9999-12-31T23:59:59Z: broken commits have later dates.
const LAST_SECOND = 253_402_300_799;

const FIELDS = ["refname", "objecttype", "objectname", "committerdate:unix", "creatordate:unix"];
const PEELED_FIELDS = ["*objecttype", "*objectname", "*committerdate:unix"];
const FORMAT = [...FIELDS, ...PEELED_FIELDS].map((field) => `%(${field})`).join("%00");

/** By name in byte order. */
export async function readTags(directory: string): Promise<Tag[]> {
  const listing = await runGit(directory, ["for-each-ref", "--sort=refname", `--format=${FORMAT}`, "refs/tags"]);
  const tags: Tag[] = [];
  for (const line of listing.split("\n")) {
    const [refname = "", type, sha = "", date = "", created = "", peeledType, peeledSha = "", peeledDate = ""] =
      line.split("\0");
    const name = refname.slice("refs/tags/".length);
    // The oldest tags of git have no date.
    const createdAt = renderDate(created || date || peeledDate);
    const [kind, commit, committed] = type === "tag" ? [peeledType, peeledSha, peeledDate] : [type, sha, date];
    if (kind === "commit") tags.push({ name, commit, committedAt: renderDate(committed), createdAt });
    if (kind === "tag") {
      const innermost = await readInnermostCommit(directory, commit);
      if (innermost !== undefined) tags.push({ name, ...innermost, createdAt });
    }
  }
  return tags;
}

/** The commit under a tag of a tag: git before 2.45 peels only once. */
async function readInnermostCommit(directory: string, sha: string) {
  const args = ["log", "--no-walk", "-1", "--format=%H %ct", `${sha}^{commit}`, "--"];
  const [commit, date] = (await runGit(directory, args).catch(() => "")).trim().split(" ");
  if (commit === undefined || date === undefined) return undefined;
  return { commit, committedAt: renderDate(date) };
}

export function renderDate(unixSeconds: string): string {
  const seconds = Math.min(Math.max(Number(unixSeconds), 0), LAST_SECOND);
  return `${new Date(seconds * 1000).toISOString().slice(0, 19)}Z`;
}

/** `2026-01-05.2` has the numbers year, month, day and the release of that day. */
type TagName = {
  /** In lower case, with separator: `core@`, `sdk/`; empty for `v1.2.3`. */
  series: string;
  /** As written, without series and `v`: `1.3.0-rc.1`. */
  version: string;
  /** One to four. */
  numbers: readonly bigint[];
  suffix: Suffix;
};

const DATE = /^(\d{4})([-.])(0[1-9]|1[0-2])\2(0[1-9]|[12]\d|3[01])(?:[-.](\d+))?(?![\d.]|[-_]\d)(.*)$/;
const DAY = /^((?:19|20)\d{2})(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(?:[-.](\d+))?(?![\d.]|[-_]\d)(.*)$/;
const DOTTED = /^(\d+(?:\.\d+){0,3})(?!\d|\.\d)(.*)$/;
const UNDERSCORED = /^(\d+(?:_\d+){0,3})(?!\d|_\d)(.*)$/;

/** Undefined for `latest` and `v2.x`. A single number counts only if nothing longer is a version. */
export function parseTagName(name: string): TagName | undefined {
  let fallback: TagName | undefined;
  // At the start, or after a separator that is not inside another version.
  const starts = [...name.matchAll(/(?:[-/@]|(?<!\d)[_.])(?=[vV]*\d)/g)].map((match) => match.index + 1);
  for (const start of [0, ...starts]) {
    const text = name.slice(start).replace(/^[vV]+/, "");
    const version = parseVersion(text, !name.includes("."));
    if (version === undefined) continue;
    const parsed = { series: name.slice(0, start).toLowerCase(), version: text, ...version };
    if (version.numbers.length > 1 || version.suffix.kind === "later" || isKnownWord(version.suffix.parts[0])) {
      return parsed;
    }
    fallback ??= parsed;
  }
  return fallback;
}

function parseVersion(text: string, underscored: boolean): Pick<TagName, "numbers" | "suffix"> | undefined {
  const date = DATE.exec(text);
  if (date) return buildVersion([date[1], date[3], date[4], date[5]], date[6]);
  const day = DAY.exec(text);
  if (day) return buildVersion([day[1], day[2], day[3], day[4]], day[5]);
  const plain = (underscored ? UNDERSCORED : DOTTED).exec(text);
  return plain ? buildVersion(plain[1]?.split(/[._]/) ?? [], plain[2]) : undefined;
}

function buildVersion(parts: readonly (string | undefined)[], rest = "") {
  const numbers = parts.filter((part) => part !== undefined).map((part) => BigInt(part));
  const isLetter = numbers.length > 1 && /^[a-wyz]$/.test(rest);
  const suffix = isLetter ? ({ kind: "later", parts: [BigInt(rest.charCodeAt(0))] } as const) : parseSuffix(rest);
  return suffix && { numbers, suffix };
}

/** `later`: a final after the bare one (`.post1`, `1.2a`); `word`: a variant of the bare one (`-multi`), else a prerelease. */
type Suffix = { kind: "none" | "later" | "prerelease" | "word"; parts: readonly (bigint | string)[] };

const NONE: Suffix = { kind: "none", parts: [] };
const FINAL_WORDS = new Set(["final", "ga", "release", "stable"]);
const LATER_FINAL_WORDS = new Set(["post", "patch", "p", "pl", "sp"]);
const MOVING_WORDS = new Set(["x", "latest"]);

// Words of prereleases in order, those of one rank together. All others have the rank of the empty text.
const RANKED_WORDS =
  "dev|snapshot nightly canary experimental||alpha a|beta b|milestone m|pre preview next|rc c cr".split("|");
const RANKS = new Map(RANKED_WORDS.flatMap((words, rank) => words.split(" ").map((word) => [word, rank] as const)));
const OTHER_RANK = RANKED_WORDS.indexOf("");

/** Ignores `+build.5`. Undefined if the name is no version: `.x`, `-latest`. */
function parseSuffix(rest: string): Suffix | undefined {
  const [text = ""] = rest.split("+", 1);
  if (/[^\w.+-]/.test(rest)) return undefined;
  if (text === "") return NONE;
  if (!/^[-._]?[0-9a-z][-._0-9a-z]*$/i.test(text)) return undefined;
  const parts = [...text.toLowerCase().matchAll(/\d+|[a-z]+/g)].map(([part]) =>
    /^\d/.test(part) ? BigInt(part) : part,
  );
  const [first, ...others] = parts;
  if (typeof first === "string" && MOVING_WORDS.has(first)) return undefined;
  if (typeof first === "string" && FINAL_WORDS.has(first) && others.length === 0) return NONE;
  if (typeof first === "string" && LATER_FINAL_WORDS.has(first)) return { kind: "later", parts: others };
  const known = parts.some((part) => typeof part === "bigint" || isKnownWord(part));
  return { kind: known ? "prerelease" : "word", parts };
}

function isKnownWord(part: bigint | string | undefined): boolean {
  return typeof part === "string" && RANKS.has(part);
}

/** Numbers come before words, the shorter one first. */
function compareSuffixParts(a: Suffix["parts"], b: Suffix["parts"]): number {
  const orders = a.map((left, index) => (b[index] === undefined ? 1 : comparePart(left, b[index])));
  return orders.find((order) => order !== 0) ?? a.length - b.length;
}

function comparePart(a: bigint | string, b: bigint | string): number {
  if (typeof a === "bigint" && typeof b === "bigint") return compareValues(a, b);
  if (typeof a === "bigint") return -1;
  if (typeof b === "bigint") return 1;
  if (!isKnownWord(a) && !isKnownWord(b)) return compareValues(a, b);
  return (RANKS.get(a) ?? OTHER_RANK) - (RANKS.get(b) ?? OTHER_RANK);
}

export function compareValues<T extends bigint | string>(a: T, b: T): number {
  return a < b ? -1 : Number(a > b);
}

export type Version = Pick<TagName, "numbers" | "suffix">;

/** Missing numbers are 0; then prereleases, the final, later finals. */
export function compareVersions(a: Version, b: Version): number {
  const order = compareNumbers(a.numbers, b.numbers);
  return order || rankKind(a) - rankKind(b) || compareSuffixParts(a.suffix.parts, b.suffix.parts);
}

export function compareNumbers(a: readonly bigint[], b: readonly bigint[]): number {
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    const order = compareValues(a[index] ?? 0n, b[index] ?? 0n);
    if (order !== 0) return order;
  }
  return 0;
}

/** 0 if either is no version. */
export function compareVersionNames(one: string, other: string): number {
  const [a, b] = [parseTagName(one), parseTagName(other)];
  return a === undefined || b === undefined ? 0 : compareVersions(a, b);
}

export function isFinal(version: Version): boolean {
  return rankKind(version) > 0;
}

function rankKind({ suffix }: Version): number {
  if (suffix.kind === "later") return 2;
  return suffix.kind === "none" ? 1 : 0;
}

export type Release = TagName & { tag: Tag };

// Walking back through releases needs the same tags at each of them.
const known = new WeakMap<readonly Tag[], readonly Release[]>();

/** Highest first; a suffix such as `-multi` beside the bare version makes a series of its own, `*-multi`. */
export function buildReleases(tags: readonly Tag[]): readonly Release[] {
  const built = known.get(tags) ?? orderReleases(tags);
  known.set(tags, built);
  return built;
}

function orderReleases(tags: readonly Tag[]): Release[] {
  const releases: Release[] = [];
  for (const tag of tags) {
    const name = parseTagName(tag.name);
    if (name !== undefined) releases.push({ ...name, tag });
  }
  const finals = new Set(releases.filter(({ suffix }) => suffix.kind === "none").map(renderKey));
  const named = releases.map((release) => {
    if (release.suffix.kind !== "word" || !finals.has(renderKey(release))) return release;
    return { ...release, series: `${release.series}*-${release.suffix.parts.join("-")}`, suffix: NONE };
  });
  return named.sort((a, b) => compareReleases(b, a));
}

export function compareReleases(a: Release, b: Release): number {
  return (
    compareVersions(a, b) || compareValues(a.tag.createdAt, b.tag.createdAt) || compareValues(a.tag.name, b.tag.name)
  );
}

/** The series without a name if it is in use, else that of the latest tag. */
export function selectSeries(releases: readonly Release[]): string {
  const unnamed = releases.filter(({ series }) => series === "");
  const finals = unnamed.filter(isFinal);
  const [newest, latest] = [selectLatest(finals.length > 0 ? finals : unnamed), selectLatest(releases)];
  if (newest === undefined || latest === undefined) return latest?.series ?? "";
  return Date.parse(latest.tag.createdAt) - Date.parse(newest.tag.createdAt) < UNUSED_MS ? "" : latest.series;
}

// A repository that became one of several packages has the tags of its first years too.
const UNUSED_MS = 365 * 86_400_000;

export function selectLatest(releases: readonly Release[]): Release | undefined {
  return releases.reduce<Release | undefined>((latest, release) => {
    if (latest === undefined) return release;
    const order = compareValues(release.tag.createdAt, latest.tag.createdAt) || compareReleases(release, latest);
    return order > 0 ? release : latest;
  }, undefined);
}

/** The series and the numbers without zeros at the end. */
export function renderKey({ series, numbers }: Pick<TagName, "series" | "numbers">): string {
  const last = numbers.findLastIndex((number) => number !== 0n);
  return `${series} ${numbers.slice(0, Math.max(last, 0) + 1).join(".")}`;
}
