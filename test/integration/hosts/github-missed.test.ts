import type { ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { createGitHub } from "../../../src/hosts/github/host.ts";
import { readFailedDeliveries, readRepositoryEvents } from "../../../src/hosts/github/missed.ts";
import { inside } from "../../support/inside.ts";
import { serveScripted } from "../../support/scripted-server.ts";

const START = Date.parse("2026-01-01T00:00:00Z");
const at = (second: number) => new Date(START + second * 1000).toISOString().replace(".000", "");
const SINCE = at(0);

type Changed = { id: number; created_at: string; updated_at: string };
type Listed = Record<string, (Changed & Record<string, unknown>)[]>;
type Answer = { status: number } | undefined;

/** What a repository has, by path, as GitHub lists it: what changed since in that order, by pages. */
async function serve(listed: Listed) {
  const given = { answer: (_: URL): Answer => undefined, asked: [] as string[] };
  const reply = (response: ServerResponse, status: number, body: unknown, link = "") => {
    response.writeHead(status, { "content-type": "application/json", date: new Date(START + 1e9).toUTCString(), link });
    response.end(JSON.stringify(body));
  };
  const server = await serveScripted((request, response) => {
    const url = new URL(request.url ?? "", "http://github");
    given.asked.push(url.pathname + url.search);
    const refused = given.answer(url);
    const one = /^(.*\/deliveries)\/(\d+)$/.exec(url.pathname);
    const list = listed[one?.[1] ?? url.pathname.replace("/repos/octo/a/", "")];
    if (refused !== undefined || list === undefined) return reply(response, refused?.status ?? 404, { message: "No" });
    if (one !== null) return reply(response, 200, { request: { payload: { id: Number(one[2]) } } });
    const { since, per_page = 30, page = 1 } = Object.fromEntries(url.searchParams);
    const found = list.filter(({ updated_at }) => since === undefined || updated_at >= String(since));
    if (since !== undefined) found.sort((a, b) => (a.updated_at < b.updated_at ? -1 : 1));
    const end = Number(page) * Number(per_page);
    url.searchParams.set("page", String(Number(page) + 1));
    const next = `<http://${request.headers.host}${url.pathname}${url.search}>; rel="next"`;
    reply(response, 200, found.slice(end - Number(per_page), end), end < found.length ? next : "");
  });
  const { api } = createGitHub({ baseUrl: server.url, token: "t", send: inside });
  const found = new Set<string>();
  const parse = (event: string, payload: object) => {
    const { comment, id = comment?.id } = payload as { comment?: Changed; id?: number };
    if (id !== undefined) found.add(`${event}-${id}`);
    return [];
  };
  const count = (event: string) => [...found].filter((one) => one.startsWith(`${event}-`)).length;
  const sync = async (since: string) => (await readRepositoryEvents({ api, since, parse }, "octo/a", true)).until;
  const deliver = async (since: string) => (await readFailedDeliveries({ api, since, parse })).until;
  return Object.assign(given, { sync, deliver, count, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() });
}

const many = (length: number, build: (index: number) => Record<string, unknown>, each = 1) =>
  Array.from({ length }, (_, index) => {
    const time = at(1 + Math.floor(index / each));
    return { id: index + 1, created_at: time, updated_at: time, html_url: "https://github/octo/a/x", ...build(index) };
  });
const issuesOf = (length: number) => many(length, (index) => ({ number: index + 1 }), 30);
const issueOf = (index: number) => ({ issue_url: `https://github/repos/octo/a/issues/${index + 1}` });

/** Until it is over; the times at which a sync began. */
async function syncAll(sync: (since: string) => Promise<string>): Promise<string[]> {
  const times = [SINCE];
  for (let until = await sync(SINCE); !/^[^/]+000Z$/.test(until); until = await sync(until)) {
    expect(times).not.toContain(until);
    times.push(until);
  }
  return times;
}

test("more than 1,000 issues and comments are found by several syncs", async () => {
  const comments = many(2_300, issueOf, 250);
  await using github = await serve({ issues: issuesOf(2_300), "issues/comments": comments, "pulls/comments": [] });
  expect((await syncAll(github.sync)).length).toBeGreaterThan(2);
  expect([github.count("issues"), github.count("issue_comment")]).toEqual([2_300, 2_300]);
});

test("what changes while its list is read is not left out", async () => {
  const issues = issuesOf(250);
  await using github = await serve({ issues, "issues/comments": [], "pulls/comments": [] });
  github.answer = () => {
    const [first] = issues;
    if (github.asked.length === 2 && first !== undefined) first.updated_at = at(9_999);
    return undefined;
  };
  await syncAll(github.sync);
  expect(github.count("issues")).toBe(250);
});

test.each([403, 404])("after a %d in the middle of a sync the next one goes on there", async (status) => {
  const issues = many(3, (index) => ({ number: index + 1, pull_request: {} }));
  const reviews = many(1, () => ({ submitted_at: at(3) }));
  const of = Object.fromEntries([1, 2, 3].map((number) => [`pulls/${number}/reviews`, reviews]));
  await using github = await serve({ issues, "issues/comments": many(3, issueOf), "pulls/comments": [], ...of });
  for (const denied of ["issues", "issues/comments", "pulls/comments", "pulls/2/reviews"]) {
    github.answer = ({ pathname }) => (pathname.endsWith(`octo/a/${denied}`) ? { status } : undefined);
    const until = await github.sync(SINCE);
    expect(until, denied).toMatch(/^2026-01-01T00:00:00Z(?:\/2026-01-01T00:00:0[0-2]Z)?$/);
    github.answer = () => undefined;
    github.asked.length = 0;
    expect(await github.sync(until), denied).toMatch(/^2026-01-12T.*000Z$/);
    expect(github.asked.join(), denied).toContain(denied);
  }
  expect([github.count("issue_comment"), github.count("pull_request_review")]).toEqual([3, 1]);
});

test("pages that are too large are read in parts", async () => {
  const comments = many(120, (index) => ({ ...issueOf(index), body: "x".repeat(100_000) }));
  await using github = await serve({ issues: issuesOf(120), "issues/comments": comments, "pulls/comments": [] });
  await syncAll(github.sync);
  expect(github.count("issue_comment")).toBe(120);
});

test("the first of many failed deliveries are found first, and a denied one again", async () => {
  const failed = many(2_300, () => ({ guid: "g", event: "push", status_code: 500 }))
    .map((one) => ({ ...one, delivered_at: one.created_at }))
    .reverse();
  await using github = await serve({ "/app/hook/deliveries": failed });
  github.answer = ({ pathname }) => (pathname.endsWith("/deliveries/700") ? { status: 403 } : undefined);
  expect(await github.deliver(SINCE)).toBe(at(700));
  github.answer = () => undefined;
  expect(await github.deliver(at(700))).toBe(at(1_700));
  expect(await github.deliver(at(1_700))).toMatch(/000Z$/);
  expect(github.count("push")).toBe(2_300);
  github.answer = ({ search }) => (search.includes("page=3") ? { status: 404 } : undefined);
  expect(await github.deliver(SINCE)).toBe(SINCE);
});
