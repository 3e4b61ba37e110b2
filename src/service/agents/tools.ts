import * as z from "zod/mini";
import { DocRequest } from "../../contract/doc-request.ts";
import { described, optional, pageQuery, pageTokens, reference } from "../../contract/fields.ts";
import { Comment, CommentFilter, CommentRequest } from "../../contract/resources/comments.ts";
import { Connection, ConnectionFilter } from "../../contract/resources/connections/connections.ts";
import {
  Conversation as AnyConversation,
  ConversationFilter,
  ConversationRequest,
  Entry,
  Turn,
} from "../../contract/resources/conversations.ts";
import { Job } from "../../contract/resources/jobs.ts";
import { Publication, PublicationFilter } from "../../contract/resources/publications.ts";
import { routes } from "../../contract/routes.ts";
import { isSettled, showConversation, showDiff, showTurn, showWork, Work } from "./conversation.ts";
import { createTool, type Tool } from "./tool.ts";

// Strict: an argument with a spelling mistake would change what is asked for.
const ofRecord = (name: string) => z.strictObject({ id: described(`ID of the ${name}.`, reference) });
const filterOf = <Shape extends z.core.$ZodShape>({ shape: { pageSize: _, ...shape } }: z.ZodMiniObject<Shape>) =>
  z.strictObject(shape);

// Comments, replies and texts can be long, and an agent reads all of them.
const PAGE_SIZE = 20;
const pageOf = <Input, Shape extends z.core.$ZodShape>(input: z.ZodMiniType<Input>, shape: Shape) => ({
  input,
  build: (filter: Input) => ({ ...filter, pageSize: PAGE_SIZE }),
  answer: z.object({ ...shape, nextPageToken: pageTokens.nextPageToken }),
});
const inConversation = ofRecord("conversation");

// Agents read each field of each tool: what people see in the inbox is in the answers, and not announced.
const Conversation = z.omit(AnyConversation, {
  ...{ requesterId: true, requesterName: true, assigneeId: true, assigneeName: true },
  ...{ presentStep: true, changedFiles: true, dismissedAt: true },
});
const InboxFilter = { query: true, view: true, mine: true, counts: true, entries: true } as const;

/** What an agent can do, by name. */
export const TOOLS: ReadonlyMap<string, Tool> = new Map(
  Object.entries({
    request_documentation: createTool({
      title: "Request documentation of a repository's changes",
      description:
        "Creates a job that documents changes of one repository in each of its publications. Returns at once: call " +
        "wait_for_work, and read the results by list_conversations with the job's ID as jobId.",
      route: routes.jobs.create,
      input: z.strictObject(DocRequest.shape),
      build: (docRequest) => ({ docRequest }),
      answer: Job,
    }),
    start_conversation: createTool({
      title: "Start a conversation",
      description:
        "Starts work on one publication, with the changes of all of its repositories, and returns the conversation at " +
        "once: call wait_for_work. With stage the draft gets no pull request.",
      route: routes.conversations.create,
      input: z.strictObject(ConversationRequest.shape),
      answer: Conversation,
      show: showConversation,
    }),
    request_work: createTool({
      title: "Request work on a conversation",
      description:
        'Comments on a conversation, which changes its draft, for example "Leave out #12" or "Mention the new flag". ' +
        "Returns at once: call wait_for_work. With workRequested false it is discussion only.",
      route: routes.comments.create,
      input: z.strictObject({ ...CommentRequest.shape, ...inConversation.shape }),
      answer: Comment,
    }),
    retry_turn: createTool({
      title: "Retry a failed turn",
      description: "Queues a failed turn again: call wait_for_work. list_turns shows the turns of a conversation.",
      route: routes.turns.retry,
      input: ofRecord("turn"),
      answer: Turn,
    }),
    publish: createTool({
      title: "Publish a staged draft",
      description: "Opens the pull request of a draft that is staged. A person merges it.",
      route: routes.conversations.update,
      input: inConversation,
      build: ({ id }) => ({ id, staged: false }),
      answer: Conversation,
      show: showConversation,
    }),
    cancel: createTool({
      title: "Cancel running work",
      description: "Ends the running turns of a conversation. A draft of earlier turns stays.",
      route: routes.conversations.cancel,
      input: inConversation,
      answer: Conversation,
      show: showConversation,
    }),
    wait_for_work: createTool({
      title: "Wait for a job or a conversation",
      description:
        "Returns when the work of a job, or of a conversation, is over, or after 50 seconds: then settled is false, and " +
        "the next call goes on waiting. Give one of the two IDs.",
      route: routes.conversations.get,
      input: z
        .strictObject({
          jobId: optional(described("ID of the job.", reference)),
          conversationId: optional(described("ID of the conversation.", reference)),
        })
        .check(
          z.refine(
            ({ jobId, conversationId }) => (jobId === undefined) !== (conversationId === undefined),
            "give jobId or conversationId",
          ),
        ),
      otherRoute: routes.jobs.get,
      isForOther: ({ jobId }) => jobId !== undefined,
      build: ({ jobId, conversationId }) => ({ id: jobId ?? conversationId }),
      isSettled: (answer) => isSettled(z.safeParse(Work, answer).data),
      answer: Work,
      output: z.object({ settled: z.boolean(), job: optional(Job), conversation: optional(Conversation) }),
      show: showWork,
    }),
    get_job: createTool({
      title: "Read a job",
      description: "Shows the state of a job: requested, running, done or errored.",
      route: routes.jobs.get,
      input: ofRecord("job"),
      answer: Job,
    }),
    list_connections: createTool({
      title: "List connections",
      description: "Lists repositories and other products that are connected, the newest first, with their health.",
      route: routes.connections.list,
      ...pageOf(filterOf(ConnectionFilter), { connections: z.array(Connection) }),
    }),
    list_publications: createTool({
      title: "List publications",
      description: "Lists what can be written, the newest first, without instructions.",
      route: routes.publications.list,
      ...pageOf(filterOf(PublicationFilter), { publications: z.array(Publication) }),
      show: ({ publications, ...rest }) => ({
        record: { ...rest, publications: publications.map(({ instructions: _, ...shown }) => shown) },
      }),
    }),
    get_publication: createTool({
      title: "Read a publication",
      description: "Shows a publication with its configuration and instructions.",
      route: routes.publications.get,
      input: ofRecord("publication"),
      answer: Publication,
    }),
    list_conversations: createTool({
      title: "List conversations",
      description: "Lists conversations, the newest first, without their entries.",
      route: routes.conversations.list,
      ...pageOf(filterOf(z.omit(ConversationFilter, InboxFilter)), { conversations: z.array(Conversation) }),
      show: ({ conversations, ...rest }) => ({
        record: { ...rest, conversations: conversations.map(({ entries: _, ...shown }) => shown) },
      }),
    }),
    get_conversation: createTool({
      title: "Read a conversation",
      description: "Shows a conversation with its newest entries: what was selected, written, noticed and what failed.",
      route: routes.conversations.get,
      input: inConversation,
      answer: Conversation,
      show: showConversation,
    }),
    list_turns: createTool({
      title: "List the turns of a conversation",
      description: "Lists what was asked of a conversation and how that ended, the newest first, with errors.",
      route: routes.turns.list,
      ...pageOf(z.strictObject({ ...inConversation.shape, next: pageQuery.next }), { turns: z.array(Turn) }),
    }),
    get_turn: createTool({
      title: "Read a turn of a conversation",
      description: "Shows what one turn did: its entries in the conversation.",
      route: routes.conversations.get,
      input: z.strictObject({ ...inConversation.shape, turnId: described("ID of the turn.", reference) }),
      build: ({ id }) => ({ id }),
      answer: Conversation,
      output: z.object({ id: z.string(), conversationId: z.string(), entries: z.array(Entry) }),
      show: (conversation, { turnId }) => showTurn(conversation, turnId),
    }),
    list_comments: createTool({
      title: "List comments",
      description: "Lists comments, the newest first, for example those of a conversation by conversationId.",
      route: routes.comments.list,
      ...pageOf(filterOf(CommentFilter), { comments: z.array(Comment) }),
    }),
    get_diff: createTool({
      title: "Read the diff of a draft",
      description: "Shows how the draft of a conversation changes the repository, as a diff.",
      route: routes.conversations.get,
      input: inConversation,
      answer: Conversation,
      output: z.object({ text: z.string() }),
      show: showDiff,
    }),
  }),
);
