import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import examples from "@octokit/webhooks-examples";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readEnvironment, readTask } from "../../../src/action/environment.ts";
import type { Outcome } from "../../../src/action/outcome.ts";
import { write } from "../../../src/action/run.ts";
import { createTerminalReporter } from "../../../src/action/terminal/reporter.ts";
import { parseTrigger } from "../../../src/action/trigger.ts";
import { systemClock } from "../../../src/shared/clock.ts";
import { ReleaseDocsError } from "../../../src/shared/errors.ts";
import { type Scripted, serveScripted, takeJobs } from "../../support/scripted-server.ts";

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
async function run(name: string, payload: unknown, inputs: Record<string, string> = {}) {
  const file = join(folder, "event.json");
  writeFileSync(file, JSON.stringify(payload));
  server.received.length = 0;
  const ended: { outcome?: Outcome; failure?: unknown } = {};
  try {
    ended.outcome = await write({
      task: readTask(
        readEnvironment({
          GITHUB_EVENT_NAME: name,
          GITHUB_EVENT_PATH: file,
          GITHUB_REPOSITORY: "octo/widget",
          GITHUB_WORKSPACE: folder,
          "INPUT_BASE-URL": server.url,
          "INPUT_API-KEY": "key-of-a-test",
          INPUT_WAIT: "false",
          ...inputs,
        }),
      ),
      reporter: { ...createTerminalReporter(process), info: async () => undefined },
      drafts: "branches",
      clock: systemClock,
      signal: new AbortController().signal,
    });
  } catch (failure) {
    ended.failure = failure;
  }
  return {
    ...ended,
    sent: server.received.filter(({ method }) => method === "POST").map(({ body }) => JSON.parse(body).docRequest),
  };
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
    const { sent, failure } = await run(name, payload, { INPUT_CHANGES: "v1.0.0..v1.1.0" });
    if (failure === undefined)
      expect(sent).toMatchObject([{ changes: [{ tags: { start: "v1.0.0", end: "v1.1.0" } }] }]);
    else expect(failure).toMatchObject({ code: "event/malformed" });
  }
});

const SHA = "0123456789abcdef0123456789abcdef01234567";
const OLD = "f".repeat(40);

describe("the event alone is enough for", () => {
  test.each<[string, string, unknown, unknown, string | undefined]>([
    [
      "a push",
      "push",
      { ref: "refs/heads/main", before: OLD, after: SHA, compare: "https://x.example/c" },
      { commits: { startSha: OLD, endSha: SHA, includeStartCommit: false } },
      "merge",
    ],
    [
      "a new branch",
      "push",
      { ref: "refs/heads/topic", created: true, before: "0".repeat(40), after: SHA, commits: [{ id: SHA }] },
      { commits: { shas: [SHA] } },
      "merge",
    ],
    [
      "a forced push",
      "push",
      { ref: "refs/heads/topic", forced: true, before: OLD, after: SHA, commits: [{ id: SHA }] },
      { commits: { shas: [SHA] } },
      "merge",
    ],
    [
      "a pull request of one commit",
      "pull_request",
      {
        action: "closed",
        pull_request: { number: 7, title: "Add colour", merged: true, merge_commit_sha: SHA, commits: 1 },
      },
      { commits: { shas: [SHA] } },
      "merge",
    ],
    [
      "a merged merge group",
      "merge_group",
      {
        action: "destroyed",
        reason: "merged",
        merge_group: { base_sha: OLD, head_sha: SHA, base_ref: "refs/heads/main" },
      },
      { commits: { startSha: OLD, endSha: SHA, includeStartCommit: false } },
      "merge",
    ],
  ])("%s", async (_, name, payload, selector, eventType) => {
    const { sent, outcome } = await run(name, payload);
    expect(sent).toMatchObject([{ changes: [selector], eventType }]);
    expect(outcome?.selection).toMatch(/\w/);
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
    const named = await run("schedule", { schedule: "0 9 * * 1" }, { GITHUB_WORKFLOW_REF: workflowRef });
    expect(named.outcome?.selection).toContain("without github-token");
  });
});

describe("nothing is sent for", () => {
  test.each<[string, string, unknown]>([
    ["a deleted branch", "push", { ref: "refs/heads/topic", before: OLD, after: "0".repeat(40), deleted: true }],
    ["a created branch", "create", { ref: "topic", ref_type: "branch" }],
    ["a deleted tag", "delete", { ref: "v1.0.0", ref_type: "tag" }],
    ["a draft", "release", { action: "published", release: { tag_name: "v1", draft: true } }],
    [
      "a merge group that is checked",
      "merge_group",
      { action: "checks_requested", merge_group: { base_sha: OLD, head_sha: SHA, base_ref: "refs/heads/main" } },
    ],
    [
      "a merge group that was destroyed",
      "merge_group",
      {
        action: "destroyed",
        reason: "dequeued",
        merge_group: { base_sha: OLD, head_sha: SHA, base_ref: "refs/heads/main" },
      },
    ],
    [
      "a new branch without commits",
      "push",
      { ref: "refs/heads/topic", created: true, before: "0".repeat(40), after: SHA, commits: [] },
    ],
  ])("%s", async (_, name, payload) => {
    const { sent, outcome } = await run(name, payload);
    expect(sent).toEqual([]);
    expect(outcome).toMatchObject({ state: "skipped", skipped: expect.stringMatching(/\w/) });
  });
});

describe("without history an error says what to add for", () => {
  test.each<[string, string, unknown]>([
    ["a release", "release", { action: "published", release: { tag_name: "v1.0.0" } }],
    ["a tag that looks like an option", "push", { ref: "refs/tags/--upload-pack=x", before: OLD, after: SHA }],
    ["a tag that looks like a command", "create", { ref: "$(id)", ref_type: "tag" }],
    [
      "a pull request of many commits",
      "pull_request",
      { action: "closed", pull_request: { number: 7, title: "T", merged: true, merge_commit_sha: SHA, commits: 3 } },
    ],
    ["a run by hand", "workflow_dispatch", {}],
    ["a call", "workflow_call", {}],
  ])("%s", async (_, name, payload) => {
    const { sent, failure } = await run(name, payload);
    expect(sent).toEqual([]);
    expect(failure).toMatchObject({
      code: "event/no-history",
      hint: expect.stringMatching(/fetch-depth: 0.*contents: read/),
    });
  });
});

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
