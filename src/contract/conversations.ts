import { oc } from "@orpc/contract";
import * as z from "zod/mini";
import { BILLED_CREATE, describeSuspended } from "./billing.ts";
import { ChangeSelector } from "./change-selector.ts";
import {
  byId,
  described,
  LISTED,
  optional,
  pageQuery,
  pageTokens,
  queryBoolean,
  shownLabels,
  shownText,
  shownTimes,
  text,
  texts,
} from "./fields.ts";
import { relevantLinks } from "./relevant-links.ts";
import { routes } from "./routes.ts";

/** One line of what was done in a conversation. */
export const Entry = z.looseObject({
  id: described("Identifier of the entry.", z.string()),
  kind: described("What the message is, such as `selection`, `releaseNotes`, `notice` or `error`.", shownText),
  status: described("How that step stands: `running`, `success`, `error`.", shownText),
  message: described("What happened, for a person to read.", shownText),
  details: described(
    "What the message says, for programs; its fields depend on the kind.",
    z.nullish(z.record(z.string(), z.unknown())),
  ),
  turnId: described("The turn that did it; none where no turn did.", shownText),
  createdAt: described("When it was recorded.", shownText),
});
export type Entry = z.infer<typeof Entry>;

/** A conversation as answers show it (interface, "Conversation"; further fields from the design). */
export const Conversation = z.looseObject({
  id: described("Identifier of the conversation.", z.string()),
  orgId: described("Owning organization.", shownText),
  jobId: described("The job that it came from.", shownText),
  publicationId: described("The publication that is written.", shownText),
  publicationName: described("Name of that publication.", shownText),
  connectionId: described(
    "The connection whose commits are meant; empty where all repositories of the publication are.",
    shownText,
  ),
  status: described(
    "`open`, `staged`, `running`, `closed`, `merged`, `cancelled` or `needsAttention`; others may come.",
    z.string(),
  ),
  staged: described("True while the draft waits without a pull request.", z.nullish(z.boolean())),
  branch: described("The branch that holds the draft.", shownText),
  outputUrl: described(
    "Address of the pull request; empty without one. The page that compares a staged branch is `compareUrl` in the details of the `draft` entry.",
    shownText,
  ),
  excludedFiles: described("Files that the draft leaves as they are at the base; a set.", z.nullish(texts)),
  triggerType: described("What started it: `release`, `merge` or `manual`.", shownText),
  operationType: described("What is done, such as `write`.", shownText),
  title: described("Title of the request.", shownText),
  labels: shownLabels,
  summary: described("What came out of it, in a sentence.", shownText),
  originType: described("What kind of thing asked for it, such as `job` or `conversation`.", shownText),
  originURL: described("Address of what asked for it.", shownText),
  ...shownTimes,
  entries: described("What was done, the oldest first.", z.nullish(z.array(Entry))),
});
export type Conversation = z.infer<typeof Conversation>;

/** The body of a conversation's creation (interface, "Conversations"). */
export const ConversationRequest = z.object({
  body: described("What is to be written.", text),
  publication: described("ID or name of the publication; without it the only one that there is.", optional(text)),
  relevantLinks,
  changes: described("Explicit change selectors.", optional(z.array(ChangeSelector))),
  stage: described("Leave a staged draft instead of a pull request.", optional(z.boolean())),
  labels: described("Labels that the request carries.", optional(texts)),
});
export type ConversationRequest = z.infer<typeof ConversationRequest>;

const ConversationFilter = z.object({
  ...pageQuery,
  branch: described("Only drafts on this branch.", optional(z.string())),
  outputUrl: described("Only the one with this pull request.", optional(z.string())),
  jobId: described("Only those of this job.", optional(z.string())),
  publicationId: described("Only those of this publication.", optional(z.string())),
  operationType: described("Only this kind of work.", optional(z.string())),
  status: described("Only those in this status.", optional(z.string())),
  summary: described(
    "Only those with this summary, in upper or lower case; `%` stands for any text.",
    optional(z.string()),
  ),
  staged: described("Only staged drafts, or only others; `null` is refused.", optional(queryBoolean)),
  originType: described("Only those from this kind of origin.", optional(z.string())),
  originURL: described("Only those from this address.", optional(z.string())),
});

const ConversationUpdate = z.extend(byId, {
  staged: described("False opens a staged draft as a pull request.", optional(z.boolean())),
  excludedFiles: described("The whole set of files that the draft leaves as they are at the base.", optional(texts)),
});

const Annotating = z.looseObject({
  conversationId: described("The conversation.", z.string()),
  status: described(
    "`scheduled`, or `skipped` if the conversation has no draft: nothing is done then. Others may come.",
    z.string(),
  ),
});

const Notified = z.looseObject({
  conversationId: described("The conversation.", z.string()),
  connectionId: described("The publication's notifier connection.", z.string()),
  channelId: described("The channel that was told.", z.string()),
  messageId: described("The message, as the chat app knows it.", z.string()),
});

/** Conversations (interface, "Conversations", rules 1 to 5 and 8). */
export const conversations = {
  create: oc
    .route({
      ...routes.conversations.create,
      summary: "Start a conversation",
      description:
        "Starts work on a publication, which is given by ID or name. Without one the only publication is used; if " +
        "there are several, the answer is a 400 that lists them. Commits come from every source repository of the " +
        "publication where `changes` or `body` makes sense; a notice names the others, and the notes say which " +
        "part is from which source. The draft goes to the docs repository. After the checks of permission and " +
        `billing the job is queued. CI and coding agents hand work over here. ${BILLED_CREATE}`,
    })
    .input(ConversationRequest)
    .output(Conversation),
  get: oc
    .route({
      ...routes.conversations.get,
      summary: "Read a conversation",
      description: "Returns the full record with its entries, the oldest first.",
    })
    .input(byId)
    .output(Conversation),
  list: oc
    .route({
      ...routes.conversations.list,
      summary: "List conversations, the newest first",
      description: `Without \`staged\` there is no filter on it; \`staged=null\` is a 400. ${LISTED}`,
    })
    .input(ConversationFilter)
    .output(
      z.looseObject({
        conversations: described("The page.", z.array(Conversation)),
        error: described("What kept the list from being whole.", shownText),
        ...pageTokens,
      }),
    ),
  update: oc
    .route({
      ...routes.conversations.update,
      summary: "Publish a staged draft, or exclude files from it",
      description:
        "Takes `staged` or `excludedFiles`; both in one request are a 400. When `staged` changes from true " +
        "to false, the draft is opened as a pull request. `excludedFiles` is synchronized on the working " +
        "branch as a set: a file that is new in it goes back to what it is at the base, a file that is no longer " +
        "in it returns to the draft with what it said.",
    })
    .input(ConversationUpdate)
    .output(Conversation),
  annotate: oc
    .route({
      ...routes.conversations.annotate,
      summary: "Explain a draft's changes by their commits",
      description: "Schedules the work in the background and returns at once. Without a draft nothing is done.",
    })
    .input(byId)
    .output(Annotating),
  notify: oc
    .route({
      ...routes.conversations.notify,
      summary: "Tell the publication's channel of a conversation",
      description: "The publication needs a notifier connection, and the caller the permission to notify.",
    })
    .input(byId)
    .output(Notified),
};

/** A turn as answers show it (interface, "Conversation turn"). */
export const Turn = z.looseObject({
  id: described("Identifier of the turn.", z.string()),
  conversationId: described("The conversation that it belongs to.", shownText),
  status: described(
    "`running`, `success`, `skipped`, `error`, `no_changes`, `cancelRequested` or `cancelled`; others may come.",
    z.string(),
  ),
  errorMessage: described("What went wrong, where something did.", shownText),
  retryCount: described("How often it was asked to be tried again.", z.int()),
  request: described("What was asked.", z.nullish(z.record(z.string(), z.unknown()))),
  triggeringCommentId: described("The comment that asked for it.", shownText),
  ...shownTimes,
});
export type Turn = z.infer<typeof Turn>;

/** Turns of conversations (interface, "Conversations", rule 11). */
export const turns = {
  retry: oc
    .route({
      ...routes.turns.retry,
      summary: "Try a failed turn again",
      description: `Sets a failed turn to \`running\`, clears its error and queues the work again. ${describeSuspended()}`,
    })
    .input(byId)
    .output(Turn),
};
