import { type FoundRecords, isRetryable, listPages, type RetryBudget, type StepClient } from "../../client/client.ts";
import { ApiError } from "../../client/http.ts";
import type { DocRequest } from "../../contract/doc-request.ts";
import type { Conversation } from "../../contract/resources/conversations.ts";
import type { Job } from "../../contract/resources/jobs.ts";
import type { Publication } from "../../contract/resources/publications.ts";
import { createId } from "../../shared/records.ts";
import { hashInHex, isRecord } from "../../shared/text.ts";
import type { RunEvent } from "../environment.ts";
import { createPageReaders, type ExistingRecords, isRerun, RERUN_PAGES, readIfListed } from "./request.ts";

/** `marks`: labels that identify the request later; none outside Actions. */
type MarkedRequest = { request: DocRequest; marks: readonly string[] };

/** `run:<owner/repo>/<run id>` is equal in every attempt; `request:<hash>`, since jobs of a matrix share the run. */
export function markRequest(request: DocRequest, { run, repository = "" }: RunEvent): MarkedRequest {
  if (run === undefined) return { request, marks: [] };
  const marks = [`run:${repository}/${run.id}`, `request:${digest(request).slice(0, 12)}`];
  return { request: { ...request, labels: [...new Set([...(request.labels ?? []), ...marks])] }, marks };
}

/** The idempotency key: unique per request and attempt of a run, and without a run always another. */
export function keyOf(request: object, { run, repository }: Pick<RunEvent, "run" | "repository">): string {
  if (run === undefined) return `${createId("req")}-${process.hrtime.bigint()}`;
  return digest([repository, run.id, run.attempt, request]).slice(0, 32);
}

export function digest(value: unknown): string {
  return hashInHex("sha256", JSON.stringify(value));
}

export type Evidence = {
  marks: readonly string[];
  publication?: { id: string; name: string } | undefined;
  texts: Readonly<Record<string, string>>;
  /** Other fields, which a service may normalize: a difference proves nothing. */
  fields: Readonly<Record<string, unknown>>;
};

type RecordMatch = "own" | "foreign" | "unclear";

type Shown = Readonly<Record<string, unknown>> & Pick<Conversation, "labels">;

/** Labels decide if present; else title and body, or an entry with one of them, must match and no field differ. */
export function matchRecord(record: Shown, evidence: Evidence): RecordMatch {
  const { marks, texts, fields } = evidence;
  if (isForOther(record, evidence)) return "foreign";
  if (marks.length > 0 && record.labels?.length) return hasMarks(record, marks) ? "own" : "foreign";
  const compared = Object.entries(texts).filter(([name]) => isShown(record[name]));
  if (compared.some(([name, text]) => !isSameText(record[name], text))) return "foreign";
  const differs = Object.entries(fields).some(
    ([name, value]) =>
      isShown(value) && isShown(record[name]) && JSON.stringify(record[name]) !== JSON.stringify(value),
  );
  const isOneOf = (message: unknown) => Object.values(texts).some((text) => isSameText(message, text));
  // The interface gives a job no entries, so nothing has checked a job's.
  const entries: unknown[] = Array.isArray(record.entries) ? record.entries : [];
  const hasText = compared.length > 0 || entries.some((entry) => isRecord(entry) && isOneOf(entry.message));
  return hasText && !differs ? "own" : "unclear";
}

function hasMarks(record: Shown, marks: readonly string[]): boolean {
  const labels = new Set(record.labels?.map((label) => label.toLowerCase()));
  return marks.length > 0 && marks.every((mark) => labels.has(mark.toLowerCase()));
}

function isForOther(record: Shown, { publication }: Pick<Evidence, "publication">): boolean {
  if (publication === undefined) return false;
  const { publicationId: id, publicationName: name } = record;
  return (isShown(id) && id !== publication.id) || (isShown(name) && name !== publication.name);
}

/** Whether the texts are equal, or `shown` is a prefix that ends in an ellipsis. */
export function isSameText(shown: unknown, sent: string): boolean {
  const [text, full] = [plain(String(shown)), plain(sent)];
  const cut = text.replace(/(?:…|\.\.\.)$/, "");
  return text === full || (cut !== "" && cut !== text && full.startsWith(cut.trimEnd()));
}

function isShown(value: unknown): boolean {
  return value !== undefined && value !== null && value !== "";
}

function plain(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

type Search = {
  client: StepClient;
  signal: AbortSignal;
  /** IDs from before the create; undefined if unknown. */
  known: ReadonlySet<string> | undefined;
  evidence: Evidence;
};

const MAX_PAGES = 5;
// A job without title and labels is matched by its conversations: one request each.
const MAX_BARE_JOBS = 10;

export async function findNewJobs(search: Search): Promise<FoundRecords<Job>> {
  const fresh = await readNew(search, createPageReaders(search.client, search.signal).jobs);
  let bare = 0;
  return groupByMatch(fresh, async (job) => {
    const match = matchNew(search, job);
    return match !== "unclear" || ++bare > MAX_BARE_JOBS ? match : matchByConversations(search, job);
  });
}

export async function findNewConversations(search: Search): Promise<FoundRecords<Conversation>> {
  const fresh = await readNew(search, createPageReaders(search.client, search.signal).conversations);
  return groupByMatch(fresh, async (conversation) => matchNew(search, conversation));
}

/** The records before the first known one: lists have the newest first. */
async function readNew<Item extends { id: string }>(
  { known = new Set() }: Search,
  read: Parameters<typeof listPages<Item>>[0],
) {
  const { records } = await listPages(async (next) => {
    const page = await read(next);
    return page.records.some(({ id }) => known.has(id)) ? { records: page.records } : page;
  }, MAX_PAGES);
  const fresh = records.filter(({ id }) => !known.has(id));
  return [...new Map(fresh.map((record) => [record.id, record])).values()];
}

async function groupByMatch<Item>(items: readonly Item[], matchOne: (item: Item) => Promise<RecordMatch>) {
  const groups: Record<RecordMatch, Item[]> = { own: [], foreign: [], unclear: [] };
  for (const item of items) groups[await matchOne(item)].push(item);
  return groups;
}

function matchNew({ known, evidence }: Search, record: Job | Conversation): RecordMatch {
  const match = matchRecord(record, evidence);
  // Without the known IDs, an older request with the same title would match.
  const isProven = known !== undefined || hasMarks(record, evidence.marks);
  return match === "own" && !isProven ? "unclear" : match;
}

async function matchByConversations(search: Search, job: Job): Promise<RecordMatch> {
  const conversations = await readConversations(search, job.id);
  const matches = conversations.map((conversation) => {
    // A service may choose the title, so another title proves nothing.
    const { title = "", ...texts } = search.evidence.texts;
    const match = matchNew({ ...search, evidence: { ...search.evidence, texts } }, conversation);
    const isNamed = search.known !== undefined && isSameText(conversation.title ?? "", title);
    return match === "unclear" && isNamed ? "own" : match;
  });
  if (matches.includes("own")) return "own";
  return matches.length > 0 && matches.every((match) => match === "foreign") ? "foreign" : "unclear";
}

async function readConversations({ client, signal }: Search, jobId: string): Promise<readonly Conversation[]> {
  try {
    return (await client.conversations.list({ jobId }, { signal })).conversations;
  } catch (fault) {
    if (fault instanceof ApiError && !isRetryable(fault)) return [];
    throw fault;
  }
}

/** An attempt of a run that may have an earlier one. */
export type Attempt = {
  client: StepClient;
  marked: MarkedRequest;
  event: RunEvent;
  existing: ExistingRecords;
  budget: RetryBudget;
};

export async function findEarlierJob(attempt: Attempt): Promise<Job | undefined> {
  const { marked, event, existing } = attempt;
  if (!isRerun(event)) return undefined;
  const showsLabels = existing.jobs?.some(({ labels }) => labels?.length) ?? false;
  const jobs = showsLabels
    ? (existing.jobs ?? []).filter((job) => hasMarks(job, marked.marks))
    : await readJobsOfConversations(attempt);
  for (const job of jobs) if (!(await hasFailedJob(attempt, job))) return job;
  return undefined;
}

async function hasFailedJob({ client, budget }: Attempt, { id, state, outcome }: Job): Promise<boolean> {
  const isLost = state === "errored" || state === "cancelled" || outcome === "cancelled";
  if (isLost || state !== "done") return isLost;
  // Only they show that a job was cancelled where the service has no `outcome`.
  const read = () => client.conversations.list({ jobId: id }, { signal: budget.signal });
  const { conversations = [] } = (await readIfListed(read, budget)) ?? {};
  return conversations.length > 0 && conversations.every(({ status }) => status === "cancelled");
}

/** For services with labels on conversations only: the jobs of the run's conversations. */
async function readJobsOfConversations({ client, marked, budget }: Attempt): Promise<Job[]> {
  const { signal } = budget;
  const { conversations } = createPageReaders(client, signal);
  const listed = await readIfListed(() => listPages(conversations, RERUN_PAGES), budget);
  const own = listed?.records.filter((conversation) => hasMarks(conversation, marked.marks)) ?? [];
  const ids = new Set(own.flatMap(({ jobId }) => jobId || []));
  const jobs = await Promise.all([...ids].map((id) => readIfListed(() => client.jobs.get({ id }, { signal }), budget)));
  return jobs.filter((job) => job !== undefined);
}

/** The same for a conversation of this publication, except `taken` ones. */
export async function findEarlierConversation(
  { client, marked, event, existing, budget }: Attempt,
  publication: Publication | undefined,
  taken: readonly Conversation[],
): Promise<Conversation | undefined> {
  if (!isRerun(event)) return undefined;
  const own = (existing.conversations ?? []).filter(
    (conversation) =>
      hasMarks(conversation, marked.marks) &&
      !isForOther(conversation, { publication }) &&
      !taken.some(({ id }) => id === conversation.id),
  );
  const { signal } = budget;
  for (const { id } of own) {
    // A list may omit the entries.
    const conversation = await readIfListed(() => client.conversations.get({ id }, { signal }), budget);
    if (conversation !== undefined && !hasFailed(conversation)) return conversation;
  }
  return undefined;
}

function hasFailed({ status, entries }: Conversation): boolean {
  const isFailure = status === "cancelled" || status === "errored";
  return isFailure || (status === "needsAttention" && entries?.at(-1)?.status === "error");
}
