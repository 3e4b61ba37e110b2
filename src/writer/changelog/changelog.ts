export { buildChangelogSection, type ChangelogEntry, type ChangelogSection } from "./section.ts";

import { compareVersionNames } from "../../git/tags.ts";
import { openLine } from "../own-words/lines.ts";
import { isSameVersion } from "../own-words/locate.ts";
import { namesPeople } from "./entry-form.ts";
import { isNamedGroup, parseGroups, renderGroups, splitEnd } from "./groups.ts";
import { type AddedGroup, hasAddedGroups, renderAddedGroups, renderInline } from "./items.ts";
import { mergeGroups, takeOwn, takeUnreleased, toAddedGroups, toLineEnds } from "./merge.ts";
import {
  type ChangelogPart,
  type ChangelogText,
  completeVersion,
  countPlanned,
  explainUnplaceable,
  isAscending,
  isOfSource,
  isSharedChangelog,
  isUnreleased,
  parseChangelog,
  prefixOf,
  readFormat,
} from "./parse.ts";
import { type ChangelogSection, placeReferences } from "./section.ts";
import { type ChangelogStyle, readStyle, renderDateLine, renderFirstLine, selectHeadingStyle } from "./style.ts";
import {
  findPendingLine,
  isPending,
  renderUnreleasedHeading,
  renderVersionHeading,
  type VersionHeading,
} from "./version-heading.ts";

const NEW_CHANGELOG = `# Changelog

What changed for the people who use this project, newest release first, in the form of
[Keep a Changelog 1.1.0](https://keepachangelog.com/en/1.1.0/).

## [Unreleased]
`;

const NEW_TEXT = "Changelog\n=========\n";

// The newest sections are at the top; the rest of the file takes time.
const MAX_CREDITED_LENGTH = 50_000;

/** Whether most entries of the newest sections name their authors. */
export function creditsPeople(path: string, file: string): boolean {
  const top = file.slice(0, MAX_CREDITED_LENGTH);
  const format = /@[\w[-]|\bby \[/.test(top) ? readFormat(path, top) : undefined;
  if (format === undefined) return false;
  const { parts } = parseChangelog(top, format);
  const { form } = readStyle(
    parts.filter(({ heading }) => heading?.version !== undefined && !heading.isPending),
    format,
  );
  return namesPeople({ ...form, templates: form.templates.slice(0, 1) });
}

/**
 * The section in the style of the newest sections; everything else stays byte for byte, and placing it twice changes
 * nothing. The given text where there is nothing to say, or where {@link explainUnplaceable} has a reason.
 */
export function placeInChangelog(
  existing: string | undefined,
  given: ChangelogSection,
  path = "CHANGELOG.md",
): string | undefined {
  const isNew = existing === undefined || existing.trim() === "";
  const format = readFormat(path, existing ?? "");
  const says = given.groups.length > 0 || given.introduction !== "";
  if (format === undefined || explainUnplaceable(existing, path) !== undefined || (isNew && !says)) return existing;
  const text = isNew ? (format === "markdown" ? NEW_CHANGELOG : NEW_TEXT) : existing;
  const changelog = parseChangelog(text, format);
  const version = completeVersion(given, changelog);
  const section = { ...given, version };
  const page = readPage(changelog, section);
  const parts = version === undefined ? placeUnreleased(page, section) : placeRelease(page, { ...section, version });
  if (parts === undefined) return existing;
  const placed = `${parts.map((part) => `${part.headingText}${part.body}`).join("")}${changelog.tail}`;
  return format === "markdown" ? placeReferences(placed, section, isNew) : placed;
}

type Page = { changelog: ChangelogText; like: VersionHeading; anchor: string; style: ChangelogStyle };

function readPage(changelog: ChangelogText, section: ChangelogSection): Page {
  const { parts, format } = changelog;
  const all = parts.filter(({ heading }) => heading?.version !== undefined && isOfSource(heading, section));
  const planned = countPlanned(parts);
  const own = all.filter((part) => parts.indexOf(part) >= planned);
  const isThis = (version = "") => version === section.version || isSameVersion(version, section.version ?? "");
  const released = own.filter(({ heading }) => heading?.isPending === false && !isThis(heading.version));
  const ascends = isAscending(own.flatMap(({ heading }) => heading?.version ?? []));
  const newest = ascends ? released.toReversed() : released;
  const { heading, anchor } = selectHeadingStyle(changelog, newest, section);
  return { changelog, like: heading, anchor, style: readStyle(newest, format) };
}

type Release = ChangelogSection & { version: string };

/** Only the newest release takes the entries below Unreleased. Each of several repositories has its own versions. */
function placeRelease(page: Page, section: Release): ChangelogPart[] | undefined {
  const { changelog } = page;
  const { parts } = changelog;
  // How the version of each part compares with this one.
  const orders = parts.map(({ heading }) =>
    heading?.version !== undefined && isOfSource(heading, section)
      ? compareVersionNames(heading.version, section.version)
      : undefined,
  );
  const planned = countPlanned(parts);
  const isNewest = orders.every(
    (order = 0, at) => section.isPlanned || order <= 0 || at < planned || parts[at]?.heading?.isPending,
  );
  const unreleasedAt = parts.findIndex(isUnreleased);
  const existingAt = findOwnPart(parts, orders, section.isPlanned);
  const unreleased = isNewest ? parts[unreleasedAt] : undefined;
  const isShared = isSharedChangelog(changelog, section);
  const { taken, left } = takeEntries(page, unreleased?.body ?? "", section, isShared);
  const isTaken = renderGroups(taken).trim() !== "";
  const result = [...parts];
  if (unreleased !== undefined && isTaken) result[unreleasedAt] = { ...unreleased, body: left };
  const existing = parts[existingAt];
  if (existing !== undefined) {
    const body = extendBody(page, existing, isTaken ? toAddedGroups(taken) : [], section);
    result[existingAt] = dateRelease(page, { ...existing, body }, section);
    return result;
  }
  if (!isTaken && !saysSomething(page, section)) return undefined;
  const part = buildPart(page, section, isTaken ? renderGroups(taken) : "");
  if (isTaken && unreleased !== undefined && isRenamed(unreleased, left)) return result.with(unreleasedAt, part);
  const place = selectPlace(parts, orders, unreleasedAt);
  const [, end] = splitEnd(unreleased?.body ?? "");
  return insertPart(page, result, place, { ...part, end: isTaken && place === unreleasedAt + 1 ? end : "" });
}

/** The version's; else, where a planned release finds nothing else unreleased, that of another version: `1.1.0 - TBD`. */
function findOwnPart(parts: readonly ChangelogPart[], orders: readonly unknown[], isPlanned = false): number {
  if (!isPlanned || orders.includes(0) || parts.some(isUnreleased)) return orders.indexOf(0);
  return parts.findIndex((part, at) => isPending(part) && orders[at] !== undefined);
}

/** An underlined `HEAD`, or `unreleased since 1.2.3`, is written where changes are, and becomes the release. */
function isRenamed({ heading, headingText }: ChangelogPart, left: string): boolean {
  const isOnce = heading?.underline !== undefined || / since \S/i.test(headingText);
  return isOnce && heading?.open === "" && left.trim() === "";
}

function saysSomething({ style }: Page, section: ChangelogSection): boolean {
  return section.introduction !== "" || hasAddedGroups(section, style);
}

/** Where versions ascend, behind the next older one; else above it. */
function selectPlace(parts: readonly ChangelogPart[], orders: readonly (number | undefined)[], unreleasedAt: number) {
  const versions = parts.flatMap(({ heading }, index) => (orders[index] === undefined ? [] : (heading?.version ?? [])));
  const isOlder = (order = 0) => order < 0;
  if (isAscending(versions)) return orders.findLastIndex(isOlder) + 1;
  const older = orders.findIndex(isOlder);
  const last = orders.findLastIndex((order) => order !== undefined);
  return older === -1 ? Math.max(last, unreleasedAt, 0) + 1 : older;
}

function takeEntries(
  { changelog, style }: Page,
  body: string,
  { source, openings = [] }: ChangelogSection,
  isShared: boolean,
) {
  const groups = parseGroups(body, changelog.format);
  const gap = changelog.eol.repeat(Math.max(1, style.gaps.sections));
  if (source !== undefined) return takeOwn(groups, gap, (item) => namesSource(item, source));
  if (isShared) return takeOwn(groups, gap, (item) => !NAMES_A_REPOSITORY.test(item.replaceAll("\\", "")));
  const isLater = (item: string) => openings.length > 0 && !openings.includes(openLine(item));
  const hasLater = groups.some(({ items }) => items.some(isLater));
  return hasLater ? takeOwn(groups, gap, (item) => !isLater(item)) : takeUnreleased(groups, gap);
}

const NAMES_A_REPOSITORY = /[[(][\w.-]+\/[\w.-]+(?:[#!]\d|@[0-9a-f]{7}|\)$)/m;

function namesSource(item: string, source: string): boolean {
  const text = item.replaceAll("\\", "");
  return ["#", "!", "@"].some((mark) => text.includes(`${source}${mark}`)) || text.includes(`(${source})`);
}

/** The text of a part with more entries; the end of its text stays. */
function extendBody(
  { changelog, style, like }: Page,
  { body, heading }: Pick<ChangelogPart, "body" | "heading">,
  taken: readonly AddedGroup[],
  section: ChangelogSection,
): string {
  const { eol, format } = changelog;
  const before = body.trim() === "" ? eol.repeat(style.gaps.heading) : body;
  const groups = parseGroups(before, format);
  const isFlat = groups.every((group) => !isNamedGroup(group)) && groups.some((group) => group.items.length > 0);
  const sample = groups.find((group) => isNamedGroup(group) && group.items.length > 0)?.heading;
  const usesGroups = sample !== undefined || (style.usesGroups ?? !isFlat);
  const form = { ...style, sample: sample ?? style.sample };
  const added = renderAddedGroups(section, form, heading?.level ?? like.level, usesGroups);
  const introduced =
    section.introduction === ""
      ? []
      : [{ name: "", heading: "", lead: renderInline(section.introduction, format), items: [] }];
  const rules = { ...section, gaps: style.gaps, headings: style.headings, eol };
  const isEmpty = before.trim() === "" && taken.length === 0;
  const whole = isEmpty && section.own ? `${before}${toLineEnds(section.own.body, eol)}` : undefined;
  const ours = section.own ? toAddedGroups(parseGroups(section.own.body, format)) : [...introduced, ...added];
  const merged = whole ?? renderGroups(mergeGroups(mergeGroups(groups, taken, rules), ours, rules));
  if (body.trim() !== "") return merged;
  return merged.trim() === "" ? body : `${splitEnd(merged)[0]}${eol}${body.replace(/^\r?\n(?=\s)/, "")}`;
}

/** A version that was to be released gets its date; a date that is there stays. */
function dateRelease({ like, style, changelog }: Page, part: ChangelogPart, section: Release): ChangelogPart {
  const { heading, body } = part;
  if (heading === undefined) return part;
  const line = findPendingLine(body);
  const { dateLine } = style;
  const isDated = line !== undefined && dateLine !== undefined;
  const dated = isDated ? body.replace(line, renderDateLine(dateLine, section.date)) : body;
  if (!heading.isPending) return { ...part, body: dated };
  const { level, underline, hasOverline, prefix, lead, open } = heading;
  const form = { ...like, level, underline, hasOverline, prefix, lead, open, linked: like.linked && open === "[" };
  const headingText = toLineEnds(renderVersionHeading(form, section), changelog.eol);
  return { ...part, headingText, body: dated };
}

function buildPart(page: Page, section: Release, taken: string): ChangelogPart {
  const { like, anchor, style, changelog } = page;
  const named = like.prefix.includes("@") ? undefined : section.named;
  const prefix = section.source === undefined ? named : prefixOf(section.source);
  const heading = prefix === undefined ? like : { ...like, prefix };
  const headingText = section.own?.heading || `${anchor}${renderVersionHeading(heading, section)}`;
  const first = section.own === undefined ? renderFirstLine(style, section) : "";
  const { eol } = changelog;
  const gap = eol.repeat(style.gaps.heading);
  const start = taken === "" ? gap : /^\r?\n/.test(taken) ? taken : `${gap}${taken}`;
  const body = extendBody(page, { heading, body: start }, [], section);
  const whole = first === "" ? body : `${gap}${first}${eol}${body.startsWith(eol) ? "" : eol}${body}`;
  return { heading, headingText: toLineEnds(headingText, eol), body: whole };
}

function placeUnreleased(page: Page, section: ChangelogSection): ChangelogPart[] | undefined {
  const { parts, eol } = page.changelog;
  const first = parts.findIndex(isUnreleased);
  const pending = parts.findIndex(isPending);
  const at = first === -1 ? pending : first;
  const existing = parts[at];
  if (existing !== undefined) return parts.with(at, { ...existing, body: extendBody(page, existing, [], section) });
  if (!saysSomething(page, section)) return undefined;
  const newest = parts.findIndex((part) => part.heading !== undefined);
  const heading = { ...page.like, version: undefined };
  const body = extendBody(page, { heading, body: "" }, [], section);
  const headingText = toLineEnds(renderUnreleasedHeading(page.like), eol);
  return insertPart(page, [...parts], newest === -1 ? 1 : newest, { heading, headingText, body, end: "" });
}

/** Blank lines separate it as they separate the other sections, unless it has an end of its own. */
function insertPart(
  { changelog, style }: Page,
  parts: ChangelogPart[],
  place: number,
  { end, ...added }: ChangelogPart & { end: string },
): ChangelogPart[] {
  const { eol, tail } = changelog;
  const isEnd = place >= parts.length && tail === "";
  const [before, after] = [parts[place - 1], parts[place]];
  if (before !== undefined) parts[place - 1] = setApart(before, eol, isEnd || style.gaps.sections > 0);
  const text = `${added.headingText}${added.body}`;
  // Only a heading with `#` may follow text directly, and a link reference below an item would be a part of it.
  const least = after?.headingText.startsWith("#") ? 0 : 1;
  const gap = eol.repeat(1 + Math.max(least, style.gaps.sections));
  parts.splice(place, 0, { ...added, headingText: "", body: splitEnd(text)[0] + (isEnd ? eol : end || gap) });
  return parts;
}

/** Ends a section so that another one can follow. */
function setApart(part: ChangelogPart, eol: string, hasGap: boolean): ChangelogPart {
  const [core, end] = splitEnd(`${part.headingText}${part.body}`);
  if (core === "" || end.split("\n").length > 2) return part;
  return { ...part, body: `${part.body}${end === "" ? eol : ""}${end === "" || hasGap ? eol : ""}` };
}
