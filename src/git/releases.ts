import { parseTagName, type TagName } from "./tag-name.ts";
import type { Tag } from "./tags.ts";
import { compareVersions } from "./version-order.ts";

/** A tag whose name is a version, with what the name says. */
export type Release = TagName & { tag: Tag };

// Walking back through releases asks for the same tags again at each of them.
const known = new WeakMap<readonly Tag[], readonly Release[]>();

/**
 * The tags that name a version, highest first within the order of versions; equal versions by later creation,
 * then by name. A suffix such as `-multi` beside the bare version makes a series of its own, called `*-multi`.
 */
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
  return releases.map((release) => withVariant(release, finals)).sort((a, b) => compareReleases(b, a));
}

/** The order of {@link compareVersions}, with ties by creation date and name, so that no two releases are equal. */
export function compareReleases(a: Release, b: Release): number {
  return (
    compareVersions(a, b) || compareTexts(a.tag.createdAt, b.tag.createdAt) || compareTexts(a.tag.name, b.tag.name)
  );
}

/**
 * The series that is meant where none is named: the one without a name if it has releases, else the one with the
 * latest tag; `""` where there is no release.
 */
export function selectSeries(releases: readonly Release[]): string {
  if (releases.some(({ series }) => series === "")) return "";
  const [latest] = [...releases].sort(
    (a, b) => compareTexts(b.tag.createdAt, a.tag.createdAt) || compareReleases(b, a),
  );
  return latest?.series ?? "";
}

function withVariant(release: Release, finals: ReadonlySet<string>): Release {
  if (release.suffix.kind !== "word" || !finals.has(renderKey(release))) return release;
  const series = `${release.series}*-${release.suffix.parts.join("-")}`;
  return { ...release, series, suffix: { kind: "none", parts: [] } };
}

function renderKey({ series, numbers }: Release): string {
  return `${series} ${numbers.join(".").replace(/(?:\.0)+$/, "")}`;
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
