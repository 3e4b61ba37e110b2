import { type ChangeReference, isNamedBy, type NoteEdits } from "../../../writer/note-edits.ts";
import { tellTexts } from "../tell-texts.ts";
import type { WrittenSpan } from "../written-span.ts";
import { nameReference } from "./comment-command.ts";

/** Tells of wishes for changes that are not among those that are written about, or have no line of their own. */
export function selectUnmatched(written: readonly WrittenSpan[], { leaveOut, reword }: NoteEdits): string[] {
  const leftOut = written.flatMap(({ notes }) => notes.leftOut);
  const listed = written.flatMap(({ notes: { changes, dependencies } }) => {
    const folded = new Set(dependencies.shas);
    return changes.filter(({ commits }) => !folded.has(commits[0].sha));
  });
  const isUnknown = (reference: ChangeReference, changes: typeof listed) =>
    !changes.some((change) => isNamedBy(change, reference));
  const gone = leaveOut.filter((reference) => isUnknown(reference, leftOut)).map(nameReference);
  const kept = reword.map(({ reference }) => reference).filter((reference) => isUnknown(reference, listed));
  return [
    ...tellTexts("Asked to be left out, but no change that would be listed", gone),
    ...tellTexts("Asked to be reworded, but no change with a line of its own", kept.map(nameReference)),
  ];
}
