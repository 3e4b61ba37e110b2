import { expect, test } from "vitest";
import * as z from "zod/mini";
import { createGitHubApi, openGitHubRest, openOctokit } from "../../../src/hosts/github/client.ts";
import { createGitHubCommitReader } from "../../../src/hosts/github/commits.ts";
import type { Outbound } from "../../../src/shared/outbound/json-api.ts";

// Does not resolve: requests that Octokit sends itself fail.
const API = "https://api.github.invalid";
const EXPECTED = { doing: "try", answer: z.unknown() };
const SHA = "0a1b2c3d4e5f60718293a4b5c6d7e8f901234567";

function record(status: number, responseBody: unknown) {
  const sent: { method: string; url: string; authorization: string | undefined }[] = [];
  const send: Outbound = async (url, { method = "GET", headers } = {}) => {
    sent.push({ method, url, authorization: headers?.authorization });
    const body = Buffer.from(responseBody === undefined ? "" : JSON.stringify(responseBody));
    return { url: new URL(url), status, headers: { "content-type": "application/json" }, body };
  };
  return { sent, access: { apiUrl: API, token: "token-of-a-test", send } };
}

test("sends Octokit's calls with the token, also those with empty answers", async () => {
  const { sent, access } = record(204, undefined);
  const rest = await openGitHubRest(access, "octo/widget");
  await rest.call("PATCH /", { private: true }, EXPECTED);
  expect(sent).toEqual([{ method: "PATCH", url: `${API}/repos/octo/widget`, authorization: "token token-of-a-test" }]);
});

test("forwards a token that no header can have, so that the sender refuses it", async () => {
  const { sent, access } = record(200, {});
  const token = "t\u3210ken";
  await createGitHubApi({ ...access, token }).read({ doing: "try", path: "/user", answer: z.unknown() });
  expect(sent).toMatchObject([{ authorization: `token ${token}` }]);
});

test("sends Octokit's GraphQL queries", async () => {
  const { sent, access } = record(200, { data: { repository: {} } });
  const faults: unknown[] = [];
  const reader = createGitHubCommitReader(access, "octo/widget", (error) => faults.push(error));
  await reader.readFacts([SHA]);
  expect(faults).toEqual([]);
  expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([`POST ${API}/graphql`]);
});

test("a redirect that was not followed is an error", async () => {
  const { access } = record(302, undefined);
  const read = createGitHubApi(access).read({ doing: "try", path: "/user", answer: z.unknown() });
  await expect(read).rejects.toMatchObject({ code: "product/refused" });
});

test("requests no next page on another host, and ends every page by its signal", async () => {
  const { signal } = new AbortController();
  const sent: unknown[] = [];
  const send: Outbound = async (url, request) => {
    sent.push([url, request?.signal]);
    const headers = { "content-type": "application/json", link: '<https://elsewhere.invalid/list?page=2>; rel="next"' };
    return { url: new URL(url), status: 200, headers, body: Buffer.from("[{}]") };
  };
  const octokit = await openOctokit({ apiUrl: API, token: "token-of-a-test", send, signal });
  await expect(octokit.paginate("GET /list")).rejects.toMatchObject({ code: "github/unexpected" });
  expect(sent).toEqual([[`${API}/list`, signal]]);
});
