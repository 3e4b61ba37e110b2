import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { explainGitHub, type GitHubFault, selectPause } from "../../../src/hosts/github/errors.ts";
import { createGitHubCodeHost } from "../../../src/hosts/github/host.ts";
import { DraftGitHub } from "../../support/draft-github.ts";

const NAME = "octo/widget";
const BRANCH = "release-docs/v1.0.0";
const NOW = 1_800_000_000_000;

const fault = (status: number | undefined, message: string, headers: GitHubFault["headers"] = {}) => ({
  status,
  message,
  headers,
});

test.each<[string, GitHubFault, number, number | undefined]>([
  ["Retry-After", fault(403, "You have exceeded a secondary rate limit", { "retry-after": "7" }), 1, 7000],
  ["429 without more", fault(429, "Slow down"), 2, 120_000],
  ["a secondary limit without a time", fault(403, "You have exceeded a secondary rate limit"), 1, 60_000],
  [
    "a used-up limit",
    fault(403, "API rate limit exceeded", { "x-ratelimit-remaining": "0", "x-ratelimit-reset": "1800000030" }),
    1,
    31_000,
  ],
  ["a server error", fault(502, "Bad gateway"), 1, 1000],
  ["the third server error", fault(502, "Bad gateway"), 3, 4000],
  ["the fourth server error", fault(502, "Bad gateway"), 4, undefined],
  ["no answer", fault(undefined, "no answer in time"), 1, 1000],
  ["a missing permission", fault(403, "Resource not accessible by integration"), 1, undefined],
  ["a refusal", fault(422, "Validation Failed"), 1, undefined],
])("%s is waited for as told", (_, given, attempt, pause) => {
  expect(selectPause(given, attempt, NOW)).toBe(pause);
});

test.each<[string, GitHubFault, string, RegExp]>([
  [
    "a missing permission",
    fault(403, "Resource not accessible by integration"),
    "github/permission-missing",
    /contents: write, pull-requests: write.*fork.*pull_request_target/s,
  ],
  [
    "a personal token's",
    fault(403, "Resource not accessible by personal access token"),
    "github/permission-missing",
    /the token those two rights/,
  ],
  [
    "the setting",
    fault(403, "GitHub Actions is not permitted to create or approve pull requests."),
    "github/pull-requests-not-allowed",
    /Settings, Actions, General.*GitHub App/s,
  ],
  [
    "single sign-on",
    fault(403, "Resource protected by organization SAML enforcement."),
    "github/permission-missing",
    /single sign-on/,
  ],
  ["a protected branch", fault(422, "Protected branch update failed"), "github/branch-protected", /release-docs\/\*\*/],
  [
    "a rule",
    fault(409, "Repository rule violations found Commits must have verified signatures."),
    "github/branch-protected",
    /bypass/,
  ],
  ["a wrong token", fault(401, "Bad credentials"), "github/bad-token", /github-token/],
  ["an empty repository", fault(409, "Git Repository is empty."), "github/no-base", /first commit/],
  ["what is not there", fault(404, "Not Found"), "github/not-found", /its own repository only/],
  ["a used-up limit", fault(403, "API rate limit exceeded for installation"), "github/rate-limited", /later/],
  ["trouble", fault(503, "Service unavailable"), "github/unreachable", /githubstatus/],
  ["an archive", fault(403, "Repository was archived so is read-only."), "github/refused", /rules/],
])("%s has a sentence and a hint of its own", (_, given, code, hint) => {
  const error = explainGitHub({ repository: NAME, doing: "make a commit" }, given, undefined);
  expect(error).toMatchObject({ code, hint: expect.stringMatching(hint) });
});

describe("over the wire", () => {
  let github: DraftGitHub;
  let waits: number[];

  beforeEach(async () => {
    github = await DraftGitHub.open({ [NAME]: { "CHANGELOG.md": "# Changelog\n" } });
    waits = [];
  });
  afterEach(() => github[Symbol.asyncDispose]());

  async function write(token = "token-of-a-test", name = NAME) {
    const wait = async (milliseconds: number) => void waits.push(milliseconds);
    const host = await createGitHubCodeHost({ apiUrl: github.url, token, wait }, name);
    const draft = await host.openDraft(BRANCH);
    return draft.write({ title: "T", body: "", edits: [{ path: "CHANGELOG.md", content: "1\n" }] });
  }

  test("a secondary limit is waited for, and the write is made once", async () => {
    let left = 2;
    github.script = ({ method }) => {
      if (method !== "POST" || left === 0) return undefined;
      left -= 1;
      return {
        status: 403,
        headers: { "retry-after": "3" },
        body: { message: "You have exceeded a secondary rate limit." },
      };
    };
    expect((await write())?.files).toEqual(["CHANGELOG.md"]);
    expect(waits).toEqual([3000, 3000]);
    expect((await github.changes(NAME, BRANCH)).messages).toHaveLength(1);
  });

  test("a limit that lasts longer than a step waits is an error", async () => {
    github.script = () => ({ status: 429, headers: { "retry-after": "3600" }, body: { message: "Later" } });
    await expect(write()).rejects.toMatchObject({ code: "github/rate-limited" });
    expect(waits).toEqual([]);
  });

  test("a branch that was made without an answer is found, not made again", async () => {
    let failed = false;
    github.script = async ({ method, url, body }) => {
      if (failed || method !== "POST" || !url?.endsWith("/git/refs")) return undefined;
      failed = true;
      await github.call("POST", `/repos/${NAME}/git/refs`, JSON.parse(body));
      return { status: 500, body: { message: "Oops" } };
    };
    expect((await write())?.commit).toBe(await github.tip(NAME, BRANCH));
    expect(github.received.filter(({ method, url }) => method === "POST" && url?.endsWith("/git/refs"))).toHaveLength(
      1,
    );
  });

  test("trouble that lasts is an error after four tries", async () => {
    github.script = ({ method }) => (method === "POST" ? { status: 502, body: { message: "Bad gateway" } } : undefined);
    await expect(write()).rejects.toMatchObject({ code: "github/unreachable" });
    expect(waits).toEqual([1000, 2000, 4000]);
  });

  test("a repository that the token does not see, and a token that nobody knows", async () => {
    await expect(write("token-of-a-test", "octo/secret")).rejects.toMatchObject({
      code: "github/not-found",
      message: expect.stringContaining("octo/secret"),
    });
    // emulate takes every token.
    github.script = () => ({ status: 401, body: { message: "Bad credentials" } });
    await expect(write("token-of-nobody")).rejects.toMatchObject({ code: "github/bad-token" });
  });

  test("GitHub's words are told on one line, without where it documents them", async () => {
    github.script = () => ({
      status: 403,
      body: { message: "Repository was\narchived", documentation_url: "https://docs.github.com/rest" },
    });
    await expect(write()).rejects.toMatchObject({
      message: "GitHub would not read the repository in octo/widget: 403 Repository was archived",
    });
  });

  test("what is no GitHub is told as such", async () => {
    github.script = () => ({ body: { hello: "there" } });
    await expect(write()).rejects.toMatchObject({
      code: "github/unexpected",
      hint: expect.stringContaining("GITHUB_API_URL"),
    });
  });
});
