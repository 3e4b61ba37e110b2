import { type Change, type Sifted, setAside, standsFor } from "./change.ts";

/** A change as a person names it: by its pull request's number in this repository, or by the start of a commit's SHA. */
export type ChangeReference = { pullRequest: number } | { sha: string };

/** What can be left out of notes as a kind. */
export const OMITTABLE_KINDS = ["dependencies", "internal", "documentation"] as const;
export type OmittableKind = (typeof OMITTABLE_KINDS)[number];

/** What people ask to be different from what the history says. */
export type NoteEdits = {
  /** Changes that are not to be mentioned. */
  leaveOut: readonly ChangeReference[];
  /** What entries are to say, oldest wish first: of several for a change the last one counts. */
  reword: readonly { reference: ChangeReference; text: string }[];
  /** Kinds of changes that are not to be mentioned. */
  kinds: readonly OmittableKind[];
};

/** Whether a person who names this means all of the change, and not a part of it. */
export function isNamedBy(change: Change, reference: ChangeReference): boolean {
  return "pullRequest" in reference
    ? change.pullRequest === reference.pullRequest
    : standsFor(change, reference.sha.toLowerCase());
}

/** Sets the named changes aside; they are given back beside the others. */
export function leaveOutChanges(
  sifted: Sifted,
  references: readonly ChangeReference[],
): Sifted & { leftOut: readonly Change[] } {
  const isLeftOut = (change: Change) => references.some((reference) => isNamedBy(change, reference));
  const leftOut = sifted.changes.filter(isLeftOut);
  const gone = leftOut.map((change) => setAside(change, "leftOut"));
  return {
    changes: sifted.changes.filter((change) => !isLeftOut(change)),
    notShown: [...sifted.notShown, ...gone],
    leftOut,
  };
}

/** What is wished for a change's text, the oldest wish first. */
export function selectRewordings(change: Change, { reword }: NoteEdits): string[] {
  return reword.filter(({ reference }) => isNamedBy(change, reference)).map(({ text }) => text);
}
