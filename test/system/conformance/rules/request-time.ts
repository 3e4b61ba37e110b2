import { expect } from "vitest";
import { NAME, type TestEnvironment } from "../environment.ts";
import { messageOf } from "../message-of.ts";
import type { Section } from "../section.ts";

/** `time` is when the request was made (interface, "Job request object"). */
export const requestTime: Section = {
  title: "Rules › time of a request",
  rows: {
    'docRequest.time moves "the past week"': async (env) => {
      expect(await selected(env, "Cover the past week.", "2026-01-02T12:00:00Z")).toMatch(/^5 commits/);
    },
    'docRequest.time ends "the past week"': async (env) => {
      expect(await selected(env, "Cover the past week.", "2026-01-01T19:00:00+02:00")).toMatch(/^3 commits/);
    },
    'docRequest.time moves "since last month" and "last quarter"': async (env) => {
      expect(await selected(env, "Everything since last month.", "2026-02-10T12:00:00Z")).toMatch(/^5 commits/);
      expect(await selected(env, "What came last quarter.", "2026-05-10T12:00:00Z")).toMatch(/^5 commits/);
    },
    "a request without time is made when the service gets it": async (env) => {
      const week = await selected(env, "Cover the past week.", undefined);
      expect(week).not.toMatch(/^[1-9]\d* commits?/);
    },
  },
};

/** The `selection` entry of a job with this body and time. */
async function selected(env: TestEnvironment, body: string, time: string | undefined): Promise<string> {
  const docRequest = { title: "Changes", body, time, sourceConnection: NAME, publications: [env.publication.id] };
  const [output] = await env.work(docRequest);
  return messageOf(output, "selection") ?? "";
}
