import { createOnce } from "../../client/create-once.ts";
import type { Conversation } from "../../contract/conversations.ts";
import type { Job } from "../../contract/jobs.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import type { Reporter } from "../report/reporter.ts";
import { resultUrlOf, type Submission } from "../wait.ts";
import {
  type Attempt,
  type Evidence,
  findEarlierConversation,
  findEarlierJob,
  findNewConversations,
  findNewJobs,
  keyOf,
} from "./find-created.ts";
import type { Plan } from "./look-ahead.ts";
import { checkNames, selectPublications } from "./names.ts";

type SubmitOptions = Attempt & {
  where: string;
  plan: Plan;
  reporter: Pick<Reporter, "info" | "warning">;
  onAccepted: (submission: Submission) => Promise<void>;
};

/** Creates one job, or one conversation per publication, unless an earlier attempt of this run did. See `createOnce`. */
export async function submit(options: SubmitOptions): Promise<Submission> {
  const { plan, marked, existing, reporter, onAccepted } = options;
  for (const warning of checkNames(marked.request, plan.creates, existing)) await reporter.warning(warning);
  if (plan.creates === "conversations") return submitConversations(options);
  const submission: Submission = { job: await submitJob(options), conversations: [] };
  await onAccepted(submission);
  return submission;
}

async function submitJob(options: SubmitOptions): Promise<Job> {
  const { client, where, marked, event, existing, budget, reporter } = options;
  const { request, marks } = marked;
  const earlier = await findEarlierJob(options);
  if (earlier !== undefined) {
    await reporter.info(`An earlier attempt of this run created job ${earlier.id}. Waiting for it.`);
    return earlier;
  }
  const { title, body, eventType, publications, changes } = request;
  const evidence: Evidence = { marks, texts: { title, body }, fields: { eventType, publications, changes } };
  const { signal } = budget;
  const known = existing.jobs && new Set(existing.jobs.map(({ id }) => id));
  const callOptions = { signal, idempotencyKey: keyOf(request, event) };
  return createOnce(
    {
      what: `job ${JSON.stringify(title)}`,
      where,
      send: () => client.jobs.create({ docRequest: request }, callOptions),
      look: () => findNewJobs({ client, signal, known, evidence }),
      addressOf: ({ id }) => `${where}/api/v1/jobs/${id}`,
    },
    budget,
  );
}

async function submitConversations(options: SubmitOptions): Promise<Submission> {
  const { marked, existing, onAccepted } = options;
  const conversations: Conversation[] = [];
  for (const publication of selectPublications(marked.request, existing)) {
    try {
      conversations.push(await submitConversation(options, publication, conversations));
    } catch (error) {
      throw conversations.length === 0 ? error : partlySubmitted(error, conversations);
    }
    await onAccepted({ job: undefined, conversations: [...conversations] });
  }
  return { job: undefined, conversations };
}

async function submitConversation(
  options: SubmitOptions,
  idOrName: string,
  created: readonly Conversation[],
): Promise<Conversation> {
  const { client, where, marked, plan, event, existing, budget, reporter } = options;
  const publication = existing.publications?.find(({ id, name }) => id === idOrName || name === idOrName);
  const { title, eventType, comments = [], changes, labels, relevantLinks } = marked.request;
  // A conversation has no fields for title, event type and comments. What is context alone is quoted.
  const context = `${title}\n\n${marked.request.body}`;
  const body = [eventType === undefined ? context : context.replace(/^/gm, "> "), ...comments].join("\n\n");
  const request = { body, publication: idOrName, stage: plan.stage, changes, labels, relevantLinks };
  const earlier = await findEarlierConversation(options, publication, created);
  if (earlier !== undefined) {
    await reporter.info(`An earlier attempt of this run created conversation ${earlier.id}. Waiting for it.`);
    return earlier;
  }
  const evidence: Evidence = { marks: marked.marks, publication, texts: { body }, fields: {} };
  const { signal } = budget;
  const known = existing.conversations && new Set([...existing.conversations, ...created].map(({ id }) => id));
  const callOptions = { signal, idempotencyKey: keyOf(request, event) };
  return createOnce(
    {
      what: `conversation for ${publication?.name ?? idOrName}`,
      where,
      send: () => client.conversations.create(request, callOptions),
      look: () => findNewConversations({ client, signal, known, evidence }),
      addressOf: (conversation) => resultUrlOf(conversation) ?? `${where}/api/v1/conversations/${conversation.id}`,
    },
    budget,
  );
}

function partlySubmitted(error: unknown, conversations: readonly Conversation[]): unknown {
  if (!(error instanceof ReleaseDocsError)) return error;
  const ids = conversations.map(({ id, publicationName }) => (publicationName ? `${id} (${publicationName})` : id));
  return new ReleaseDocsError(error.code, `${error.message}\nThese were accepted and are running: ${ids.join(", ")}.`, {
    hint: error.hint,
    cause: error,
  });
}
