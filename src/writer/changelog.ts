import { compareVersionNames } from "../git/version-order.ts";
import type { ChangelogSection } from "./changelog-section.ts";
import { type ChangelogText, parseChangelog } from "./changelog-text.ts";
import { placeLinkReference, usesLinkReferences } from "./link-references.ts";
import { isOfSource, isSharedChangelog, placeRelease, placeUnreleased } from "./place-section.ts";
import type { VersionHeading } from "./version-heading.ts";

export { type ChangelogSection, renderChangelogSection } from "./changelog-section.ts";

const NEW_CHANGELOG = `# Changelog

What changed for the people who use this project, newest release first, in the form of
[Keep a Changelog 1.1.0](https://keepachangelog.com/en/1.1.0/).

## [Unreleased]
`;

const KEEP_A_CHANGELOG: VersionHeading = {
  version: undefined,
  level: 2,
  prefix: "",
  brackets: true,
  linked: false,
  date: { before: " - ", after: "" },
  underline: undefined,
};

/**
 * Puts a section into a changelog and returns the whole file; undefined or blank text starts a new one. A release
 * goes to its place among the versions, takes in what stands below Unreleased, and joins the section of its
 * version where there is one already; what is not released joins Unreleased. Entries that are there stay as
 * they were written, and everything else stays byte for byte. Placing the same section again changes nothing.
 */
export function placeInChangelog(existing: string | undefined, section: ChangelogSection): string {
  const isNew = existing === undefined || existing.trim() === "";
  const text = isNew ? NEW_CHANGELOG : existing;
  const changelog = parseChangelog(text);
  const newest = selectLike(changelog);
  const like = isOfSource(newest, section) ? newest : { ...newest, prefix: "" };
  const { version } = section;
  const parts =
    version === undefined
      ? placeUnreleased(changelog, section, like)
      : placeRelease(changelog, { ...section, version }, like);
  const placed = `${parts.map((part) => `${part.headingText}${part.body}`).join("")}${changelog.tail}`;
  return isNew || usesLinkReferences(text) ? placeReferences(placed, section) : placed;
}

/** The heading after which new ones are made: the newest version's, or what Unreleased shows. */
function selectLike({ parts }: ChangelogText): VersionHeading {
  const headings = parts.flatMap((part) => part.heading ?? []);
  const level = Math.min(...headings.map((heading) => heading.level));
  const newest = headings.find((heading) => heading.version !== undefined);
  if (newest !== undefined) return { ...newest, level };
  const [unreleased] = headings;
  if (unreleased === undefined) return { ...KEEP_A_CHANGELOG, brackets: false };
  return { ...unreleased, date: KEEP_A_CHANGELOG.date };
}

/** Points the references of the section's version and of Unreleased at their pages, where headings use them. */
function placeReferences(text: string, section: ChangelogSection): string {
  const changelog = parseChangelog(text);
  const { parts, eol } = changelog;
  const bracketed = parts.flatMap((part) => (part.heading?.brackets && !part.heading.linked ? part.heading : []));
  const versions = parts.flatMap((part) => part.heading?.version ?? []);
  const { version, compareUrl } = section;
  // Of several repositories no page shows what is unreleased.
  const isShared = section.source !== undefined || isSharedChangelog(changelog, section);
  const unreleasedUrl = isShared ? undefined : section.unreleasedUrl;
  let result = text;
  const own = bracketed.find(
    (heading) => heading.version !== undefined && heading.version === version && isOfSource(heading, section),
  );
  if (own !== undefined && compareUrl !== undefined) {
    result = placeLinkReference(result, { label: `${own.prefix}${own.version}`, url: compareUrl }, eol);
  }
  const isNewest = version === undefined || versions.every((other) => compareVersionNames(other, version) <= 0);
  if (isNewest && unreleasedUrl !== undefined && bracketed.some((heading) => heading.version === undefined)) {
    result = placeLinkReference(result, { label: "unreleased", url: unreleasedUrl }, eol);
  }
  return result;
}
