import type { Entry } from "./match.ts";
import type { Way } from "./project.ts";
import type { Change, Range } from "./ranges.ts";
import { compareWords, selectWords } from "./words.ts";

export type Score = {
  announced: number;
  listed: number;
  lines: number;
  /** Of the announced ones that readers look for first, and how many of them a line in the first third is about. */
  firsts: { all: number; early: number };
  /** Of the announced ones that break something, those under a heading that says so; `wrong` break nothing. */
  breaking: { all: number; marked: number; wrong: number };
  missing: readonly Change[];
  noise: readonly Entry[];
  duplicates: readonly Entry[];
  wrongHeadings: readonly Entry[];
  /** Neither a commit's words nor the maintainers': a person has to judge whether they are true. */
  toJudge: readonly Entry[];
};

/** `section`: the project's own text for the version; `said`: commit messages and lines of changelogs. */
export function scoreNotes(
  range: Range,
  way: Way,
  entries: readonly Entry[],
  { section, said }: { section: string; said: readonly string[] },
): Score {
  const announced = range.announced.filter((change) => way === "tagged" || !change.fromSection);
  const listed = new Set(entries.flatMap(({ changes }) => changes));
  const items = entries.filter(({ isItem }) => isItem);
  const duplicates = selectDuplicates(items);
  return {
    announced: announced.length,
    listed: announced.filter((change) => listed.has(change)).length,
    lines: items.length,
    firsts: countFirsts(announced, items),
    breaking: countBreaking(announced, items),
    missing: announced.filter((change) => !listed.has(change)),
    noise: items.filter(({ changes }) => changes.length === 0),
    duplicates,
    wrongHeadings: items.filter((entry) => !duplicates.includes(entry) && isUnderWrongHeading(entry, range, section)),
    toJudge: selectUnsaid(items, said),
  };
}

type Announced = Range["announced"][number];

function countFirsts(announced: readonly Announced[], items: readonly Entry[]): Score["firsts"] {
  const early = new Set(items.slice(0, Math.ceil(items.length / 3)).flatMap(({ changes }) => changes));
  const firsts = announced.filter(({ isFirst }) => isFirst);
  return { all: firsts.length, early: firsts.filter((change) => early.has(change)).length };
}

/** A change that may stand under another heading as well is not counted where it does. */
function countBreaking(announced: readonly Announced[], items: readonly Entry[]): Score["breaking"] {
  const marked = new Set(items.filter(({ group }) => group === "breaking").flatMap(({ changes }) => changes));
  const breaking = announced.filter(({ group }) => group[0] === "breaking");
  const wrong = [...marked].filter(({ group }) => group !== undefined && !group.includes("breaking"));
  return { all: breaking.length, marked: breaking.filter((change) => marked.has(change)).length, wrong: wrong.length };
}

/** A second line about a change, unless the change may be split and the line links no commit that was linked. */
function selectDuplicates(entries: readonly Entry[]): Entry[] {
  const shown = new Set<Change>();
  const commits = new Set<string>();
  return entries.filter((entry) => {
    const [change] = entry.changes;
    const isNew = [...entry.commits].every((sha) => !commits.has(sha));
    const isDuplicate = change !== undefined && shown.has(change) && !(change.split && isNew);
    if (change !== undefined) shown.add(change);
    for (const sha of entry.commits) commits.add(sha);
    return isDuplicate;
  });
}

/** A heading of the project's own section is right, and so is none for an item of it. A flat list is right where the project's is flat. */
function isUnderWrongHeading(entry: Entry, { changelog }: Range, section: string): boolean {
  const right = entry.changes.flatMap((change) => change.group ?? []);
  if (right.length === 0) return false;
  const own = entry.heading ?? stripReferences(entry.text);
  if (entry.heading === undefined ? isWithin(selectWords(own), selectWords(section)) : section.includes(own))
    return false;
  if (entry.group === undefined) return Object.keys(changelog?.groups ?? { none: true }).length > 0;
  return !right.includes(entry.group);
}

const SAID = 0.8;

function selectUnsaid(entries: readonly Entry[], said: readonly string[]): Entry[] {
  const words = said.map(selectWords);
  return entries.filter(({ text }) => {
    const own = selectWords(stripReferences(text));
    return own.size > 0 && !words.some((other) => isWithin(own, other));
  });
}

/** Without the references at its end. */
function stripReferences(text: string): string {
  return text.replace(/ \((?:\[|#\d|[0-9a-f]{7}).*$/s, "");
}

function isWithin(own: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  if (own.size > other.size && compareWords(own, other) < SAID) return false;
  const common = [...own].filter((word) => other.has(word)).length;
  return common / own.size >= SAID;
}
