export { type ChangelogSection, renderChangelogSection } from "./section.ts";

import { compareVersionNames } from "../../git/tags.ts";
import { findPlainLines, splitLines } from "../../shared/markdown.ts";
import {
  type ChangelogSection,
  mergeEntries,
  NO_USER_CHANGES,
  parseEntries,
  renderEntryGroups,
  trimLines,
} from "./section.ts";
import {
  type ChangelogPart,
  type ChangelogText,
  parseChangelog,
  placeLinkReference,
  renderUnreleasedHeading,
  renderVersionHeading,
  usesLinkReferences,
  type VersionHeading,
} from "./text.ts";

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

/** Existing entries and everything else stay byte for byte. Placing a section twice changes nothing. */
export function placeInChangelog(existing: string | undefined, section: ChangelogSection): string {
  const isNew = existing === undefined || existing.trim() === "";
  const text = isNew ? NEW_CHANGELOG : existing;
  const changelog = parseChangelog(text);
  const newest = selectHeadingStyle(changelog);
  const like = isOfSource(newest, section) ? newest : { ...newest, prefix: "" };
  const { version } = section;
  const parts =
    version === undefined
      ? placeUnreleased(changelog, section, like)
      : placeRelease(changelog, { ...section, version }, like);
  const placed = `${parts.map((part) => `${part.headingText}${part.body}`).join("")}${changelog.tail}`;
  return isNew || usesLinkReferences(text) ? placeReferences(placed, section) : placed;
}

function selectHeadingStyle({ parts }: ChangelogText): VersionHeading {
  const headings = parts.flatMap((part) => part.heading ?? []);
  const level = Math.min(...headings.map((heading) => heading.level));
  const newest = headings.find((heading) => heading.version !== undefined);
  if (newest !== undefined) return { ...newest, level };
  const [unreleased] = headings;
  if (unreleased === undefined) return { ...KEEP_A_CHANGELOG, brackets: false };
  return { ...unreleased, date: KEEP_A_CHANGELOG.date };
}

function placeReferences(text: string, section: ChangelogSection): string {
  const changelog = parseChangelog(text);
  const { parts, eol } = changelog;
  const bracketed = parts.flatMap((part) => (part.heading?.brackets && !part.heading.linked ? part.heading : []));
  const versions = parts.flatMap((part) => part.heading?.version ?? []);
  const { version, compareUrl } = section;
  // No page shows the unreleased changes of several repositories.
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

type ReleaseSection = ChangelogSection & { version: string };

/** Only the newest release takes the entries below Unreleased. Each of several repositories has its own versions. */
function placeRelease(changelog: ChangelogText, section: ReleaseSection, like: VersionHeading): ChangelogPart[] {
  const { parts, eol } = changelog;
  const isShared = isSharedChangelog(changelog, section);
  // How the version of each part compares with this one.
  const orders = parts.map(({ heading }) =>
    heading?.version !== undefined && isOfSource(heading, section)
      ? compareVersionNames(heading.version, section.version)
      : undefined,
  );
  const at = orders.indexOf(0);
  const isNewest = orders.every((order = 0) => order <= 0);
  const unreleasedAt = parts.findIndex(isUnreleased);
  const unreleased = isNewest ? parts[unreleasedAt] : undefined;
  const { taken, left } = takeUnreleased(toLineFeeds(unreleased?.body ?? ""), section.source, isShared);
  const existing = parts[at];
  const base = mergeEntries(toLineFeeds(existing?.body ?? ""), taken);
  const body = mergeEntries(base, adaptBody(changelog, section, like), section) || NO_USER_CHANGES;
  const result = [...parts];
  if (unreleased !== undefined && taken !== "") result[unreleasedAt] = withBody(unreleased, left, eol);
  if (existing !== undefined) {
    const headingText = existing.headingText.replace(/\d{4}-\d{2}-\d{2}/, section.date);
    result[at] = withBody({ ...existing, headingText }, body, eol);
    return result;
  }
  const older = orders.findIndex((order = 0) => order < 0);
  const last = orders.findLastIndex((order) => order !== undefined);
  const place = older !== -1 ? older : Math.max(last, unreleasedAt, 0) + 1;
  const heading = section.source === undefined ? like : { ...like, prefix: prefixOf(section.source) };
  return insertPart(changelog, result, place, { heading, headingText: renderVersionHeading(heading, section), body });
}

function isOfSource(
  heading: VersionHeading | undefined,
  { source, series }: Pick<ChangelogSection, "source" | "series">,
): boolean {
  const prefix = heading?.prefix.replace(/v$/, "") ?? "";
  if (source !== undefined) return prefix === prefixOf(source);
  return prefix.toLowerCase() === series || !/^[\w.-]+\/[\w.-]+@$/.test(prefix);
}

function isSharedChangelog({ parts }: ChangelogText, section: ChangelogSection): boolean {
  return parts.some(({ heading }) => heading?.version !== undefined && !isOfSource(heading, section));
}

function prefixOf(source: string): string {
  return `${source.replace(/[^\w./-]+/g, "-")}@`;
}

function placeUnreleased(changelog: ChangelogText, section: ChangelogSection, like: VersionHeading): ChangelogPart[] {
  const { parts, eol } = changelog;
  const at = parts.findIndex(isUnreleased);
  const existing = parts[at];
  const added = adaptBody(changelog, section, like);
  if (existing !== undefined) {
    const body = mergeEntries(toLineFeeds(existing.body), added, section);
    return parts.with(at, withBody(existing, body, eol));
  }
  if (added === "") return [...parts];
  const newest = parts.findIndex((part) => part.heading !== undefined);
  const part = { heading: { ...like, version: undefined }, headingText: renderUnreleasedHeading(like), body: added };
  return insertPart(changelog, [...parts], newest === -1 ? 1 : newest, part);
}

function isUnreleased(part: ChangelogPart): boolean {
  return part.heading !== undefined && part.heading.version === undefined;
}

function withBody(part: ChangelogPart, body: string, eol: string): ChangelogPart {
  if (part.body !== "" && trimLines(toLineFeeds(part.body)) === body) return part;
  const end = part.body.slice(trimLineEnds(part.body).length) || eol;
  return {
    ...part,
    body: body === "" ? (part.body.endsWith("\n") ? `${eol}` : "") : `${eol}${toLineEnds(body, eol)}${end}`,
  };
}

function insertPart({ tail, eol }: ChangelogText, parts: ChangelogPart[], place: number, added: ChangelogPart) {
  const empty = { ...added, headingText: toLineEnds(added.headingText, eol), body: "" };
  const part = withBody(empty, added.body, eol);
  const before = parts[place - 1];
  if (before !== undefined) {
    const text = `${before.headingText}${before.body}`;
    const gap = text === "" || /\n\r?\n$/.test(text) ? "" : /\n$/.test(text) ? eol : `${eol}${eol}`;
    parts[place - 1] = { ...before, body: `${before.body}${gap}` };
  }
  // A link reference directly below a list item would be a part of the item.
  const isLast = place >= parts.length && tail === "";
  parts.splice(place, 0, isLast ? part : { ...part, body: `${trimLineEnds(part.body)}${eol}${eol}` });
  return parts;
}

function trimLineEnds(text: string): string {
  let end = text.length;
  while (text[end - 1] === "\n") end -= text[end - 2] === "\r" ? 2 : 1;
  return text.slice(0, end);
}

function toLineFeeds(text: string): string {
  return text.replaceAll("\r\n", "\n");
}

function toLineEnds(text: string, eol: string): string {
  return eol === "\n" ? text : text.replace(/\r?\n/g, eol);
}

/** The comments that are closed, and the text without them. */
function splitComments(text: string): { comments: string[]; rest: string } {
  const comments: string[] = [];
  let rest = "";
  let end = 0;
  for (let start = text.indexOf("<!--"); start !== -1; start = text.indexOf("<!--", end)) {
    const close = text.indexOf("-->", start + 4);
    if (close === -1) break;
    rest += text.slice(end, start);
    end = close + 3;
    comments.push(text.slice(start, end));
  }
  return { comments, rest: rest + text.slice(end) };
}

/** Comments and their headings are a form, and stay. In a shared changelog a release takes its repository's entries. */
function takeUnreleased(body: string, source: string | undefined, isShared: boolean): { taken: string; left: string } {
  if (source !== undefined) return takeOwn(body, (item) => namesSource(item, source));
  if (isShared) return takeOwn(body, (item) => !NAMES_A_REPOSITORY.test(item.replaceAll("\\", "")));
  const groups = parseEntries(body);
  const taken = groups
    .map((group) => ({ ...group, lead: splitComments(group.lead).rest.trim() }))
    .filter((group) => group.items.length > 0 || group.lead !== "");
  const left = groups
    .map((group) => ({ ...group, lead: splitComments(group.lead).comments.join("\n\n"), items: [] }))
    .filter((group) => group.lead !== "");
  return { taken: renderEntryGroups(taken), left: renderEntryGroups(left) };
}

const NAMES_A_REPOSITORY = /[[(][\w.-]+\/[\w.-]+(?:[#!]\d|@[0-9a-f]{7}|\)$)/;

function takeOwn(body: string, isTaken: (item: string) => boolean): { taken: string; left: string } {
  const groups = parseEntries(body);
  const select = (isOwn: boolean) =>
    groups
      .map(({ lead, items, ...group }) => {
        const kept = items.filter((item) => isTaken(item) === isOwn);
        return { ...group, lead: isOwn ? "" : lead, items: kept, before: items.length };
      })
      .filter(({ lead, items, before }) => lead !== "" || items.length > 0 || (!isOwn && before === 0));
  return { taken: renderEntryGroups(select(true)), left: renderEntryGroups(select(false)) };
}

function namesSource(item: string, source: string): boolean {
  const text = item.replaceAll("\\", "");
  return ["#", "!", "@"].some((mark) => text.includes(`${source}${mark}`)) || text.includes(`(${source})`);
}

/** The section's body with the heading level and the list marker of the changelog. */
function adaptBody({ parts }: ChangelogText, { body }: ChangelogSection, { level }: VersionHeading): string {
  const marker = selectMarker(parts.map((part) => part.body).join(""));
  const lines = splitLines(body);
  const plain = findPlainLines(lines);
  return lines
    .map((line, index) => {
      if (!plain[index]) return line;
      if (line.startsWith("### ")) return `${"#".repeat(level + 1)} ${line.slice(4)}`;
      return line.startsWith("- ") ? `${marker}${line.slice(1)}` : line;
    })
    .join("");
}

function selectMarker(text: string): "-" | "*" {
  const count = (form: RegExp): number => text.match(form)?.length ?? 0;
  return count(/^\* /gm) > count(/^- /gm) ? "*" : "-";
}
