import {
  type CallOptions,
  isRetryable,
  listAll,
  nextPollDelay,
  type RetryBudget,
  retryAfter,
  type StepClient,
} from "../client/client.ts";
import { ApiError, type UnreachableError } from "../client/http.ts";
import type { Conversation } from "../contract/resources/conversations.ts";
import type { Job } from "../contract/resources/jobs.ts";
import { type Clock, startTimer } from "../shared/clock.ts";
import { quoteText, renderDuration } from "../shared/text.ts";
import type { Reporter } from "./report/reporter.ts";

export type Submission = { job: Job; conversations: [] } | { job: undefined; conversations: Conversation[] };

type RecordKind<Item> = {
  name: (record: Item) => string;
  state: (record: Item) => string;
  /** Whether it no longer changes by itself. */
  isSettled: (record: Item) => boolean;
  read: (client: StepClient, record: Item, options: CallOptions) => Promise<Item>;
};

const SETTLED_STATES = new Set(["done", "errored"]);
const SETTLED_STATUSES = new Set(["staged", "closed", "merged", "cancelled", "needsAttention", "done", "errored"]);
const RUNNING_STATUSES = new Set(["requested", "running"]);

export const jobKind: RecordKind<Job> = {
  name: ({ id }) => `Job ${quoteText(id)}`,
  state: ({ state }) => quoteText(state),
  isSettled: ({ state }) => SETTLED_STATES.has(state),
  read: (client, { id }, options) => client.jobs.get({ id }, options),
};

/** `open` and unknown statuses count as settled once the result has a URL. */
export const conversationKind: RecordKind<Conversation> = {
  name: ({ id, publicationName }) =>
    `Conversation ${quoteText(id)}${publicationName ? ` (${quoteText(publicationName)})` : ""}`,
  state: ({ status }) => quoteText(status),
  isSettled: (conversation) =>
    SETTLED_STATUSES.has(conversation.status) ||
    (!RUNNING_STATUSES.has(conversation.status) && resultUrlOf(conversation) !== undefined),
  read: (client, { id }, options) => client.conversations.get({ id }, options),
};

/** This service puts a staged draft's compare page into the entry `draft`, other services into `outputUrl`. */
export function resultUrlOf({ outputUrl, staged, entries }: Conversation): string | undefined {
  const urls = (entries ?? []).map(({ kind, details }) => (kind === "draft" ? details?.compareUrl : undefined));
  const compareUrl = urls.filter((url) => typeof url === "string").findLast((url) => url !== "");
  return (staged && compareUrl) || outputUrl || undefined;
}

const HEARTBEAT_INTERVAL = 30_000;
const MAX_FAULT_LENGTH = 300;

export type Progress = ReturnType<typeof createProgress>;

export function createProgress(reporter: Pick<Reporter, "progress">, clock: Clock) {
  const start = clock.now();
  const states = new Map<string, string>();
  const unsettled = new Map<string, string>();
  let fault: Error | undefined;
  let heartbeat: Disposable | undefined;
  const since = () => `after ${renderDuration(clock.now() - start)}`;
  const log = async (line: string): Promise<void> => {
    heartbeat?.[Symbol.dispose]();
    const repeat = () => log([renderHeartbeat(unsettled, since()), ...describeLastPoll(fault)].join(" "));
    heartbeat = startTimer(clock, HEARTBEAT_INTERVAL, repeat);
    await reporter.progress(line);
  };
  return {
    async onPoll(name: string, state: string, settled: boolean) {
      fault = undefined;
      if (settled) unsettled.delete(name);
      else unsettled.set(name, state);
      const isFirst = !states.has(name);
      if (states.get(name) === state) return;
      states.set(name, state);
      await log(isFirst ? `${name}: ${state}.` : `${name}: ${state} ${since()}.`);
    },
    onError: (error: Error) => {
      fault = error;
    },
    [Symbol.dispose]: () => heartbeat?.[Symbol.dispose](),
  };
}

function renderHeartbeat(unsettled: ReadonlyMap<string, string>, since: string): string {
  const [[name, state] = ["The result", "pending"], ...others] = unsettled;
  if (others.length === 0) return `${name} is still ${state} ${since}.`;
  return `Still waiting ${since}: ${[...unsettled].map((pair) => pair.join(" ")).join(", ")}.`;
}

export function describeLastPoll(fault: Error | undefined): string[] {
  return fault === undefined ? [] : [`The last poll failed: ${quoteText(fault.message, MAX_FAULT_LENGTH)}`];
}

/** In milliseconds, for a 404 of a new record. */
const MAX_CREATION_LAG = 10_000;

/** Returns undefined once the signal is aborted. A 404 is retried for 10 s after `since`. */
async function pollWithRetries<Answer>(
  watch: Watch,
  read: () => Promise<Answer>,
  since = watch.clock.now(),
): Promise<Answer | undefined> {
  for (let first: number | undefined; ; ) {
    try {
      const answer = await read();
      watch.fault = undefined;
      return answer;
    } catch (error) {
      if (watch.signal.aborted) return undefined;
      const now = watch.clock.now();
      if (!isTemporary(error, now - since)) throw error;
      watch.fault = error;
      watch.progress.onError(error);
      first ??= now;
      const delay = Math.max(retryAfter(error), nextPollDelay(now - first, watch.minDelay));
      if (!(await sleep(watch, delay))) return undefined;
    }
  }
}

async function sleep({ clock, signal }: Watch, milliseconds: number): Promise<boolean> {
  try {
    await clock.sleep(milliseconds, signal);
    return true;
  } catch (error) {
    if (signal.aborted) return false;
    throw error;
  }
}

function isTemporary(error: unknown, age: number): error is UnreachableError | ApiError {
  return isRetryable(error) || (error instanceof ApiError && error.status === 404 && age < MAX_CREATION_LAG);
}

/** In milliseconds, for conversations of a finished job to show their pull requests. */
const MAX_URL_LAG = 60_000;
/** The last poll is this long before the deadline, so that a long delay does not miss the end. */
const LAST_POLL = 2000;

/** `settled` is false after the deadline or a cancellation. */
export type Settled = {
  job: Job | undefined;
  conversations: Conversation[];
  settled: boolean;
  /** Whose turn that was waited for was cancelled; a draft of theirs stays. */
  cancelled?: readonly Conversation[];
  fault?: Error | undefined;
};

type Waiting = RetryBudget & { progress: Progress; onChange: (current: Settled) => Promise<void> };

type Watch = Waiting & { client: StepClient; fault: Error | undefined };

/** Polls until all are settled or the budget is used up. Throws `ApiError`. */
export async function waitForSettled(client: StepClient, submission: Submission, waiting: Waiting): Promise<Settled> {
  const timeout = new AbortController();
  using _ = startTimer(waiting.clock, waiting.deadline - waiting.clock.now(), () => timeout.abort());
  const signal = AbortSignal.any([waiting.signal, timeout.signal]);
  const watch: Watch = { ...waiting, signal, client, fault: undefined };
  const settled =
    submission.job === undefined
      ? await follow(watch, conversationKind, submission.conversations, withJob())
      : await followJob(watch, submission.job);
  return watch.fault === undefined ? settled : { ...settled, fault: watch.fault };
}

const withJob = (job?: Job) => (conversations: Conversation[], settled: boolean) => ({ job, conversations, settled });

async function followJob(watch: Watch, first: Job): Promise<Settled> {
  const followed = await follow(watch, jobKind, [first], ([job], settled) => ({ job, conversations: [], settled }));
  const { job = first } = followed;
  if (!followed.settled) return followed;
  const latest = Math.min(watch.clock.now() + MAX_URL_LAG, watch.deadline - LAST_POLL);
  const listed = await pollWithRetries(watch, () => readConversations(watch, job.id));
  if (listed === undefined) return { job, conversations: [], settled: false };
  // The job can be done before its pull request is open.
  const isSettled = (conversation: Conversation) =>
    job.state !== "done" ||
    conversationKind.isSettled(conversation) ||
    resultUrlOf(conversation) !== undefined ||
    watch.clock.now() >= latest;
  return follow(watch, { ...conversationKind, isSettled }, listed, withJob(job));
}

async function follow<Item>(
  watch: Watch,
  kind: RecordKind<Item>,
  first: readonly Item[],
  build: (records: Item[], settled: boolean) => Settled,
): Promise<Settled> {
  const records = [...first];
  const start = watch.clock.now();
  const report = (record: Item) => watch.progress.onPoll(kind.name(record), kind.state(record), kind.isSettled(record));
  for (const record of records) await report(record);
  const pollAll = async () => {
    for (const [index, record] of records.entries()) {
      if (kind.isSettled(record)) continue;
      const next = await kind.read(watch.client, record, { signal: watch.signal });
      records[index] = next;
      await report(next);
      if (kind.state(next) !== kind.state(record)) await watch.onChange(build([...records], false));
    }
    return true;
  };
  while (!records.every(kind.isSettled)) {
    if (!(await sleep(watch, untilNextPoll(watch, start)))) return build(records, false);
    if (!(await pollWithRetries(watch, pollAll, start))) return build(records, false);
  }
  return build(records, true);
}

function untilNextPoll({ clock, minDelay, deadline }: Watch, start: number): number {
  const delay = nextPollDelay(clock.now() - start, minDelay);
  const untilLast = deadline - LAST_POLL - clock.now();
  return untilLast > 0 ? Math.min(delay, untilLast) : delay;
}

/** With their entries, oldest first; the list has the newest first. */
export async function readConversations(
  { client, signal }: Pick<Watch, "client" | "signal">,
  jobId: string,
): Promise<Conversation[]> {
  const listed = await listAll(async (next) => {
    const page = await client.conversations.list({ jobId, next }, { signal });
    return { records: page.conversations, nextPageToken: page.nextPageToken };
  });
  return Promise.all(listed.reverse().map((conversation) => conversationKind.read(client, conversation, { signal })));
}
