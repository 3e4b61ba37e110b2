import { ApiError, UnreachableError } from "../client/api-error.ts";
import type { Client } from "../client/client.ts";
import type { Clock } from "../client/clock.ts";
import { listAll } from "../client/list-all.ts";
import { nextDelay } from "../client/pace.ts";
import type { Conversation } from "../contract/conversations.ts";
import type { Job } from "../contract/jobs.ts";
import type { Submission } from "./submit.ts";

/** How long to wait, in milliseconds, by which clock, and what ends it early; `onState` hears of every new state. */
export type Waiting = {
  timeout: number;
  /** Time between the first looks, in milliseconds. */
  shortest: number;
  clock: Clock;
  signal: AbortSignal;
  onState: (state: string) => Promise<void>;
};

/** How things stood when the waiting ended; not `settled` when the time was up first. */
export type Settled = { job: Job | undefined; conversations: Conversation[]; settled: boolean };

/** Polls until the job, or every conversation, will not move by itself any more, or the time is up. */
export async function waitForSettled(client: Client, submission: Submission, waiting: Waiting): Promise<Settled> {
  const deadline = waiting.clock.now() + waiting.timeout;
  if (submission.job !== undefined) {
    const { record: job, settled } = await poll(waiting, deadline, submission.job, jobIsSettled, (last) =>
      client.jobs.get({ id: last.id }),
    );
    if (!settled) return { job, conversations: [], settled };
    const conversations = await ride(waiting, deadline, () => readConversations(client, job.id));
    return { job, conversations: conversations ?? [], settled: conversations !== undefined };
  }
  const ended = await Promise.all(
    submission.conversations.map((conversation) =>
      poll(waiting, deadline, conversation, conversationIsSettled, (last) => client.conversations.get({ id: last.id })),
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
const MOVING_STATUSES = new Set(["running"]);

function jobIsSettled(job: Job): boolean {
  return SETTLED_STATES.has(job.state);
}

/** Design, section 5: an unknown status counts as still running unless there is an `outputUrl`. */
function conversationIsSettled({ status, outputUrl }: Conversation): boolean {
  return SETTLED_STATUSES.has(status) || (!MOVING_STATUSES.has(status) && Boolean(outputUrl));
}

async function poll<Item extends Job | Conversation>(
  waiting: Waiting,
  deadline: number,
  first: Item,
  isSettled: (record: Item) => boolean,
  read: (last: Item) => Promise<Item>,
): Promise<{ record: Item; settled: boolean }> {
  let record = first;
  const start = waiting.clock.now();
  await waiting.onState(stateOf(record));
  while (!isSettled(record)) {
    const slept = await sleepUntil(waiting, deadline, nextDelay(waiting.clock.now() - start, waiting.shortest));
    const next = slept ? await ride(waiting, deadline, () => read(record)) : undefined;
    if (next === undefined) return { record, settled: false };
    const previous = stateOf(record);
    record = next;
    if (stateOf(record) !== previous) await waiting.onState(stateOf(record));
  }
  return { record, settled: true };
}

/** Reads once more after every transient fault, and not before the service says; undefined when the time is up. */
async function ride<Answer>(
  waiting: Waiting,
  deadline: number,
  read: () => Promise<Answer>,
): Promise<Answer | undefined> {
  const start = waiting.clock.now();
  for (;;) {
    try {
      return await read();
    } catch (error) {
      if (!isTransient(error)) throw error;
      const least = error instanceof ApiError ? (error.retryAfter ?? 0) : 0;
      const delay = Math.max(least, nextDelay(waiting.clock.now() - start, waiting.shortest));
      if (!(await sleepUntil(waiting, deadline, delay))) return undefined;
    }
  }
}

/** Sleeps, but not beyond the deadline; false when that has been reached. */
async function sleepUntil({ clock, signal }: Waiting, deadline: number, delay: number): Promise<boolean> {
  const left = deadline - clock.now();
  if (left > 0) await clock.sleep(Math.min(delay, left), signal);
  return delay < left;
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
