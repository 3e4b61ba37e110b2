import * as z from "zod/mini";
import { parseJson } from "../../shared/text.ts";
import type { Span } from "../../writer/change.ts";
import { nameReference } from "./comments/commands.ts";

const Reference = z.union([z.object({ pullRequest: z.int() }), z.object({ sha: z.string() })]);

/** What later runs have to know of a draft; it is kept beside the branch, where people do not see it. */
const State = z.object({
  /** The commits that a draft of several requests is about, as full SHAs. */
  commits: z.array(z.string()),
  /** The commit before the first of them. */
  start: z.optional(z.string()),
  /** What a model wrote, and the name of the content that it was written on. */
  documents: z.array(z.object({ path: z.string(), base: z.string() })),
  /** What people asked for about entries, in whatever conversation. */
  leaveOut: z.array(Reference),
  /** `instead`: the words that people replaced on the branch. */
  reword: z.array(z.object({ reference: Reference, text: z.string(), instead: z.optional(z.string()) })),
});
export type DraftState = z.infer<typeof State>;
export type HeldDocument = DraftState["documents"][number];
export type EntryEdits = Pick<DraftState, "leaveOut" | "reword">;

export const NO_STATE: DraftState = { commits: [], documents: [], leaveOut: [], reword: [] };

/** Nothing for what another version wrote. */
export function parseState(note: string | undefined): DraftState {
  return State.safeParse(parseJson(note ?? "")).data ?? NO_STATE;
}

// A commit's message is no place for more.
const MAX_COMMITS = 2_000;

/** The state after a run, with what it did about entries; undefined where there is nothing to know. */
export function renderState(
  written: readonly { span: Span }[],
  { leaveOut, reword }: EntryEdits,
  documents: readonly HeldDocument[],
): string | undefined {
  const isOfVersion = written.some(({ span }) => span.tag !== undefined);
  const unreleased = isOfVersion ? [] : written;
  const commits = unreleased.flatMap(({ span }) => span.commits.map(({ sha }) => sha)).slice(0, MAX_COMMITS);
  if (commits.length === 0 && leaveOut.length === 0 && reword.length === 0) return undefined;
  const start = unreleased[0]?.span.start;
  return JSON.stringify({ commits, start, documents: isOfVersion ? [] : documents, leaveOut, reword });
}

/** The later ones count, but not where people replaced their words meanwhile. */
export function joinEntryEdits(earlier: EntryEdits, later: EntryEdits): EntryEdits {
  const isReplaced = ({ reference, text }: EntryEdits["reword"][number]) =>
    earlier.reword.some((one) => nameReference(one.reference) === nameReference(reference) && one.instead === text);
  const byName = <One>(all: readonly One[], nameOf: (one: One) => string) => [
    ...new Map(all.map((one) => [nameOf(one), one])).values(),
  ];
  return {
    leaveOut: byName([...earlier.leaveOut, ...later.leaveOut], nameReference),
    reword: byName([...earlier.reword, ...later.reword.filter((one) => !isReplaced(one))], ({ reference }) =>
      nameReference(reference),
    ),
  };
}
