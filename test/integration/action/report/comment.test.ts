import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Environment, readEnvironment, readTask } from "../../../../src/action/environment.ts";
import { nothingSent, type Outcome } from "../../../../src/action/outcome.ts";
import { buildCommentMark, postComment } from "../../../../src/action/report/conclude.ts";
import { FakeGitHub } from "../../../support/github.ts";
import { type GitHubAnswer, serveGitHub } from "../../../support/github-schema/serve.ts";
import { createRecordingReporter } from "../../../support/recording-reporter.ts";
import { toVariables } from "../../../support/step.ts";

const OUTCOME: Outcome = {
  state: "done",
  job: undefined,
  conversations: [{ id: "cnv-1", status: "open", outputUrl: "https://github.com/octo/widget/pull/12" }],
  changes: [],
  request: { title: "Version 1.1.0", body: "B", sourceConnection: "octo/widget" },
};
const FAILED: Outcome = { ...OUTCOME, state: "errored", conversations: [], failure: "No tag." };

const folder = mkdtempSync(join(tmpdir(), "comment-"));
const eventFile = join(folder, "event.json");
afterAll(() => rmSync(folder, { recursive: true }));

/** The environment of a step on a pull request's event. */
function environmentOf(url: string, inputs: object = {}, payload: unknown = { pull_request: { number: 1 } }) {
  writeFileSync(eventFile, JSON.stringify(payload));
  return readEnvironment({
    GITHUB_API_URL: url,
    GITHUB_EVENT_NAME: "pull_request",
    GITHUB_EVENT_PATH: eventFile,
    GITHUB_REPOSITORY: "octo/widget",
    GITHUB_RUN_ID: "4711",
    GITHUB_JOB: "docs",
    ...toVariables({ comment: "true", "github-token": "token-of-a-test", ...inputs }),
  });
}

async function leave(environment: Environment, outcome = OUTCOME, signal = new AbortController().signal) {
  const reporter = createRecordingReporter();
  await postComment(outcome, { environment, task: readTask(environment), reporter, signal, start: Date.now() });
  return reporter.said;
}
const markOf = (environment: Environment) => buildCommentMark(environment, readTask(environment).inputs);

describe("on GitHub", () => {
  type Comment = { id: number; body: string; user: { login: string } };
  let github: FakeGitHub;
  beforeAll(async () => {
    github = await FakeGitHub.open({ "octo/widget": { "README.md": "# Widget\n" } });
  });
  afterAll(() => github[Symbol.asyncDispose]());
  const call = (path: string, body?: object, token?: string) =>
    github.call(body === undefined ? "GET" : "POST", `/repos/octo/widget${path}`, body, token);
  let number = 0;
  beforeEach(async () => {
    number = ((await call("/issues", { title: "Add colour" })) as { number: number }).number;
  });
  const list = () => call(`/issues/${number}/comments?per_page=100`) as Promise<Comment[]>;
  const environment = (inputs = {}) => environmentOf(github.url, inputs, { pull_request: { number } });

  test("a first run creates a comment, and the next one updates it", async () => {
    expect(await leave(environment(), FAILED)).toEqual([]);
    const [first, ...others] = await list();
    expect(others).toEqual([]);
    expect(first?.body.startsWith(`${markOf(environment())}\n\n### Release docs: failed`)).toBe(true);
    expect(await leave(environment())).toEqual([]);
    const [renewed, ...more] = await list();
    expect(more).toEqual([]);
    expect(renewed?.id).toBe(first?.id);
    expect(renewed?.body).toContain("### Release docs: pull request #12 is ready");
    expect(renewed?.body).toContain("https://github.com/octo/widget/actions/runs/4711");
  });

  test("two steps of a job have a comment each", async () => {
    await leave(environment({ publications: "a" }));
    await leave(environment({ publications: "b" }));
    await leave(environment({ publications: "a" }), FAILED);
    expect((await list()).map(({ body }) => /### (.*)/.exec(body)?.[1])).toEqual([
      "Release docs: failed",
      "Release docs: pull request #12 is ready",
    ]);
  });

  test("it is found behind a page of others", async () => {
    for (let count = 0; count < 100; count += 1) await call(`/issues/${number}/comments`, { body: "Nice." });
    await leave(environment(), FAILED);
    await leave(environment());
    const pages = await Promise.all([1, 2].map((page) => call(`/issues/${number}/comments?per_page=100&page=${page}`)));
    expect(pages.map((page) => (page as Comment[]).length)).toEqual([100, 1]);
    expect((pages[1] as Comment[])[0]?.body).toContain("pull request #12 is ready");
  });

  test("a comment that quotes the mark, or starts with it but is another user's, is left alone", async () => {
    const mark = markOf(environment());
    await call(`/issues/${number}/comments`, { body: `> ${mark}\n\nWhat is this?` });
    await call(`/issues/${number}/comments`, { body: `${mark}\nMine.` }, "token-of-ada");
    expect(await leave(environment())).toEqual([]);
    const comments = await list();
    expect(comments).toHaveLength(3);
    expect(comments[0]?.body).toContain("What is this?");
    expect(comments[1]?.body).toBe(`${mark}\nMine.`);
    expect(comments[2]?.body).toContain("pull request #12 is ready");
  });

  test("a run that sent nothing leaves the comment unchanged", async () => {
    await leave(environment());
    await leave(environment(), nothingSent("a draft"));
    expect((await list()).map(({ body }) => body)).toEqual([expect.stringContaining("pull request #12 is ready")]);
  });

  test("an event about a comment on a pull request means that pull request", async () => {
    const payload = { issue: { number, pull_request: { url: "https://x.example" } } };
    expect(await leave(environmentOf(github.url, {}, payload))).toEqual([]);
    expect(await list()).toHaveLength(1);
  });
});

test.each([{ issue: { number: 7 } }, []])(
  "%j, without a pull request to leave it on, gets a notice",
  async (payload) => {
    const said = await leave(environmentOf("http://127.0.0.1:9", {}, payload));
    expect(said).toEqual([["notice", "No comment was posted: this run has no pull request."]]);
  },
);

test.each<[string, object, AbortSignal]>([
  ["where it was not requested", { comment: "false" }, new AbortController().signal],
  ["once the run was cancelled", {}, AbortSignal.abort()],
])("GitHub gets no request %s", async (_, more, signal) => {
  expect(await leave(environmentOf("http://127.0.0.1:9", more), OUTCOME, signal)).toEqual([]);
});

test("a run without a token says so", async () => {
  const said = await leave(environmentOf("http://127.0.0.1:9", { "github-token": "" }));
  expect(said).toEqual([["warning", expect.stringMatching(/#1: the input github-token is empty\.\n/)]]);
});

describe("errors of GitHub", () => {
  const answers: Record<string, GitHubAnswer> = {};
  const json = (status: number, body: unknown): GitHubAnswer => ({ status, body });
  const refused = json(403, { message: "Resource not accessible by integration" });
  afterEach(() => {
    for (const key of Object.keys(answers)) delete answers[key];
  });
  const leaveOn = async (given: typeof answers) => {
    Object.assign(answers, given);
    await using server = await serveGitHub(({ method, url = "" }) => {
      const [path] = url.replace("/repos/octo/widget", "").split("?", 1);
      return answers[`${method} ${path}`] ?? json(404, { message: "Not Found" });
    });
    const said = await leave(environmentOf(server.url));
    return { said, received: server.received.map(({ method, url }) => `${method} ${url?.replace(/\?.*/, "")}`) };
  };
  const MARKED = { id: 5, body: `${markOf(environmentOf(""))}\n`, user: { login: "github-actions[bot]", type: "Bot" } };
  const COMMENTS = "GET /issues/1/comments";

  test.each<[string, typeof answers]>([
    ["listing", { [COMMENTS]: refused }],
    ["a new comment", { [COMMENTS]: json(200, []), "POST /issues/1/comments": refused }],
  ])("to %s is a warning that names the permission", async (_, given) => {
    const { said } = await leaveOn(given);
    const sentence = /pull request #1: 403 Resource not accessible by integration.*pull-requests: write/s;
    expect(said).toEqual([["warning", expect.stringMatching(sentence)]]);
    expect(said[0]?.[1]).not.toContain("token-of-a-test");
  });

  test.each<[string, typeof answers, RegExp]>([
    ["that is broken", { [COMMENTS]: { status: 502, body: {}, origin: "fault" } }, /502/],
    ["that sends another format", { [COMMENTS]: { body: [{ id: "x" }], origin: "fault" } }, /unexpected response/],
  ])("%s is a warning too", async (_, given, reason) => {
    const { said } = await leaveOn(given);
    expect(said).toEqual([["warning", expect.stringMatching(reason)]]);
  });

  test("a token that may not read its user finds the comment of a bot, and updates it", async () => {
    const { said, received } = await leaveOn({
      [COMMENTS]: json(200, [{ ...MARKED, id: 4, user: { login: "mallory", type: "User" } }, MARKED]),
      "GET /user": refused,
      "PATCH /issues/comments/5": json(200, {}),
    });
    expect(said).toEqual([]);
    expect(received.at(-1)).toBe("PATCH /repos/octo/widget/issues/comments/5");
  });

  test("a new comment is created if the existing one may not be changed", async () => {
    const { said, received } = await leaveOn({
      [COMMENTS]: json(200, [MARKED]),
      "GET /user": refused,
      "PATCH /issues/comments/5": refused,
      "POST /issues/1/comments": json(201, {}),
    });
    expect(said).toEqual([]);
    expect(received.at(-1)).toBe("POST /repos/octo/widget/issues/1/comments");
  });
});
