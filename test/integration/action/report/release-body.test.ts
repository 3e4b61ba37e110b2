import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readEnvironment, readTask } from "../../../../src/action/environment.ts";
import type { Outcome } from "../../../../src/action/outcome.ts";
import { updateReleaseBody } from "../../../../src/action/report/conclude.ts";
import { FakeGitHub } from "../../../support/github.ts";
import { type GitHubAnswer, serveGitHub } from "../../../support/github-schema/serve.ts";
import { createRecordingReporter } from "../../../support/recording-reporter.ts";
import { toVariables } from "../../../support/step.ts";

type Run = { event: string; payload: unknown; ref?: string };
type Release = { id: number; body: string; draft: boolean; name: string; tag_name: string };

const BLOCK = "<!-- release-docs: notes begin -->\n\n- New\n\n<!-- release-docs: notes end -->";
const folder = mkdtempSync(join(tmpdir(), "release-body-"));
afterAll(() => rmSync(folder, { recursive: true }));
const RELEASE: Run = { event: "release", payload: { action: "published", release: { tag_name: "v1.0.0" } } };
const pushOf = (tag: string) => ({ event: "push", payload: { ref: `refs/tags/${tag}`, after: "a".repeat(40) } });
const DONE: Outcome = {
  state: "done",
  job: undefined,
  conversations: [
    { id: "cnv-1", status: "staged", entries: [{ id: "ent-1", kind: "releaseNotes", message: "- New\n" }] },
  ],
  changes: [],
  request: undefined,
};

let github: FakeGitHub;
beforeAll(async () => {
  github = await FakeGitHub.open({ "octo/widget": { "README.md": "# Widget\n" } });
});
afterAll(() => github[Symbol.asyncDispose]());

const call = (method: string, path: string, body?: unknown) =>
  github.call<Release>(method, `/repos/octo/widget${path}`, body);

/** Runs with the input `release-body`, and returns what is said. */
async function update(
  mode: string,
  given: { apiUrl?: string; run?: Run; outcome?: Outcome; token?: string; signal?: AbortSignal } = {},
) {
  const reporter = createRecordingReporter();
  const { event, payload, ref = "" } = given.run ?? RELEASE;
  const path = join(folder, "event.json");
  writeFileSync(path, JSON.stringify(payload));
  const environment = readEnvironment({
    ...toVariables({ "release-body": mode, "github-token": given.token ?? "token-of-a-test" }),
    GITHUB_API_URL: given.apiUrl ?? github.url,
    GITHUB_EVENT_NAME: event,
    GITHUB_EVENT_PATH: path,
    GITHUB_REF: ref,
    GITHUB_REPOSITORY: "octo/widget",
  });
  const { signal = new AbortController().signal, outcome = DONE } = given;
  await updateReleaseBody(outcome, { environment, task: readTask(environment), reporter, signal, start: Date.now() });
  return reporter.said;
}

describe("with a release", () => {
  test("append keeps a person's text, and the second run changes nothing", async () => {
    const { id } = await call("POST", "/releases", { tag_name: "v1.0.0", name: "One", body: "Hello.\r\n" });
    const [message] = await update("append");
    expect(message).toEqual(["info", expect.stringMatching(/^Added the notes to the release v1\.0\.0: http/)]);
    const kept = { body: `Hello.\r\n\n${BLOCK}`, name: "One", draft: false, tag_name: "v1.0.0" };
    expect(await call("GET", `/releases/${id}`)).toMatchObject(kept);
    expect(await update("append")).toEqual([["info", "The release v1.0.0 is already up to date."]]);
    expect(await update("replace")).toMatchObject([["info", expect.any(String)]]);
    expect((await call("GET", `/releases/${id}`)).body).toBe(BLOCK);
    await call("PATCH", `/releases/${id}`, { body: `${BLOCK.replaceAll("\n", "\r\n")}\r\nBye.` });
    expect(await update("append")).toEqual([["info", "The release v1.0.0 is already up to date."]]);
  });

  test("marks that a person damaged leave it unchanged, with a warning", async () => {
    const body = BLOCK.replace(/<!--.*end -->/, "Mine.");
    const { id } = await call("POST", "/releases", { tag_name: "v1.1.0", body });
    const [message] = await update("append", { run: pushOf("v1.1.0") });
    expect(message).toEqual(["warning", expect.stringMatching(/^The release v1\.1\.0 was not updated: .*mark/)]);
    expect((await call("GET", `/releases/${id}`)).body).toBe(body);
  });

  test("a draft is found by its tag, and stays a draft", async () => {
    const { id } = await call("POST", "/releases", { tag_name: "v2.0.0", body: "", draft: true });
    await update("append", { run: pushOf("v2.0.0") });
    expect(await call("GET", `/releases/${id}`)).toMatchObject({ body: BLOCK, draft: true });
  });
});

describe("GitHub gets no request", () => {
  const NO_RELEASE = { run: { event: "workflow_dispatch", payload: {}, ref: "refs/heads/main" } };
  const LEFT = "The release v1.0.0 was not updated: ";
  test.each<[string, Parameters<typeof update>[1], [string, string]?]>([
    ["for a run that was not done", { outcome: { ...DONE, state: "errored" } }],
    ["for a run that was ended", { signal: AbortSignal.abort() }],
    ["for no release", NO_RELEASE, ["notice", "No release was updated: this run has no release or tag."]],
    ["for no notes", { outcome: { ...DONE, conversations: [] } }, ["notice", `${LEFT}there are no release notes.`]],
    ["without a token", { token: "" }, ["warning", `${LEFT}the input github-token is empty.`]],
  ])("%s", async (_, given, message) => {
    await using server = await serveGitHub(() => ({ status: 500, body: "", origin: "fault" }));
    expect(await update("append", { apiUrl: server.url, ...given })).toEqual(message === undefined ? [] : [message]);
    expect(server.received).toEqual([]);
  });
});

describe("what GitHub refuses", () => {
  /** Answers with these, in turn. */
  async function refuse(...answers: Given[]) {
    await using server = await serveGitHub(() => {
      const [status, body, origin] = answers.shift() ?? [500, {}, "fault"];
      return { status, body, ...(origin && { origin }) };
    });
    return await update("append", { apiUrl: server.url });
  }
  type Given = [status: number, body: unknown, origin?: GitHubAnswer["origin"]];
  const FOUND: Given = [200, { id: 1, tag_name: "v1.0.0", body: null }];

  test("no release for the tag is a notice", async () => {
    expect(await refuse([404, { message: "Not Found" }], [200, [{ id: 2, tag_name: "v0.9.0" }]])).toEqual([
      ["notice", "No release was updated: the tag v1.0.0 has no release."],
    ]);
  });

  test.each([403, 404])("a token that may not write (%i) is a warning that names the permission", async (status) => {
    const [message, more] = await refuse(FOUND, [status, { message: "Resource not accessible by integration" }]);
    expect(more).toBeUndefined();
    const sentence = new RegExp(
      `^The release v1\\.0\\.0 was not updated: ${status} Resource not .*\\n.*\`contents: write\``,
    );
    expect(message).toEqual(["warning", expect.stringMatching(sentence)]);
  });

  test("no answer at all is a warning", async () => {
    const [message] = await update("append", { apiUrl: "http://127.0.0.1:1" });
    expect(message).toMatchObject(["warning", "The release v1.0.0 was not updated: bad port."]);
  });

  test.each<[string, Given[]]>([
    ["500 ", [[500, { message: "Server Error" }, "fault"]]],
    ["GitHub's API sent an unexpected response", [[200, { id: "one" }, "fault"]]],
    ["422 ", [FOUND, [422, { message: "Validation Failed" }]]],
  ])("%s is a warning", async (start, answers) => {
    const [[level, text] = []] = await refuse(...answers);
    expect([level, text]).toEqual(["warning", expect.stringContaining(`The release v1.0.0 was not updated: ${start}`)]);
    expect(text).not.toContain("contents: write");
  });
});
