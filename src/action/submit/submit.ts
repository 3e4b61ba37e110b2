import { createOnce } from "../../client/client.ts";
import type { DocRequest } from "../../contract/doc-request.ts";
import type { Connection } from "../../contract/resources/connections/connections.ts";
import type { Conversation } from "../../contract/resources/conversations.ts";
import type { Job } from "../../contract/resources/jobs.ts";
import type { Publication } from "../../contract/resources/publications.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import { listSome, quoteText, selectNearestNames } from "../../shared/text.ts";
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
import type { ExistingRecords, Plan } from "./request.ts";

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

/** Throws for a paused connection and an unknown or ambiguous publication; returns warnings. */
export function checkNames(
  request: DocRequest,
  creates: "jobs" | "conversations",
  { connections = [], publications: known = [] }: ExistingRecords,
): string[] {
  const name = request.sourceConnection;
  const publications = (request.publications ?? []).flatMap((publication) => findPublication(publication, known) ?? []);
  // A conversation has no source connection; its publication does.
  const [source] = creates === "jobs" ? matchesOf(name, connections) : [];
  const destinations = publications.map(({ config }) => connections.find(({ id }) => id === config?.docsRepo));
  const used = new Set([source, ...destinations].filter((connection) => connection !== undefined));
  const warnings = [...used].flatMap(checkConnection);
  if (creates !== "jobs" || !isUnlisted(name, connections)) return warnings;
  const unlisted = describeUnlisted("connection", name, connections);
  return [`${unlisted} If the service rejects the request, correct source-connection.`, ...warnings];
}

/** An empty list may be a missing permission. */
function isUnlisted(idOrName: string, known: readonly Connection[]): boolean {
  return known.length > 0 && matchesOf(idOrName, known).length === 0 && !matchesIgnoringCase(idOrName, known);
}

function findPublication(idOrName: string, known: readonly Publication[]): Publication | undefined {
  if (known.length === 0) return undefined;
  const found = matchesOf(idOrName, known);
  if (found.length > 1) {
    throw new ReleaseDocsError(
      "submit/ambiguous-publication",
      `${found.length} publications are named ${JSON.stringify(idOrName)}: ${found.map(({ id }) => id).join(", ")}.`,
    );
  }
  if (found.length === 1 || matchesIgnoringCase(idOrName, known)) return found[0];
  throw unknownName("publication", idOrName, known);
}

function matchesOf<Item extends { id: string; name: string }>(idOrName: string, known: readonly Item[]): Item[] {
  const exact = known.filter(({ id }) => id === idOrName);
  return exact.length > 0 ? exact : known.filter(({ name }) => name === idOrName);
}

function matchesIgnoringCase(name: string, known: readonly { name: string }[]): boolean {
  return known.some((other) => other.name.toLowerCase() === name.toLowerCase());
}

type Kind = "connection" | "publication";

function unknownName(kind: Kind, name: string, known: readonly { name: string }[]): ReleaseDocsError {
  const code = kind === "connection" ? "submit/unknown-connection" : "submit/unknown-publication";
  return new ReleaseDocsError(code, describeUnlisted(kind, name, known));
}

function describeUnlisted(kind: Kind, name: string, known: readonly { name: string }[]): string {
  const names = [...new Set(known.map((other) => quoteText(other.name)))];
  const nearest = selectNearestNames(name, names);
  const shown = nearest.length > 0 ? `nearest: ${nearest.join(", ")}` : `known: ${listSome(names)}`;
  return `The key sees no ${kind} ${JSON.stringify(name)}; ${shown}.`;
}

function checkConnection({ name, paused, healthy }: Connection): string[] {
  // Paused on purpose: a request would wait.
  if (paused === true) {
    throw new ReleaseDocsError("submit/paused-connection", `The connection ${quoteText(name)} is paused.`);
  }
  return healthy === false
    ? [`The connection ${quoteText(name)} was unhealthy at the service's last check. Continuing.`]
    : [];
}

/** Those it names, else all of its source connection (operation create-job), else the only one. */
export function selectPublications(
  request: DocRequest,
  { connections = [], publications = [] }: ExistingRecords,
): readonly string[] {
  if (request.publications !== undefined) return request.publications;
  const name = request.sourceConnection;
  const [source] = matchesOf(name, connections);
  const sourceId = source?.id ?? name;
  const associated = publications.filter(({ config }) => config?.sourceRepos?.includes(sourceId));
  if (associated.length > 0) return associated.map(({ id }) => id);
  const [only, ...others] = publications;
  const isHidden = (id: string) => !connections.some((connection) => connection.id === id);
  const mayBeOfSource = ({ config }: Publication) =>
    !config?.sourceRepos ||
    (source === undefined && (!isUnlisted(name, connections) || config.sourceRepos.some(isHidden)));
  if (only !== undefined && others.length === 0 && mayBeOfSource(only)) return [only.id];
  if (isUnlisted(name, connections)) throw unknownName("connection", name, connections);
  throw new ReleaseDocsError("submit/no-publication", `Cannot determine the publications of ${name}.`);
}
