import { expect, test } from "vitest";
import { createGitHub } from "../../../src/hosts/github/host.ts";
import { checkHealth } from "../../../src/shared/json-api.ts";
import { inside } from "../../support/inside.ts";
import { startGitHub } from "../../support/products.ts";

test("a valid token and its remaining rate limit", async () => {
  await using github = await startGitHub();
  const { readHealth } = createGitHub({ baseUrl: `${github.url}/`, token: github.token, send: inside });
  expect(await checkHealth(readHealth)).toEqual({
    healthy: true,
    message: expect.stringContaining("GitHub"),
    remainingRateLimitPercent: expect.any(Number),
  });
  github.answerNext({ headers: { "x-ratelimit-limit": "60", "x-ratelimit-remaining": "15" }, body: {} });
  expect(await checkHealth(readHealth)).toMatchObject({ remainingRateLimitPercent: 25 });
  expect(github.received[0]?.headers).toMatchObject({
    "user-agent": "release-docs",
    "x-github-api-version": "2022-11-28",
  });
});

test("GitHub Enterprise Server: healthy without rate limits, not healthy with an unknown token", async () => {
  await using github = await startGitHub();
  github.answerNext({ status: 404, body: { message: "Rate limiting is not enabled." } });
  github.answerNext({ body: { installed_version: "3.19.0" } });
  const { readHealth } = createGitHub({ baseUrl: github.url, token: github.token, send: inside });
  expect(await checkHealth(readHealth)).toEqual({ healthy: true, message: expect.stringContaining("GitHub") });
  const other = createGitHub({ baseUrl: github.url, token: "another", send: inside });
  expect(await checkHealth(other.readHealth)).toEqual({
    healthy: false,
    refusal: expect.objectContaining({ code: "product/bad-token" }),
    message: "The token is rejected. Make a new token in GitHub and store it in the connection.",
    error: "GitHub did not show its rate limits: status 401, Bad credentials",
  });
});

test("a repository that the token may see, and one that it may not see", async () => {
  await using github = await startGitHub();
  const { readRepository } = createGitHub({ baseUrl: github.url, token: github.token, send: inside });
  expect(await readRepository("octo/widget")).toEqual({ fullName: "octo/widget", defaultBranch: "main" });
  await expect(readRepository("octo/nothing")).rejects.toMatchObject({
    code: "product/not-found",
    message: "GitHub did not show the repository octo/nothing: status 404, Not Found",
  });
});

test.each(["octo", "octo/widget/pulls", "../user", "octo/..", "octo/wid get", "octo/a?b", "octo/"])(
  "%s is no repository name, so nothing is requested",
  async (name) => {
    const { readRepository } = createGitHub({ token: "t", send: () => expect.unreachable("a request was sent") });
    await expect(readRepository(name)).rejects.toMatchObject({ code: "product/not-found" });
  },
);

test("reads a merged pull request and the pages of its files", async () => {
  const files = Array.from({ length: 150 }, (_, index) => `docs/${index}.md`);
  await using github = await startGitHub({ files });
  const { readMergedPullRequest } = createGitHub({ baseUrl: github.url, token: github.token, send: inside });
  expect(await readMergedPullRequest("octo/widget", 1)).toEqual({
    number: 1,
    title: "Add the first",
    body: "It is needed.",
    author: "octo",
    labels: ["enhancement"],
    mergeCommit: expect.stringMatching(/^[\da-f]{40}$/),
    mergedAt: expect.stringMatching(/^20\d\d-/),
    webUrl: expect.stringMatching(/\/octo\/widget\/pull\/1$/),
    files,
    moreFiles: false,
  });
  await expect(readMergedPullRequest("octo/widget", 2)).rejects.toMatchObject({ code: "product/not-merged" });
  await expect(readMergedPullRequest("octo/widget", 3)).rejects.toMatchObject({ code: "product/not-found" });
});

test("lists at most three pages of files", async () => {
  await using github = await startGitHub({ files: Array.from({ length: 400 }, (_, index) => `${index}.md`) });
  const { readMergedPullRequest } = createGitHub({ baseUrl: github.url, token: github.token, send: inside });
  const { files, moreFiles } = await readMergedPullRequest("octo/widget", 1);
  expect([files.length, moreFiles]).toEqual([300, true]);
  expect(github.received.filter(({ url }) => url?.includes("/files"))).toHaveLength(3);
});

test.each([
  [
    { status: 403, headers: { "x-ratelimit-remaining": "0", "x-ratelimit-reset": "1795257249" } },
    "after 2026-11-21T10:34:09.000Z",
  ],
  [{ status: 403, headers: { "retry-after": "60" } }, "in 60 s"],
  [{ status: 429, headers: {} }, "later"],
])("a rate limit has the time to wait (%o)", async (answer, when) => {
  await using github = await startGitHub();
  github.answerNext({ ...answer, body: { message: "API rate limit exceeded for installation ID 1." } });
  const { readRepository } = createGitHub({ baseUrl: github.url, token: github.token, send: inside });
  await expect(readRepository("octo/widget")).rejects.toMatchObject({
    code: "product/rate-limited",
    hint: expect.stringContaining(`try again ${when}.`),
  });
});

test("an error that quotes the token is redacted, even if it is truncated", async () => {
  await using github = await startGitHub();
  github.answerNext({ status: 422, body: { message: `${"x".repeat(170)} ${github.token} is wrong` } });
  const { readRepository } = createGitHub({ baseUrl: github.url, token: github.token, send: inside });
  await expect(readRepository("octo/widget")).rejects.toMatchObject({
    code: "product/refused",
    message: expect.stringMatching(/^(?!.*ghs-).*x \*\*\*/),
  });
});
