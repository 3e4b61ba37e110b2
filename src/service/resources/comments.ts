import type * as z from "zod/mini";
import type { CommentRequest as CommentInput } from "../../contract/comments.ts";
import { type CallContext, procedures, type ServiceParts } from "../procedures.ts";
import { asComments, insertComment, readComment } from "../records/comment-record.ts";
import { readConversation } from "../records/conversation-record.ts";
import { keepOnce } from "../store/idempotency.ts";
import type { Store } from "../store/store.ts";
import { askForWork } from "./ask-for-work.ts";
import { deleteComment, editComment } from "./edit-comment.ts";
import { listComments } from "./list-comments.ts";
import { readAnchoredLines } from "./read-anchored-lines.ts";
import { sendBatch } from "./send-batch.ts";

/** Comment on conversations (interface, "Conversations", rules 6, 7, 9 and 10). */
export function implementComments(parts: ServiceParts) {
  const { store, worker } = parts;
  const show = async (context: CallContext, id: string) => {
    const row = await readComment(store, context.orgId, id);
    const [shown] = await asComments(store, [row]);
    return (
      shown ?? { id, message: row.message, workRequested: false, batchItemIds: [], batchedIntoIds: [], replyIds: [] }
    );
  };
  return {
    create: procedures.comments.create.handler(async ({ input, context }) => {
      checkCommenting(context, input.id);
      const { id, isNew } = await keepOnce(store, context, { create: "comment", input }, (within) =>
        insertAsked(within, context, input),
      );
      const answer = await show(context, id);
      if (isNew) worker.wake();
      return answer;
    }),
    sendBatch: procedures.comments.sendBatch.handler(async ({ input, context }) => {
      checkCommenting(context, input.id);
      await keepOnce(store, context, { create: "batch", input }, (within) => sendBatch(within, context, input));
      worker.wake();
    }),
    list: procedures.comments.list.handler(({ input, context }) => listComments(store, context, input)),
    update: procedures.comments.update.handler(async ({ input, context }) => {
      context.access.check("comment:update", input.id);
      await store.transaction((within) => editComment(within, context, input));
      return show(context, input.id);
    }),
    delete: procedures.comments.delete.handler(async ({ input, context }) => {
      context.access.check("comment:delete", input.id);
      context.access.check("comment:update", input.id);
      await store.transaction((within) => deleteComment(within, context, input.id));
    }),
  };
}

/** To comment takes the permission to create comments, everywhere or in this conversation, and to read it. */
function checkCommenting({ access }: CallContext, conversationId: string): void {
  access.check("comment:create", conversationId);
  access.check("conversation:get", conversationId);
}

/** Stores a comment, and has its work done where it asks for some (rule 6). */
async function insertAsked(
  within: Store,
  context: CallContext,
  { id: conversationId, workRequested = true, anchor, ...request }: z.infer<typeof CommentInput>,
): Promise<{ id: string }> {
  const conversation = await readConversation(within, context.orgId, conversationId);
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
    await askForWork(within, context.actor, { conversationId, commentId: id, request: asked });
  }
  return { id };
}
