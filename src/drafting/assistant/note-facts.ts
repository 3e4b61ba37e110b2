import { type Change, isNamedBy } from "../../writer/change.ts";
import { nameChange } from "../../writer/changelog/keys.ts";
import { type ChangeClass, SECTION_NAMES } from "../../writer/labels.ts";
import type { NoteEntry } from "../../writer/notes.ts";
import { isEntryOf, listEntries } from "../../writer/rewrite.ts";
import type { WrittenSpan } from "../spans/span-notes.ts";

/** What has an entry of its own, or none: a change, or several that share an entry. */
export type Subject = {
  /** Of its first change: `#7`, or seven digits of a SHA. */
  reference: string;
  class: ChangeClass | "dependencies";
  /** In the order of the notes. */
  changes: readonly [Change, ...Change[]];
  entries: readonly NoteEntry[];
  /** Folded away, or counted among the dependency updates. */
  isFolded: boolean;
  /** Whether people wrote what is said about it. */
  isOwn: boolean;
};

const ORDER: readonly Subject["class"][] = [...SECTION_NAMES, "documentation", "internal", "dependencies"];

/** By importance: what is listed first, in the order of the sections. */
export function listSubjects({ notes, edits }: WrittenSpan): Subject[] {
  const all = listEntries(notes);
  const listed = new Set(notes.sections.flatMap(({ entries }) => entries));
  const reworded = edits?.reword ?? [];
  const byEntry = new Map<NoteEntry | Change, { entries: readonly NoteEntry[]; changes: [Change, ...Change[]] }>();
  for (const change of notes.changes) {
    const entries = all.filter((entry) => isEntryOf(change, entry));
    const key = entries[0] ?? change;
    const known = byEntry.get(key);
    if (known === undefined) byEntry.set(key, { entries, changes: [change] });
    else known.changes.push(change);
  }
  const subjects = [...byEntry.values()].map(
    ({ entries, changes }): Subject => ({
      reference: nameChange(changes[0]),
      class: entries[0]?.class ?? "dependencies",
      changes,
      entries,
      isFolded: !entries.some((entry) => listed.has(entry)),
      isOwn:
        entries.some(({ own }) => own !== undefined) ||
        changes.some((change) => reworded.some(({ reference }) => isNamedBy(change, reference))),
    }),
  );
  const rank = (subject: Subject) => ORDER.indexOf(subject.class) + (subject.isFolded ? ORDER.length : 0);
  return subjects.toSorted((a, b) => rank(a) - rank(b));
}

/** How many links are behind an entry about these subjects. */
export function countLinks(subjects: readonly Subject[]): number {
  const counts = subjects.map(({ entries, changes }) =>
    entries.length === 0 ? changes.length : entries.reduce((sum, { others }) => sum + 1 + others.length, 0),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}
