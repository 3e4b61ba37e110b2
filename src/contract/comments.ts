import * as z from "zod/mini";
import { ChangeSelector } from "./change-selector.ts";
import {
  byId,
  described,
  LISTED,
  operation,
  optional,
  pageOf,
  pageQuery,
  pageTokens,
  queryBoolean,
  queryList,
  shownText,
  shownTimes,
  text,
  texts,
} from "./fields.ts";
import { describeSuspended, relevantLinks } from "./jobs.ts";
import { routes } from "./routes.ts";

const line = z.int("a line is a whole number").check(z.positive("the first line is 1"));

export const Anchor = z
  .looseObject({
    filePath: described("Path of the file from the repository's root.", text),
    anchoredFileSha: described("SHA of the file's blob when the comment was written.", optional(z.string())),
    startLine: described("The first line, from 1.", optional(line)),
    endLine: described("The last line; by default the first line.", optional(line)),
  })
  .check(
    z.refine(
      ({ startLine, endLine }) => endLine === undefined || (startLine !== undefined && startLine <= endLine),
      "endLine needs startLine and is not before it",
    ),
  );
export type Anchor = z.infer<typeof Anchor>;

export const Comment = z.looseObject({
  id: described("Identifier of the comment.", z.string()),
  conversationId: described("Its conversation.", shownText),
  connectionId: described("The conversation's source connection.", shownText),
  authorId: described("The author; null for the service's own comments.", shownText),
  message: described("The text.", z.string()),
  workRequested: described("Whether it requests work; false: discussion only.", z.boolean()),
  anchor: described("The place in the draft that it is about.", z.nullish(z.looseObject(Anchor.shape))),
  batchItemIds: described("Comments in this batch.", texts),
  batchedIntoIds: described("Batches that contain this comment.", texts),
  replyIds: described("Replies to it.", texts),
  source: described("Its source: `api` or `service`; others may be added.", shownText),
  externalId: described("Its identifier at its source.", shownText),
  ...shownTimes,
});
export type Comment = z.infer<typeof Comment>;

export const CommentRequest = z.extend(byId, {
  body: described("The text.", text),
  relevantLinks,
  changes: described("Explicit change selectors.", optional(z.array(ChangeSelector))),
  labels: described("Labels of the request.", optional(texts)),
  workRequested: described("Whether it requests work; false: discussion only. True by default.", optional(z.boolean())),
  anchor: described("The place in the draft that it is about.", optional(Anchor)),
});

const CommentBatch = z.extend(byId, {
  message: described("The text of the batch.", optional(z.string())),
  itemCommentIds: described(
    "Discussion-only comments of this conversation, at least one.",
    z.array(text).check(z.minLength(1)),
  ),
});

const CommentFilter = z.object({
  ...pageQuery,
  ids: described("Filter by ID; several are separated by commas.", optional(queryList)),
  conversationId: described("Filter by conversation.", optional(z.string())),
  connectionId: described("Filter by the source connection of their conversations.", optional(z.string())),
  workRequested: described("Filter by whether they request work.", optional(queryBoolean)),
  source: described("Filter by source.", optional(z.string())),
  externalId: described("Filter by identifier at the source.", optional(z.string())),
  filePath: described("Filter by file.", optional(z.string())),
});

export const comments = {
  create: operation(
    routes.comments.create,
    "Comment on a conversation",
    `With \`workRequested\` false the comment is discussion only; otherwise it queues work. ${describeSuspended(" and `workRequested` is not false")}`,
  )
    .input(CommentRequest)
    .output(Comment),
  sendBatch: operation(
    routes.comments.sendBatch,
    "Request work on several comments",
    "Takes discussion-only comments of the same conversation and requests work on them together. A " +
      `comment that requests work itself is refused. ${describeSuspended()}`,
  ).input(CommentBatch),
  list: operation(
    routes.comments.list,
    "List comments, newest first",
    `With \`conversationId\` the caller needs to read the publication of that conversation. ${LISTED}`,
  )
    .input(CommentFilter)
    .output(
      z.looseObject({
        comments: pageOf(Comment),
        error: described("Why the list is incomplete.", shownText),
        ...pageTokens,
      }),
    ),
  update: operation(
    routes.comments.update,
    "Edit a comment",
    "Only the author may edit a comment, and only one that is discussion only and not part of a batch. " +
      "The caller also needs the permission to update comments and to read the publication.",
  )
    .input(z.extend(byId, { message: described("The new text.", text) }))
    .output(Comment),
  delete: operation(
    routes.comments.delete,
    "Delete a comment",
    "Only the author may delete a comment, and only one that is discussion only and not part of a " +
      "batch. The caller also needs to read the publication.",
  ).input(byId),
};
