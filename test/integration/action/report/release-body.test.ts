import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readEnvironment, readTask } from "../../../../src/action/environment.ts";
import type { Outcome } from "../../../../src/action/outcome.ts";
import { updateReleaseBody } from "../../../../src/action/report/release-body.ts";
import type { Reporter } from "../../../../src/action/report/reporter.ts";
import { FakeGitHub } from "../../../support/github.ts";
import { type GitHubAnswer, serveGitHub } from "../../../support/github-schema/serve.ts";

type Run = { event: string; payload: unknown; ref?: string };
type LoggedMessage = { level: string; message: string };
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

/** Runs with the input `release-body`, and returns the logged messages. */
async function update(
  mode: string,
  given: { apiUrl?: string; run?: Run; outcome?: Outcome; token?: string; signal?: AbortSignal } = {},
): Promise<LoggedMessage[]> {
  const messages: LoggedMessage[] = [];
  const say = (level: string) => async (message: string) => void messages.push({ level, message });
  const reporter = { info: say("info"), notice: say("notice"), warning: say("warning") } as unknown as Reporter;
  const { event, payload, ref = "" } = given.run ?? RELEASE;
  const path = join(folder, "event.json");
  writeFileSync(path, JSON.stringify(payload));
  const environment = readEnvironment({
    "INPUT_RELEASE-BODY": mode,
    "INPUT_GITHUB-TOKEN": given.token ?? "token-of-a-test",
    GITHUB_API_URL: given.apiUrl ?? github.url,
    GITHUB_EVENT_NAME: event,
    GITHUB_EVENT_PATH: path,
    GITHUB_REF: ref,
    GITHUB_REPOSITORY: "octo/widget",
  });
  await updateReleaseBody(given.outcome ?? DONE, {
    environment,
    task: readTask(environment),
    reporter,
    signal: given.signal ?? new AbortController().signal,
    start: Date.now(),
  });
  return messages;
}

describe("with a release", () => {
  test("append keeps a person's text, and the second run changes nothing", async () => {
    const { id } = await call("POST", "/releases", { tag_name: "v1.0.0", name: "One", body: "Hello.\r\n" });
    const [message] = await update("append");
    expect(message).toEqual({
      level: "info",
      message: expect.stringMatching(/^Added the notes to the release v1\.0\.0: http/),
    });
    expect(await call("GET", `/releases/${id}`)).toMatchObject({
      body: `Hello.\r\n\n${BLOCK}`,
      name: "One",
      draft: false,
      tag_name: "v1.0.0",
    });
    expect(await update("append")).toEqual([{ level: "info", message: "The release v1.0.0 is already up to date." }]);
    expect(await update("replace")).toMatchObject([{ level: "info" }]);
    expect((await call("GET", `/releases/${id}`)).body).toBe(BLOCK);
    await call("PATCH", `/releases/${id}`, { body: `${BLOCK.replaceAll("\n", "\r\n")}\r\nBye.` });
    expect(await update("append")).toEqual([{ level: "info", message: "The release v1.0.0 is already up to date." }]);
  });

  test("marks that a person damaged leave it unchanged, with a warning", async () => {
    const body = BLOCK.replace(/<!--.*end -->/, "Mine.");
    const { id } = await call("POST", "/releases", { tag_name: "v1.1.0", body });
    const [message] = await update("append", { run: pushOf("v1.1.0") });
    expect(message).toEqual({
      level: "warning",
      message: expect.stringMatching(/^The release v1\.1\.0 was not updated: .*mark/),
    });
    expect((await call("GET", `/releases/${id}`)).body).toBe(body);
  });

  test("a draft is found by its tag, and stays a draft", async () => {
    const { id } = await call("POST", "/releases", { tag_name: "v2.0.0", body: "", draft: true });
    await update("append", { run: pushOf("v2.0.0") });
    expect(await call("GET", `/releases/${id}`)).toMatchObject({ body: BLOCK, draft: true });
  });

  test("a run by hand on its tag is about it too", async () => {
    const { id } = await call("POST", "/releases", { tag_name: "v3.0.0", body: "" });
    await update("append", { run: { event: "workflow_dispatch", payload: {}, ref: "refs/tags/v3.0.0" } });
    expect((await call("GET", `/releases/${id}`)).body).toBe(BLOCK);
  });
});

describe("GitHub gets no request", () => {
  test.each<[string, string, Parameters<typeof update>[1], LoggedMessage[]]>([
    ["for none", "none", {}, []],
    ["for a run that was not done", "append", { outcome: { ...DONE, state: "errored" } }, []],
    ["for a run that sent nothing", "append", { outcome: { ...DONE, state: "skipped" } }, []],
    ["for a run that was ended", "append", { signal: AbortSignal.abort() }, []],
    [
      "for no release",
      "append",
      { run: { event: "workflow_dispatch", payload: {}, ref: "refs/heads/main" } },
      [{ level: "notice", message: "No release was updated: this run has no release or tag." }],
    ],
    [
      "for no notes",
      "append",
      { outcome: { ...DONE, conversations: [] } },
      [{ level: "notice", message: "The release v1.0.0 was not updated: there are no release notes." }],
    ],
    [
      "without a token",
      "append",
      { token: "" },
      [{ level: "warning", message: "The release v1.0.0 was not updated: the input github-token is empty." }],
    ],
  ])("%s", async (_, mode, given, messages) => {
    await using server = await serveGitHub(() => ({ status: 500, body: "", origin: "fault" }));
    expect(await update(mode, { apiUrl: server.url, ...given })).toEqual(messages);
    expect(server.received).toEqual([]);
  });
});

describe("what GitHub refuses", () => {
  /** Answers with these, in turn. */
  async function refuse(...answers: Given[]): Promise<LoggedMessage[]> {
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
      { level: "notice", message: "No release was updated: the tag v1.0.0 has no release." },
    ]);
  });

  test.each([403, 404])("a token that may not write (%i) is a warning that names the permission", async (status) => {
    const [message, more] = await refuse(FOUND, [status, { message: "Resource not accessible by integration" }]);
    expect(more).toBeUndefined();
    expect(message?.level).toBe("warning");
    expect(message?.message).toMatch(
      new RegExp(`^The release v1\\.0\\.0 was not updated: ${status} Resource not .*\\n.*\`contents: write\``),
    );
  });

  test("no answer at all is a warning", async () => {
    const [message] = await update("append", { apiUrl: "http://127.0.0.1:1" });
    expect(message).toMatchObject({ level: "warning", message: "The release v1.0.0 was not updated: bad port." });
  });

  test.each<[string, Given[]]>([
    ["500 ", [[500, { message: "Server Error" }, "fault"]]],
    ["GitHub's API sent an unexpected response", [[200, { id: "one" }, "fault"]]],
    ["422 ", [FOUND, [422, { message: "Validation Failed" }]]],
  ])("%s is a warning", async (start, answers) => {
    const [message] = await refuse(...answers);
    expect(message).toEqual({
      level: "warning",
      message: expect.stringContaining(`The release v1.0.0 was not updated: ${start}`),
    });
    expect(message?.message).not.toContain("contents: write");
  });
});
