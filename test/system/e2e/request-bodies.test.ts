import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Scripted, serveScripted } from "../../support/scripted-server.ts";
import { runStep, type StepResult } from "./run-step.ts";

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
const JOB = { id: "job-1", orgId: "org-1", type: "doc-request", state: "done" };
const CONVERSATION = {
  id: "cnv-1",
  jobId: "job-1",
  status: "done",
  publicationName: "Notes",
  outputUrl: "",
  entries: [],
};

let workspace: string;
beforeAll(() => {
  workspace = mkdtempSync(join(tmpdir(), "no-checkout-"));
});
afterAll(() => rmSync(workspace, { recursive: true }));

/** A service that lists nothing, takes every create and shows `conversation` as its result. */
function serve(conversation: object = CONVERSATION): Promise<Scripted> {
  return serveScripted((request, response) => {
    const [, resource = "", id] = /^\/api\/v1\/(\w+)(\/\w+-\d+)?/.exec(request.url ?? "") ?? [];
    const record = resource === "jobs" ? JOB : conversation;
    const isJobs = request.url?.includes("jobId=") === true;
    const answer = request.method === "POST" || id !== undefined ? record : { [resource]: isJobs ? [record] : [] };
    response.writeHead(request.method === "POST" ? 201 : 200, { "content-type": "application/json" });
    response.end(JSON.stringify(answer));
  });
}

function run({ url }: Scripted, inputs: Record<string, string>): Promise<StepResult> {
  const all = { ...INPUTS, "base-url": url, ...inputs };
  return runStep({ event: "workflow_dispatch", payload: {}, workspace, inputs: all });
}

const sentTo = ({ received }: Scripted, path: RegExp): unknown[] =>
  received.filter(({ method, url }) => method === "POST" && path.test(url ?? "")).map(({ body }) => JSON.parse(body));

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

test("a conversation is created with its own fields; inputs without a field there give one warning", async () => {
  await using server = await serve({ ...CONVERSATION, staged: true });
  const { code, outputs, log } = await run(server, { stage: "true", "event-type": "release" });
  expect(sentTo(server, /^\/api\/v1\/conversations\/?$/)).toStrictEqual([
    {
      body: "Version 1.1.0\n\nWrite the notes.\n\nBe short.\n\nName the people.",
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

test.each([
  ["error", 1, "error"],
  ["never", 0, "warning"],
])("an errored conversation is a failed request with fail-on: %s", async (failOn, code, kind) => {
  const entries = [{ id: "ent-1", kind: "error", status: "error", message: "There is no tag v1.1.0." }];
  await using server = await serve({ ...CONVERSATION, status: "errored", entries });
  const result = await run(server, { request: "conversation", "source-connection": "", "fail-on": failOn });
  expect({ code: result.code, state: result.outputs["job-state"] }).toEqual({ code, state: "errored" });
  expect(result.log).toMatch(new RegExp(`::${kind}(?: title=[^:]*)?::There is no tag v1\\.1\\.0\\.`));
});

test("a staged draft links to its branch's compare page, not to a pull request", async () => {
  const compareUrl = "https://github.com/octo/widget/compare/main...release-docs/v1.1.0";
  const entries = [{ id: "ent-1", kind: "draft", status: "success", message: "Wrote it.", details: { compareUrl } }];
  const conversation = { ...CONVERSATION, status: "staged", staged: true, branch: "release-docs/v1.1.0", entries };
  await using server = await serve(conversation);
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
