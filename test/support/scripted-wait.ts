import "../../src/client/answer.ts";
import { type Progress, type Settled, type Submission, waitForSettled } from "../../src/action/wait.ts";
import { createClient } from "../../src/client/client.ts";
import type { HttpAnswer } from "../../src/client/http.ts";
import { createFakeClock } from "./clock.ts";
// Loaded before the clock runs: time would pass while it is.

/** The next answer of a service, an error, or no answer until the request is aborted. */
export type Step = HttpAnswer | Error | "hang";
/** What the run may do while it waits. */
type Moments = { timeout?: number; onRequest?: (abort: () => void) => void; onState?: (abort: () => void) => void };
/** A running wait with its requests so far; `at` is milliseconds since it started. */
export type Run = {
  settled: Promise<Settled>;
  requests: { path: string; at: number }[];
  states: string[];
  faults: Error[];
  /** The states, after every poll that showed a new one. */
  changes: Settled[];
  /** The elapsed time of its clock. */
  elapsed: () => number;
};

export const JOB = { id: "job-1", orgId: "org-1", type: "doc-request", state: "requested" };
export const CONVERSATION = { id: "cnv-1", status: "running" };

/** An answer with a JSON body. */
export function answer(status: number, body: unknown, headers: Record<string, string> = {}): HttpAnswer {
  return { status, headers, body: JSON.stringify(body) };
}
export const job = (state: string): HttpAnswer => answer(200, { ...JOB, state });
export const conversation = (fields: object): HttpAnswer => answer(200, { ...CONVERSATION, ...fields });

/** Waits on its own clock; each path answers its steps in turn, then repeats the last one. */
export function wait(submission: Submission, script: Record<string, Step[]>, moments: Moments = {}): Run {
  const clock = createFakeClock();
  const start = clock.now();
  const elapsed = () => clock.now() - start;
  const ended = new AbortController();
  const [requests, states, faults, changes]: [Run["requests"], string[], Error[], Settled[]] = [[], [], [], []];
  const client = createClient({
    apiKey: "key-1",
    send: async ({ path, signal }) => {
      requests.push({ path, at: elapsed() });
      moments.onRequest?.(() => ended.abort());
      const steps = script[path.replace("/api/v1/", "")];
      const step = steps !== undefined && steps.length > 1 ? steps.shift() : steps?.[0];
      if (step === undefined) throw new Error(`Nothing is scripted for ${path}.`);
      if (step instanceof Error) throw step;
      return step === "hang" ? new Promise((_, reject) => signal?.addEventListener("abort", reject)) : step;
    },
  });
  const progress: Progress = {
    onPoll: async (_, state) => {
      if (states.at(-1) !== state) states.push(state);
      moments.onState?.(() => ended.abort());
    },
    onError: (fault) => faults.push(fault),
    [Symbol.dispose]: () => undefined,
  };
  const settled = waitForSettled(client, submission, {
    deadline: start + (moments.timeout ?? 60_000),
    minDelay: 1000,
    clock,
    signal: ended.signal,
    progress,
    onChange: async (seen) => void changes.push(seen),
  });
  return { settled, requests, states, faults, changes, elapsed };
}
