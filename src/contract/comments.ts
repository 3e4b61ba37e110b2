import { oc } from "@orpc/contract";
import * as z from "zod/mini";
import { describeSuspended } from "./billing.ts";
import { ChangeSelector } from "./change-selector.ts";
import {
  byId,
  described,
  LISTED,
  optional,
  pageQuery,
  pageTokens,
  queryBoolean,
  queryList,
  shownText,
  shownTimes,
  text,
  texts,
} from "./fields.ts";
import { relevantLinks } from "./relevant-links.ts";
import { routes } from "./routes.ts";

const line = z.int("a line is a whole number").check(z.positive("lines count from 1"));

/** The place in a draft that a comment is about (interface, "Conversation comment"; names of the lines are ours). Unknown fields are kept. */
export const Anchor = z
  .looseObject({
    filePath: described("The file, from the repository's root.", text),
    anchoredFileSha: described("The file's blob when the comment was written.", optional(z.string())),
    startLine: described("The first line, from 1.", optional(line)),
    endLine: described("The last line; the first one unless given.", optional(line)),
  })
  .check(
    z.refine(
      ({ startLine, endLine }) => endLine === undefined || (startLine !== undefined && startLine <= endLine),
      "endLine does not come before startLine, which has to be there",
    ),
  );
export type Anchor = z.infer<typeof Anchor>;

/** A comment as answers show it (interface, "Conversation comment"). */
export const Comment = z.looseObject({
  id: described("Identifier of the comment.", z.string()),
  conversationId: described("The conversation that it belongs to.", shownText),
  connectionId: described("The connection whose commits that one is about.", shownText),
  authorId: described("The user who wrote it; null for the service's own.", shownText),
  message: described("The text.", z.string()),
  workRequested: described("Whether it asks for work; false: discussion only.", z.boolean()),
  anchor: described("The place that it is about.", z.nullish(z.looseObject(Anchor.shape))),
  batchItemIds: described("Comments batched into this one.", texts),
  batchedIntoIds: described("Aggregates that this one was batched into.", texts),
  replyIds: described("Replies to it.", texts),
  source: described("Where it was written: `api` or `service`; others may come.", shownText),
  externalId: described("Its identifier where it was written.", shownText),
  ...shownTimes,
});
export type Comment = z.infer<typeof Comment>;

/** The body of a comment's creation (interface, "Conversations"). */
export const CommentRequest = z.extend(byId, {
  body: described("The text.", text),
  relevantLinks,
  changes: described("Explicit change selectors.", optional(z.array(ChangeSelector))),
  labels: described("Labels that it carries.", optional(texts)),
  workRequested: described("False: discussion only; true unless told.", optional(z.boolean())),
  anchor: described("The place that it is about.", optional(Anchor)),
});

const CommentBatch = z.extend(byId, {
  message: described("The text of the aggregate.", optional(z.string())),
  itemCommentIds: described(
    "Comments of this conversation that ask for no work themselves, at least one.",
    z.array(text).check(z.minLength(1)),
  ),
});

const CommentFilter = z.object({
  ...pageQuery,
  ids: described("Only these, as IDs separated by commas.", optional(queryList)),
  conversationId: described("Only those of this conversation.", optional(z.string())),
  connectionId: described("Only those of conversations about this connection.", optional(z.string())),
  workRequested: described("Only those that ask for work, or only others.", optional(queryBoolean)),
  source: described("Only those written there.", optional(z.string())),
  externalId: described("Only the one with this identifier where it was written.", optional(z.string())),
  filePath: described("Only those about this file.", optional(z.string())),
});

/** Comments of conversations (interface, "Conversations", rules 6, 7, 9 and 10). */
export const comments = {
  create: oc
    .route({
      ...routes.comments.create,
      summary: "Comment on a conversation",
      description: `With \`workRequested\` false the comment is discussion only; otherwise it queues work. ${describeSuspended(" and `workRequested` is not false")}`,
    })
    .input(CommentRequest)
    .output(Comment),
  sendBatch: oc
    .route({
      ...routes.comments.sendBatch,
      summary: "Ask for work on several comments at once",
      description:
        "Takes discussion-only comments of the same conversation and requests work on them together. A " +
        `comment that requests work itself is refused. ${describeSuspended()}`,
    })
    .input(CommentBatch),
  list: oc
    .route({
      ...routes.comments.list,
      summary: "List comments, the newest first",
      description: `With \`conversationId\` the caller needs to read the publication of that conversation. ${LISTED}`,
    })
    .input(CommentFilter)
    .output(
      z.looseObject({
        comments: described("The page.", z.array(Comment)),
        error: described("What kept the list from being whole.", shownText),
        ...pageTokens,
      }),
    ),
  update: oc
    .route({
      ...routes.comments.update,
      summary: "Edit a comment",
      description:
        "Only the author may edit a comment, and only one that is discussion only and not part of a batch. " +
        "The caller also needs the permission to update comments and to read the publication.",
    })
    .input(z.extend(byId, { message: described("The new text.", text) }))
    .output(Comment),
  delete: oc
    .route({
      ...routes.comments.delete,
      summary: "Delete a comment",
      description:
        "Only the author may delete a comment, and only one that is discussion only and not part of a " +
        "batch. The caller also needs to read the publication.",
    })
    .input(byId),
};
