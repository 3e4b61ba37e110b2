import { oc } from "@orpc/contract";
import * as z from "zod/mini";
import { ChangeSelector } from "./change-selector.ts";
import { described } from "./described.ts";
import { shownLabels } from "./labels.ts";
import { byId, pageQuery, pageTokens, queryBoolean } from "./paging.ts";
import { routes } from "./routes.ts";

const optionalText = z.nullish(z.string());

/** One line of what was done in a conversation. */
export const Entry = z.looseObject({
  id: described("Identifier of the entry.", z.string()),
  kind: described("What the message is, such as `selection`, `releaseNotes`, `notice` or `error`.", optionalText),
  status: described("How that step stands: `running`, `success`, `error`.", optionalText),
  message: described("What happened, for a person to read.", optionalText),
  createdAt: described("When it was recorded.", optionalText),
});
export type Entry = z.infer<typeof Entry>;

/** A conversation as answers show it (interface, "Conversation"; further fields from the design). */
export const Conversation = z.looseObject({
  id: described("Identifier of the conversation.", z.string()),
  orgId: described("Owning organization.", optionalText),
  jobId: described("The job that it came from.", optionalText),
  publicationId: described("The publication that is written.", optionalText),
  publicationName: described("Name of that publication.", optionalText),
  connectionId: described("The connection whose commits are meant.", optionalText),
  status: described(
    "`open`, `staged`, `running`, `closed`, `merged`, `cancelled` or `needsAttention`; others may come.",
    z.string(),
  ),
  staged: described("True while the draft waits without a pull request.", z.nullish(z.boolean())),
  branch: described("The branch that holds the draft.", optionalText),
  outputUrl: described(
    "Address of the pull request; of a staged draft, the page that compares its branch.",
    optionalText,
  ),
  excludedFiles: described("Files that the draft leaves as they are.", z.nullish(z.array(z.string()))),
  triggerType: described("What started it: `release`, `merge` or `manual`.", optionalText),
  operationType: described("What is done, such as `write`.", optionalText),
  title: described("Title of the request.", optionalText),
  labels: shownLabels,
  summary: described("What came out of it, in a sentence.", optionalText),
  originType: described("What kind of thing asked for it, such as `job` or `conversation`.", optionalText),
  originURL: described("Address of what asked for it.", optionalText),
  createdAt: described("When it was created.", optionalText),
  updatedAt: described("When it last changed.", optionalText),
  entries: described("What was done, the oldest first.", z.nullish(z.array(Entry))),
});
export type Conversation = z.infer<typeof Conversation>;

/** The body of a conversation's creation (interface, "Conversations"). */
export const ConversationRequest = z.object({
  body: described("What is to be written.", z.string().check(z.minLength(1))),
  publication: described("ID or name of the publication.", z.string().check(z.minLength(1))),
  relevantLinks: described("Links to extra content.", z.optional(z.array(z.string()))),
  changes: described("Explicit change selectors.", z.optional(z.array(ChangeSelector))),
  stage: described("Leave a staged draft instead of a pull request.", z.optional(z.boolean())),
  labels: described("Labels that the request carries.", z.optional(z.array(z.string()))),
});
export type ConversationRequest = z.infer<typeof ConversationRequest>;

const ConversationFilter = z.object({
  ...pageQuery,
  branch: described("Only drafts on this branch.", z.optional(z.string())),
  outputUrl: described("Only the one with this pull request.", z.optional(z.string())),
  jobId: described("Only those of this job.", z.optional(z.string())),
  publicationId: described("Only those of this publication.", z.optional(z.string())),
  operationType: described("Only this kind of work.", z.optional(z.string())),
  status: described("Only those in this status.", z.optional(z.string())),
  summary: described("Only those whose summary contains this.", z.optional(z.string())),
  staged: described("Only staged drafts, or only others; `null` is refused.", z.optional(queryBoolean)),
  originType: described("Only those from this kind of origin.", z.optional(z.string())),
  originURL: described("Only those from this address.", z.optional(z.string())),
});

const ConversationUpdate = z.extend(byId, {
  staged: described("False opens a staged draft as a pull request.", z.optional(z.boolean())),
  excludedFiles: described("Files to take back on the draft's branch.", z.optional(z.array(z.string()))),
});

/** Create, read, list and update conversations (interface, "Conversations", rules 1 to 4). */
export const conversations = {
  create: oc
    .route({ ...routes.conversations.create, summary: "Start a conversation" })
    .input(ConversationRequest)
    .output(Conversation),
  get: oc
    .route({ ...routes.conversations.get, summary: "Read a conversation" })
    .input(byId)
    .output(Conversation),
  list: oc
    .route({ ...routes.conversations.list, summary: "List conversations, the newest first" })
    .input(ConversationFilter)
    .output(
      z.looseObject({
        conversations: described("The page.", z.array(Conversation)),
        error: described("What kept the list from being whole.", optionalText),
        ...pageTokens,
      }),
    ),
  update: oc
    .route({ ...routes.conversations.update, summary: "Publish a staged draft, or exclude files from it" })
    .input(ConversationUpdate)
    .output(Conversation),
};
