import { compareVersionNames } from "../git/version-order.ts";
import { trimLines } from "./changelog-entries.ts";
import type { ChangelogSection } from "./changelog-section.ts";
import type { ChangelogPart, ChangelogText } from "./changelog-text.ts";
import { mergeEntries, NOTHING_TO_TELL } from "./merge-entries.ts";
import { adaptBody, selectMarker, takeUnreleased } from "./section-body.ts";
import { renderUnreleasedHeading, renderVersionHeading, type VersionHeading } from "./version-heading.ts";

/** A section of a release. */
export type ReleaseSection = ChangelogSection & { version: string };

/**
 * Puts a release among a changelog's parts: into the section of its version, or into a new one in version
 * order with a heading like `like`. The newest release takes in what stands below Unreleased. Of several repositories
 * each has its own versions, with its name in their headings.
 */
export function placeRelease(changelog: ChangelogText, section: ReleaseSection, like: VersionHeading): ChangelogPart[] {
  const { parts, eol } = changelog;
  const isShared = isSharedChangelog(changelog, section);
  const versions = parts.map(({ heading }) => (isOfSource(heading, section) ? heading?.version : undefined));
  const at = versions.findIndex(
    (version) => version !== undefined && compareVersionNames(version, section.version) === 0,
  );
  const isNewest = versions.every(
    (version) => version === undefined || compareVersionNames(version, section.version) <= 0,
  );
  const unreleasedAt = parts.findIndex(isUnreleased);
  const unreleased = isNewest ? parts[unreleasedAt] : undefined;
  const { taken, left } = takeUnreleased(toLineFeeds(unreleased?.body ?? ""), { source: section.source, isShared });
  const existing = parts[at];
  const base = mergeEntries(toLineFeeds(existing?.body ?? ""), taken);
  const body = mergeEntries(base, adaptFor(changelog, section, like), section) || NOTHING_TO_TELL;
  const result = [...parts];
  if (unreleased !== undefined && taken !== "") result[unreleasedAt] = withBody(unreleased, left, eol);
  if (existing !== undefined) {
    const headingText = existing.headingText.replace(/\d{4}-\d{2}-\d{2}/, section.date);
    result[at] = withBody({ ...existing, headingText }, body, eol);
    return result;
  }
  const older = versions.findIndex(
    (version) => version !== undefined && compareVersionNames(version, section.version) < 0,
  );
  const last = versions.findLastIndex((version) => version !== undefined);
  const place = older !== -1 ? older : Math.max(last, unreleasedAt, 0) + 1;
  const heading = section.source === undefined ? like : { ...like, prefix: prefixOf(section.source) };
  const headingText = toLineEnds(renderVersionHeading(heading, section), eol);
  return insertPart(result, place, withBody({ heading, headingText, body: "" }, body, eol), eol);
}

/** Whether a heading stands for a version of what a section is about: of one repository among several by its name. */
export function isOfSource(
  heading: VersionHeading | undefined,
  { source, series }: Pick<ChangelogSection, "source" | "series">,
): boolean {
  const prefix = heading?.prefix.replace(/v$/, "") ?? "";
  if (source !== undefined) return prefix === prefixOf(source);
  return prefix.toLowerCase() === series || !/^[\w.-]+\/[\w.-]+@$/.test(prefix);
}

/** Whether a changelog has versions of other repositories than the one that a section is about. */
export function isSharedChangelog({ parts }: ChangelogText, section: ChangelogSection): boolean {
  return parts.some(({ heading }) => heading?.version !== undefined && !isOfSource(heading, section));
}

/** The name of a repository before a version, as headings are read. */
function prefixOf(source: string): string {
  return `${source.replace(/[^\w./-]+/g, "-")}@`;
}

/** Merges what is not released into Unreleased, above the newest version; nothing to say changes nothing. */
export function placeUnreleased(
  changelog: ChangelogText,
  section: ChangelogSection,
  like: VersionHeading,
): ChangelogPart[] {
  const { parts, eol } = changelog;
  const at = parts.findIndex(isUnreleased);
  const existing = parts[at];
  const added = adaptFor(changelog, section, like);
  if (existing !== undefined) {
    const body = mergeEntries(toLineFeeds(existing.body), added, section);
    return parts.with(at, withBody(existing, body, eol));
  }
  if (added === "") return [...parts];
  const newest = parts.findIndex((part) => part.heading !== undefined);
  const heading = { ...like, version: undefined };
  const part = withBody({ heading, headingText: toLineEnds(renderUnreleasedHeading(like), eol), body: "" }, added, eol);
  return insertPart([...parts], newest === -1 ? 1 : newest, part, eol);
}

function isUnreleased(part: ChangelogPart): boolean {
  return part.heading !== undefined && part.heading.version === undefined;
}

function adaptFor({ parts }: ChangelogText, section: ChangelogSection, like: VersionHeading): string {
  return adaptBody(section.body, like.level, selectMarker(parts.map((part) => part.body).join("")));
}

/** The part with another body; the very same where nothing but blank lines would change. */
function withBody(part: ChangelogPart, body: string, eol: string): ChangelogPart {
  if (part.body !== "" && trimLines(toLineFeeds(part.body)) === body) return part;
  const end = /(?:\r?\n)+$/.exec(part.body)?.[0] ?? eol;
  return {
    ...part,
    body: body === "" ? (part.body.endsWith("\n") ? `${eol}` : "") : `${eol}${toLineEnds(body, eol)}${end}`,
  };
}

function insertPart(parts: ChangelogPart[], place: number, part: ChangelogPart, eol: string): ChangelogPart[] {
  const before = parts[place - 1];
  if (before !== undefined) {
    const text = `${before.headingText}${before.body}`;
    const gap = text === "" || /\n\r?\n$/.test(text) ? "" : /\n$/.test(text) ? eol : `${eol}${eol}`;
    parts[place - 1] = { ...before, body: `${before.body}${gap}` };
  }
  const isLast = place >= parts.length;
  parts.splice(place, 0, isLast ? part : { ...part, body: `${part.body.replace(/(?:\r?\n)+$/, "")}${eol}${eol}` });
  return parts;
}

function toLineFeeds(text: string): string {
  return text.replaceAll("\r\n", "\n");
}

function toLineEnds(text: string, eol: string): string {
  return eol === "\n" ? text : text.replace(/\r?\n/g, eol);
}
