import { createHash } from "node:crypto";
import { type Client, listPages } from "../../client/client.ts";
import type { FoundRecords } from "../../client/create-once.ts";
import { ApiError } from "../../client/http.ts";
import { isRetryable, type RetryBudget } from "../../client/retry.ts";
import type { Conversation, ConversationRequest } from "../../contract/conversations.ts";
import type { DocRequest, Job } from "../../contract/jobs.ts";
import type { Publication } from "../../contract/publications.ts";
import type { RunEvent } from "../event.ts";
import { createPageReaders, type ExistingRecords, isRerun, RERUN_PAGES, readIfListed } from "./look-ahead.ts";

/** A request as it is sent, with the labels by which a run knows it again; none outside Actions. */
export type MarkedRequest = { request: DocRequest; marks: readonly string[] };

/**
 * Adds the run's marks to the labels: `run:<owner/repo>/<run id>`, the same in every attempt, and
 * `request:<12 hex digits>`, since the jobs of a matrix share a run and often a title.
 */
export function markRequest(request: DocRequest, { run, repository = "" }: RunEvent): MarkedRequest {
  if (run === undefined) return { request, marks: [] };
  const marks = [`run:${repository}/${run.id}`, `request:${digest(request).slice(0, 12)}`];
  return { request: { ...request, labels: [...new Set([...(request.labels ?? []), ...marks])] }, marks };
}

/** The `Idempotency-Key`: the same for the same request in the same attempt of a run, and for no other. */
export function keyOf(request: DocRequest | ConversationRequest, { run, repository }: RunEvent): string {
  const origin = run ?? { id: process.pid, attempt: process.hrtime.bigint().toString() };
  return digest([repository, origin.id, origin.attempt, request]).slice(0, 32);
}

function digest(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("hex");
}

/** What is known of a request, to tell its record by. */
export type Evidence = {
  /** Labels that only this request of this run bears; none outside Actions. */
  marks: readonly string[];
  /** ID and name of the one publication that it is for, where both are known. */
  publication?: { id: string; name: string } | undefined;
  /** Its title and body. */
  texts: Readonly<Record<string, string>>;
  /** Other fields of the request. A service may write them otherwise, so that unlike ones leave it open. */
  fields: Readonly<Record<string, unknown>>;
};

/** Whether a record is provably of a request, provably not, or neither. */
export type RecordMatch = "own" | "foreign" | "unclear";

type Shown = Readonly<Record<string, unknown>>;

/**
 * Judges a record by what it shows. Labels decide alone where they are shown; else title and body have to be those of
 * the request, or an entry has to repeat one of them, and nothing else may differ.
 */
export function matchRecord(record: Shown, evidence: Evidence): RecordMatch {
  const { marks, texts, fields } = evidence;
  if (isForOther(record, evidence)) return "foreign";
  if (marks.length > 0 && labelsOf(record).length > 0) return hasMarks(record, marks) ? "own" : "foreign";
  const compared = Object.entries(texts).filter(([name]) => isShown(record[name]));
  if (compared.some(([name, text]) => !isSameText(record[name], text))) return "foreign";
  const differs = Object.entries(fields).some(
    ([name, value]) => isShown(value) && isShown(record[name]) && !isSame(record[name], value),
  );
  const isTold = compared.length > 0 || entriesOf(record).some((entry) => isOneOf(entry.message, texts));
  return isTold && !differs ? "own" : "unclear";
}

/** Whether a record shows all of these labels. */
export function hasMarks(record: Shown, marks: readonly string[]): boolean {
  const labels = new Set(labelsOf(record).map((label) => label.toLowerCase()));
  return marks.length > 0 && marks.every((mark) => labels.has(mark.toLowerCase()));
}

/** Whether a record shows another publication than the one that is meant. */
export function isForOther(record: Shown, { publication }: Pick<Evidence, "publication">): boolean {
  if (publication === undefined) return false;
  const { publicationId: id, publicationName: name } = record;
  return (isShown(id) && id !== publication.id) || (isShown(name) && name !== publication.name);
}

/** Whether a shown text is the one that was sent, or its beginning, cut with an ellipsis. */
export function isSameText(shown: unknown, sent: string): boolean {
  const [text, whole] = [plain(String(shown)), plain(sent)];
  const cut = /^(.+?)\s*(?:…|\.\.\.)$/.exec(text)?.[1];
  return text === whole || (cut !== undefined && whole.startsWith(cut));
}

/** Whether an entry repeats what was asked. */
function isOneOf(message: unknown, texts: Evidence["texts"]): boolean {
  return Object.values(texts).some((text) => isSameText(message, text));
}

function entriesOf({ entries }: Shown): Shown[] {
  return Array.isArray(entries) ? entries.filter((entry) => typeof entry === "object" && entry !== null) : [];
}

function labelsOf({ labels }: Shown): string[] {
  return Array.isArray(labels) ? labels.filter((label) => typeof label === "string") : [];
}

function isShown(value: unknown): boolean {
  return value !== undefined && value !== null && value !== "";
}

function plain(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

function isSame(shown: unknown, sent: unknown): boolean {
  return JSON.stringify(shown) === JSON.stringify(sent);
}

/** Where to look for what a create brought about, and what tells it. */
export type Search = {
  client: Client;
  signal: AbortSignal;
  /** IDs of what was there before; undefined where that could not be existing. */
  known: ReadonlySet<string> | undefined;
  evidence: Evidence;
};

const MOST_PAGES = 5;
// A job that shows nothing of its request is judged by its conversations: one more request each.
const MOST_BARE_JOBS = 10;

/** The jobs that were not there before. */
export async function findNewJobs(search: Search): Promise<FoundRecords<Job>> {
  const fresh = await readFresh(search, createPageReaders(search.client, search.signal).jobs);
  let bare = 0;
  return sortOut(fresh, async (job) => {
    const judgement = judge(search, job);
    if (judgement !== "unclear" || ++bare > MOST_BARE_JOBS) return judgement;
    return judgeByConversations(search, job);
  });
}

/** The conversations that were not there before. */
export async function findNewConversations(search: Search): Promise<FoundRecords<Conversation>> {
  const fresh = await readFresh(search, createPageReaders(search.client, search.signal).conversations);
  return sortOut(fresh, async (conversation) => judge(search, conversation));
}

type ReadPage<Item> = (next?: string) => Promise<{ records: Item[]; nextPageToken?: string | null | undefined }>;

/** What is listed before the first known record: lists have the newest first. */
async function readFresh<Item extends { id: string }>({ known = new Set() }: Search, read: ReadPage<Item>) {
  const { records } = await listPages(async (next) => {
    const page = await read(next);
    return page.records.some(({ id }) => known.has(id)) ? { records: page.records } : page;
  }, MOST_PAGES);
  const fresh = records.filter(({ id }) => !known.has(id));
  return [...new Map(fresh.map((record) => [record.id, record])).values()];
}

async function sortOut<Item>(items: readonly Item[], judgeOne: (item: Item) => Promise<RecordMatch>) {
  const judged: { item: Item; judgement: RecordMatch }[] = [];
  for (const item of items) judged.push({ item, judgement: await judgeOne(item) });
  const those = (wanted: RecordMatch) => judged.filter(({ judgement }) => judgement === wanted).map(({ item }) => item);
  return { own: those("own"), unclear: those("unclear") };
}

function judge({ known, evidence }: Search, record: Job | Conversation): RecordMatch {
  const judgement = matchRecord(record, evidence);
  // Without what was there before, an older request of the same title would pass for this one.
  const isProven = known !== undefined || hasMarks(record, evidence.marks);
  return judgement === "own" && !isProven ? "unclear" : judgement;
}

async function judgeByConversations(search: Search, job: Job): Promise<RecordMatch> {
  const conversations = await readConversations(search, job.id);
  const judgements = conversations.map((conversation) => {
    // A service may name a conversation itself, so its title can only speak for it.
    const { title = "", ...texts } = search.evidence.texts;
    const judgement = judge({ ...search, evidence: { ...search.evidence, texts } }, conversation);
    const isNamed = search.known !== undefined && isSameText(conversation.title ?? "", title);
    return judgement === "unclear" && isNamed ? "own" : judgement;
  });
  if (judgements.includes("own")) return "own";
  return judgements.length > 0 && judgements.every((judgement) => judgement === "foreign") ? "foreign" : "unclear";
}

async function readConversations({ client, signal }: Search, jobId: string): Promise<readonly Conversation[]> {
  try {
    return (await client.conversations.list({ jobId }, { signal })).conversations;
  } catch (fault) {
    if (fault instanceof ApiError && !isRetryable(fault)) return [];
    throw fault;
  }
}

type Asked = { client: Client; marked: MarkedRequest; event: RunEvent; existing: ExistingRecords; budget: RetryBudget };

/** The job that an earlier attempt of this run created for the same request, unless it failed. */
export async function findEarlierJob(asked: Asked): Promise<Job | undefined> {
  const { marked, event, existing } = asked;
  if (!isRerun(event)) return undefined;
  const showsLabels = existing.jobs?.some(({ labels }) => labels?.length) ?? false;
  const jobs = showsLabels
    ? (existing.jobs ?? []).filter((job) => hasMarks(job, marked.marks))
    : await readJobsOfConversations(asked);
  return jobs.find(({ state }) => state !== "errored" && state !== "cancelled");
}

/** For a service that shows labels on conversations alone: the jobs that the run's conversations belong to. */
async function readJobsOfConversations({ client, marked, budget }: Asked): Promise<Job[]> {
  const { signal } = budget;
  const { conversations } = createPageReaders(client, signal);
  const listed = await readIfListed(() => listPages(conversations, RERUN_PAGES), budget);
  const own = listed?.records.filter((conversation) => hasMarks(conversation, marked.marks)) ?? [];
  const ids = new Set(own.flatMap(({ jobId }) => jobId || []));
  const jobs = await Promise.all([...ids].map((id) => readIfListed(() => client.jobs.get({ id }, { signal }), budget)));
  return jobs.filter((job) => job !== undefined);
}

/** The same for a conversation of this publication; one that is taken already counts no more. */
export async function findEarlierConversation(
  { client, marked, event, existing, budget }: Asked,
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
    // A list may leave the entries out.
    const whole = await readIfListed(() => client.conversations.get({ id }, { signal }), budget);
    if (whole !== undefined && !hasFailed(whole)) return whole;
  }
  return undefined;
}

function hasFailed({ status, entries }: Conversation): boolean {
  const isFailure = status === "cancelled" || status === "errored";
  return isFailure || (status === "needsAttention" && entries?.at(-1)?.status === "error");
}
