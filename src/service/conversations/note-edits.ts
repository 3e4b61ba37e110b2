import { conflict } from "../../contract/refusals.ts";
import type { NoteEdit, NoteOutline } from "../../contract/resources/note-edits.ts";
import { capitalize } from "../../shared/text.ts";
import type { CallContext } from "../http/procedures.ts";
import { parseCommentRequest, parseDetails } from "../store/columns.ts";
import { readRecord, type Store, updateRecord } from "../store/store.ts";
import { refuseStarting } from "./comment-routes.ts";
import { insertComment, requestWork } from "./comments.ts";
import { readLastEntry } from "./entries.ts";

/**
 * Adds the edits as a comment of commands, and its turn. 409 where the text that an edit is based on has changed since;
 * 402, 409 and 429 as for each request of work.
 */
export async function editNotes(
  within: Store,
  context: CallContext,
  { id: conversationId, edits }: { id: string; edits: readonly NoteEdit[] },
): Promise<void> {
  refuseStarting(context);
  const { orgId, actor, userId } = context;
  // Locks the row: of edits at the same time the later one sees the other.
  await updateRecord(within, "conversations", conversationId, {});
  const conversation = await readRecord(within, "conversations", orgId, conversationId);
  await checkBases(within, conversationId, edits);
  const message = edits.map(renderEdit).join("\n");
  const asked = { conversation, authorId: userId, message, workRequested: true, request: { body: message } };
  const commentId = await insertComment(within, actor, asked);
  await requestWork(within, actor, { conversationId, commentId, request: { body: message } });
}

function renderEdit({ reference, text, section, before, into, isHidden }: NoteEdit): string {
  if (text !== undefined) return `/reword ${reference} ${text}`;
  if (section !== undefined) return `/move ${reference} to ${capitalize(section)}`;
  if (before !== undefined) return `/move ${reference} before ${before}`;
  if (into !== undefined) return `/merge ${reference} into ${into}`;
  return `${isHidden === true ? "/skip" : "/restore"} ${reference}`;
}

/** Compares with the newest notes, and with what running turns were asked to write. */
async function checkBases(within: Store, conversationId: string, edits: readonly NoteEdit[]): Promise<void> {
  if (edits.every(({ formerText }) => formerText === undefined)) return;
  const account = await readLastEntry(within, conversationId, "account");
  const { outlines = [] } = parseDetails(account?.details_json ?? "{}") as { outlines?: readonly NoteOutline[] };
  const entries = outlines.flatMap(({ sections, hidden }) => [...sections.flatMap((one) => one.entries), ...hidden]);
  const running = await readRunning(within, conversationId);
  for (const [index, { reference, formerText }] of edits.entries()) {
    if (formerText === undefined) continue;
    const entry = entries.find(({ reference: own, others }) => [own, ...others].includes(reference));
    const names = entry === undefined ? [reference] : [entry.reference, ...entry.others];
    const said = [...running, ...edits.slice(0, index).map(renderEdit)];
    const reworded = said.findLast((line) => names.some((name) => line.startsWith(`/reword ${name} `)));
    const last = reworded?.split(" ").slice(2).join(" ") ?? entry?.text;
    if (last === formerText) continue;
    const now = last === undefined ? "it is no longer in the notes" : `it now says ${JSON.stringify(last)}`;
    throw conflict(`The entry ${reference} was changed since: ${now}.`, `edits.${index}.formerText`);
  }
}

/** The lines of the comments that running turns follow, in their order. */
async function readRunning({ database }: Store, conversationId: string): Promise<string[]> {
  const running = await database
    .selectFrom("turns")
    .select("request_json")
    .where("conversation_id", "=", conversationId)
    .where("status", "=", "running")
    .where("triggering_comment_id", "is not", null)
    .orderBy("seq")
    .execute();
  return running.flatMap(({ request_json }) => parseCommentRequest(request_json).body?.split("\n") ?? []);
}
