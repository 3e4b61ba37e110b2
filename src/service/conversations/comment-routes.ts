import type { ExpressionBuilder } from "kysely";
import type * as z from "zod/mini";
import { STARTS_WORK } from "../../contract/permissions.ts";
import { badRequest, conflict, DomainError, forbidden } from "../../contract/refusals.ts";
import type { CommentRequest as CommentInput } from "../../contract/resources/comments.ts";
import { parseComment } from "../../drafting/guidance/commands.ts";
import { maySelectCommits } from "../../drafting/spans/body.ts";
import { selectUsers } from "../connections/uses.ts";
import { type CallContext, needsFor, only, procedures } from "../http/procedures.ts";
import { readModelRow } from "../models/models.ts";
import type { ServiceParts } from "../parts.ts";
import { describeDelta, writeAudit } from "../store/audit.ts";
import { parsePublicationConfig } from "../store/columns.ts";
import { withIdempotencyKey } from "../store/idempotency.ts";
import { filterBy, readPage } from "../store/page.ts";
import type { Tables } from "../store/schema.ts";
import { readRecord, type Store, updateRecord } from "../store/store.ts";
import {
  asComments,
  COMMENT_BYTES,
  type CommentRow,
  insertComment,
  readAnchoredLines,
  requestWork,
} from "./comments.ts";

export function implementComments(parts: ServiceParts) {
  const { store, worker } = parts;
  const { comments } = procedures;
  const commenting = needsFor("comment:create", "conversation:get");
  const show = async ({ orgId }: CallContext, id: string) =>
    only(await asComments(store, [await readRecord(store, "comments", orgId, id)]));
  return {
    create: comments.create.use(commenting).handler(async ({ input, context }) => {
      if (input.workRequested !== false) refuseStarting(context);
      const { id, isNew } = await withIdempotencyKey(store, context, { create: "comment", input }, (within) =>
        createComment(within, context, input),
      );
      const answer = await show(context, id);
      if (isNew) worker.wake();
      return answer;
    }),
    preview: comments.preview.use(commenting).handler(async ({ input: { id, body }, context: { orgId } }) => {
      const { others, wrongCommands } = parseComment({ body, createdAt: new Date(store.now()) }, "");
      const usesModel = await isReadByModel(store, orgId, id);
      const unread = usesModel ? [] : others.filter((sentence) => !maySelectCommits(sentence));
      return { usesModel, notFollowed: [...wrongCommands, ...unread] };
    }),
    sendBatch: comments.sendBatch.use(commenting).handler(async ({ input, context }) => {
      refuseStarting(context);
      await withIdempotencyKey(store, context, { create: "batch", input }, (within) =>
        sendBatch(within, context, input),
      );
      worker.wake();
    }),
    list: comments.list.handler(async ({ input, context }) => {
      const { ids, conversationId, connectionId, workRequested, source, externalId, filePath } = input;
      if (conversationId !== undefined) await checkReading(store, context, conversationId);
      const all = store.database.selectFrom("comments").selectAll();
      const permitted = filterBy(all, { org_id: context.orgId, id: context.access.narrow("comment") });
      const filters = { conversation_id: conversationId, source, external_id: externalId, file_path: filePath };
      let query = filterBy(permitted, { id: ids, ...filters, work_requested: workRequested });
      if (connectionId !== undefined) query = query.where(isAbout(store, connectionId));
      const { rows, ...tokens } = await readPage(input, query, { bytes: COMMENT_BYTES });
      return { comments: await asComments(store, rows), ...tokens };
    }),
    update: comments.update.use(needsFor("comment:update")).handler(async ({ input, context }) => {
      await store.transaction((within) => editComment(within, context, input));
      return show(context, input.id);
    }),
    resolve: comments.resolve.use(needsFor("comment:update")).handler(async ({ input, context }) => {
      await store.transaction((within) => resolveThread(within, context, input));
      return show(context, input.id);
    }),
    delete: comments.delete.use(needsFor("comment:delete", "comment:update")).handler(async ({ input, context }) => {
      await store.transaction((within) => deleteComment(within, context, input.id));
    }),
  };
}

async function isReadByModel(store: Store, orgId: string, conversationId: string): Promise<boolean> {
  const { publication_id: id } = await readRecord(store, "conversations", orgId, conversationId);
  if (id === null || (await readModelRow(store, orgId)) === undefined) return false;
  return parsePublicationConfig((await readRecord(store, "publications", orgId, id)).config_json).model !== "none";
}

/** Work costs: a comment or an edit starts it only for who may start some anyway. */
export function refuseStarting({ access }: CallContext): void {
  if (!STARTS_WORK.some((permission) => access.may(permission))) throw forbidden(STARTS_WORK.join(" or "));
}

async function createComment(
  within: Store,
  context: CallContext,
  { id: conversationId, workRequested = true, anchor, ...request }: z.infer<typeof CommentInput>,
): Promise<{ id: string }> {
  const conversation = await readRecord(within, "conversations", context.orgId, conversationId);
  const id = await insertComment(within, context.actor, {
    conversation,
    authorId: context.userId,
    message: request.body,
    workRequested,
    anchor,
    anchoredLines: anchor && (await readAnchoredLines(within, conversationId, anchor)),
    request,
  });
  if (workRequested) {
    const asked = { ...request, ...(anchor === undefined ? {} : { anchor }) };
    await requestWork(within, context.actor, { conversationId, commentId: id, request: asked });
  }
  return { id };
}

/** Listing takes read access to the conversation and its publication. */
async function checkReading(store: Store, context: CallContext, conversationId: string): Promise<void> {
  context.access.check("conversation:get", conversationId);
  await checkPublication(store, context, conversationId);
}

async function checkPublication(store: Store, { orgId, access }: CallContext, conversationId: string): Promise<void> {
  const { publication_id: publicationId } = await readRecord(store, "conversations", orgId, conversationId);
  if (publicationId !== null) access.check("publication:get", publicationId);
}

/** A conversation without a connection is about all sources of its publication. */
function isAbout(store: Store, connectionId: string) {
  return ({ or, eb, selectFrom }: ExpressionBuilder<Tables, "comments">) => {
    const conversations = selectFrom("conversations")
      .select("id")
      .where("connection_id", "is", null)
      .where("publication_id", "in", selectUsers(store, connectionId, ["source"]));
    return or([eb("connection_id", "=", connectionId), eb("conversation_id", "in", conversations)]);
  };
}

async function editComment(within: Store, context: CallContext, { id, message }: { id: string; message: string }) {
  const row = await readEditable(within, context, id);
  if (row.message === message) return;
  await updateRecord(within, "comments", id, { message });
  const delta = describeDelta({ message: row.message }, { message });
  const note = { type: "action-update", summary: "Edited a comment", delta, grows: true } as const;
  await writeAudit(within, context.actor, { ...note, config: configOf(row) });
}

async function resolveThread(
  within: Store,
  context: CallContext,
  { id, resolved }: { id: string; resolved: boolean },
): Promise<void> {
  const row = await readRecord(within, "comments", context.orgId, id);
  await checkReading(within, context, row.conversation_id);
  if ((row.resolved_at !== null) === resolved) return;
  await updateRecord(within, "comments", id, { resolved_at: resolved ? within.now() : null });
  const summary = resolved ? "Resolved a thread" : "Opened a thread again";
  await writeAudit(within, context.actor, { type: "action-update", summary, config: configOf(row) });
}

async function deleteComment(within: Store, context: CallContext, id: string): Promise<void> {
  const row = await readEditable(within, context, id);
  await within.database.deleteFrom("comments").where("id", "=", id).execute();
  const note = { type: "action-delete", summary: "Deleted a comment" } as const;
  await writeAudit(within, context.actor, { ...note, config: configOf(row) });
}

async function readEditable(within: Store, context: CallContext, id: string): Promise<CommentRow> {
  const row = await readRecord(within, "comments", context.orgId, id);
  await checkPublication(within, context, row.conversation_id);
  if (row.author_id !== context.userId) throw new DomainError("forbidden", "Only its author can change a comment.");
  if (row.work_requested === 1) throw conflict("This comment requested work and can no longer be changed.");
  const batches = within.database.selectFrom("comment_batches").where("item_id", "=", id);
  const batched = await batches.select("aggregate_id").executeTakeFirst();
  if (batched !== undefined)
    throw conflict(`This comment is part of batch ${batched.aggregate_id} and can no longer be changed.`);
  return row;
}

const configOf = (row: CommentRow) => ({ commentId: row.id, conversationId: row.conversation_id });

type CommentBatch = { id: string; message?: string | undefined; itemCommentIds: readonly string[] };

async function sendBatch(within: Store, context: CallContext, asked: CommentBatch): Promise<{ id: string }> {
  const conversation = await readRecord(within, "conversations", context.orgId, asked.id);
  const itemIds = [...new Set(asked.itemCommentIds)];
  await checkItems(within, conversation.id, itemIds);
  const message = asked.message || undefined;
  const id = await insertComment(within, context.actor, {
    conversation,
    authorId: context.userId,
    message: message ?? "Work on these comments.",
    workRequested: true,
    request: message === undefined ? {} : { body: message },
  });
  const rows = itemIds.map((item_id) => ({ aggregate_id: id, item_id }));
  await within.database.insertInto("comment_batches").values(rows).execute();
  const request = { ...(message === undefined ? {} : { body: message }), itemCommentIds: itemIds };
  await requestWork(within, context.actor, { conversationId: conversation.id, commentId: id, request });
  return { id };
}

async function checkItems({ database }: Store, conversationId: string, itemIds: readonly string[]): Promise<void> {
  const found = await database
    .selectFrom("comments")
    .leftJoin("comment_batches", "comment_batches.item_id", "comments.id")
    .select(["comments.id", "comments.work_requested", "comments.source", "comment_batches.aggregate_id"])
    .where("comments.conversation_id", "=", conversationId)
    .where("comments.id", "in", itemIds)
    .execute();
  const comments = new Map(found.map((row) => [row.id, row]));
  const refused = {
    "are no comments of this conversation": itemIds.filter((id) => !comments.has(id)),
    "ask for work themselves": found.filter((row) => row.work_requested === 1).map(({ id }) => id),
    "are the service's own": found.filter(({ source }) => source === "service").map(({ id }) => id),
    "are already in a batch": found.filter((row) => row.aggregate_id !== null).map(({ id }) => id),
  };
  const reasons = Object.entries(refused).filter(([, ids]) => ids.length > 0);
  if (reasons.length === 0) return;
  const sentences = reasons.map(
    ([reason, ids]) => `These ${reason}: ${ids.map((id) => JSON.stringify(id)).join(", ")}.`,
  );
  const rule = "A batch accepts only comments of its conversation that request no work.";
  throw badRequest(`${rule} ${sentences.join(" ")}`, "itemCommentIds");
}
