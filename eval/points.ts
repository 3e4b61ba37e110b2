import { findUsualGroup } from "./lines.ts";
import type { ChangelogForm } from "./ranges.ts";
import { findSection, removeSection } from "./section.ts";

export const ASPECTS = ["heading", "date", "bullets", "groups", "links", "untouched"] as const;
/** 0 to 2 for each. */
export type Points = Readonly<Record<(typeof ASPECTS)[number], number>>;

export type Draft = {
  before: string | undefined;
  after: string | undefined;
  /** Every path that the draft changes. */
  paths: readonly string[];
};

const NOTHING: Points = { heading: 0, date: 0, bullets: 0, groups: 0, links: 0, untouched: 0 };
const ALL: Points = { heading: 2, date: 2, bullets: 2, groups: 2, links: 2, untouched: 2 };

/** The maintainers wrote the section already: right is to leave everything alone. */
export function rateTagged(form: ChangelogForm, draft: Draft): Points {
  return draft.paths.length === 0 ? ALL : { ...rateDrafted(form, draft), untouched: 0 };
}

/** The section is missing: how near is the draft to what the maintainers would write? */
export function rateDrafted(form: ChangelogForm, draft: Draft): Points {
  const { before = "", after } = draft;
  if (after === undefined || after === before) return NOTHING;
  const old = new Set(before.split("\n"));
  const section = findSection(after, form.heading);
  const lines = after.split("\n");
  const drafted =
    section === undefined ? lines.filter((line) => !old.has(line)) : lines.slice(section.start, section.end);
  const heading = section === undefined ? drafted.find((line) => /\d+\.\d+/.test(line)) : lines[section.start];
  return {
    heading: rateHeading(form, heading, section !== undefined),
    date: rateDate(form, heading ?? ""),
    bullets: rateBullets(form, drafted),
    groups: rateGroups(form, drafted),
    links: rateLinks(form, drafted, lines),
    untouched: rateUntouched(form, before, after, draft.paths),
  };
}

const DATE = /\d{4}-(?:\d\d|[A-Z][a-z]{2})-\d\d/;

function rateHeading(form: ChangelogForm, heading: string | undefined, isInForm: boolean): number {
  if (heading === undefined) return 0;
  if (heading.replace(DATE, "DATE").trimEnd() === form.heading.replace(DATE, "DATE")) return 2;
  return isInForm ? 1 : 0;
}

function rateDate({ date }: ChangelogForm, heading: string): number {
  const found = DATE.exec(heading)?.[0] ?? null;
  if (date === null || found === null) return date === found ? 2 : 0;
  // The day of the tag may be the one before or after the day that the maintainers wrote.
  const days = Math.abs(Date.parse(found) - Date.parse(date)) / 86_400_000;
  const isSameForm = found.length === date.length;
  return isSameForm && days <= 1 ? 2 : 1;
}

const ITEM = /^\s*[-*+] +\S/;
const SUBHEADING = /^(?:#{2,6} |\*\*[^*]+\*\*:?$)/;

/** Headings within the section, as the project writes them: `### Added`, `* Features`, `**added:**`, or underlined. */
function selectGroups({ groups }: ChangelogForm, drafted: readonly string[]): string[] {
  const isInline = Object.keys(groups).some((name) => name.startsWith("**"));
  return drafted.flatMap((line, index) => {
    if (index === 0) return [];
    const start = /^(?:[-*] )?(\*\*\w+:\*\*)/.exec(line)?.[1];
    // Elsewhere such a word marks one entry, as breaking for example.
    if (start !== undefined) return isInline && findUsualGroup(start) !== undefined ? start : [];
    const isUnderlined = /^(?:-{3,}|~{3,}|={3,})$/.test(drafted[index + 1] ?? "");
    return SUBHEADING.test(line) || isUnderlined || line in groups ? line.trimEnd() : [];
  });
}

function rateBullets({ bullet, groups }: ChangelogForm, drafted: readonly string[]): number {
  const items = drafted.filter((line) => ITEM.test(line) && !(line in groups));
  if (items.length === 0) return 0;
  const outer = Math.min(...items.map((line) => line.length - line.trimStart().length));
  const tops = items.filter((line) => line.length - line.trimStart().length === outer);
  if (tops.every((line) => line.startsWith(bullet) && line[bullet.length] !== " ")) return 2;
  return tops.every((line) => line.trimStart().startsWith(bullet.trim())) ? 1 : 0;
}

function rateGroups(form: ChangelogForm, drafted: readonly string[]): number {
  const names = Object.keys(form.groups);
  const found = selectGroups(form, drafted);
  if (names.length === 0 || found.length === 0) return names.length === found.length ? 2 : 0;
  const known = found.filter((line) => names.includes(line));
  return known.length === found.length ? 2 : known.length > 0 ? 1 : 0;
}

function rateLinks({ links }: ChangelogForm, drafted: readonly string[], lines: readonly string[]): number {
  const text = drafted
    .filter((line) => !/^\[[^\]]+\]:/.test(line))
    .slice(1)
    .join("\n");
  const found = {
    inline: /\[[^\]]+\]\(http|`[^`]+<http[^`]*`_/.test(text),
    reference: /\[#?\w+\](?!\()/.test(text) && lines.some((line) => /^\[#?\w+\]: ?http/.test(line)),
    plain: /(?<![[\w`])#\d+\b|\([0-9a-f]{7,12}\)/.test(text),
  };
  const isAny = found.inline || found.reference || found.plain;
  if (links === "none") return isAny ? (found.inline || found.reference ? 0 : 1) : 2;
  if (found[links]) return Object.values(found).filter(Boolean).length === 1 ? 2 : 1;
  return isAny ? 1 : 0;
}

const DEFINITION = /^\[[^\]]+\]:/;

const PENDING = /^(?:#+ )?[[(]?(?:unreleased|unpublished|pending|main|master|next)\b/i;

/**
 * Nothing but the section and link references are new, in the one file. Changed blank lines cost a point. Where there is a
 * section for unreleased changes, its lines may be the new section's, and only its heading may go.
 */
function rateUntouched(
  { path, heading }: ChangelogForm,
  before: string,
  after: string,
  paths: readonly string[],
): number {
  if (paths.some((other) => other !== path)) return 0;
  const [old = [], all = []] = [before, after].map((text) => text.split("\n").filter((line) => !DEFINITION.test(line)));
  const rest = removeSection(all.join("\n"), heading, "");
  if (rest === old.join("\n") && rest !== all.join("\n")) return 2;
  const pending = old.findIndex((line) => PENDING.test(line));
  const kept = old.filter(
    (line, index) => line.trim() !== "" && (pending < 0 || index < pending || index > pending + 1),
  );
  const isKept = isWithin(kept, all);
  return isKept && pending >= 0 ? 2 : +isKept;
}

/** Whether `old` are lines of `all` in the same order. */
function isWithin(old: readonly string[], all: readonly string[]): boolean {
  let next = 0;
  for (const line of all) if (line === old[next]) next += 1;
  return next === old.length;
}
