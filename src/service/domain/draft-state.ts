import * as z from "zod/mini";
import { parseJson } from "../../shared/text.ts";
import type { Span } from "../../writer/change.ts";

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

export const NO_STATE: DraftState = { commits: [], documents: [], leaveOut: [], reword: [] };

/** Nothing for what another version wrote. */
export function parseState(note: string | undefined): DraftState {
  return State.safeParse(parseJson(note ?? "")).data ?? NO_STATE;
}

// A commit's message is no place for more.
const MAX_COMMITS = 2_000;

/** The state after a run: `asked` is what it did about entries. */
export function buildState(
  written: readonly { span: Span }[],
  asked: Pick<DraftState, "leaveOut" | "reword">,
  documents: readonly HeldDocument[],
): DraftState {
  const isOfVersion = written.some(({ span }) => span.tag !== undefined);
  const commits = isOfVersion ? [] : written.flatMap(({ span }) => span.commits.map(({ sha }) => sha));
  const start = isOfVersion ? undefined : written[0]?.span.start;
  return { commits, documents: isOfVersion ? [] : [...documents], ...(start !== undefined && { start }), ...asked };
}

/** Undefined where there is nothing to know. */
export function renderState(state: DraftState): string | undefined {
  const { commits, leaveOut, reword } = state;
  if (commits.length === 0 && leaveOut.length === 0 && reword.length === 0) return undefined;
  return JSON.stringify({ ...state, commits: commits.slice(0, MAX_COMMITS) });
}
