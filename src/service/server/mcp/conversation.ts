import type { Conversation, Entry } from "../../../contract/conversations.ts";
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

/** The API has no list of turns: these are the turns that the entries name, in their order. */
export function listTurns({ id, entries }: Conversation): Shown {
  const turns = [...groupByTurn(entries ?? [])].map(([turnId, steps]) => ({
    id: turnId,
    createdAt: steps[0]?.createdAt,
    error: steps.findLast(({ status }) => status === "error")?.message,
    entries: steps.map(({ kind, status }) => ({ kind, status })),
  }));
  return { record: { conversationId: id, turns } };
}

export function showTurn({ id, entries }: Conversation, turnId: string): Shown {
  const steps = groupByTurn(entries ?? []).get(turnId);
  if (steps === undefined) return { error: `The conversation ${id} has no entries of the turn "${turnId}".` };
  return { record: { id: turnId, conversationId: id, entries: steps } };
}

function groupByTurn(entries: readonly Entry[]): Map<string, Entry[]> {
  const written = entries.filter(({ turnId }) => turnId);
  return Map.groupBy(written, ({ turnId }) => turnId ?? "");
}

/** Of the draft as the last turn that wrote one left it. */
export function showDiff({ id, entries }: Conversation): Shown {
  const last = entries?.findLast(({ kind }) => kind === "diff");
  if (last === undefined) return { error: `The conversation ${id} has no draft.` };
  return { text: last.message || "The draft changes nothing." };
}
