import { ApiError, UnreachableError } from "../client/api-error.ts";
import type { Client } from "../client/client.ts";
import { listAll } from "../client/list-all.ts";
import type { Conversation } from "../contract/conversations.ts";
import type { Job } from "../contract/jobs.ts";
import type { Submission } from "./submit.ts";

/** How long to wait, in milliseconds, and with which clock; `onState` hears of every new state. */
export type Waiting = {
  timeout: number;
  now: () => number;
  sleep: (milliseconds: number) => Promise<void>;
  onState: (state: string) => Promise<void>;
};

/** How things stood when the waiting ended; not `settled` when the time was up first. */
export type Settled = { job: Job | undefined; conversations: Conversation[]; settled: boolean };

const FIRST_DELAY = 50;
const LONGEST_DELAY = 20_000;

/** Polls until the job, or every conversation, will not move by itself any more, or the time is up. */
export async function waitForSettled(client: Client, submission: Submission, waiting: Waiting): Promise<Settled> {
  if (submission.job !== undefined) {
    const { record: job, settled } = await poll(waiting, submission.job, jobIsSettled, (last) =>
      client.jobs.get({ id: last.id }),
    );
    return { job, conversations: settled ? await readConversations(client, job.id) : [], settled };
  }
  const ended = await Promise.all(
    submission.conversations.map((conversation) =>
      poll(waiting, conversation, conversationIsSettled, (last) => client.conversations.get({ id: last.id })),
    ),
  );
  return {
    job: undefined,
    conversations: ended.map(({ record }) => record),
    settled: ended.every(({ settled }) => settled),
  };
}

const SETTLED_STATES = new Set(["done", "errored"]);
const SETTLED_STATUSES = new Set(["staged", "closed", "merged", "cancelled", "needsAttention"]);

function jobIsSettled(job: Job): boolean {
  return SETTLED_STATES.has(job.state);
}

/** Design, section 5: an unknown status counts as still running unless there is an `outputUrl`. */
function conversationIsSettled(conversation: Conversation): boolean {
  return SETTLED_STATUSES.has(conversation.status) || Boolean(conversation.outputUrl);
}

async function poll<Item extends Job | Conversation>(
  { timeout, now, sleep, onState }: Waiting,
  first: Item,
  isSettled: (record: Item) => boolean,
  read: (last: Item) => Promise<Item>,
): Promise<{ record: Item; settled: boolean }> {
  const start = now();
  let record = first;
  await onState(stateOf(record));
  for (let delay = FIRST_DELAY; !isSettled(record); delay = nextDelay(now() - start, delay)) {
    const left = start + timeout - now();
    if (left <= 0) return { record, settled: false };
    await sleep(Math.min(delay, left));
    const previous = stateOf(record);
    try {
      record = await read(record);
    } catch (error) {
      if (!isTransient(error)) throw error;
      if (error instanceof ApiError) delay = Math.max(delay, error.retryAfter ?? 0);
    }
    if (stateOf(record) !== previous) await onState(stateOf(record));
  }
  return { record, settled: true };
}

function nextDelay(waited: number, last: number): number {
  const slower = last < 1000 ? last * 2 : waited / 5;
  return Math.min(LONGEST_DELAY, Math.max(slower, last)) * (0.9 + Math.random() * 0.2);
}

function isTransient(error: unknown): boolean {
  if (error instanceof UnreachableError) return true;
  return error instanceof ApiError && (error.status === 408 || error.status === 429 || error.status >= 500);
}

function stateOf(record: Job | Conversation): string {
  return "state" in record && typeof record.state === "string" ? record.state : String(record.status);
}

/** The conversations that a job brought about, whole (design, section 5). */
async function readConversations(client: Client, jobId: string): Promise<Conversation[]> {
  const listed = await listAll(async (next) => {
    const page = await client.conversations.list({ jobId, ...(next === undefined ? {} : { next }) });
    return { records: page.conversations, nextPageToken: page.nextPageToken };
  });
  return Promise.all(listed.reverse().map(({ id }) => client.conversations.get({ id })));
}
