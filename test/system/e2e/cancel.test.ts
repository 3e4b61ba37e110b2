import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { History } from "../../support/history.ts";
import { isList, type Scripted, serveScripted, takeJobs } from "../../support/scripted-server.ts";
import { type Interruption, run, runStep, type StepSetup } from "./run-step.ts";

const RUNNING = JSON.stringify({ id: "job-1", orgId: "org-1", type: "doc-request", state: "running" });
const WAITING: Interruption = { after: /Job job-1: running/, signals: ["SIGTERM"] };

const workspace = mkdtempSync(join(tmpdir(), "empty-"));
afterAll(() => rmSync(workspace, { recursive: true }));

/** A service that takes every job and never settles it. */
const sayRunning: RequestListener = (request, response) => {
  if (request.method === "POST" || isList(request)) takeJobs(request, response);
  else response.writeHead(200, { "content-type": "application/json" }).end(RUNNING);
};

/** A server that answers nothing from the first request of this method on, and when that one came. */
async function serveHanging(hanging: string): Promise<Scripted & { hangs: Promise<void> }> {
  const { promise: hangs, resolve } = Promise.withResolvers<void>();
  const server = await serveScripted((request, response) => {
    if (request.method === hanging && !isList(request)) resolve();
    else sayRunning(request, response);
  });
  return { ...server, hangs };
}

const runAt = (service: Scripted, interruption: Interruption, setup: Partial<StepSetup> = {}) =>
  runStep({
    workspace,
    ...setup,
    inputs: { "base-url": service.url, "api-key": "key-of-a-test", changes: "last 1 commit", ...setup.inputs },
    interruption,
  });

describe.concurrent("a step that is cancelled while it waits", () => {
  test.each<[NodeJS.Signals, number]>([
    ["SIGTERM", 143],
    ["SIGINT", 130],
  ])("by %s names the running job and keeps the outputs", async (signal, exitCode) => {
    await using service = await serveScripted(sayRunning);
    const { code, log, outputs, summary } = await runAt(service, { ...WAITING, signals: [signal] });
    expect(code).toBe(exitCode);
    expect(log).toContain(
      `::The run was cancelled.%0AJob job-1 is still running; see ${service.url}/api/v1/jobs/job-1`,
    );
    expect(log.match(/^::error/gm)).toHaveLength(1);
    expect(outputs).toMatchObject({ "job-id": "job-1", "job-state": "running" });
    expect(summary).toContain("The run was cancelled.");
  });

  test("fails the step despite fail-on: never", async () => {
    await using service = await serveScripted(sayRunning);
    const { code, log } = await runAt(service, WAITING, { inputs: { "fail-on": "never" } });
    expect(code).toBe(143);
    expect(log).toMatch(/^::error.*::The run was cancelled/m);
  });

  test("does not wait for a poll without a response", async () => {
    await using service = await serveHanging("GET");
    const { code, log } = await runAt(service, { ...WAITING, after: service.hangs });
    expect(code).toBe(143);
    expect(log).toContain("Job job-1 is still running");
  });
});

describe.concurrent("a step that is cancelled before its job is known", () => {
  const release = { event: "release", payload: { action: "published", release: { tag_name: "v1.1.0" } } };
  const inputs = { changes: "auto", "github-token": "token-of-a-test" };

  test("does not wait for a request without an answer", async () => {
    await using service = await serveHanging("POST");
    const { code, log } = await runAt(service, { ...WAITING, after: service.hangs });
    expect(code).toBe(143);
    expect(log.match(/^::error/gm)).toHaveLength(1);
  });

  test("says so, and sends nothing more", async () => {
    await using service = await serveScripted(sayRunning);
    await using github = await serveHanging("GET");
    const environment = { GITHUB_API_URL: github.url };
    const interruption = { ...WAITING, after: github.hangs };
    const { code, log } = await runAt(service, interruption, { ...release, inputs, environment });
    expect(code).toBe(143);
    expect(log).toMatch(/^::error.*The run was cancelled \(SIGTERM\)/m);
    expect(service.received).toEqual([]);
  });

  test("exits silently at the second signal", async () => {
    await using service = await serveScripted(sayRunning);
    await using github = await serveHanging("GET");
    const environment = { GITHUB_API_URL: github.url };
    const interruption: Interruption = { after: github.hangs, signals: ["SIGTERM", "SIGINT"] };
    const { code, log } = await runAt(service, interruption, { ...release, inputs, environment });
    expect([130, 143]).toContain(code);
    expect(log).not.toContain("::error");
  });
});

test.concurrent("an unhandled rejection is reported like other errors", async () => {
  await using service = await serveScripted(sayRunning);
  const preload = 'process.on("SIGUSR2", () => { Promise.reject(new Error("out of the blue")) })';
  const environment = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(preload)}` };
  const { code, log } = await runAt(service, { ...WAITING, signals: ["SIGUSR2"] }, { environment });
  expect(code).toBe(1);
  expect(log).toMatch(/^::error.*Unexpected error: out of the blue/m);
  expect(log).not.toMatch(/^\s+at /m);
});

describe.concurrent("the built-in service", () => {
  const RUNNING_HERE = /Job job-\w+: running/;
  const folder = mkdtempSync(join(tmpdir(), "stuck-git-"));
  /** A git that takes longer to write a commit than a test may take: work is under way when the signal comes. */
  const environment = { PATH: `${folder}:${process.env.PATH}`, TMPDIR: folder };
  beforeAll(() => {
    const git = join(folder, "git");
    writeFileSync(
      git,
      `#!/bin/sh\ncase "$*" in *fast-import*) exec sleep 600;; esac\nPATH=\${PATH#*:} exec git "$@"\n`,
    );
    chmodSync(git, 0o755);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const createHistory = () => History.of("feat: answer (#1)", "v1.0.0");

  test("does not delay a cancelled step", async () => {
    using history = createHistory();
    const interruption: Interruption = { after: RUNNING_HERE, signals: ["SIGTERM"] };
    const setup = { workspace: history.directory, environment, interruption };
    const { code, log } = await runStep(setup);
    expect(code).toBe(143);
    expect(log).toMatch(/No work continues: the built-in service stops with this run\. A branch under release-docs\//);
  });

  test("does not delay a cancelled command, and deletes the scratch repository", async () => {
    using history = createHistory();
    const interruption: Interruption = { after: RUNNING_HERE, signals: ["SIGINT"] };
    const temporary = mkdtempSync(join(folder, "command-"));
    const debugged = { ...environment, TMPDIR: temporary, RUNNER_DEBUG: "1" };
    const { code, stdout, log } = await run(["--diff"], {
      cwd: history.directory,
      environment: debugged,
      interruption,
    });
    expect({ code, stdout }).toEqual({ code: 130, stdout: "" });
    expect(log).toContain("error: The run was cancelled.");
    expect(readdirSync(temporary).filter((name) => name.includes("scratch"))).toEqual([]);
  });

  test("stops at the timeout", async () => {
    using history = createHistory();
    const inputs = { timeout: "5s" };
    const setup = { workspace: history.directory, environment, inputs };
    const { code, log } = await runStep(setup);
    expect(code).toBe(1);
    expect(log).toMatch(/^::error.*did not complete within 5 s.*No work continues/m);
  });
});
