import * as z from "zod/mini";
import { changes, relevantLinks } from "../doc-request.ts";
import * as fields from "../fields.ts";
import { described, optional } from "../fields.ts";
import { operation } from "../operation.ts";
import { routes } from "../routes.ts";
import { BILLED_CREATE, describeSuspended } from "./jobs.ts";
import { NoteEdits } from "./note-edits.ts";

export const Entry = z.looseObject({
  id: described("Identifier of the entry.", z.string()),
  kind: described("The kind of step, such as `selection`, `releaseNotes`, `notice` or `error`.", fields.shownText),
  status: described("The status of the step: `running`, `success`, `error`.", fields.shownText),
  message: described("What happened.", fields.shownText),
  details: described(
    "The message as data; the fields depend on the kind.",
    z.nullish(z.record(z.string(), z.unknown())),
  ),
  turnId: described("The turn of the step; empty without one.", fields.shownText),
  createdAt: described("When it was recorded.", fields.shownText),
});
export type Entry = z.infer<typeof Entry>;

export const Conversation = z.looseObject({
  id: described("Identifier of the conversation.", z.string()),
  orgId: described("The organization that owns it.", fields.shownText),
  jobId: described("The job that created it.", fields.shownText),
  publicationId: described("The publication.", fields.shownText),
  publicationName: described("Name of the publication.", fields.shownText),
  connectionId: described(
    "The source connection; empty for all source repositories of the publication.",
    fields.shownText,
  ),
  status: described(
    "`open`, `staged`, `running`, `closed`, `merged`, `cancelled` or `needsAttention`; others may be added.",
    z.string(),
  ),
  staged: described("True while the draft has no pull request.", z.nullish(z.boolean())),
  branch: described("The branch of the draft.", fields.shownText),
  outputUrl: described(
    "URL of the pull request; empty without one. `compareUrl` in the details of the `draft` entry compares a staged branch; a draft without it cannot be published, since its code host has no pull requests.",
    fields.shownText,
  ),
  excludedFiles: described("Files that the draft does not change, as a set.", z.nullish(fields.texts)),
  triggerType: described("The trigger: `release`, `merge` or `manual`.", fields.shownText),
  operationType: described("The operation, such as `write`.", fields.shownText),
  title: described("Title of the request.", fields.shownText),
  labels: fields.shownLabels,
  summary: described("Summary of the result.", fields.shownText),
  originType: described("The kind of its origin: `job`, `conversation`, `issue` or `pullRequest`.", fields.shownText),
  originURL: described("URL of its origin.", fields.shownText),
  requesterId: described("Who requested it; empty for work that a release or a merge started.", fields.shownText),
  requesterName: described("Their name, for callers who may read users.", fields.shownText),
  assigneeId: described("Who takes care of it; empty without one.", fields.shownText),
  assigneeName: described("Their name, for callers who may read users.", fields.shownText),
  changedFiles: described("How many files the draft changes, where it is known.", z.nullish(z.int())),
  presentStep: described("What running work does now, such as `Writing files`.", fields.shownText),
  dismissedAt: described("When somebody dismissed the draft; empty otherwise.", fields.shownText),
  ...fields.shownTimes,
  entries: described("The steps, oldest first.", z.nullish(z.array(Entry))),
});
export type Conversation = z.infer<typeof Conversation>;

export const ConversationRequest = z.object({
  body: described("The request, in prose.", fields.prose),
  publication: described("ID or name of the publication; by default the only one.", optional(fields.reference)),
  relevantLinks,
  changes,
  stage: described("Create a staged draft instead of a pull request.", optional(z.boolean())),
  labels: fields.labels,
});
export type ConversationRequest = z.infer<typeof ConversationRequest>;

/** What a person does with conversations: decide on them, wait for them, or neither. */
export const VIEWS = ["waiting", "running", "done"] as const;

export const ConversationFilter = z.object({
  ...fields.pageQuery,
  branch: described("Filter by branch.", optional(fields.filterText)),
  outputUrl: described("Filter by URL of the pull request.", optional(fields.filterAddress)),
  jobId: described("Filter by job.", optional(fields.filterText)),
  publicationId: described("Filter by publication.", optional(fields.filterText)),
  operationType: described("Filter by operation.", optional(fields.filterText)),
  status: described("Filter by status.", optional(fields.filterText)),
  summary: described(
    "Filter by summary, case-insensitive; `%` matches any text, and such a filter also finds titles.",
    optional(fields.filterText),
  ),
  staged: described("Filter by whether the draft is staged; `null` is refused.", optional(fields.queryBoolean)),
  originType: described("Filter by kind of origin.", optional(fields.filterText)),
  originURL: described("Filter by URL of the origin.", optional(fields.filterAddress)),
  // The rest are additions to the interface.
  query: described(
    "Words, each in title, summary, branch, or the name of the publication, the connection or a person.",
    optional(fields.filterText),
  ),
  view: described(
    "Filter by `waiting` for a person (`staged`, `open` and `needsAttention`), `running`, or `done`.",
    optional(z.enum(VIEWS)),
  ),
  mine: described("True: assigned to the caller, or requested by them.", optional(fields.queryBoolean)),
  counts: described("True adds how many conversations each view has.", optional(fields.queryBoolean)),
  entries: described(
    "False leaves out the entries, whose diffs make pages of a list short. An addition to the interface.",
    optional(fields.queryBoolean),
  ),
});
export type ConversationFilter = z.infer<typeof ConversationFilter>;

const MAX_EXCLUDED_FILES = 1_000;

const ConversationUpdate = z.extend(fields.byId, {
  staged: described("False opens a staged draft as a pull request.", optional(z.boolean())),
  excludedFiles: described(
    "All files that the draft does not change; replaces the earlier set.",
    optional(fields.limitItems(z.array(fields.path), MAX_EXCLUDED_FILES)),
  ),
});

const Assignment = z.extend(fields.byId, {
  userId: described("The user who takes care of it; null for none.", z.nullable(fields.reference)),
});

const Dismissal = z.extend(fields.byId, {
  reason: described("Why the draft is not wanted.", optional(fields.textUpTo(fields.MAX_LINE_LENGTH))),
  closePullRequest: described("Close its pull request, with the reason as a comment.", optional(z.boolean())),
  deleteBranch: described("Delete its branch, also with commits of people.", optional(z.boolean())),
});
export type Dismissal = z.infer<typeof Dismissal>;

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
export type Notified = z.infer<typeof Notified>;

const Review = z.extend(fields.byId, {
  verdict: described("`approved` or `changesRequested`.", z.enum(["approved", "changesRequested"])),
  message: described("Why.", optional(fields.prose)),
});

const DiffFile = z.looseObject({
  filePath: described("Path of the file from the repository's root.", z.string()),
  additions: described("How many lines were added.", z.int()),
  deletions: described("How many lines were removed.", z.int()),
  sha: described("SHA of the file's blob in the draft, where it is known.", fields.shownText),
  diff: described(
    "The unified diff of the file; absent for the files that do not fit into the answer, and for those that the code host does not show.",
    fields.shownText,
  ),
});
export type DiffFile = z.infer<typeof DiffFile>;

const DiffQuery = z.extend(fields.byId, {
  filePath: described("Read one file, with its diff in any case.", optional(fields.path)),
});

export const conversations = {
  create: operation(routes.conversations.create, ConversationRequest, {
    summary: "Start a conversation",
    description:
      "Starts work on a publication, which is given by ID or name. Without one the only publication is used; if " +
      "there are several, the answer is a 400 that lists them. Commits come from every source repository of the " +
      "publication where `changes` or `body` makes sense; a notice names the others, and the notes name the " +
      "source of each part. The draft goes to the docs repository. " +
      `CI and coding agents can start work here. ${BILLED_CREATE}`,
  }).output(Conversation),
  get: operation(routes.conversations.get, fields.byId, {
    summary: "Read a conversation",
    description: "Returns the conversation with its entries, oldest first.",
  }).output(Conversation),
  list: operation(routes.conversations.list, ConversationFilter, {
    summary: "List conversations, newest first",
    description: `Without \`staged\` there is no filter on it; \`staged=null\` is a 400. ${fields.LISTED}`,
  }).output(
    z.looseObject({
      conversations: fields.pageOf(Conversation),
      counts: described(
        "With `counts`: by view, of the same `publicationId` and `mine`; the newest 10,000 of a view at most.",
        z.nullish(z.record(z.string(), z.int())),
      ),
      error: fields.listError,
      ...fields.pageTokens,
    }),
  ),
  update: operation(routes.conversations.update, ConversationUpdate, {
    summary: "Publish a staged draft, or exclude files from it",
    description:
      "Takes `staged` or `excludedFiles`; both in one request are a 400. When `staged` changes from true " +
      "to false, the draft is opened as a pull request. `excludedFiles` replaces the set: a file added to it is reset to the base on the working branch, " +
      "a file removed from it returns to the draft with its earlier content.",
  }).output(Conversation),
  cancel: operation(routes.conversations.cancel, fields.byId, {
    summary: "Cancel the work of a conversation",
    description:
      "Ends its running turns as `cancelled`. Without a draft the conversation is `cancelled` and takes no more work; a " +
      "draft stays as it was. What a turn has pushed already stays at the code host. Of a `cancelled` conversation " +
      "nothing changes; 409 if no turn is running. An addition to the interface.",
  }).output(Conversation),
  annotate: operation(routes.conversations.annotate, fields.byId, {
    summary: "Explain a draft's changes by their commits",
    description: "Queues the work and returns. Does nothing without a draft.",
  }).output(Annotating),
  notify: operation(routes.conversations.notify, fields.byId, {
    summary: "Notify the publication's channel of a conversation",
    description: "The publication needs a notifier connection, and the caller needs the permission to notify.",
  }).output(Notified),
  editNotes: operation(routes.conversations.editNotes, NoteEdits, {
    summary: "Edit entries of a draft's notes",
    description:
      "Queues a turn that changes the notes, the changelog and the text of the pull request alike, and returns. The edits " +
      "are a comment that requests work, with the permissions of one, of the commands that `docs/guidance.md` lists. " +
      "`details.outlines` of the entry `account` has the entries with their references.",
  }).output(Conversation),
  review: operation(routes.conversations.review, Review, {
    summary: "Approve a draft, or request changes of it",
    description: "Records the verdict as an entry `review`. It starts no work and publishes nothing.",
  }).output(Conversation),
  assign: operation(routes.conversations.assign, Assignment, {
    summary: "Assign a conversation",
    description: "To a user of the organization who may read it, in place of the one before, or to none.",
  }).output(Conversation),
  dismiss: operation(routes.conversations.dismiss, Dismissal, {
    summary: "Dismiss a draft that is not wanted",
    description:
      "Ends all conversations of the draft as `closed`, with the reason in their summary; they take no more work. Its branch " +
      "and pull request stay unless asked. 409 while one is running, after the merge, and where the code host refuses.",
  }).output(Conversation),
  readDiff: operation(routes.conversations.readDiff, DiffQuery, {
    summary: "Read the files of a draft",
    description:
      "Returns what the draft changes against its base, by file. Diffs of more than 1 MiB are read file by file.",
  }).output(z.looseObject({ files: described("In the order of their paths.", z.array(DiffFile)) })),
};

const Step = z.looseObject({
  name: described("Such as `model` or `files`.", z.string()),
  label: described("The step in words.", z.string()),
  milliseconds: described("How long it took so far; absent for what follows.", z.optional(z.int())),
  since: described("When it began or continued, while it runs.", z.optional(z.string())),
});
export type Step = z.infer<typeof Step>;

export const Turn = z.looseObject({
  id: described("Identifier of the turn.", z.string()),
  conversationId: described("Its conversation.", fields.shownText),
  status: described(
    "`running`, `success`, `skipped`, `error`, `no_changes`, `cancelRequested` or `cancelled`; others may be added.",
    z.string(),
  ),
  errorMessage: described("The error, if any.", fields.shownText),
  retryCount: described("How many times a retry was requested.", z.int()),
  request: described("The request.", z.nullish(z.record(z.string(), z.unknown()))),
  triggeringCommentId: described("The comment that requested it.", fields.shownText),
  steps: described("The steps of its last attempt that ended. An addition.", z.nullish(z.array(Step))),
  ...fields.shownTimes,
});
export type Turn = z.infer<typeof Turn>;

const Retry = z.extend(fields.byId, {
  changes: described("Other changes, where nothing was drafted yet. An addition.", changes),
  withoutModel: described("Whether to work without the language model. An addition.", optional(z.boolean())),
  at: described(
    "When to begin, such as when a rate limit ends; now unless given. An addition.",
    optional(fields.timestamp),
  ),
});
export type Retry = z.infer<typeof Retry>;

/** What a person can do about a failed turn; `id` is that of the record that `kind` names. */
export type Remedy = {
  label: string;
  kind: "retry" | "connection" | "publication" | "model";
  id?: string;
} & Omit<Retry, "id">;

export const turns = {
  retry: operation(routes.turns.retry, Retry, {
    summary: "Retry a failed turn",
    description: `Sets a failed turn to \`running\`, clears its error and queues the work again. ${describeSuspended()}`,
  }).output(Turn),
  list: operation(routes.turns.list, z.extend(fields.byId, fields.pageQuery), {
    summary: "List the turns of a conversation, newest first",
    description: "Returns what was asked of the conversation, and how that ended. Its entries name their turns.",
  }).output(z.looseObject({ turns: fields.pageOf(Turn), ...fields.pageTokens })),
};
