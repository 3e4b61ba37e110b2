import "../src/client/answer.ts";
import { type Progress, waitForSettled } from "../src/action/wait.ts";
import { createClient } from "../src/client/client.ts";
import { createFakeClock } from "../test/support/clock.ts";

// Imported first: loading it later would count as waiting.

const JOBS = 500;
const [SHORTEST_JOB, LONGEST_JOB] = [1000, 1_800_000];
const HOUR = 3_600_000;

/** Milliseconds between the end of a job and its notice, and the number of polls. */
type Noticed = { late: number; polls: number };

/** Compares delay and number of polls with simpler strategies, for jobs of 1 s to 30 min on a fake clock. */
export async function benchPolling(): Promise<void> {
  const ways = new Map<string, (length: number) => Noticed | Promise<Noticed>>([
    ["waitForSettled", simulateWait],
    ["every 5 s", (length) => simulateDelays(length, () => 5000)],
    ["every 10 s", (length) => simulateDelays(length, () => 10_000)],
    ["doubling from 1 s, unlimited", (length) => simulateDelays(length, (poll) => 1000 * 2 ** poll)],
    ["doubling from 1 s to 60 s", (length) => simulateDelays(length, (poll) => Math.min(60_000, 1000 * 2 ** poll))],
  ]);
  const random = Math.random;
  Math.random = createRandom(1);
  process.stdout.write(`\nWaiting for ${JOBS} jobs of 1 s to 30 min\n`);
  process.stdout.write("  noticed after: mean, 95th percentile; share of the job's length; polls: mean, maximum\n");
  for (const [name, wait] of ways) {
    const noticed: (Noticed & { share: number })[] = [];
    for (const length of buildLengths()) {
      const one = await wait(length);
      noticed.push({ ...one, share: one.late / length });
    }
    print(name, noticed);
  }
  Math.random = random;
}

/** As many jobs between 1 s and 2 s as between 15 min and 30 min. */
function buildLengths(): number[] {
  const step = Math.log(LONGEST_JOB / SHORTEST_JOB) / (JOBS - 1);
  return Array.from({ length: JOBS }, (_, index) => SHORTEST_JOB * Math.exp(step * index));
}

async function simulateWait(length: number): Promise<Noticed> {
  const clock = createFakeClock(0);
  const job = { id: "job-1", orgId: "org-1", type: "doc-request", state: "running" };
  let polls = 0;
  let end = 0;
  const client = createClient({
    apiKey: "bench",
    send: async ({ path }) => {
      const isPoll = path.includes("/jobs/");
      if (isPoll) polls += 1;
      const state = clock.now() >= length ? "done" : "running";
      if (isPoll && state === "done") end = clock.now();
      return { status: 200, headers: {}, body: JSON.stringify(isPoll ? { ...job, state } : { conversations: [] }) };
    },
  });
  const progress: Progress = {
    onPoll: async () => undefined,
    onError: () => undefined,
    [Symbol.dispose]: () => undefined,
  };
  const { signal } = new AbortController();
  const waiting = { deadline: HOUR, minDelay: 1000, clock, signal, progress, onChange: async () => undefined };
  const { settled } = await waitForSettled(client, { job, conversations: [] }, waiting);
  if (!settled) throw new Error(`A job of ${length} ms was not noticed.`);
  return { late: end - length, polls };
}

/** `delay` gets the number of polls so far. */
function simulateDelays(length: number, delay: (polls: number) => number): Noticed {
  let time = 0;
  let polls = 0;
  for (; polls === 0 || time < length; polls += 1) time += delay(polls);
  return { late: time - length, polls };
}

function print(name: string, noticed: readonly (Noticed & { share: number })[]): void {
  const sorted = noticed.map(({ late }) => late).sort((a, b) => a - b);
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const seconds = [mean(sorted), sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN].map((late) => late / 1000);
  const share = `${(100 * mean(noticed.map((one) => one.share))).toFixed(0)} %`;
  const polls = noticed.map((one) => one.polls);
  const columns = [...seconds.map((late) => `${late.toFixed(1)} s`), share, mean(polls).toFixed(1), Math.max(...polls)];
  process.stdout.write(`  ${columns.map((column) => String(column).padStart(8)).join("")}  ${name}\n`);
}

/** A reproducible random generator (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
