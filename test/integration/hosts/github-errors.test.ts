import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { explainGitHub } from "../../../src/hosts/github/errors.ts";
import { createGitHubCodeHost } from "../../../src/hosts/github/host.ts";
import { type ServerFault, selectRetryDelay } from "../../../src/shared/outbound/server-faults.ts";
import { FakeGitHub } from "../../support/github.ts";

const NAME = "octo/widget";
const BRANCH = "release-docs/v1.0.0";
// Milliseconds of a second of backoff.
const SECOND = 10;
const NOW = 1_800_000_000_000;

const fault = (status: number | undefined, message: string, headers: ServerFault["headers"] = {}) => ({
  status,
  message,
  headers,
});
const SECONDARY = "You have exceeded a secondary rate limit";
const usedUp = (reset: string) =>
  fault(403, "API rate limit exceeded", { "x-ratelimit-remaining": "0", "x-ratelimit-reset": reset });

test.each<[string, ServerFault, number, number | undefined]>([
  ["Retry-After", fault(403, SECONDARY, { "retry-after": "7" }), 1, 7],
  ["429 without more", fault(429, "Slow down"), 2, 120],
  ["a secondary limit without a time", fault(403, SECONDARY), 1, 60],
  ["a used-up limit", usedUp("1800000030"), 1, 31],
  ["a used-up limit that should be reset by now", usedUp("1799999990"), 1, 1],
  ["a server error", fault(502, "Bad gateway"), 1, 1],
  ["the third server error", fault(502, "Bad gateway"), 3, 4],
  ["the fourth server error", fault(502, "Bad gateway"), 4, undefined],
  ["no answer", fault(undefined, "no answer in time"), 1, 1],
  ["a missing permission", fault(403, "Resource not accessible by integration"), 1, undefined],
  ["an error that is not retried", fault(422, "Validation Failed"), 1, undefined],
])("%s decides how many seconds a retry waits", (_, given, attempt, delay) => {
  expect(selectRetryDelay(given, attempt, NOW)).toBe(delay);
});

test.each([
  [403, "Resource not accessible by integration", "permission-missing", /contents: write.*pull_request_target/s],
  [403, "Resource not accessible by personal access token", "permission-missing", /the token those two rights/],
  [403, "GitHub Actions is not permitted to create or approve pull requests.", "pull-requests-not-allowed", /General/],
  [403, "Resource protected by organization SAML enforcement.", "permission-missing", /single sign-on/],
  [422, "Protected branch update failed", "branch-protected", /release-docs\/\*\*/],
  [409, "Repository rule violations found Commits must have verified signatures.", "branch-protected", /bypass/],
  [403, "Sorry. This installation has been suspended.", "app-suspended", /account where it is installed/],
  [401, "Bad credentials", "bad-token", /github-token/],
  [409, "Git Repository is empty.", "no-base", /first commit/],
  [404, "Not Found", "not-found", /its own repository only/],
  [403, "API rate limit exceeded for installation", "rate-limited", /later/],
  [503, "Service unavailable", "unreachable", /githubstatus/],
  [403, "Repository was archived so is read-only.", "refused", /rules/],
])("%d %s is the error github/%s with a hint of its own", (status, message, code, hint) => {
  const error = explainGitHub({ repository: NAME, doing: "make a commit" }, fault(status, message), undefined);
  expect(error).toMatchObject({ code: `github/${code}`, hint: expect.stringMatching(hint) });
});

describe("over the wire", () => {
  let github: FakeGitHub;

  beforeEach(async () => {
    github = await FakeGitHub.open({ [NAME]: { "CHANGELOG.md": "# Changelog\n" } });
  });
  afterEach(() => github[Symbol.asyncDispose]());

  async function write(token = "token-of-a-test", name = NAME) {
    const host = await createGitHubCodeHost({ apiUrl: github.url, token, second: SECOND }, name);
    const draft = await host.openDraft(BRANCH);
    return draft.write({ title: "T", body: "", edits: [{ path: "CHANGELOG.md", content: "1\n" }] });
  }

  /** The milliseconds between requests, one fewer than there are. */
  const gapsOf = (times: readonly number[]) => times.slice(1).map((time, index) => time - (times[index] ?? 0));
  const isLonger = (gaps: readonly number[], seconds: readonly number[]) =>
    // A timer may fire a millisecond early.
    seconds.every((delay, index) => (gaps[index] ?? 0) >= delay * SECOND - 1);

  test("a write waits for a secondary rate limit as GitHub says, and happens once", async () => {
    const times: number[] = [];
    github.script = ({ method }) => {
      if (method !== "POST" || times.push(performance.now()) > 2) return undefined;
      return { status: 403, headers: { "retry-after": "3" }, body: { message: SECONDARY } };
    };
    expect((await write())?.files).toEqual(["CHANGELOG.md"]);
    expect(isLonger(gapsOf(times), [3, 3])).toBe(true);
    expect((await github.changes(NAME, BRANCH)).messages).toHaveLength(1);
  });

  test("a rate limit that lasts longer than the maximum wait is an error at once", async () => {
    github.script = () => ({ status: 429, headers: { "retry-after": "3600" }, body: { message: "Later" } });
    const details = { retryAt: expect.stringMatching(/Z$/) };
    await expect(write()).rejects.toMatchObject({ code: "github/rate-limited", details });
    expect(github.received).toHaveLength(1);
  });

  test("finds a branch that was created without an answer", async () => {
    let failed = false;
    github.script = async ({ method, url, body }) => {
      if (failed || method !== "POST" || !url?.endsWith("/git/refs")) return undefined;
      failed = true;
      await github.call("POST", `/repos/${NAME}/git/refs`, JSON.parse(body));
      return { status: 500, body: { message: "Oops" }, origin: "fault" };
    };
    expect((await write())?.commit).toBe(await github.tip(NAME, BRANCH));
    const created = github.received.filter(({ method, url }) => method === "POST" && url?.endsWith("/git/refs"));
    const refs = [`refs/heads/${BRANCH}`, `refs/release-docs/${BRANCH}`];
    expect(created.map(({ body }) => JSON.parse(body).ref)).toEqual(refs);
  });

  test("a server that keeps failing is an error after four attempts", async () => {
    const times: number[] = [];
    github.script = ({ method }) => {
      if (method !== "POST") return undefined;
      times.push(performance.now());
      return { status: 502, body: { message: "Bad gateway" }, origin: "fault" };
    };
    await expect(write()).rejects.toMatchObject({ code: "github/unreachable" });
    expect(times).toHaveLength(4);
    expect(isLonger(gapsOf(times), [1, 2, 4])).toBe(true);
  });

  test("a repository that the token may not see, and an unknown token", async () => {
    await expect(write("token-of-a-test", "octo/secret")).rejects.toMatchObject({
      code: "github/not-found",
      message: expect.stringContaining("octo/secret"),
    });
    // emulate accepts every token.
    github.script = () => ({ status: 401, body: { message: "Bad credentials" } });
    await expect(write("unknown-token")).rejects.toMatchObject({ code: "github/bad-token" });
  });

  test("quotes GitHub's message on one line, without the documentation's URL", async () => {
    const body = { message: "Repository was\narchived", documentation_url: "https://docs.github.com/rest" };
    github.script = () => ({ status: 403, body });
    await expect(write()).rejects.toThrow(
      /^GitHub would not read the repository in octo\/widget: 403 Repository was archived$/,
    );
  });

  test("reports a server that is not GitHub", async () => {
    github.script = () => ({ body: { hello: "there" }, origin: "fault" });
    const hint = expect.stringContaining("GITHUB_API_URL");
    await expect(write()).rejects.toMatchObject({ code: "github/unexpected", hint });
  });
});
