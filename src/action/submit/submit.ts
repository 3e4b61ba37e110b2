import type { Client } from "../../client/client.ts";
import { createOnce } from "../../client/create-once.ts";
import type { RetryBudget } from "../../client/retry.ts";
import type { Conversation, ConversationRequest } from "../../contract/conversations.ts";
import type { DocRequest, Job } from "../../contract/jobs.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import type { RunEvent } from "../event.ts";
import type { Inputs } from "../inputs.ts";
import type { Reporter } from "../report/reporter.ts";
import { resultUrlOf } from "../result-url.ts";
import {
  type Evidence,
  findEarlierConversation,
  findEarlierJob,
  findNewConversations,
  findNewJobs,
  keyOf,
  type MarkedRequest,
} from "./find-created.ts";
import type { ExistingRecords, Plan } from "./look-ahead.ts";
import { checkNames, selectPublications } from "./names.ts";

/** What the service accepted: a job, or one conversation for each publication. */
export type Submission = { job: Job; conversations: [] } | { job: undefined; conversations: Conversation[] };

/** What a submission needs to know and where it speaks. */
export type Submitting = {
  client: Client;
  /** The service as a person knows it; its address where it has one. */
  where: string;
  plan: Plan;
  marked: MarkedRequest;
  stage: boolean;
  event: RunEvent;
  existing: ExistingRecords;
  budget: RetryBudget;
  reporter: Pick<Reporter, "info" | "warning">;
  /** Hears at once of everything that is accepted. */
  onAccepted: (submission: Submission) => Promise<void>;
};

/**
 * Has the service accept the request, as one job or as one conversation for each publication, and each of them once
 * (see `createOnce`). What an earlier attempt of this run created is taken instead, unless it failed.
 */
export async function submit(submitting: Submitting): Promise<Submission> {
  const { plan, marked, existing, reporter, onAccepted } = submitting;
  for (const warning of checkNames(marked.request, plan.creates, existing)) await reporter.warning(warning);
  if (plan.creates === "conversations") return submitConversations(submitting);
  const submission: Submission = { job: await submitJob(submitting), conversations: [] };
  await onAccepted(submission);
  return submission;
}

async function submitJob(submitting: Submitting): Promise<Job> {
  const { client, where, marked, event, existing, budget, reporter } = submitting;
  const { request, marks } = marked;
  const earlier = await findEarlierJob(submitting);
  if (earlier !== undefined) {
    await reporter.info(`An earlier attempt of this run created the job ${earlier.id}; waiting for that one.`);
    return earlier;
  }
  const { title, body, eventType, publications, changes } = request;
  const evidence: Evidence = { marks, texts: { title, body }, fields: { eventType, publications, changes } };
  const { signal } = budget;
  const known = existing.jobs && new Set(existing.jobs.map(({ id }) => id));
  const options = { signal, idempotencyKey: keyOf(request, event) };
  return createOnce(
    {
      what: `job ${JSON.stringify(title)}`,
      where,
      send: () => client.jobs.create({ docRequest: request }, options),
      look: () => findNewJobs({ client, signal, known, evidence }),
      addressOf: ({ id }) => `${where}/api/v1/jobs/${id}`,
    },
    budget,
  );
}

async function submitConversations(submitting: Submitting): Promise<Submission> {
  const { marked, existing, onAccepted } = submitting;
  const conversations: Conversation[] = [];
  for (const publication of selectPublications(marked.request, existing)) {
    try {
      conversations.push(await submitConversation(submitting, publication, conversations));
    } catch (error) {
      throw conversations.length === 0 ? error : partlySubmitted(error, conversations);
    }
    await onAccepted({ job: undefined, conversations: [...conversations] });
  }
  return { job: undefined, conversations };
}

async function submitConversation(
  submitting: Submitting,
  idOrName: string,
  created: readonly Conversation[],
): Promise<Conversation> {
  const { client, where, marked, stage, event, existing, budget, reporter } = submitting;
  const publication = existing.publications?.find(({ id, name }) => id === idOrName || name === idOrName);
  const request = buildConversationRequest(marked.request, idOrName, stage);
  const earlier = await findEarlierConversation(submitting, publication, created);
  if (earlier !== undefined) {
    await reporter.info(`An earlier attempt of this run created the conversation ${earlier.id}; waiting for that one.`);
    return earlier;
  }
  const evidence: Evidence = { marks: marked.marks, publication, texts: { body: request.body }, fields: {} };
  const { signal } = budget;
  const known = existing.conversations && new Set([...existing.conversations, ...created].map(({ id }) => id));
  const options = { signal, idempotencyKey: keyOf(request, event) };
  return createOnce(
    {
      what: `conversation for ${publication?.name ?? idOrName}`,
      where,
      send: () => client.conversations.create(request, options),
      look: () => findNewConversations({ client, signal, known, evidence }),
      addressOf: (conversation) => resultUrlOf(conversation) ?? `${where}/api/v1/conversations/${conversation.id}`,
    },
    budget,
  );
}

function buildConversationRequest(request: DocRequest, publication: string, stage: boolean): ConversationRequest {
  return {
    // A conversation has no title and no comments of its own (interface, "Conversations"): its body carries them.
    body: [request.title, request.body, ...(request.comments ?? [])].join("\n\n"),
    publication,
    stage,
    ...(request.changes === undefined ? {} : { changes: request.changes }),
    ...(request.labels === undefined ? {} : { labels: request.labels }),
    ...(request.relevantLinks === undefined ? {} : { relevantLinks: request.relevantLinks }),
  };
}

/** A failure that leaves conversations behind: it names them, since their work goes on. */
function partlySubmitted(error: unknown, conversations: readonly Conversation[]): unknown {
  if (!(error instanceof ReleaseDocsError)) return error;
  const ids = conversations.map(({ id, publicationName }) => (publicationName ? `${id} (${publicationName})` : id));
  return new ReleaseDocsError({
    code: error.code,
    message: `${error.message}\nAccepted before that, and going on: ${ids.join(", ")}.`,
    hint: error.hint,
    cause: error,
  });
}

/** The inputs that this plan decides over. */
type Given = Pick<Inputs, "event-type" | "source-connection" | "publications">;

/**
 * The inputs that were given and cannot be sent, as one sentence; undefined without any. A conversation has neither
 * `eventType` nor `sourceConnection` (operation create-conversation); its body carries title and comments.
 */
export function describeUnsent(inputs: Given, creates: Plan["creates"]): string | undefined {
  if (creates === "jobs") return undefined;
  const isEventTypeGiven = inputs["event-type"] === "release" || inputs["event-type"] === "merge";
  // Without named publications the source connection selects them.
  const isSourceUnused = inputs["source-connection"] !== "" && inputs.publications.length > 0;
  const names = [...(isEventTypeGiven ? ["event-type"] : []), ...(isSourceUnused ? ["source-connection"] : [])];
  if (names.length === 0) return undefined;
  const subject = names.length === 1 ? `The input ${names[0]} is` : `The inputs ${names.join(" and ")} are`;
  return `${subject} not sent: a conversation has no such field. Remove ${names.length === 1 ? "it" : "them"}, or create a job (\`request: job\`, without \`stage\`).`;
}
