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
  shownLabels,
  shownText,
  shownTimes,
  text,
  texts,
} from "./fields.ts";
import { BILLED_CREATE, describeSuspended, relevantLinks } from "./jobs.ts";
import { routes } from "./routes.ts";

export const Entry = z.looseObject({
  id: described("Identifier of the entry.", z.string()),
  kind: described("The kind of step, such as `selection`, `releaseNotes`, `notice` or `error`.", shownText),
  status: described("The status of the step: `running`, `success`, `error`.", shownText),
  message: described("What happened.", shownText),
  details: described(
    "The message as data; the fields depend on the kind.",
    z.nullish(z.record(z.string(), z.unknown())),
  ),
  turnId: described("The turn of the step; empty without one.", shownText),
  createdAt: described("When it was recorded.", shownText),
});
export type Entry = z.infer<typeof Entry>;

export const Conversation = z.looseObject({
  id: described("Identifier of the conversation.", z.string()),
  orgId: described("The organization that owns it.", shownText),
  jobId: described("The job that created it.", shownText),
  publicationId: described("The publication.", shownText),
  publicationName: described("Name of the publication.", shownText),
  connectionId: described("The source connection; empty for all source repositories of the publication.", shownText),
  status: described(
    "`open`, `staged`, `running`, `closed`, `merged`, `cancelled` or `needsAttention`; others may be added.",
    z.string(),
  ),
  staged: described("True while the draft has no pull request.", z.nullish(z.boolean())),
  branch: described("The branch of the draft.", shownText),
  outputUrl: described(
    "URL of the pull request; empty without one. `compareUrl` in the details of the `draft` entry compares a staged branch.",
    shownText,
  ),
  excludedFiles: described("Files that the draft does not change, as a set.", z.nullish(texts)),
  triggerType: described("The trigger: `release`, `merge` or `manual`.", shownText),
  operationType: described("The operation, such as `write`.", shownText),
  title: described("Title of the request.", shownText),
  labels: shownLabels,
  summary: described("Summary of the result.", shownText),
  originType: described("The kind of its origin, such as `job` or `conversation`.", shownText),
  originURL: described("URL of its origin.", shownText),
  ...shownTimes,
  entries: described("The steps, oldest first.", z.nullish(z.array(Entry))),
});
export type Conversation = z.infer<typeof Conversation>;

export const ConversationRequest = z.object({
  body: described("The request, in prose.", text),
  publication: described("ID or name of the publication; by default the only one.", optional(text)),
  relevantLinks,
  changes: described("Explicit change selectors.", optional(z.array(ChangeSelector))),
  stage: described("Create a staged draft instead of a pull request.", optional(z.boolean())),
  labels: described("Labels of the request.", optional(texts)),
});
export type ConversationRequest = z.infer<typeof ConversationRequest>;

export const ConversationFilter = z.object({
  ...pageQuery,
  branch: described("Filter by branch.", optional(z.string())),
  outputUrl: described("Filter by URL of the pull request.", optional(z.string())),
  jobId: described("Filter by job.", optional(z.string())),
  publicationId: described("Filter by publication.", optional(z.string())),
  operationType: described("Filter by operation.", optional(z.string())),
  status: described("Filter by status.", optional(z.string())),
  summary: described("Filter by summary, case-insensitive; `%` matches any text.", optional(z.string())),
  staged: described("Filter by whether the draft is staged; `null` is refused.", optional(queryBoolean)),
  originType: described("Filter by kind of origin.", optional(z.string())),
  originURL: described("Filter by URL of the origin.", optional(z.string())),
});

const ConversationUpdate = z.extend(byId, {
  staged: described("False opens a staged draft as a pull request.", optional(z.boolean())),
  excludedFiles: described("All files that the draft does not change; replaces the earlier set.", optional(texts)),
});

const Annotating = z.looseObject({
  conversationId: described("The conversation.", z.string()),
  status: described("`scheduled`, or `skipped` if the conversation has no draft. Others may come.", z.string()),
});

export const Notified = z.looseObject({
  conversationId: described("The conversation.", z.string()),
  connectionId: described("The publication's notifier connection.", z.string()),
  channelId: described("The channel of the message.", z.string()),
  messageId: described("ID of the message in the chat app.", z.string()),
});

export const conversations = {
  create: operation(
    routes.conversations.create,
    "Start a conversation",
    "Starts work on a publication, which is given by ID or name. Without one the only publication is used; if " +
      "there are several, the answer is a 400 that lists them. Commits come from every source repository of the " +
      "publication where `changes` or `body` makes sense; a notice names the others, and the notes name the " +
      "source of each part. The draft goes to the docs repository. " +
      `CI and coding agents can start work here. ${BILLED_CREATE}`,
  )
    .input(ConversationRequest)
    .output(Conversation),
  get: operation(
    routes.conversations.get,
    "Read a conversation",
    "Returns the conversation with its entries, oldest first.",
  )
    .input(byId)
    .output(Conversation),
  list: operation(
    routes.conversations.list,
    "List conversations, newest first",
    `Without \`staged\` there is no filter on it; \`staged=null\` is a 400. ${LISTED}`,
  )
    .input(ConversationFilter)
    .output(
      z.looseObject({
        conversations: pageOf(Conversation),
        error: described("Why the list is incomplete.", shownText),
        ...pageTokens,
      }),
    ),
  update: operation(
    routes.conversations.update,
    "Publish a staged draft, or exclude files from it",
    "Takes `staged` or `excludedFiles`; both in one request are a 400. When `staged` changes from true " +
      "to false, the draft is opened as a pull request. `excludedFiles` replaces the set: a file added to it is reset to the base on the working branch, " +
      "a file removed from it returns to the draft with its earlier content.",
  )
    .input(ConversationUpdate)
    .output(Conversation),
  annotate: operation(
    routes.conversations.annotate,
    "Explain a draft's changes by their commits",
    "Queues the work and returns. Does nothing without a draft.",
  )
    .input(byId)
    .output(Annotating),
  notify: operation(
    routes.conversations.notify,
    "Notify the publication's channel of a conversation",
    "The publication needs a notifier connection, and the caller needs the permission to notify.",
  )
    .input(byId)
    .output(Notified),
};

export const Turn = z.looseObject({
  id: described("Identifier of the turn.", z.string()),
  conversationId: described("Its conversation.", shownText),
  status: described(
    "`running`, `success`, `skipped`, `error`, `no_changes`, `cancelRequested` or `cancelled`; others may be added.",
    z.string(),
  ),
  errorMessage: described("The error, if any.", shownText),
  retryCount: described("How many times a retry was requested.", z.int()),
  request: described("The request.", z.nullish(z.record(z.string(), z.unknown()))),
  triggeringCommentId: described("The comment that requested it.", shownText),
  ...shownTimes,
});
export type Turn = z.infer<typeof Turn>;

export const turns = {
  retry: operation(
    routes.turns.retry,
    "Retry a failed turn",
    `Sets a failed turn to \`running\`, clears its error and queues the work again. ${describeSuspended()}`,
  )
    .input(byId)
    .output(Turn),
};
