import { type CallOptions, type Client, listAll } from "../client/client.ts";
import { ApiError, type UnreachableError } from "../client/http.ts";
import { isRetryable, nextPollDelay, type RetryBudget, retryAfter } from "../client/retry.ts";
import type { Conversation } from "../contract/conversations.ts";
import type { Job } from "../contract/jobs.ts";
import { type Clock, startTimer } from "../shared/clock.ts";
import { quoteText, renderDuration } from "../shared/text.ts";
import type { Reporter } from "./report/reporter.ts";
import { resultUrlOf } from "./result-url.ts";
import type { Submission } from "./submit/submit.ts";

/** What a person and the waiting have to know about a kind of record. */
export type RecordKind<Item> = {
  /** `Job job-1`, `Conversation cnv-1 (Changelog)`. */
  name: (record: Item) => string;
  /** The service's own word for how it stands. */
  state: (record: Item) => string;
  /** Whether it will not move by itself any more. */
  isSettled: (record: Item) => boolean;
  read: (client: Client, record: Item, options: CallOptions) => Promise<Item>;
};

const SETTLED_STATES = new Set(["done", "errored"]);
const SETTLED_STATUSES = new Set(["staged", "closed", "merged", "cancelled", "needsAttention", "done", "errored"]);
const MOVING_STATUSES = new Set(["requested", "running"]);

/** Design, section 5: a state that this client does not know counts as still running. */
export const jobKind: RecordKind<Job> = {
  name: ({ id }) => `Job ${quoteText(id)}`,
  state: ({ state }) => quoteText(state),
  isSettled: ({ state }) => SETTLED_STATES.has(state),
  read: (client, { id }, options) => client.jobs.get({ id }, options),
};

/** Design, section 5: `open` and any status that this client does not know end only with an address of their result. */
export const conversationKind: RecordKind<Conversation> = {
  name: ({ id, publicationName }) =>
    `Conversation ${quoteText(id)}${publicationName ? ` (${quoteText(publicationName)})` : ""}`,
  state: ({ status }) => quoteText(status),
  isSettled: (conversation) =>
    SETTLED_STATUSES.has(conversation.status) ||
    (!MOVING_STATUSES.has(conversation.status) && resultUrlOf(conversation) !== undefined),
  read: (client, { id }, options) => client.conversations.get({ id }, options),
};

const LONGEST_SILENCE = 30_000;
const LONGEST_FAULT = 300;

/** Tells the log how the waiting goes: a line for every new state, and one after each 30 s of silence. */
export type Progress = Disposable & {
  /** Hears how a record stands after every look at it. */
  saw: (name: string, state: string, settled: boolean) => Promise<void>;
  /** Hears of a look that failed and is made again. */
  missed: (fault: Error) => void;
};

/** Starts to count the time that is told; disposing of it ends the heartbeat. */
export function createProgress(reporter: Pick<Reporter, "info">, clock: Clock): Progress {
  const start = clock.now();
  const states = new Map<string, string>();
  const moving = new Map<string, string>();
  let fault: Error | undefined;
  let silence: Disposable | undefined;
  const since = () => `after ${renderDuration(clock.now() - start)}`;
  const say = async (line: string): Promise<void> => {
    silence?.[Symbol.dispose]();
    silence = startTimer(clock, LONGEST_SILENCE, () => say(`${renderWait(moving, since())}${renderFault(fault)}`));
    await reporter.info(line);
  };
  return {
    async saw(name, state, settled) {
      fault = undefined;
      if (settled) moving.delete(name);
      else moving.set(name, state);
      const first = !states.has(name);
      if (states.get(name) === state) return;
      states.set(name, state);
      await say(first ? `${name}: ${state}.` : `${name}: ${state} ${since()}.`);
    },
    missed: (missed) => {
      fault = missed;
    },
    [Symbol.dispose]: () => silence?.[Symbol.dispose](),
  };
}

function renderWait(moving: ReadonlyMap<string, string>, since: string): string {
  const [[name, state] = ["The result", "awaited"], ...others] = moving;
  if (others.length === 0) return `${name} is still ${state} ${since}.`;
  return `Still waiting ${since}: ${[...moving].map((pair) => pair.join(" ")).join(", ")}.`;
}

function renderFault(fault: Error | undefined): string {
  return fault === undefined ? "" : ` The last look failed: ${quoteText(fault.message, LONGEST_FAULT)}`;
}

/** A record that was just created may not be there yet for whoever reads it. */
const LATEST_APPEARANCE = 10_000;

/** What reading through faults needs; `signal` ends it, `fault` is the one that it is at. */
export type Poll = Omit<RetryBudget, "deadline"> & {
  progress: Pick<Progress, "missed">;
  fault: Error | undefined;
};

/**
 * Reads once more after every fault that isRetryable, and not before the service says; undefined when the waiting is over.
 * `since` is when the record may have been created, in milliseconds by the clock.
 */
export async function pollWithRetries<Answer>(
  poll: Poll,
  read: () => Promise<Answer>,
  since = poll.clock.now(),
): Promise<Answer | undefined> {
  for (let first: number | undefined; ; ) {
    try {
      const answer = await read();
      poll.fault = undefined;
      return answer;
    } catch (error) {
      if (poll.signal.aborted) return undefined;
      const now = poll.clock.now();
      if (!isPassing(error, now - since)) throw error;
      poll.fault = error;
      poll.progress.missed(error);
      first ??= now;
      if (!(await sleep(poll, Math.max(retryAfter(error), nextPollDelay(now - first, poll.minDelay)))))
        return undefined;
    }
  }
}

/** Sleeps; false when the waiting was over first. */
export async function sleep({ clock, signal }: Poll, milliseconds: number): Promise<boolean> {
  try {
    await clock.sleep(milliseconds, signal);
    return true;
  } catch (error) {
    if (signal.aborted) return false;
    throw error;
  }
}

function isPassing(error: unknown, age: number): error is UnreachableError | ApiError {
  return isRetryable(error) || (error instanceof ApiError && error.status === 404 && age < LATEST_APPEARANCE);
}

/** How long a job that is done is given to show the addresses of what it wrote. */
const LATEST_ADDRESS = 60_000;
/** The last look is made this long before the deadline, so that an end is not missed by one long delay. */
const LAST_LOOK = 2000;

/** Until when to wait, which also gives up a request in flight, and who hears how it goes. */
export type Waiting = RetryBudget & {
  progress: Progress;
  /** Hears how everything stands whenever a look shows another state. */
  onChange: (seen: Settled) => Promise<void>;
};

/** How things stood when the waiting ended; not `settled` when the deadline or the signal came first. */
export type Settled = {
  job: Job | undefined;
  conversations: Conversation[];
  settled: boolean;
  /** Why the last look told nothing. */
  fault?: Error | undefined;
};

type Watch = Waiting & Poll & { client: Client };

/**
 * Looks at the job, or at every conversation, until none will move by itself any more, the deadline has come or the
 * signal is aborted. Faults that pass are ridden out; throws `ApiError` for one that will not.
 */
export async function waitForSettled(client: Client, submission: Submission, waiting: Waiting): Promise<Settled> {
  const late = new AbortController();
  using _ = startTimer(waiting.clock, waiting.deadline - waiting.clock.now(), () => late.abort());
  const signal = AbortSignal.any([waiting.signal, late.signal]);
  const watch: Watch = { ...waiting, signal, client, fault: undefined };
  const seen =
    submission.job === undefined
      ? await followConversations(watch, undefined, submission.conversations)
      : await followJob(watch, submission.job);
  return watch.fault === undefined ? seen : { ...seen, fault: watch.fault };
}

async function followConversations(
  watch: Watch,
  job: Job | undefined,
  first: readonly Conversation[],
  kind = conversationKind,
): Promise<Settled> {
  return follow(watch, kind, first, (conversations, settled) => ({ job, conversations, settled }));
}

async function followJob(watch: Watch, first: Job): Promise<Settled> {
  const seen = await follow(watch, jobKind, [first], ([job], settled) => ({ job, conversations: [], settled }));
  const { job = first } = seen;
  if (!seen.settled) return seen;
  const latest = Math.min(watch.clock.now() + LATEST_ADDRESS, watch.deadline - LAST_LOOK);
  const listed = await pollWithRetries(watch, () => readConversations(watch, job.id));
  if (listed === undefined) return { job, conversations: [], settled: false };
  // What is done may still be on its way to its pull request; what errored has told all that it will.
  const isSettled = (conversation: Conversation) =>
    job.state !== "done" ||
    conversationKind.isSettled(conversation) ||
    resultUrlOf(conversation) !== undefined ||
    watch.clock.now() >= latest;
  return followConversations(watch, job, listed, { ...conversationKind, isSettled });
}

/** Looks again and again, ever more rarely, at the records that are not settled; `build`s the outcome as last seen. */
async function follow<Item>(
  watch: Watch,
  kind: RecordKind<Item>,
  first: readonly Item[],
  build: (records: Item[], settled: boolean) => Settled,
): Promise<Settled> {
  const records = [...first];
  const start = watch.clock.now();
  const tell = (record: Item) => watch.progress.saw(kind.name(record), kind.state(record), kind.isSettled(record));
  for (const record of records) await tell(record);
  const look = async () => {
    for (const [index, record] of records.entries()) {
      if (kind.isSettled(record)) continue;
      const next = await kind.read(watch.client, record, { signal: watch.signal });
      records[index] = next;
      await tell(next);
      if (kind.state(next) !== kind.state(record)) await watch.onChange(build([...records], false));
    }
    return true;
  };
  while (!records.every(kind.isSettled)) {
    const looked = (await sleep(watch, untilNextLook(watch, start))) && (await pollWithRetries(watch, look, start));
    if (!looked) return build(records, false);
  }
  return build(records, true);
}

function untilNextLook({ clock, minDelay, deadline }: Watch, start: number): number {
  const delay = nextPollDelay(clock.now() - start, minDelay);
  const untilLast = deadline - LAST_LOOK - clock.now();
  return untilLast > 0 ? Math.min(delay, untilLast) : delay;
}

/** The conversations that a job brought about, whole, the oldest first (design, section 5). */
async function readConversations({ client, signal }: Watch, jobId: string): Promise<Conversation[]> {
  const listed = await listAll(async (next) => {
    const page = await client.conversations.list({ jobId, ...(next === undefined ? {} : { next }) }, { signal });
    return { records: page.conversations, nextPageToken: page.nextPageToken };
  });
  return Promise.all(listed.reverse().map((conversation) => conversationKind.read(client, conversation, { signal })));
}
