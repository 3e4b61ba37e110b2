import type { Submission } from "../../src/action/submit.ts";
import { type Settled, waitForSettled } from "../../src/action/wait.ts";
import { createClient } from "../../src/client/client.ts";
import type { HttpAnswer } from "../../src/client/send.ts";

/** What a service answers next, or why it does not. */
export type Step = HttpAnswer | Error;
/** A waiting under way, with what it did so far. */
export type Run = {
  settled: Promise<Settled>;
  requests: { path: string; at: number }[];
  delays: number[];
  states: string[];
};

export const JOB = { id: "job-1", orgId: "org-1", type: "doc-request", state: "requested" };
export const CONVERSATION = { id: "cnv-1", status: "running" };

/** An answer with a JSON body. */
export function answer(status: number, body: unknown, headers: Record<string, string> = {}): HttpAnswer {
  return { status, headers, body: JSON.stringify(body) };
}
export const job = (state: string): HttpAnswer => answer(200, { ...JOB, state });
export const conversation = (fields: object): HttpAnswer => answer(200, { ...CONVERSATION, ...fields });

/** Waits on a clock of its own; each path answers its steps in turn and then its last one for ever. */
export function wait(submission: Submission, script: Record<string, Step[]>, timeout = 60_000): Run {
  let time = 1_000_000;
  const start = time;
  const [requests, delays, states]: [Run["requests"], number[], string[]] = [[], [], []];
  const client = createClient({
    apiKey: "key-1",
    send: async ({ path }) => {
      requests.push({ path, at: time - start });
      const steps = script[path.replace("/api/v1/", "")];
      const step = steps !== undefined && steps.length > 1 ? steps.shift() : steps?.[0];
      if (step === undefined) throw new Error(`Nothing is scripted for ${path}.`);
      if (step instanceof Error) throw step;
      return step;
    },
  });
  const settled = waitForSettled(client, submission, {
    timeout,
    shortest: 1000,
    clock: {
      now: () => time,
      sleep: async (milliseconds) => {
        delays.push(milliseconds);
        time += milliseconds;
      },
    },
    signal: new AbortController().signal,
    onState: async (state) => void states.push(state),
  });
  return { settled, requests, delays, states };
}
