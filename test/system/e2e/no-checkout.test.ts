import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { serveGitHubHistory } from "../../support/github-host.ts";
import { serveGitHub } from "../../support/github-schema/serve.ts";
import { History } from "../../support/history.ts";
import { type Scripted, serveScripted, takeJobs } from "../../support/scripted-server.ts";
import { runStep } from "./run-step.ts";

const SHA = "0123456789abcdef0123456789abcdef01234567";
const OLD = "f".repeat(40);
const RELEASE = { event: "release", payload: { action: "published", release: { tag_name: "v1.1.0" } } };

const workspace = mkdtempSync(join(tmpdir(), "empty-"));
let service: Scripted;
beforeAll(async () => {
  service = await serveScripted(takeJobs);
});
afterAll(async () => {
  await service[Symbol.asyncDispose]();
  rmSync(workspace, { recursive: true });
});
const inputs = () => ({ "base-url": service.url, "api-key": "key-of-a-test", wait: "false" });

const createHistory = () => History.of("One", "v1.0.0", "Two", "v1.1.0");

describe("without a checkout", () => {
  test("the step uses GitHub's API, and says so in the log and the summary", async () => {
    using history = createHistory();
    await using github = await serveGitHubHistory(history);
    const token = "token-of-a-test";
    const result = await runStep({
      ...RELEASE,
      workspace,
      inputs: { ...inputs(), "github-token": token },
      environment: { GITHUB_API_URL: github.url },
    });
    expect(result.code).toBe(0);
    expect(JSON.parse(result.outputs.changes ?? "")).toEqual([{ tags: { start: "v1.0.0", end: "v1.1.0" } }]);
    expect(JSON.parse(result.outputs.request ?? "").body).toContain(
      "https://github.com/octo/widget/compare/v1.0.0...v1.1.0",
    );
    expect(result.log).toContain("from GitHub's API");
    expect(result.summary).toContain("from GitHub's API");
    expect(result.log.replaceAll(`::add-mask::${token}`, "")).not.toContain(token);
  });

  test("without a token, it uses the event alone if that is enough", async () => {
    const payload = { ref: "refs/heads/main", before: OLD, after: SHA };
    const result = await runStep({ event: "push", payload, workspace, inputs: inputs() });
    expect(result.code).toBe(0);
    expect(result.log).toContain("from the event alone");
    expect(JSON.parse(result.outputs.request ?? "")).toMatchObject({ eventType: "merge" });
  });

  test("without a token, an error says what to add if the event is not enough", async () => {
    const sent = service.received.length;
    const result = await runStep({ ...RELEASE, workspace, inputs: inputs() });
    expect(result.code).toBe(1);
    expect(result.log).toMatch(
      /::error title=Release docs failed::Cannot determine the commits.*fetch-depth: 0.*contents: read/,
    );
    expect(service.received).toHaveLength(sent);
  });

  test("with a shallow clone that cannot be completed, it uses GitHub's API too", async () => {
    using history = createHistory();
    await using github = await serveGitHubHistory(history);
    const clone = mkdtempSync(join(tmpdir(), "shallow-"));
    history.git("clone", "--quiet", "--depth=1", pathToFileURL(history.directory).href, clone);
    history.git("-C", clone, "remote", "remove", "origin");
    const result = await runStep({
      ...RELEASE,
      workspace: clone,
      inputs: { ...inputs(), "github-token": "token-of-a-test" },
      environment: { GITHUB_API_URL: github.url },
    });
    rmSync(clone, { recursive: true });
    expect(result.code).toBe(0);
    expect(JSON.parse(result.outputs.changes ?? "")).toEqual([{ tags: { start: "v1.0.0", end: "v1.1.0" } }]);
    expect(result.log).toContain("from GitHub's API");
  });

  test("with a shallow clone that can be completed, the log says so", async () => {
    using history = createHistory();
    const clone = mkdtempSync(join(tmpdir(), "shallow-"));
    history.git("clone", "--quiet", "--depth=1", pathToFileURL(history.directory).href, clone);
    const result = await runStep({ ...RELEASE, workspace: clone, inputs: inputs() });
    rmSync(clone, { recursive: true });
    expect(result.code).toBe(0);
    expect(result.log).toContain("from the shallow clone, completed from its remote");
  });

  test("a token that GitHub refuses is named with the permission that is missing", async () => {
    await using refusing = await serveGitHub(() => ({ status: 403, body: { message: "Resource not accessible" } }));
    const environment = { GITHUB_API_URL: refusing.url };
    const given = { ...inputs(), "github-token": "token-of-a-test" };
    const result = await runStep({ ...RELEASE, workspace, inputs: given, environment });
    expect(result.code).toBe(1);
    expect(result.log).toMatch(/::error title=Release docs failed::GitHub's API refused tags: 403.*contents: read/);
  });
});

describe("is skipped, succeeds with a notice, and sends no request", () => {
  test.each<[string, string, unknown, RegExp]>([
    [
      "a deleted branch",
      "push",
      { ref: "refs/heads/x", before: OLD, after: "0".repeat(40), deleted: true },
      /was deleted/,
    ],
    ["a created branch", "create", { ref: "x", ref_type: "branch" }, /was created/],
    ["an edited release", "release", { action: "edited", release: { tag_name: "v1" } }, /was edited/],
    ["a push that brings nothing", "push", { ref: "refs/heads/x", before: SHA, after: SHA }, /brought no commits/],
  ])("%s", async (_, event, payload, reason) => {
    const sent = service.received.length;
    const result = await runStep({ event, payload, workspace, inputs: inputs() });
    expect({ code: result.code, state: result.outputs["job-state"] }).toEqual({ code: 0, state: "skipped" });
    expect(result.log).toMatch(/::notice::Nothing was sent: /);
    expect(result.log).toMatch(reason);
    expect(service.received).toHaveLength(sent);
  });
});
