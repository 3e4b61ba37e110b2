import { trimTrailing } from "../../shared/text.ts";
import { SECTION_NAMES, type SectionName } from "../changes/labels.ts";
import { type EntryForm, type KindMarks, learnForm, rank } from "./entry-form.ts";
import {
  countBlankLines,
  type EntryGroup,
  isGroupOfSubject,
  isNamedGroup,
  nameGroup,
  parseBullet,
  parseGroups,
  selectGroupClass,
} from "./groups.ts";
import { type ChangelogPart, type ChangelogText, isOfSource, type Source } from "./parse.ts";
import {
  type DateForm,
  type Format,
  findDate,
  type HeadedRelease,
  renameVersion,
  renderDate,
  type VersionHeading,
} from "./version-heading.ts";

/** Blank lines: below the version's heading and a group's, between items, between groups and between versions. */
type Gaps = { heading: number; group: number; item: number; groups: number; sections: number };

/** The line below a heading that has the date: `Released 2026-01-02`. */
type DateLine = { before: string; form: DateForm; after: string };

export type ChangelogStyle = {
  format: Format;
  bullet: { indent: string; mark: string; gap: string };
  /** Of wrapped lines; undefined where an entry is one line. */
  width: number | undefined;
  gaps: Gaps;
  /** Undefined where no section shows it. */
  usesGroups: boolean | undefined;
  /** Headings by what they are for, as they are written in the newest sections; in the order of the file. */
  headings: ReadonlyMap<string, string>;
  /** Whether headings name components. */
  hasAreas: boolean;
  /** A heading of a group, whose name is to be replaced. */
  sample: string | undefined;
  form: EntryForm;
  /** Where each entry names its group. */
  marks: KindMarks | undefined;
  /** Whether the newest sections have updates of dependencies. */
  listsUpdates: boolean;
  dateLine: DateLine | undefined;
  /** The line below the heading that links the comparison, with `{url}`, `{version}` and `{previous}`. */
  compareLine: string | undefined;
};

/** So many sections show how the next one is written. */
export const NEWEST = 8;
/** So few show no habit. */
const MIN_ITEMS = 4;
const MAX_SECTION_LENGTH = 100_000;
const DASH = { indent: "", mark: "-", gap: " " };
const UPDATE = /\bdeps\b|\bdependenc(?:y|ies) (?:updates?|upgrades?)\b|\b(?:bump|upgrad)\w* \S+ (?:from|to) /i;
const MAX_WIDTH = 120;
const MIN_WIDTH = 60;

/** `parts` are the released versions, the newest first. */
export function readStyle(parts: readonly ChangelogPart[], format: Format): ChangelogStyle {
  const bodies = parts.map(({ body }) => body.slice(0, MAX_SECTION_LENGTH).replaceAll("\r\n", "\n"));
  const newest = bodies.slice(0, NEWEST).map((body) => parseGroups(body, format));
  const all = newest.flat();
  const items = all.flatMap((group) => group.items);
  // The newest section of some length shows it best.
  const shown = newest.find((groups) => groups.flatMap((group) => group.items).length >= MIN_ITEMS) ?? all;
  const grouped = shown.filter(isForAll).flatMap((group) => group.items).length;
  const older = bodies.slice(NEWEST, NEWEST * 5).flatMap((body) => parseGroups(body, format));
  const named = [...all, ...older].filter((group) => isForAll(group) && group.items.length > 0);
  const { form, marks } = learnForm(items, format);
  // Where a flat section shows that marks are enough, those of a larger release need no groups either.
  const filled = newest.find((groups) => groups.some((group) => group.items.length > 0));
  const isMarked = marks !== undefined && filled?.some(isNamedGroup) === false;
  const usesGroups = !isMarked && grouped * 2 >= shown.flatMap((group) => group.items).length;
  // Below items that are headings, items are indented more than in flat sections.
  const isInItems = (group: EntryGroup) => parseBullet(group.heading) !== undefined;
  const below = usesGroups && named.some(isInItems) ? named : all.filter((group) => !isInItems(group));
  return {
    format,
    bullet: rank(below.flatMap((group) => group.items).flatMap((item) => parseBullet(item) ?? []))[0] ?? DASH,
    width: measureWidth(items),
    gaps: measureGaps(newest, bodies),
    usesGroups: items.length === 0 ? undefined : usesGroups,
    headings: orderHeadings([...newest, older].map((groups) => groups.filter((group) => named.includes(group)))),
    hasAreas: usesGroups && haveAreas(newest),
    sample: named[0]?.heading,
    form,
    marks,
    listsUpdates: items.length < MIN_ITEMS || items.some((item) => UPDATE.test(item)),
    dateLine: parts[0]?.heading?.date === undefined ? parseDateLine(bodies[0] ?? "") : undefined,
    compareLine: parseCompareLine(bodies[0] ?? "", parts[0]?.heading?.version, parts[1]?.heading?.version),
  };
}

function isForAll(group: EntryGroup): boolean {
  return isNamedGroup(group) && !isGroupOfSubject(nameGroup(group));
}

/** Whether two sections share groups of components, and have no others: those below a kind of changes are no groups. */
function haveAreas(sections: readonly (readonly EntryGroup[])[]): boolean {
  const areas = sections.map((groups) => {
    const named = groups.filter(({ heading }) => heading !== "");
    const names = new Set(named.map((group) => selectGroupClass(nameGroup(group))));
    const isPlain = names.size === named.length && named.every(({ items }) => items.length > 0);
    return isPlain && !SECTION_NAMES.some((kind) => names.has(kind)) ? [...names] : [];
  });
  const share = (one: string[], other: string[]) => one.filter((name) => other.includes(name)).length > 1;
  return areas.some((one, at) => areas.slice(at + 1).some((other) => share(one, other)));
}

/** Where entries are wrapped, the longest line that they have. */
function measureWidth(items: readonly string[]): number | undefined {
  const wrapped = items.filter((item) => /^\s+[^\s*+•-]/.test(item.split("\n", 2)[1] ?? ""));
  const lines = items.flatMap((item) => item.split("\n")).filter((line) => !/https?:/.test(line));
  const longest = Math.max(0, ...lines.map((line) => line.trimEnd().length));
  return wrapped.length > 0 && longest <= MAX_WIDTH ? Math.max(longest, MIN_WIDTH) : undefined;
}

function measureGaps(sections: readonly (readonly EntryGroup[])[], bodies: readonly string[]): Gaps {
  const hasText = (text: string) => text.trim() !== "";
  const count = (text: string) => text.split("\n").length - 1;
  const shown = bodies.slice(0, sections.length).filter(hasText);
  const headings = shown.map((body) => count(body.slice(0, body.search(/\S|$/))));
  const filled = sections.map((groups) => groups.filter(({ items, heading }) => items.length > 0 || heading !== ""));
  const all = filled.flat();
  const groups = all.filter(({ heading, lead, items }) => heading !== "" && !hasText(lead) && items.length > 0);
  const ends = filled.flatMap((section) => section.slice(0, -1).flatMap(({ items }) => items.at(-1) ?? []));
  return {
    heading: rank(headings)[0] ?? 1,
    group: rank(groups.map(({ lead }) => count(lead)))[0] ?? 1,
    item: rank(all.flatMap(({ items }) => items.slice(0, -1).map(countBlankLines)))[0] ?? 0,
    groups: rank(ends.map(countBlankLines))[0] ?? 1,
    sections: rank(bodies.slice(0, -1).slice(0, sections.length).filter(hasText).map(countBlankLines))[0] ?? 1,
  };
}

/** A heading that a newer section does not have follows the one that it follows in an older section. */
function orderHeadings(sections: readonly (readonly EntryGroup[])[]): ReadonlyMap<string, string> {
  const ordered: (readonly [string, string])[] = [];
  for (const groups of sections) {
    let at = -1;
    for (const group of groups) {
      const name = selectGroupClass(nameGroup(group));
      const known = ordered.findIndex(([other]) => other === name);
      if (known === -1) ordered.splice(at + 1, 0, [name, group.heading]);
      at = known === -1 ? at + 1 : known;
      // `Deprecations and removals`
      const isForRemovals = name === "deprecated" && /\bremov/i.test(group.heading);
      if (isForRemovals && !ordered.some(([other]) => other === "removed")) {
        ordered.splice(at + 1, 0, ["removed", group.heading]);
      }
    }
  }
  return new Map(ordered);
}

const MAX_DATE_LINE = 60;

/** The first line of a section if it has little but a date. */
function parseDateLine(body: string): DateLine | undefined {
  const [line = ""] = body.trimStart().split("\n", 1);
  const date = line.length > MAX_DATE_LINE ? undefined : findDate(line);
  if (date === undefined || parseBullet(line) !== undefined) return undefined;
  const [before, after] = [line.slice(0, date.start), trimTrailing(line.slice(date.end), /\s/)];
  const isAlone = /^\W*(?:[a-z]+\W+){0,3}$/i.test(before) && /^\W*$/.test(after);
  return isAlone ? { before, form: date.form, after } : undefined;
}

const LINK_LINE = /^(\**\[[^\][]{1,80}\]\()(https?:[^()\s]+)(\)\**)$/;

function parseCompareLine(body: string, version: string | undefined, previous: string | undefined): string | undefined {
  const [line = ""] = body.trimStart().split("\n", 1);
  const [, before = "", url = "", after = ""] = LINK_LINE.exec(line.trimEnd()) ?? [];
  if (!url.includes("/compare/") || version === undefined || previous === undefined) return undefined;
  const name = before.replaceAll(previous, "{previous}").replaceAll(version, "{version}");
  return `${name}{url}${after}`;
}

/** `Released 2026-01-02` */
export function renderDateLine({ before, form, after }: DateLine, date: string): string {
  return `${before}${renderDate(form, date)}${after}`;
}

/** What a new section has between its heading and its entries. */
export function renderFirstLine(style: ChangelogStyle, release: HeadedRelease): string {
  const { date, version, previousVersion, compareUrl } = release;
  if (style.dateLine !== undefined) return renderDateLine(style.dateLine, date);
  if (style.compareLine === undefined || compareUrl === undefined || previousVersion === undefined) return "";
  const values = { url: compareUrl, version, previous: previousVersion };
  return Object.entries(values).reduce(
    (line, [name, value]) => line.replaceAll(`{${name}}`, () => value),
    style.compareLine,
  );
}

/** The class that a changelog has instead, where it has no heading for one. */
export const FALLBACKS: Readonly<Partial<Record<SectionName, readonly string[]>>> = {
  breaking: ["changed"],
  security: ["fixed"],
  removed: ["deprecated", "changed"],
  deprecated: ["removed", "changed"],
  changed: ["added"],
  added: ["changed"],
};

const KEEP_A_CHANGELOG: VersionHeading = {
  version: undefined,
  isPending: false,
  isCertain: true,
  level: 2,
  lead: "",
  prefix: "",
  open: "[",
  linked: false,
  date: { before: " - ", form: "{YYYY}-{MM}-{DD}", after: "", isFirst: false },
  underline: undefined,
  hasFixedUnderline: false,
  hasOverline: false,
};

/** How the next heading is made: like that of the newest released version. `released` are those, the newest first. */
export function selectHeadingStyle(
  { parts, format }: ChangelogText,
  released: readonly ChangelogPart[],
  section: Source & { version: string | undefined },
): { heading: VersionHeading; anchor: string } {
  const [newest, next] = released.flatMap(({ heading }) => heading ?? []);
  if (newest !== undefined) {
    const sameKind = released.find(({ heading }) => isPatch(heading?.version) === isPatch(section.version));
    const level = sameKind?.heading?.level ?? newest.level;
    const isFixed = isFixedUnderline(released[0], next);
    return { heading: { ...newest, level, hasFixedUnderline: isFixed }, anchor: renderAnchor(released[0], section) };
  }
  const other = parts.find(({ heading }) => heading !== undefined)?.heading;
  const own = format === "markdown" ? { open: other?.open ?? "" } : { open: "", underline: "---" };
  const base = { ...KEEP_A_CHANGELOG, ...own };
  if (other === undefined) return { heading: base, anchor: "" };
  const prefix = isOfSource(other, section) ? other.prefix : "";
  return { heading: { ...other, prefix, date: other.date ?? base.date }, anchor: "" };
}

/** Standard-version writes headings of minor and patch releases at levels of their own. */
function isPatch(version: string | undefined): boolean {
  return /^\d+\.\d+\.(?!0\b)\d/.test(version ?? "");
}

/** An underline longer than its title, and as long as the next one, has its length for all titles. */
function isFixedUnderline(newest: ChangelogPart | undefined, next: VersionHeading | undefined): boolean {
  const length = newest?.heading?.underline?.trim().length;
  const [title = ""] = newest?.headingText.split("\n").slice(-3) ?? [];
  return length !== undefined && length > title.trim().length && next?.underline?.trim().length === length;
}

const ANCHOR = /^(?:\.\. _[^:\n]+:|<a (?:name|id)="[^"\n]*">[^\S\n]*<\/a>)[^\S\n]*\r?\n(?:[^\S\n]*\r?\n)?/;

/** `.. _v1.2.3:` above the newest heading, for the new version. */
function renderAnchor(newest: ChangelogPart | undefined, { version }: { version: string | undefined }): string {
  const anchor = ANCHOR.exec(newest?.headingText ?? "")?.[0] ?? "";
  return renameVersion(anchor, newest?.heading?.version, version).replaceAll("\r", "");
}
