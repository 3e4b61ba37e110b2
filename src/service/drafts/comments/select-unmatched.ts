import type { Change } from "../../../writer/change.ts";
import { type ChangeReference, isNamedBy, type NoteEdits } from "../../../writer/note-edits.ts";
import { tellTexts } from "../tell-texts.ts";
import type { WrittenSpan } from "../written-span.ts";
import { nameReference } from "./comment-command.ts";

/** What was written about one source, with what people asked to be different there. */
export type EditedPart = { written: readonly WrittenSpan[]; edits: NoteEdits };

/**
 * Tells of wishes for changes that are not among those that are written about, or have no line of their own, in any
 * source; and of those that several sources have a change for.
 */
export function selectUnmatched(parts: readonly EditedPart[]): string[] {
  const leaveOut = countMatches(parts, ({ edits }) => edits.leaveOut, selectLeftOut);
  const reword = countMatches(parts, ({ edits }) => edits.reword.map(({ reference }) => reference), selectListed);
  const named = (matches: ReadonlyMap<string, number>, isMeant: (count: number) => boolean) =>
    [...matches].flatMap(([name, count]) => (isMeant(count) ? [name] : []));
  const isMissing = (count: number) => count === 0;
  const isAmbiguous = (count: number) => count > 1;
  const ambiguous = new Set([...named(leaveOut, isAmbiguous), ...named(reword, isAmbiguous)]);
  return [
    ...tellTexts("Asked to be left out, but no change that would be listed", named(leaveOut, isMissing)),
    ...tellTexts("Asked to be reworded, but no change with a line of its own", named(reword, isMissing)),
    ...tellTexts("Followed in several repositories; write owner/name#12 to mean one", [...ambiguous]),
  ];
}

/** In how many parts a reference names a change, by the reference as a person wrote it. */
function countMatches(
  parts: readonly EditedPart[],
  select: (part: EditedPart) => readonly ChangeReference[],
  changesOf: (part: EditedPart) => readonly Change[],
): Map<string, number> {
  const matches = new Map<string, number>();
  for (const part of parts) {
    const changes = changesOf(part);
    const references = new Map(select(part).map((reference) => [nameReference(reference), reference]));
    for (const [name, reference] of references) {
      const isThere = changes.some((change) => isNamedBy(change, reference));
      matches.set(name, (matches.get(name) ?? 0) + Number(isThere));
    }
  }
  return matches;
}

function selectLeftOut({ written }: EditedPart): Change[] {
  return written.flatMap(({ notes }) => notes.leftOut);
}

function selectListed({ written }: EditedPart): Change[] {
  return written.flatMap(({ notes: { changes, dependencies } }) => {
    const folded = new Set(dependencies.shas);
    return changes.filter(({ commits }) => !folded.has(commits[0].sha));
  });
}
