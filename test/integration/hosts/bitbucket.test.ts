import { expect, test } from "vitest";
import { createBitbucket } from "../../../src/hosts/bitbucket/host.ts";
import { checkHealth } from "../../../src/shared/outbound/json-api.ts";
import { inside } from "../../support/inside.ts";
import { startBitbucket } from "../../support/products.ts";

const open = ({ url: baseUrl, token }: { url: string; token: string }, workspace = "octo") =>
  createBitbucket({ baseUrl, workspace, token, send: inside });
const repositories = [{ slug: "widget" }, { slug: "docs", branch: "trunk" }, { slug: "empty", branch: null }];

test("a valid token in the workspace, and invalid ones", async () => {
  await using server = await startBitbucket({ repositories });
  const check = (place: { url: string; token: string }, workspace?: string) =>
    checkHealth(open(place, workspace).readHealth);
  const message = expect.stringMatching(/Bitbucket .* workspace octo\b/);
  expect(await check(server)).toEqual({ healthy: true, message });
  const headers = { "x-ratelimit-limit": "1000", "x-ratelimit-remaining": "500" };
  server.answerNext({ headers, body: { values: [] } });
  expect(await check(server)).toEqual({ healthy: true, message, remainingRateLimitPercent: 50 });
  await check(server, "team100");
  expect(server.received.at(-1)?.url).toBe("/repositories/team100?pagelen=1");
  expect(await check({ ...server, token: "another" })).toMatchObject({
    healthy: false,
    error: expect.stringMatching(/status 401, Token is invalid or not supported for this endpoint\.$/),
  });
  expect(await check(server, "unknown")).toMatchObject({
    healthy: false,
    error: expect.stringContaining("No workspace with identifier 'unknown'"),
  });
});

test("the repositories of the workspace, page by page", async () => {
  await using server = await startBitbucket({ repositories });
  const { listRepositories } = open(server);
  expect(await listRepositories()).toEqual([
    { fullName: "octo/widget", slug: "widget" },
    { fullName: "octo/docs", slug: "docs" },
    { fullName: "octo/empty", slug: "empty" },
  ]);
  expect(server.received.map(({ url }) => url)).toEqual([
    "/repositories/octo?pagelen=100",
    "/repositories/octo?page=2",
  ]);
});

test("reads an endless list up to a maximum, and encodes the workspace in the path", async () => {
  await using server = await startBitbucket();
  for (let page = 0; page < 12; page += 1) {
    server.answerNext({
      body: { values: [{ full_name: "octo/a", slug: "a" }], next: `${server.url}/repositories/x?page=2` },
    });
  }
  expect(await open(server, "../user").listRepositories()).toHaveLength(10);
  expect(server.received[0]?.url).toBe("/repositories/..%2Fuser?pagelen=100");
});

test("a repository, one without commits, and one that the token may not see", async () => {
  await using server = await startBitbucket({ repositories });
  const { readRepository } = open(server);
  expect(await readRepository("octo/docs")).toEqual({ fullName: "octo/docs", defaultBranch: "trunk" });
  expect((await readRepository("octo/empty")).defaultBranch).toBeUndefined();
  await expect(readRepository("octo/nothing")).rejects.toMatchObject({ code: "product/not-found" });
});

test("a merged pull request: full commit, time of the merge, all files", async () => {
  const pullRequests = [
    { id: 7, title: "Add a thing", description: "It is needed.", files: ["a.md", "-b.md", "c.md"] },
    { id: 8, title: "Not yet", state: "OPEN" },
    { id: 9, title: "Never", state: "DECLINED" },
  ];
  await using server = await startBitbucket({ repositories: [{ slug: "widget", pullRequests }] });
  const bitbucket = open(server);
  expect(await bitbucket.readMergedPullRequest("octo/widget", 7)).toEqual({
    number: 7,
    title: "Add a thing",
    body: "It is needed.",
    author: "ada",
    labels: [],
    mergeCommit: "0123456789abcdef0123456789abcdef01234567",
    mergedAt: "2026-01-02T03:04:05+00:00",
    webUrl: "https://bitbucket.org/octo/widget/pull-requests/7",
    files: ["a.md", "b.md", "c.md"],
    moreFiles: false,
  });
  for (const number of [8, 9]) {
    await expect(bitbucket.readMergedPullRequest("octo/widget", number)).rejects.toMatchObject({
      code: "product/not-merged",
    });
  }
});

test("sends a user's token with the e-mail address, and redacts both", async () => {
  await using server = await startBitbucket();
  server.answerNext({ status: 401, body: { type: "error", error: { message: "hunter2-hunter2 is no token" } } });
  const { readHealth } = open({ ...server, token: "ada@example.com:hunter2-hunter2" });
  expect(await checkHealth(readHealth)).toMatchObject({
    error: expect.stringContaining("*** is no token"),
  });
  const basic = Buffer.from("ada@example.com:hunter2-hunter2").toString("base64");
  expect(server.received[0]?.headers.authorization).toBe(`Basic ${basic}`);
});
