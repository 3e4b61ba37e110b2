import { expect, test } from "vitest";
import { createGitHub } from "../../../src/hosts/github/host.ts";
import { checkHealth } from "../../../src/shared/outbound/json-api.ts";
import { inside } from "../../support/inside.ts";
import { startGitHub } from "../../support/products.ts";

type Place = { url: string; token: string };
const open = ({ url: baseUrl, token }: Place) => createGitHub({ baseUrl, token, send: inside });

test("a valid token and its remaining rate limit", async () => {
  await using github = await startGitHub();
  const { readHealth } = open({ ...github, url: `${github.url}/` });
  const message = expect.stringContaining("GitHub");
  const remainingRateLimitPercent = expect.any(Number);
  expect(await checkHealth(readHealth)).toEqual({ healthy: true, message, remainingRateLimitPercent });
  github.answerNext({ headers: { "x-ratelimit-limit": "60", "x-ratelimit-remaining": "15" }, body: {} });
  expect(await checkHealth(readHealth)).toMatchObject({ remainingRateLimitPercent: 25 });
  const headers = { "user-agent": "release-docs", "x-github-api-version": "2022-11-28" };
  expect(github.received[0]?.headers).toMatchObject(headers);
});

test("GitHub Enterprise Server: healthy without rate limits, not healthy with an unknown token", async () => {
  await using github = await startGitHub();
  github.answerNext({ status: 404, body: { message: "Rate limiting is not enabled." } });
  github.answerNext({ body: { installed_version: "3.19.0" } });
  const { readHealth } = open(github);
  expect(await checkHealth(readHealth)).toEqual({ healthy: true, message: expect.stringContaining("GitHub") });
  expect(await checkHealth(open({ ...github, token: "another" }).readHealth)).toEqual({
    healthy: false,
    refusal: expect.objectContaining({ code: "product/bad-token" }),
    message: "The token is rejected. Make a new token in GitHub and store it in the connection.",
    error: "GitHub did not show its rate limits: status 401, Bad credentials",
  });
});

test("a repository that the token may see, and one that it may not see", async () => {
  await using github = await startGitHub();
  const { readRepository } = open(github);
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
  const { readMergedPullRequest } = open(github);
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
  const { readMergedPullRequest } = open(github);
  const { files, moreFiles } = await readMergedPullRequest("octo/widget", 1);
  expect([files.length, moreFiles]).toEqual([300, true]);
  expect(github.received.filter(({ url }) => url?.includes("/files"))).toHaveLength(3);
});

test.each([
  [403, { "x-ratelimit-remaining": "0", "x-ratelimit-reset": "1795257249" }, "after 2026-11-21T10:34:09.000Z"],
  [403, { "retry-after": "60" }, "in 60 s"],
  [429, {}, "later"],
])("a rate limit has the time to wait (%d %o)", async (status, headers, when) => {
  await using github = await startGitHub();
  github.answerNext({ status, headers, body: { message: "API rate limit exceeded for installation ID 1." } });
  await expect(open(github).readRepository("octo/widget")).rejects.toMatchObject({
    code: "product/rate-limited",
    hint: expect.stringContaining(`try again ${when}.`),
  });
});

test("an error that quotes the token is redacted, even if it is truncated", async () => {
  await using github = await startGitHub();
  github.answerNext({ status: 422, body: { message: `${"x".repeat(170)} ${github.token} is wrong` } });
  await expect(open(github).readRepository("octo/widget")).rejects.toMatchObject({
    code: "product/refused",
    message: expect.stringMatching(/^(?!.*ghs-).*x \*\*\*/),
  });
});
