import { expect, test } from "vitest";
import { createBitbucket } from "../../../src/hosts/bitbucket/host.ts";
import { createGitHub, createGitHubCodeHost } from "../../../src/hosts/github/host.ts";
import { checkHealth } from "../../../src/shared/outbound/json-api.ts";
import { outside, playHosts } from "../../support/named-hosts.ts";

const play = playHosts();

test("GitHub is asked at its own address, by the service and by a step, and a fault names its host", async () => {
  const { readHealth, readRepository } = createGitHub({ token: "ghs_1", send: outside });
  const reqheaders = { authorization: "token ghs_1", "user-agent": "release-docs" };
  const github = play("https://api.github.com", { reqheaders });
  github.get("/rate_limit").reply(200, {}, { "x-ratelimit-limit": "60", "x-ratelimit-remaining": "15" });
  expect(await checkHealth(readHealth)).toMatchObject({ healthy: true, remainingRateLimitPercent: 25 });
  github.get("/repos/octo/widget").replyWithError(Object.assign(new Error("reset"), { code: "ECONNRESET" }));
  await expect(readRepository("octo/widget")).rejects.toThrow(/api\.github\.com\/repos\/octo\/widget .*ECONNRESET/);
  const step = play("https://api.github.com", { reqheaders: { authorization: "token ghs_1" } });
  step.get("/repos/octo/widget").reply(401, { message: "Bad credentials" });
  const host = await createGitHubCodeHost({ apiUrl: "https://api.github.com", token: "ghs_1" }, "octo/widget");
  await expect(host.openDraft("release-docs/v1")).rejects.toMatchObject({ code: "github/bad-token" });
});

test("Bitbucket is asked at its own address, for pages as long as they can be, and follows its pages to no other host", async () => {
  const bitbucket = createBitbucket({ workspace: "octo", token: "t", send: outside });
  const api = play("https://api.bitbucket.org/2.0", { reqheaders: { authorization: "Bearer t" } });
  api.get("/repositories/octo?pagelen=1").reply(200, { values: [] });
  expect(await checkHealth(bitbucket.readHealth)).toMatchObject({ healthy: true });
  const values = [{ full_name: "octo/widget", slug: "widget" }];
  const next = "https://api.bitbucket.org/2.0/repositories/octo?pagelen=100&page=2";
  api.get("/repositories/octo?pagelen=100").twice().reply(200, { values, next });
  api.get("/repositories/octo?pagelen=100&page=2").reply(200, { values: [] });
  expect(await bitbucket.listRepositories()).toEqual([{ fullName: "octo/widget", slug: "widget" }]);
  api.get("/repositories/octo?pagelen=100&page=2").reply(200, { values, next: "https://bitbucket.example/2.0/x" });
  await expect(bitbucket.listRepositories()).rejects.toMatchObject({ code: "product/unreadable" });
});
