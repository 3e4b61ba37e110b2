import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { fastClock } from "../../support/clock.ts";
import { History } from "../../support/history.ts";
import { isList, type Scripted, serveScripted, takeJobs } from "../../support/scripted-server.ts";
import { startStep } from "../../support/step.ts";

const JOB = { id: "job-1", orgId: "org-1", type: "doc-request", state: "requested" };

/** A service that accepts a job, gives the answers in turn, and repeats the last one. */
function serveJob(...looks: [status: number, body: unknown][]): Promise<Scripted> {
  return serveScripted((request, response) => {
    if (request.method === "POST" || isList(request)) return takeJobs(request, response);
    const [code, answer] = (looks.length > 1 ? looks.shift() : looks[0]) ?? [500];
    response.writeHead(code).end(JSON.stringify(answer));
  });
}

function runAt(service: Scripted, inputs: Record<string, string> = {}, signal?: AbortSignal, workspace = tmpdir()) {
  const given = { "base-url": service.url, "api-key": "key-1", changes: "last 1 commit", ...inputs };
  const variables = { GITHUB_WORKSPACE: workspace };
  const { outcome, reporter } = startStep(given, { clock: fastClock, variables, ...(signal && { signal }) });
  return { outcome, outputs: reporter.written, lines: () => reporter.said.map(([, text]) => text) };
}

test("a wait that fails leaves the known state in the outputs", async () => {
  const running = { ...JOB, state: "running" };
  await using service = await serveJob([200, running], [403, { error: "This key may no longer read jobs." }]);
  const { outcome, outputs } = runAt(service);
  await expect(outcome).rejects.toMatchObject({ code: "api/403" });
  expect(outputs).toMatchObject({ "job-id": "job-1", "job-state": "running" });
});

describe("a request that is not settled in time", () => {
  test.each(["error", "never"])("says what continues and where, with fail-on: %s", async (failOn) => {
    await using service = await serveJob([200, JOB]);
    const { outcome, lines } = runAt(service, { timeout: "20s", "fail-on": failOn });
    const { state, failure, tolerated } = await outcome;
    expect({ state, tolerated }).toEqual({ state: "requested", tolerated: failOn === "never" });
    expect(failure).toMatch(/^The request did not complete within 20 s/);
    expect(failure).toContain(`Job job-1 is still running; see ${service.url}/api/v1/jobs/job-1`);
    expect(lines().filter((line) => line.startsWith("Job job-1: "))).toEqual(["Job job-1: requested."]);
  });
});

test("the request is in the log, folded", async () => {
  await using service = await serveJob();
  const { outcome, lines } = runAt(service, { wait: "false", title: "Version 2" });
  await outcome;
  expect(lines().find((line) => line.startsWith("Request\n"))).toContain('"title": "Version 2"');
});

test("a run that is cancelled before it has sent anything sends nothing", async () => {
  await using service = await serveJob();
  const { outcome } = runAt(service, {}, AbortSignal.abort(new Error("stop")));
  await expect(outcome).rejects.toThrow("stop");
  expect(service.received).toEqual([]);
});

test("a title that git cannot count is the description of the commits, and the reason is in the debug log", async () => {
  using history = new History();
  history.commit("feat: answer");
  history.tag("v1.0.0");
  history.commit("feat: ask");
  await using service = await serveScripted((request, response) => {
    // The commits are selected, but not yet counted.
    if (isList(request)) rmSync(join(history.directory, ".git"), { recursive: true, force: true });
    takeJobs(request, response);
  });
  const { outcome, lines } = runAt(service, { wait: "false", changes: "auto" }, undefined, history.directory);
  expect(await outcome).toMatchObject({ state: "requested", changes: [{ tags: { start: "v1.0.0" } }] });
  const title = lines().find((line) => line.startsWith("Documenting "));
  expect(title).toMatch(/^Documenting the commits since v1\.0\.0 \(.* with the service at /);
  expect(lines().join("\n")).toContain("not a git repository");
});
