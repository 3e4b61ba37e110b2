import { listQuoted } from "../../shared/text.ts";
import {
  type Arrangement,
  type Change,
  type ChangeReference,
  isNamedBy,
  type NoteEdits,
} from "../../writer/changes/change.ts";
import { nameReference } from "../guidance/commands.ts";
import type { WrittenSpan } from "./span-notes.ts";

export type EditedPart = { written: readonly WrittenSpan[]; edits: NoteEdits };

/** What people asked for about changes that the notes do not have, or that several repositories have, in sentences. */
export function selectUnmatched(parts: readonly EditedPart[]): string[] {
  const selectLeftOut = ({ written }: EditedPart) => written.flatMap(({ notes }) => notes.leftOut);
  const selectListed = ({ written }: EditedPart) =>
    written.flatMap(({ notes: { changes, dependencies } }) => {
      const updates = new Set(dependencies.shas);
      return changes.filter(({ commits }) => !updates.has(commits[0].sha));
    });
  const leaveOut = countMatches(parts, ({ edits }) => edits.leaveOut, selectLeftOut);
  const reword = countMatches(parts, ({ edits }) => edits.reword.map(({ reference }) => reference), selectListed);
  // What was moved may have been left out later.
  const selectAll = (part: EditedPart) => [...selectListed(part), ...selectLeftOut(part)];
  const arranged = countMatches(parts, ({ edits: { arrange = [] } }) => arrange.flatMap(listNamed), selectAll);
  const selectNames = (matches: Iterable<[string, number]>, isMeant: (count: number) => boolean) =>
    [...matches].filter(([, count]) => isMeant(count)).map(([name]) => name);
  const isMissing = (count: number) => count === 0;
  const ambiguous = new Set(selectNames([...leaveOut, ...reword, ...arranged], (count) => count > 1));
  return [
    ...listQuoted("These changes cannot be left out: they are not in the notes", selectNames(leaveOut, isMissing)),
    ...listQuoted("These changes cannot be reworded: they have no entry of their own", selectNames(reword, isMissing)),
    ...listQuoted("These changes cannot be moved: they have no entry of their own", selectNames(arranged, isMissing)),
    ...listQuoted("These name changes of several repositories; write owner/name#12 to mean one", [...ambiguous]),
  ];
}

function listNamed(arrangement: Arrangement): ChangeReference[] {
  return "section" in arrangement ? [arrangement.reference] : [arrangement.reference, arrangement.other];
}

function countMatches(
  parts: readonly EditedPart[],
  select: (part: EditedPart) => readonly ChangeReference[],
  changesOf: (part: EditedPart) => readonly Change[],
): Map<string, number> {
  const matches = new Map<string, number>();
  for (const part of parts) {
    const changes = changesOf(part);
    for (const [name, reference] of new Map(select(part).map((one) => [nameReference(one), one]))) {
      const isListed = changes.some((change) => isNamedBy(change, reference));
      matches.set(name, (matches.get(name) ?? 0) + Number(isListed));
    }
  }
  return matches;
}
