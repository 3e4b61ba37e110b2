import * as z from "zod/mini";
import { parseJson } from "../../shared/text.ts";
import type { Repository } from "../../writer/change.ts";
import { nameReference } from "../guidance/commands.ts";
import type { WrittenSpan } from "../spans/span-notes.ts";

/** Of one of several repositories, with its name. */
const repository = z.optional(z.string());
const Reference = z.union([z.object({ pullRequest: z.int(), repository }), z.object({ sha: z.string(), repository })]);
type Reference = z.infer<typeof Reference>;

/** What later runs have to know of a draft; it is kept beside the branch, where people do not see it. */
const State = z.object({
  /** The commits that a draft of several requests is about, as full SHAs. */
  commits: z.array(z.string()),
  /** The commit before the first of them, by the name of the repository. */
  starts: z.record(z.string(), z.string()),
  /** What a model wrote, and the name of the content that it was written on. */
  documents: z.array(z.object({ path: z.string(), base: z.string() })),
  /** What people asked for about entries, in whatever conversation. */
  leaveOut: z.array(Reference),
  /** `instead`: the words that people replaced on the branch, of which comments may say some again. */
  reword: z.array(z.object({ reference: Reference, text: z.string(), instead: z.optional(z.array(z.string())) })),
  /** Left out of a draft of several requests, until somebody takes them in. */
  excludedFiles: z.array(z.string()),
  /** What was not taken in, and the name of the content at that time: it is open until a person changes the file. */
  conflicts: z.array(z.object({ path: z.string(), text: z.string(), content: z.string() })),
});
export type DraftState = z.infer<typeof State>;
export type HeldDocument = DraftState["documents"][number];
export type EntryEdits = Pick<DraftState, "leaveOut" | "reword">;

export const NO_STATE: DraftState = {
  commits: [],
  starts: {},
  documents: [],
  leaveOut: [],
  reword: [],
  excludedFiles: [],
  conflicts: [],
};

/** What a reference to a change of the repository has besides: only one of several repositories is named. */
export function qualifierOf({ name, isQualified = false }: Repository): { repository?: string } {
  return isQualified ? { repository: name } : {};
}

/** As an entry names it. */
export function nameEntryOf(reference: Reference): string {
  const { repository } = reference;
  const name = "sha" in reference ? reference.sha.slice(0, 7) : nameReference(reference);
  return repository === undefined ? name : `${repository}${"sha" in reference ? "@" : ""}${name}`;
}

/** Nothing for what another version wrote. */
export function parseState(note: string | undefined): DraftState {
  return State.safeParse(parseJson(note ?? "")).data ?? NO_STATE;
}

// A commit's message is no place for more.
const MAX_COMMITS = 2_000;

/** The state after a run, with what it did about entries; undefined where there is nothing to know. */
export function renderState(
  written: readonly WrittenSpan[],
  { leaveOut, reword }: EntryEdits,
  { documents, excludedFiles, conflicts }: Pick<DraftState, "documents" | "excludedFiles" | "conflicts">,
): string | undefined {
  const isOfVersion = written.some(({ span }) => span.tag !== undefined);
  const unreleased = isOfVersion ? [] : written;
  const commits = unreleased.flatMap(({ span }) => span.commits.map(({ sha }) => sha)).slice(0, MAX_COMMITS);
  if ([commits, leaveOut, reword, conflicts].every(({ length }) => length === 0)) return undefined;
  const starts = Object.fromEntries(unreleased.map(({ span: { start }, source: { name } }) => [name, start]));
  const ofSeveral = isOfVersion ? { documents: [], excludedFiles: [] } : { documents, excludedFiles };
  const state: Record<keyof DraftState, unknown> = { commits, starts, ...ofSeveral, leaveOut, reword, conflicts };
  return JSON.stringify(state);
}

/** The later ones count, but not where people replaced their words meanwhile. */
export function joinEntryEdits(earlier: EntryEdits, later: EntryEdits): EntryEdits {
  const reword = new Map(earlier.reword.map((one) => [nameEntryOf(one.reference), one]));
  for (const one of later.reword) {
    const name = nameEntryOf(one.reference);
    const { instead = [] } = reword.get(name) ?? {};
    if (instead.includes(one.text)) continue;
    reword.set(name, { ...one, instead: [...new Set([...instead, ...(one.instead ?? [])])] });
  }
  const leaveOut = new Map([...earlier.leaveOut, ...later.leaveOut].map((one) => [nameEntryOf(one), one]));
  return { leaveOut: [...leaveOut.values()], reword: [...reword.values()] };
}
