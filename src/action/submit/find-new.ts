import { ApiError } from "../../client/api-error.ts";
import type { Client } from "../../client/client.ts";
import type { Found } from "../../client/create-once.ts";
import { listPages } from "../../client/list-all.ts";
import { passes } from "../../client/send-until-taken.ts";
import type { Conversation } from "../../contract/conversations.ts";
import type { Job } from "../../contract/jobs.ts";
import { bearsMarks, type Evidence, isSameText, type Judgement, judgeRecord } from "./judge-record.ts";
import { createPageReaders } from "./read-pages.ts";

/** Where to look for what a create brought about, and what tells it. */
export type Search = {
  client: Client;
  signal: AbortSignal;
  /** IDs of what was there before; undefined where that could not be seen. */
  known: ReadonlySet<string> | undefined;
  evidence: Evidence;
};

const MOST_PAGES = 5;
// A job that shows nothing of its request is judged by its conversations: one more request each.
const MOST_BARE_JOBS = 10;

/** The jobs that were not there before. */
export async function findNewJobs(search: Search): Promise<Found<Job>> {
  const fresh = await readFresh(search, createPageReaders(search.client, search.signal).jobs);
  let bare = 0;
  return sortOut(fresh, async (job) => {
    const judgement = judge(search, job);
    if (judgement !== "unclear" || ++bare > MOST_BARE_JOBS) return judgement;
    return judgeByConversations(search, job);
  });
}

/** The conversations that were not there before. */
export async function findNewConversations(search: Search): Promise<Found<Conversation>> {
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

async function sortOut<Item>(items: readonly Item[], judgeOne: (item: Item) => Promise<Judgement>) {
  const judged: { item: Item; judgement: Judgement }[] = [];
  for (const item of items) judged.push({ item, judgement: await judgeOne(item) });
  const those = (wanted: Judgement) => judged.filter(({ judgement }) => judgement === wanted).map(({ item }) => item);
  return { own: those("own"), unclear: those("unclear") };
}

function judge({ known, evidence }: Search, record: Job | Conversation): Judgement {
  const judgement = judgeRecord(record, evidence);
  // Without what was there before, an older request of the same title would pass for this one.
  const isProven = known !== undefined || bearsMarks(record, evidence.marks);
  return judgement === "own" && !isProven ? "unclear" : judgement;
}

async function judgeByConversations(search: Search, job: Job): Promise<Judgement> {
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
    if (fault instanceof ApiError && !passes(fault)) return [];
    throw fault;
  }
}
