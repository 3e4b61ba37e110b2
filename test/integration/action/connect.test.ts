import { describe, expect, test } from "vitest";
import { openConnection } from "../../../src/action/connect.ts";
import { parseInputs } from "../../../src/action/inputs.ts";
import type { StepClient } from "../../../src/client/client.ts";
import { listen } from "../../../src/service/http/http.ts";
import { createCheckoutService } from "../../support/checkout-service.ts";
import { History } from "../../support/history.ts";

const CONFIGURATION = `publications:
  - name: All
    config: { writeChangelogs: true, writeReleaseNotes: true, planningInstructions: "Dance." }
  - name: Notes
    config: { writeReleaseNotes: true, docsRepo: octo/widget }
`;
const REQUEST = {
  title: "Version 1.1.0",
  body: "Write.",
  sourceConnection: "octo/widget",
  changes: [{ tags: { start: "v1.0.0", end: "v1.1.0" } }],
};
const job = (client: StepClient, changed: object) => client.jobs.create({ docRequest: { ...REQUEST, ...changed } });
const conversation = (client: StepClient, changed: object) =>
  client.conversations.create({ body: "Write.", changes: REQUEST.changes, ...changed });

async function waitForJob({ jobs, conversations }: StepClient, id: string) {
  for (;;) {
    const now = await jobs.get({ id });
    if (now.state === "done" || now.state === "errored") {
      const listed = await conversations.list({ jobId: id });
      return { job: now, listed: listed.conversations, jobs: (await jobs.list({})).jobs };
    }
  }
}

const CALLS: Record<string, (client: StepClient) => Promise<unknown>> = {
  "a job for all publications": async (client) => waitForJob(client, (await job(client, { labels: ["a"] })).id),
  "a job for one, by name": async (client) => waitForJob(client, (await job(client, { publications: ["Notes"] })).id),
  "a job whose range does not exist": async (client) =>
    waitForJob(client, (await job(client, { changes: [{ tags: { start: "v1.0.0", end: "v9.9.9" } }] })).id),
  "a job of an event, with a time": async (client) =>
    waitForJob(client, (await job(client, { eventType: "release", time: "2026-01-01T00:00:00Z", changes: null })).id),
  "a link that cannot be read": async (client) =>
    waitForJob(client, (await job(client, { relevantLinks: ["http://127.0.0.1:1/x"] })).id),
  "a comment as guidance": async (client) =>
    waitForJob(client, (await job(client, { comments: ["Keep the changelog in docs/CHANGES.md."] })).id),
  "a repeated create": async ({ jobs }) => {
    const create = () => jobs.create({ docRequest: REQUEST }, { idempotencyKey: "run-1" });
    const { id } = await create();
    return (await create()).id === id;
  },
  "a staged conversation": async (client) => {
    const { id, jobId, ...created } = await conversation(client, { publication: "All", stage: true });
    await waitForJob(client, jobId ?? "");
    return { created, ended: await client.conversations.get({ id }) };
  },
  "a conversation without a publication, of several": (client) => conversation(client, {}),
  "an unknown publication": (client) => job(client, { publications: ["Nothing"] }),
  "an unknown publication of a conversation": (client) => conversation(client, { publication: "Nothing" }),
  "an unknown connection": (client) => job(client, { sourceConnection: "octo/gadget" }),
  "a label that is too long": (client) => job(client, { labels: ["x".repeat(1001)] }),
  "an unknown job": (client) => client.jobs.get({ id: "job-0" }),
  "the publications": async (client) => (await client.publications.list({})).publications.map(({ name }) => name),
};

/** Additions for the app of an organization, which a run has not. */
const APP = ["assigneeId", "changedFiles", "dismissedAt", "remedies", "requesterId", "requesterName"];

/** Without what both may choose: IDs and times. */
function normalize(value: unknown): unknown {
  const chosen = new Set(["createdAt", "updatedAt", ...APP]);
  const text = JSON.stringify(value, (key, part) => (chosen.has(key) ? undefined : part));
  return JSON.parse(text.replace(/\b([a-z]{3})-[0-9a-f]{16}\b/g, "$1-ID"));
}

async function answer(client: StepClient, call: (client: StepClient) => Promise<unknown>): Promise<unknown> {
  return call(client).then(normalize, ({ code, status, message }) => normalize({ code, status, message }));
}

const onFault = (error: unknown) => expect.unreachable(String(error));

function createHistory(): History {
  const history = new History();
  history.commit("feat: answer (#1)", { ".github/release-docs.yml": CONFIGURATION });
  history.tag("v1.0.0");
  history.commit("fix: keep the last line (#2)");
  history.tag("v1.1.0");
  return history;
}

function placeOf({ directory }: { directory: string }) {
  const repository = { name: "octo/widget", webUrl: "https://github.com/octo/widget" };
  return { directory, drafts: "scratch" as const, repository };
}

describe("the built-in service answers as a service over HTTP with the same publications", () => {
  test.each(Object.entries(CALLS))("%s", async (_, call) => {
    using history = createHistory();
    const place = placeOf(history);
    await using builtIn = await openConnection(parseInputs({}), place, {}, onFault);
    const apiKey = "key-of-a-test";
    const service = await createCheckoutService({ workspace: place, apiKey, onFault });
    await using listening = await listen(service);
    const inputs = parseInputs({ "base-url": listening.url, "api-key": apiKey });
    await using remote = await openConnection(inputs, { directory: "/nowhere", drafts: "branches" }, {}, onFault);
    expect([builtIn.where, remote.where]).toEqual(["the built-in service", listening.url]);
    expect(await answer(builtIn.client, call)).toEqual(await answer(remote.client, call));
    await service.close();
  });
});

test("a call to the built-in service can be aborted like one over the network", async () => {
  using history = createHistory();
  await using connection = await openConnection(parseInputs({}), placeOf(history), {}, onFault);
  const { jobs } = connection.client;
  await expect(jobs.create({ docRequest: REQUEST }, { signal: AbortSignal.abort() })).rejects.toThrow(/abort/i);
  expect((await jobs.list({})).jobs).toEqual([]);
});
