import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import examples from "@octokit/webhooks-examples";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parseTrigger } from "../../../src/action/trigger.ts";
import { systemClock } from "../../../src/shared/clock.ts";
import { ReleaseDocsError } from "../../../src/shared/errors.ts";
import { type Scripted, serveScripted, takeJobs } from "../../support/scripted-server.ts";
import { runStep } from "../../support/step.ts";

type Example = { name: string; payload: Record<string, unknown>; title: string };
const EXAMPLES: Example[] = (examples as unknown as { name: string; examples: Record<string, unknown>[] }[]).flatMap(
  ({ name, examples: payloads }) =>
    payloads.map((payload, index) => ({ name, payload, title: `${name} ${payload.action ?? ""} (${index})` })),
);
const EVENTS_OF_THE_TABLE = new Set([
  "release",
  "push",
  "create",
  "delete",
  "pull_request",
  "merge_group",
  "repository_dispatch",
  "workflow_dispatch",
  "workflow_run",
]);

const folder = mkdtempSync(join(tmpdir(), "webhooks-"));
let server: Scripted;
beforeAll(async () => {
  server = await serveScripted(takeJobs);
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});

/** Runs the step on the event, without a checkout and without a token, against a service that accepts everything. */
async function run(name: string, payload: unknown, inputs: Parameters<typeof runStep>[0] = {}, workflow?: string) {
  const file = join(folder, "event.json");
  writeFileSync(file, JSON.stringify(payload));
  server.received.length = 0;
  const event = { GITHUB_EVENT_NAME: name, GITHUB_EVENT_PATH: file, GITHUB_WORKSPACE: folder };
  const variables = { ...event, GITHUB_WORKFLOW_REF: workflow };
  const given = { "base-url": server.url, "api-key": "key-of-a-test", wait: "false", ...inputs };
  const ended = await runStep(given, { clock: systemClock, variables });
  const sent = server.received.filter(({ method }) => method === "POST").map(({ body }) => JSON.parse(body).docRequest);
  return { ...ended, sent };
}

describe("every payload that GitHub documents", () => {
  test.each(EXAMPLES.map(({ title, ...example }) => [title, example] as const))("%s", async (_, { name, payload }) => {
    const { outcome, failure, sent } = await run(name, payload);
    if (failure !== undefined) {
      expect(failure).toBeInstanceOf(ReleaseDocsError);
      expect(failure).toMatchObject({ code: EVENTS_OF_THE_TABLE.has(name) ? "event/no-history" : "event/unsupported" });
    }
    expect(sent).toHaveLength(outcome?.state === "requested" ? 1 : 0);
    if (outcome?.state === "skipped") expect(outcome.skipped).toMatch(/\w/);
  });
});

test("every event of the table is among them", () => {
  expect([...EVENTS_OF_THE_TABLE].filter((name) => !EXAMPLES.some((example) => example.name === name))).toEqual([]);
});

test("with changes given, any event is enough", async () => {
  for (const { name, payload } of EXAMPLES.filter((_, index) => index % 25 === 0)) {
    const { sent, failure } = await run(name, payload, { changes: "v1.0.0..v1.1.0" });
    if (failure === undefined)
      expect(sent).toMatchObject([{ changes: [{ tags: { start: "v1.0.0", end: "v1.1.0" } }] }]);
    else expect(failure).toMatchObject({ code: "event/malformed" });
  }
});

const SHA = "0123456789abcdef0123456789abcdef01234567";
const OLD = "f".repeat(40);

describe("the event alone is enough for", () => {
  const created = { ref: "refs/heads/topic", created: true, before: "0".repeat(40), after: SHA };
  const merge_group = { base_sha: OLD, head_sha: SHA, base_ref: "refs/heads/main" };
  const range = { commits: { startSha: OLD, endSha: SHA, includeStartCommit: false } };
  const one = { commits: { shas: [SHA] } };
  test.each<[string, string, unknown, unknown]>([
    ["a push", "push", { ref: "refs/heads/main", before: OLD, after: SHA, compare: "https://x.example/c" }, range],
    ["a forced push", "push", { ...created, created: false, forced: true, before: OLD, commits: [{ id: SHA }] }, one],
    ["a merged merge group", "merge_group", { action: "destroyed", reason: "merged", merge_group }, range],
  ])("%s", async (_, name, payload, selector) => {
    const { sent, outcome } = await run(name, payload);
    expect(sent).toMatchObject([{ changes: [selector], eventType: "merge" }]);
    expect(outcome?.selection).toMatch(/\w/);
  });

  test("but not for a new branch without commits", async () => {
    const { sent, outcome } = await run("push", { ...created, commits: [] });
    expect(sent).toEqual([]);
    expect(outcome).toMatchObject({ state: "skipped", skipped: expect.stringMatching(/\w/) });
  });

  test("a schedule, between its last two slots", async () => {
    const { sent, outcome } = await run("schedule", { schedule: "0 9 * * 1" });
    const [{ changes, eventType }] = sent;
    const { start, end } = changes[0].timeRange;
    expect(Date.parse(end) - Date.parse(start)).toBe(7 * 24 * 3_600_000);
    expect(new Date(end).getUTCDay()).toBe(1);
    expect(eventType).toBeUndefined();
    expect(outcome?.selection).toContain("does not name its workflow (GITHUB_WORKFLOW_REF)");
    const workflowRef = "octo/widget/.github/workflows/docs.yml@refs/heads/main";
    const named = await run("schedule", { schedule: "0 9 * * 1" }, {}, workflowRef);
    expect(named.outcome?.selection).toContain("without github-token");
  });
});

describe("without history an error says what to add for", () => {
  test.each<[string, string, unknown]>([
    ["a release", "release", { action: "published", release: { tag_name: "v1.0.0" } }],
    ["a tag that looks like an option", "push", { ref: "refs/tags/--upload-pack=x", before: OLD, after: SHA }],
  ])("%s", async (_, name, payload) => {
    const { sent, failure } = await run(name, payload);
    expect(sent).toEqual([]);
    expect(failure).toMatchObject({
      code: "event/no-history",
      hint: expect.stringMatching(/fetch-depth: 0.*contents: read/),
    });
  });
});

test("a payload with any one field missing or of another type is read safely or refused", () => {
  const event = {
    ref: undefined,
    repository: "octo/widget",
    serverUrl: "https://github.com",
    apiUrl: "https://api.github.com",
    run: undefined,
  };
  for (const { name, payload } of EXAMPLES.filter(({ name }) => EVENTS_OF_THE_TABLE.has(name))) {
    for (const broken of breakFields(payload)) {
      try {
        expect(parseTrigger({ ...event, name, payload: broken })).toHaveProperty("kind");
      } catch (error) {
        expect(error).toMatchObject({ code: "event/malformed" });
      }
    }
  }
});

/** The payload with each field of its first two levels in turn removed or replaced by other types. */
function* breakFields(payload: Record<string, unknown>): Generator<Record<string, unknown>> {
  for (const [key, value] of Object.entries(payload)) {
    for (const other of [undefined, null, 7, "", [], {}]) yield { ...payload, [key]: other };
    if (typeof value !== "object" || value === null) continue;
    for (const inner of Object.keys(value)) {
      for (const other of [undefined, null, 7, "", [], {}]) yield { ...payload, [key]: { ...value, [inner]: other } };
    }
  }
}

test("a body of a hundred thousand words is cut, and its links stay", async () => {
  const pull_request = {
    number: 7,
    title: "Add\ncolour",
    body: "word ".repeat(100_000),
    html_url: "https://x.example/7",
    merged: true,
    merge_commit_sha: SHA,
    commits: 1,
  };
  const { sent } = await run("pull_request", { action: "closed", pull_request });
  expect(sent[0].title).toBe("Document #7: Add colour");
  expect(sent[0].body.length).toBeLessThanOrEqual(20_000);
  expect(sent[0].body).toMatch(/…\n\nhttps:\/\/x\.example\/7$/);
});
