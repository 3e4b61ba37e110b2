import * as z from "zod/mini";
import { Conversation } from "../../contract/resources/conversations.ts";
import { Job } from "../../contract/resources/jobs.ts";
import type { Shown } from "./tool.ts";

const MAX_ENTRIES = 50;

/** With the newest entries. The diff is a tool of its own. */
export function showConversation({ entries, ...conversation }: Conversation): Shown {
  const all = entries ?? [];
  const newest = all.slice(-MAX_ENTRIES).map((entry) => (entry.kind === "diff" ? { ...entry, message: DIFF } : entry));
  const earlier = all.length - newest.length;
  return { record: { ...conversation, ...(earlier > 0 && { earlierEntries: earlier }), entries: newest } };
}

const DIFF = "Use get_diff to read it.";

export function showTurn({ id, entries }: Conversation, turnId: string): Shown {
  const steps = (entries ?? []).filter((entry) => entry.turnId === turnId);
  if (steps.length === 0) return { error: `The conversation ${id} has no entries of the turn "${turnId}".` };
  return { record: { id: turnId, conversationId: id, entries: steps } };
}

/** Of the draft as the last turn that wrote one left it. */
export function showDiff({ id, entries }: Conversation): Shown {
  const last = entries?.findLast(({ kind }) => kind === "diff");
  if (last === undefined) return { error: `The conversation ${id} has no draft.` };
  return { text: last.message || "The draft changes nothing." };
}

/** A job has a state, a conversation a status. */
export const Work = z.union([Job, Conversation]);
export type Work = z.infer<typeof Work>;

export function isSettled(work: Work | undefined): boolean {
  if (work === undefined) return true;
  return "state" in work ? work.state === "done" || work.state === "errored" : work.status !== "running";
}

export function showWork(work: Work): Shown {
  const settled = isSettled(work);
  if ("state" in work) return { record: { settled, job: work } };
  const shown = showConversation(work as Conversation);
  return "record" in shown ? { record: { settled, conversation: shown.record } } : shown;
}
