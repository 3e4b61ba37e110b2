import * as z from "zod/mini";
import { changes, relevantLinks } from "../doc-request.ts";
import * as fields from "../fields.ts";
import { described, optional } from "../fields.ts";
import { operation } from "../operation.ts";
import { routes } from "../routes.ts";
import { describeSuspended } from "./jobs.ts";

const line = z.int("a line is a whole number").check(z.positive("the first line is 1"));

export const Anchor = z
  .looseObject({
    filePath: described("Path of the file from the repository's root.", fields.path),
    anchoredFileSha: described(
      "SHA of the file's blob when the comment was written.",
      optional(fields.textUpTo(fields.MAX_NAME_LENGTH)),
    ),
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

export const ShownAnchor = z.looseObject(fields.withoutMaximums(Anchor).shape);

export const Comment = z.looseObject({
  id: described("Identifier of the comment.", z.string()),
  conversationId: described("Its conversation.", fields.shownText),
  connectionId: described("The conversation's source connection.", fields.shownText),
  authorId: described("The author; null for the service's own comments and those of a code host.", fields.shownText),
  message: described("The text.", z.string()),
  workRequested: described("Whether it requests work; false: discussion only.", z.boolean()),
  anchor: described("The place in the draft that it is about.", z.nullish(ShownAnchor)),
  batchItemIds: described("Comments in this batch.", fields.texts),
  batchedIntoIds: described("Batches that contain this comment.", fields.texts),
  replyIds: described("Replies to it.", fields.texts),
  source: described("Its source: `api`, `service`, `github` or `bitbucket`; others may be added.", fields.shownText),
  externalId: described("Its identifier at its source.", fields.shownText),
  resolvedAt: described("When its thread was resolved; null while it is open. An addition.", fields.shownText),
  ...fields.shownTimes,
});
export type Comment = z.infer<typeof Comment>;

export const CommentRequest = z.extend(fields.byId, {
  body: described("The text.", fields.prose),
  relevantLinks,
  changes,
  labels: fields.labels,
  workRequested: described("Whether it requests work; false: discussion only. True by default.", optional(z.boolean())),
  anchor: described("The place in the draft that it is about; unknown fields are kept and returned.", optional(Anchor)),
});

const CommentBatch = z.extend(fields.byId, {
  message: described("The text of the batch.", optional(fields.textUpTo(fields.MAX_PROSE_LENGTH))),
  itemCommentIds: described(
    "Discussion-only comments of this conversation, at least one.",
    fields.limitItems(z.array(fields.reference).check(z.minLength(1))),
  ),
});

const CommentPreview = z.extend(fields.byId, {
  body: described("The text, or none yet.", fields.textUpTo(fields.MAX_PROSE_LENGTH)),
});

const CommentUpdate = z.extend(fields.byId, { message: described("The new text.", fields.prose) });

const Resolution = z.extend(fields.byId, { resolved: described("False opens it again.", z.boolean()) });

export const CommentFilter = z.object({
  ...fields.pageQuery,
  ids: described(`Filter by ID; ${fields.SEVERAL}`, optional(fields.queryList)),
  conversationId: described("Filter by conversation.", optional(fields.filterText)),
  connectionId: described("Filter by the source connection of their conversations.", optional(fields.filterText)),
  workRequested: described("Filter by whether they request work.", optional(fields.queryBoolean)),
  source: described("Filter by source.", optional(fields.filterText)),
  externalId: described("Filter by identifier at the source.", optional(fields.filterText)),
  filePath: described("Filter by file.", optional(fields.filterAddress)),
});

const STARTING = "also needs `conversation:create` or `job:create`";

export const comments = {
  create: operation(routes.comments.create, CommentRequest, {
    summary: "Comment on a conversation",
    description: `With \`workRequested\` false the comment is discussion only; otherwise it queues work, which ${STARTING}. ${describeSuspended(" and `workRequested` is not false")}`,
  }).output(Comment),
  preview: operation(routes.comments.preview, CommentPreview, {
    summary: "Read what would not be followed in a comment",
    description: "Reads the words as a turn does, and stores nothing. What may select commits counts as followed.",
  }).output(
    z.looseObject({
      usesModel: described("Whether a language model reads all words.", z.boolean()),
      notFollowed: described("The sentences and commands that nothing follows.", fields.texts),
    }),
  ),
  sendBatch: operation(routes.comments.sendBatch, CommentBatch, {
    summary: "Request work on several comments",
    description:
      `Takes discussion-only comments of the same conversation and requests work on them together, which ${STARTING}. A ` +
      `comment that requests work itself is refused. ${describeSuspended()}`,
  }),
  list: operation(routes.comments.list, CommentFilter, {
    summary: "List comments, newest first",
    description: `With \`conversationId\` the caller needs to read the publication of that conversation. ${fields.LISTED}`,
  }).output(z.looseObject({ comments: fields.pageOf(Comment), error: fields.listError, ...fields.pageTokens })),
  update: operation(routes.comments.update, CommentUpdate, {
    summary: "Edit a comment",
    description:
      "Only the author may edit a comment, and only one that is discussion only and not part of a batch. " +
      "The caller also needs the permission to update comments and to read the publication.",
  }).output(Comment),
  resolve: operation(routes.comments.resolve, Resolution, {
    summary: "Resolve a thread, or open it again",
    description: "A thread is a comment with its replies. Resolving changes nothing else: its work stays.",
  }).output(Comment),
  delete: operation(routes.comments.delete, fields.byId, {
    summary: "Delete a comment",
    description:
      "Only the author may delete a comment, and only one that is discussion only and not part of a " +
      "batch. The caller also needs to read the publication.",
  }),
};
