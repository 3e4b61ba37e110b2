import type { Anchor } from "../../contract/comments.ts";
import { selectDiffLines } from "../../drafting/guidance/suggestions.ts";
import { refuseSuspended } from "../people/billing.ts";
import type { Actor } from "../store/audit.ts";
import { insertRecords } from "../store/prepared.ts";
import { readRecord, type Store, updateRecord } from "../store/store.ts";
import { checkQueue } from "../worker/queue.ts";
import { buildTurn, checkOpenForWork } from "./conversations.ts";
import { readLastEntry } from "./entries.ts";

/** Adds the turn of a comment. 402 for a suspended organization, 409 if no work is possible, 429 for a full queue. */
export async function requestWork(
  within: Store,
  actor: Actor,
  asked: { conversationId: string; commentId: string; request: object },
): Promise<void> {
  const { conversationId, commentId, request } = asked;
  await refuseSuspended(within, actor.orgId);
  const conversation = await readRecord(within, "conversations", actor.orgId, conversationId);
  checkOpenForWork(conversation);
  await checkQueue(within, actor.orgId, { more: 1 });
  await insertRecords(within, buildTurn(within, actor, conversationId, { request, commentId }));
  await updateRecord(within, "conversations", conversationId, { status: "running" });
}

const MAX_ANCHORED_CHARACTERS = 10_000;

/** Undefined if the recorded diff of the draft does not show the lines. */
export async function readAnchoredLines(
  store: Store,
  conversationId: string,
  { filePath, startLine, endLine = startLine }: Anchor,
): Promise<string | undefined> {
  if (startLine === undefined || endLine === undefined) return undefined;
  const diff = await readLastEntry(store, conversationId, "diff");
  const lines = selectDiffLines(diff?.message ?? "", filePath, { start: startLine, end: endLine });
  return lines === undefined || lines.length > MAX_ANCHORED_CHARACTERS ? undefined : lines;
}
