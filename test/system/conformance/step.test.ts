import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Scripted, serveScripted } from "../../support/scripted-server.ts";
import { runStep, type StepResult } from "../e2e/run-step.ts";
import { findDeviations } from "./shown-requests.ts";

const INPUTS = {
  "api-key": "key-of-a-test",
  "source-connection": "octo/widget",
  publications: "Notes",
  title: "Version 1.1.0",
  body: "Write the notes.",
  comments: "Be short.\nName the people.",
  labels: "docs",
  "relevant-links": "https://example.com/plan",
  changes: "v1.0.0..v1.1.0",
};
const CHANGES = [{ tags: { start: "v1.0.0", end: "v1.1.0" } }];
const LABELS = ["docs", "run:octo/widget/4711", expect.stringMatching(/^request:[0-9a-f]{12}$/)];

// The fields that the interface shows, and no others.
const JOB = { id: "job-1", orgId: "org-1", type: "doc-request", state: "done" };
const CONVERSATION = {
  id: "cnv-1",
  status: "done",
  branch: "",
  outputUrl: "",
  staged: false,
  excludedFiles: [],
  publicationName: "Notes",
  entries: [],
};

let workspace: string;
beforeAll(() => {
  workspace = mkdtempSync(join(tmpdir(), "no-checkout-"));
});
afterAll(() => rmSync(workspace, { recursive: true }));

type Answers = { conversation?: object; connections?: object[]; statuses?: readonly string[] };

/** A service written from the interface alone. Its conversation has the next of `statuses` whenever it is read. */
function serve({ conversation = CONVERSATION, connections = [], statuses = [] }: Answers = {}): Promise<Scripted> {
  const left = [...statuses];
  return serveScripted(({ method, url = "" }, response) => {
    const [, resource = "", id] = /^\/api\/v1\/(\w+)(\/\w+-\d+)?/.exec(url) ?? [];
    const read = () => {
      const status = left.length > 1 ? left.shift() : left[0];
      return resource === "jobs" ? JOB : { ...conversation, ...(status === undefined ? {} : { status }) };
    };
    const list = () => (resource === "connections" ? connections : url.includes("jobId=") ? [read()] : []);
    const answer = method === "POST" || id !== undefined ? read() : { [resource]: list() };
    response.writeHead(method === "POST" ? 201 : 200, { "content-type": "application/json" });
    response.end(JSON.stringify(answer));
  });
}

async function run(server: Scripted, inputs: Record<string, string>): Promise<StepResult> {
  const all = { ...INPUTS, "base-url": server.url, ...inputs };
  const result = await runStep({ workspace, inputs: all });
  expect(findDeviations(server.received)).toEqual([]);
  return result;
}

const sentTo = ({ received }: Scripted, path: RegExp) =>
  received.filter(({ method, url }) => method === "POST" && path.test(url ?? "")).map(({ body }) => JSON.parse(body));

test.each([
  ["cancelled", "run/work-cancelled", /Conversation cnv-1 \(Notes\) was cancelled in the service\./],
  ["needsAttention", "run/needs-attention", /Conversation cnv-1 \(Notes\) needs attention: no reason given\./],
])("a conversation that ends %s fails the step though its job is done, unless fail-on is never", async (...ended) => {
  const [status, code, message] = ended;
  await using server = await serve({ statuses: [status] });
  const failed = await run(server, {});
  expect([failed.code, failed.outputs["conversation-status"]]).toEqual([1, status]);
  expect(failed.log).toMatch(message);
  expect(failed.log).toContain(code);
  await using other = await serve({ statuses: [status] });
  const tolerated = await run(other, { "fail-on": "never" });
  expect(tolerated.code).toBe(0);
  expect(tolerated.log).toMatch(message);
});

test("a job is created in the envelope docRequest, and the output request is its content", async () => {
  await using server = await serve();
  const { code, outputs, log } = await run(server, { "event-type": "release" });
  const docRequest = {
    title: "Version 1.1.0",
    body: "Write the notes.",
    sourceConnection: "octo/widget",
    eventType: "release",
    changes: CHANGES,
    publications: ["Notes"],
    comments: ["Be short.", "Name the people."],
    labels: LABELS,
    relevantLinks: ["https://example.com/plan"],
  };
  expect(sentTo(server, /^\/api\/v1\/jobs$/)).toStrictEqual([{ docRequest }]);
  expect(JSON.parse(outputs.request ?? "")).toStrictEqual(docRequest);
  expect({ code, state: outputs["job-state"] }).toEqual({ code: 0, state: "done" });
  expect(log).not.toContain("::warning");
});

test("every selector is sent as the interface shows it", async () => {
  await using server = await serve();
  const changes = [
    { releases: { count: 1 } },
    { timeRange: { start: "2026-01-01T00:00:00Z", end: "2026-02-01T00:00:00+02:00" } },
    { commits: { count: 2 } },
    { commits: { startSha: "0123abc" } },
    { commits: { shas: ["0123abc", "4567def"] } },
    { commits: { startSha: "0123abc", endSha: "4567def", includeStartCommit: true } },
    { tags: { start: "v1.0.0" } },
    { tags: { start: "v1.0.0", end: "v1.1.0" } },
  ];
  await run(server, { changes: JSON.stringify(changes) });
  expect(sentTo(server, /^\/api\/v1\/jobs$/)).toMatchObject([{ docRequest: { changes } }]);
});

test("a conversation is created with its own fields; inputs without a field there give one warning", async () => {
  await using server = await serve({ conversation: { ...CONVERSATION, staged: true } });
  const { code, outputs, log } = await run(server, { stage: "true", "event-type": "release" });
  expect(sentTo(server, /^\/api\/v1\/conversations\/$/)).toStrictEqual([
    {
      // With an event type the title and body are context alone.
      body: "> Version 1.1.0\n> \n> Write the notes.\n\nBe short.\n\nName the people.",
      publication: "Notes",
      stage: true,
      changes: CHANGES,
      labels: LABELS,
      relevantLinks: ["https://example.com/plan"],
    },
  ]);
  expect({ code, state: outputs["job-state"] }).toEqual({ code: 0, state: "done" });
  expect(log.match(/::warning.*/g)).toEqual([
    expect.stringContaining("Inputs `event-type` and `source-connection` are not sent"),
  ]);
});

test("listed connections without the source give a warning, and the job is created", async () => {
  await using server = await serve({ connections: [{ id: "cnn-9", name: "octo/other", type: "codehostRepo" }] });
  const { code, log } = await run(server, {});
  expect(log.match(/::warning.*/g)).toEqual([expect.stringContaining('no connection "octo/widget"')]);
  expect(sentTo(server, /^\/api\/v1\/jobs$/)).toHaveLength(1);
  expect(code).toBe(0);
});

test("a staged draft links to its branch's compare page, not to a pull request", async () => {
  const compareUrl = "https://github.com/octo/widget/compare/main...release-docs/v1.1.0";
  const entries = [{ id: "ent-1", kind: "draft", status: "success", message: "Wrote it.", details: { compareUrl } }];
  const conversation = { ...CONVERSATION, status: "staged", staged: true, branch: "release-docs/v1.1.0", entries };
  await using server = await serve({ conversation });
  const { log, summary, outputs } = await run(server, { stage: "true" });
  expect(log).toContain(`::notice::Release docs: a draft is ready.%0A${compareUrl}`);
  expect(summary).toContain(`| ${compareUrl} | yes |`);
  expect(outputs).toMatchObject({ "pull-request-url": "", staged: "true" });
});

test("a dry run prints the request and sends nothing", async () => {
  await using server = await serve();
  const { log, outputs } = await run(server, { "dry-run": "true" });
  const printed = /with this request:\n(\{\n[\s\S]*?\n\})/.exec(log)?.[1] ?? "";
  expect(JSON.parse(printed)).toEqual(JSON.parse(outputs.request ?? ""));
  expect(JSON.parse(printed)).toMatchObject({ title: "Version 1.1.0", sourceConnection: "octo/widget" });
  expect(server.received).toEqual([]);
});
