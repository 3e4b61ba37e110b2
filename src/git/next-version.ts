import { compareNumbers, isFinal, parseTagName, type Release } from "./tags.ts";

/** What a change of the version says to users. */
export const LEVELS = ["patch", "minor", "major"] as const;
export type Level = (typeof LEVELS)[number];

/** Where the next release of a series comes after. `releases` are those of the series, highest first. */
export type ReleaseLine = {
  series: string;
  releases: readonly Release[];
  /** The final release before. */
  final: Release | undefined;
  /** The prerelease of a later version that the history has. */
  prerelease: Release | undefined;
};

/** `tag` has the form of the series' tags. `basis`: what decides instead of the level. */
export type NextVersion = { tag: string; version: string; basis?: "date" | "floor" | undefined };

/**
 * `isAsked`: by a person, so that 0.x is no exception. `at`: when the release is made, which only versions of the calendar
 * name. `floor`: no version below it.
 */
type Wanted = { level: Level; isAsked: boolean; isPrerelease: boolean; at: Date; floor?: string | undefined };

const FIRST: Release["numbers"] = [0n, 0n, 0n];

/** The version after the line's; none is lower than the prerelease of the history, or than `floor`. */
export function buildNextVersion(line: ReleaseLine, wanted: Wanted): NextVersion {
  const { final, prerelease } = line;
  const calendar = selectCalendar(line.releases);
  const bumped = calendar?.(wanted.at) ?? bump(final?.numbers ?? FIRST, wanted, line.releases);
  const floor = parseTagName(wanted.floor ?? "")?.numbers;
  const floors = [prerelease?.numbers, floor].filter((one) => one !== undefined);
  const numbers = floors.reduce((highest, one) => (compareNumbers(one, highest) > 0 ? one : highest), bumped);
  const basis = numbers === bumped ? calendar && "date" : numbers === floor ? "floor" : undefined;
  const text = joinNumbers(numbers, line);
  if (!wanted.isPrerelease) return { ...nameVersion(text, line), basis };
  const earlier = line.releases.filter((one) => !isFinal(one) && compareNumbers(one.numbers, numbers) === 0);
  return { ...nameVersion(text + buildSuffix(earlier[0], line.releases), line), basis };
}

/** A version in the form of the series' tags: `1.4.0` is `v1.4.0` where its tags are. */
export function nameVersion(version: string, { series, releases }: Pick<ReleaseLine, "series" | "releases">) {
  const [newest] = releases;
  const name = newest?.tag.name ?? `${series}v`;
  const prefix = newest === undefined ? name : name.slice(0, name.length - newest.version.length);
  return { tag: prefix + version, version };
}

/** In 0.x a minor version breaks, and a patch adds; the first release is 0.1.0. */
function bump(
  numbers: Release["numbers"],
  { level, isAsked }: Pick<Wanted, "level" | "isAsked">,
  releases: readonly Release[],
): bigint[] {
  const isEarly = !isAsked && numbers[0] === 0n && numbers.length > 1;
  const given = LEVELS.indexOf(level);
  const rank = numbers === FIRST && level !== "major" ? 1 : isEarly ? Math.max(given - 1, 0) : given;
  const last = rank === 0 ? Math.max(2, numbers.length - 1) : 2 - rank;
  const length = Math.max(numbers.length, last + 1);
  const next = Array.from({ length }, (_, index) => {
    if (index > last) return 0n;
    return (numbers[index] ?? 0n) + (index === last ? 1n : 0n);
  });
  const hasShort = releases.some((one) => isFinal(one) && one.numbers.length === 2);
  const isShort = hasShort && !releases.some((one) => one.numbers.length === 3 && one.numbers[2] === 0n);
  return isShort && next.length === 3 && next[2] === 0n ? next.slice(0, 2) : next;
}

/** With the separators and leading zeros of the series: `2024.04`, `1_4_0`. */
function joinNumbers(numbers: readonly bigint[], { releases }: Pick<ReleaseLine, "releases">): string {
  const separators = releases[0]?.version.match(/(?<=\d)[._-](?=\d)/g) ?? [];
  const written = releases.map(({ version }) => version.split(/[._-]/));
  const parts = numbers.map((one, index) =>
    written.some((known) => /^0\d$/.test(known[index] ?? "")) ? String(one).padStart(2, "0") : String(one),
  );
  return parts.reduce(
    (text, part, index) => text + (separators[index - 1] ?? (separators[0] === "_" ? "_" : ".")) + part,
  );
}

/** After `earlier` of the same version; else like the newest prerelease of the series, from its first number. */
function buildSuffix(earlier: Release | undefined, releases: readonly Release[]): string {
  const suffixOf = ({ version, numbers }: Release) => numbers.reduce((rest) => rest.replace(/^[._-]?\d+/, ""), version);
  if (earlier !== undefined) {
    const suffix = suffixOf(earlier);
    const [, digits] = /(?<!\d)(\d+)\D*$/.exec(suffix) ?? [];
    if (digits === undefined) return `${suffix}.1`;
    const at = suffix.lastIndexOf(digits);
    return (
      suffix.slice(0, at) + String(BigInt(digits) + 1n).padStart(digits.length, "0") + suffix.slice(at + digits.length)
    );
  }
  const known = releases.filter((one) => !isFinal(one)).sort((a, b) => (a.tag.createdAt < b.tag.createdAt ? 1 : -1));
  const [newest] = known;
  if (newest === undefined) return "-rc.1";
  const first = known.some((one) => /\D0$/.test(suffixOf(one))) ? "0" : "1";
  return suffixOf(newest).replace(/\d+(?=\D*$)/, (digits) => first.padStart(digits.length, "0"));
}

const MIN_DATED = 2;
const LOOKED_AT = 5;

/**
 * How a series counts by the calendar, where its newest releases are named after the day or month of their tags: the numbers
 * of the next release at a time. Undefined for other series.
 */
function selectCalendar(releases: readonly Release[]): ((at: Date) => bigint[]) | undefined {
  const finals = releases.filter(isFinal).slice(0, LOOKED_AT);
  const [newest] = finals;
  if (newest === undefined || finals.length < MIN_DATED) return undefined;
  const isDated = (select: (date: Date) => readonly bigint[]) =>
    finals.every(({ numbers, tag }) => select(new Date(tag.createdAt)).every((part, index) => numbers[index] === part));
  const isShort = (newest.numbers[0] ?? 0n) < 100n;
  const year = (date: Date) => BigInt(isShort ? date.getUTCFullYear() % 100 : date.getUTCFullYear());
  const month = (date: Date) => [year(date), BigInt(date.getUTCMonth() + 1)];
  const day = (date: Date) => [...month(date), BigInt(date.getUTCDate())];
  if (isDated(day)) return (at) => countUp(day(at), releases, { isCounted: false });
  const isCounted = finals.every(({ numbers }) => numbers.length > 2);
  return isDated(month) ? (at) => countUp(month(at), releases, { isCounted }) : undefined;
}

/** The date with the next number in it; the first of a date has one only where the series counts from it. */
function countUp(date: bigint[], releases: readonly Release[], { isCounted }: { isCounted: boolean }): bigint[] {
  const counted = releases.filter(isFinal).map(({ numbers }) => ({ numbers, count: numbers[date.length] }));
  const same = counted.filter(({ numbers }) => date.every((part, index) => numbers[index] === part));
  if (same.length > 0) {
    const highest = same.reduce((max, { count = 0n }) => (count > max ? count : max), 0n);
    return [...date, highest + 1n];
  }
  if (!isCounted) return date;
  const lowest = counted.reduce((min, { count = 1n }) => (count < min ? count : min), 1n);
  return [...date, lowest];
}
