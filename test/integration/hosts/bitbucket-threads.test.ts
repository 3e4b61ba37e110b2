import { afterEach, beforeEach, expect, test } from "vitest";
import { createBitbucketThreads } from "../../../src/hosts/bitbucket/pull-requests.ts";
import type { ThreadApi } from "../../../src/hosts/code-host.ts";
import { createOutbound } from "../../../src/shared/outbound/outbound.ts";
import { BITBUCKET_USERS, BitbucketRepository } from "../../support/bitbucket-repository.ts";
import { History } from "../../support/history.ts";

const { ada, eve, service } = BITBUCKET_USERS;
let history: History;
let bitbucket: BitbucketRepository;
let threads: ThreadApi;
beforeEach(async () => {
  history = new History();
  history.commit("feat: answer");
  bitbucket = await BitbucketRepository.open(history);
  const send = createOutbound({ allowPrivate: true, environment: {} });
  const access = { apiUrl: `${bitbucket.url}/2.0`, token: "token-of-a-test", send, second: 0 };
  threads = createBitbucketThreads(access, "octo/widget");
});
afterEach(async () => {
  await bitbucket[Symbol.asyncDispose]();
  history[Symbol.dispose]();
});

test("people are known by their ID alone: names are not unique", async () => {
  const personOf = ({ nickname: login, uuid: id }: typeof ada) => ({ login, isBot: false, id });
  expect(await threads.mayWrite(personOf(ada))).toBe(true);
  expect(await threads.mayWrite(personOf(eve))).toBe(false);
  expect(await threads.mayWrite({ login: "ada", isBot: false })).toBe(false);
});

test("who may write is looked up in the answer: another person's permission counts for nobody else", async () => {
  const values = [{ type: "repository_permission", permission: "admin", user: ada }];
  bitbucket.script = (_, path) =>
    path.startsWith("/2.0/workspaces/") ? { status: 200, body: JSON.stringify({ values }) } : undefined;
  expect(await threads.mayWrite({ login: "eve", isBot: false, id: eve.uuid })).toBe(false);
  expect(await threads.mayWrite({ login: "ada", isBot: false, id: ada.uuid })).toBe(true);
});

test("comments on lines have the place and the state of their thread", async () => {
  const inline = { path: "CHANGELOG.md", to: 3, from: null };
  bitbucket.addComment({ content: { raw: "Nice" }, user: ada });
  bitbucket.addComment({ content: { raw: "/skip #2" }, user: ada, inline });
  bitbucket.addComment({ content: { raw: "Done" }, user: service, parent: { id: 2 } });
  bitbucket.addComment({
    content: { raw: "Old" },
    user: eve,
    inline: { path: "a.md", to: null, from: 7 },
    resolution: {},
  });
  const about = { path: "CHANGELOG.md", line: 3, startLine: 3, threadId: "2", isResolved: false };
  expect(await threads.readReviewComments(1)).toEqual([
    { id: "2", body: "/skip #2", author: { login: "ada", isBot: false, id: ada.uuid }, ...about },
    { id: "3", body: "Done", author: { login: "service", isBot: true, id: service.uuid }, ...about },
    {
      ...{ id: "4", threadId: "4", isResolved: true, body: "Old", path: "a.md" },
      author: { login: "ada", isBot: false, id: eve.uuid },
    },
  ]);
});

test("a reply is posted once, with a mark that Bitbucket does not show", async () => {
  for (let count = 0; count < 5; count += 1) bitbucket.addComment({ content: { raw: "Nice" }, user: ada });
  const reply = { body: "Done.", key: "cmt-0123456789abcdef" };
  const id = await threads.reply({ number: 1, commentId: "2" }, reply);
  bitbucket.addComment({ content: { raw: "Thanks" }, user: ada });
  expect(await threads.reply({ number: 1, commentId: "2" }, reply)).toBe(id);
  expect(bitbucket.comments.filter(({ user }) => user === service)).toEqual([
    {
      ...{ id: 6, user: service, parent: { id: 2 } },
      content: { raw: "Done.\n\n[//]: # (release-docs reply cmt-0123456789abcdef)\n" },
    },
  ]);
});
