import type { Client } from "../../client/client.ts";
import { startTimer } from "../../client/clock.ts";
import { listAll } from "../../client/list-all.ts";
import { nextDelay, type Patience } from "../../client/pace.ts";
import type { Conversation } from "../../contract/conversations.ts";
import type { Job } from "../../contract/jobs.ts";
import { resultUrlOf } from "../result-url.ts";
import type { Submission } from "../submit/submit.ts";
import type { Progress } from "./progress.ts";
import { conversationKind, jobKind, type RecordKind } from "./record-kind.ts";
import { type Ride, ride, sleep } from "./ride.ts";

/** How long a job that is done is given to show the addresses of what it wrote. */
const LATEST_ADDRESS = 60_000;
/** The last look is made this long before the deadline, so that an end is not missed by one long delay. */
const LAST_LOOK = 2000;

/** Until when to wait, which also gives up a request in flight, and who hears how it goes. */
export type Waiting = Patience & {
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

type Watch = Waiting & Ride & { client: Client };

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
  const listed = await ride(watch, () => readConversations(watch, job.id));
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
    const looked = (await sleep(watch, untilNextLook(watch, start))) && (await ride(watch, look, start));
    if (!looked) return build(records, false);
  }
  return build(records, true);
}

function untilNextLook({ clock, shortest, deadline }: Watch, start: number): number {
  const delay = nextDelay(clock.now() - start, shortest);
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
