import "../src/client/answer.ts";
import { type Progress, waitForSettled } from "../src/action/wait.ts";
import { createClient } from "../src/client/client.ts";
import { createFakeClock } from "../test/support/clock.ts";

// Loaded before the clock runs: time would pass while it is.

const JOBS = 500;
const [SHORTEST_JOB, LONGEST_JOB] = [1000, 1_800_000];
const HOUR = 3_600_000;

/** How one way of waiting did for one job: when its end was noticed, in milliseconds after it, and how often it looked. */
type Noticed = { late: number; looks: number };

/** Time to notice the end of jobs of 1 s to 30 min on a simulated clock, and looks taken, next to simpler ways. */
export async function benchPolling(): Promise<void> {
  const ways = new Map<string, (length: number) => Noticed | Promise<Noticed>>([
    ["waitForSettled", simulateWait],
    ["every 5 s", (length) => simulateDelays(length, () => 5000)],
    ["every 10 s", (length) => simulateDelays(length, () => 10_000)],
    ["doubling from 1 s, without end", (length) => simulateDelays(length, (look) => 1000 * 2 ** look)],
    ["doubling from 1 s to 60 s", (length) => simulateDelays(length, (look) => Math.min(60_000, 1000 * 2 ** look))],
  ]);
  const random = Math.random;
  Math.random = createRandom(1);
  process.stdout.write(`\nWaiting for ${JOBS} jobs of 1 s to 30 min\n`);
  process.stdout.write("  noticed after: mean, 95th percentile; share of the job's length; looks: mean, most\n");
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

/** The action's own waiting, on a clock of its own, at a service that answers at once. */
async function simulateWait(length: number): Promise<Noticed> {
  const clock = createFakeClock(0);
  const job = { id: "job-1", orgId: "org-1", type: "doc-request", state: "running" };
  let looks = 0;
  let end = 0;
  const client = createClient({
    apiKey: "bench",
    send: async ({ path }) => {
      const isLook = path.includes("/jobs/");
      if (isLook) looks += 1;
      const state = clock.now() >= length ? "done" : "running";
      if (isLook && state === "done") end = clock.now();
      return { status: 200, headers: {}, body: JSON.stringify(isLook ? { ...job, state } : { conversations: [] }) };
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
  return { late: end - length, looks };
}

/** A loop that only sleeps and looks; `delay` is told how often it has looked. */
function simulateDelays(length: number, delay: (looks: number) => number): Noticed {
  let time = 0;
  let looks = 0;
  for (; looks === 0 || time < length; looks += 1) time += delay(looks);
  return { late: time - length, looks };
}

function print(name: string, noticed: readonly (Noticed & { share: number })[]): void {
  const sorted = noticed.map(({ late }) => late).sort((a, b) => a - b);
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const seconds = [mean(sorted), sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN].map((late) => late / 1000);
  const share = `${(100 * mean(noticed.map((one) => one.share))).toFixed(0)} %`;
  const looks = noticed.map((one) => one.looks);
  const columns = [...seconds.map((late) => `${late.toFixed(1)} s`), share, mean(looks).toFixed(1), Math.max(...looks)];
  process.stdout.write(`  ${columns.map((column) => String(column).padStart(8)).join("")}  ${name}\n`);
}

/** Numbers from 0 to 1 that are the same in every run (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
