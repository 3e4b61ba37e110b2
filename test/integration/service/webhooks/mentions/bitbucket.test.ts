import { beforeEach, expect, onTestFinished, test } from "vitest";
import { parseBitbucketPayload } from "../../../../../src/service/webhooks/bitbucket-payload.ts";
import { handleConversationEvent } from "../../../../../src/service/webhooks/mentions/mentions.ts";
import {
  BITBUCKET_USERS,
  type BitbucketComment,
  BitbucketRepository,
} from "../../../../support/bitbucket-repository.ts";
import { commentsOf } from "../../../../support/conversations.ts";
import { History } from "../../../../support/history.ts";
import { ofTest } from "../../../../support/of-test.ts";
import { type Call, create, TestOrganization } from "../../../../support/service.ts";

const { ada, eve, service } = BITBUCKET_USERS;
let bitbucket: BitbucketRepository;
let organization: TestOrganization;
let call: Call;
let connectionId: string;

beforeEach(async () => {
  const history = new History();
  onTestFinished(() => history[Symbol.dispose]());
  history.commit("feat: answer (#1)", { "CHANGELOG.md": "# Changelog\n", "src/code.ts": "1\n" });
  history.tag("v1.0.0");
  history.commit("feat: stream answers (#2)");
  history.commit("fix: keep the last line (#3)");
  history.tag("v1.1.0");
  bitbucket = ofTest(await BitbucketRepository.open(history));
  organization = ofTest(await TestOrganization.open(":memory:"));
  call = await organization.addCaller({ role: "owner" });
  const app = { workspace: "octo", token: "token-of-a-test", baseUrl: `${bitbucket.url}/2.0` };
  const codehostAppConnectionId = await create(call, "connections", { name: "app", config: { codehostbApp: app } });
  const codehostRepo = { codehostAppConnectionId, repositoryUrl: bitbucket.repositoryUrl };
  connectionId = await create(call, "connections", { name: "widget", config: { codehostRepo } });
  const inputTriggers = { [connectionId]: ["issueComments"] };
  const config = { sourceRepos: [connectionId], docsRepo: connectionId, inputTriggers, writeChangelogs: true };
  await create(call, "publications", { name: "Widget", config });
  const changes = [{ tags: { start: "v1.0.0", end: "v1.1.0" } }];
  await create(call, "conversations/", { body: "Write.", publication: "Widget", changes });
  await organization.service.idle();
});

/** Handles a webhook of Bitbucket about pull request 1. */
async function deliver(event: string, actor: typeof ada, more: object): Promise<string> {
  const page = `${bitbucket.url}/octo/widget/pull-requests/1`;
  const pullrequest = {
    ...{ id: 1, title: "Document v1.1.0", links: { html: { href: page } } },
    source: { commit: { hash: "0123456789ab" } },
    destination: { branch: { name: "main" } },
  };
  const payload = { repository: { full_name: "octo/widget" }, actor, pullrequest, ...more };
  const [fact] = parseBitbucketPayload(event, payload).facts;
  const rows = organization.store.database.selectFrom("connections").selectAll().where("id", "=", connectionId);
  const to = { orgId: organization.orgId, requestId: null, userName: null };
  if (fact?.type !== "conversation") return expect.unreachable();
  const outcome = await handleConversationEvent(
    organization.parts,
    await rows.executeTakeFirstOrThrow(),
    fact.event,
    to,
  );
  await organization.service.idle();
  return outcome;
}

function comment(given: Omit<BitbucketComment, "id">): Promise<string> {
  const added = bitbucket.addComment(given);
  const href = `${bitbucket.url}/octo/widget/pull-requests/1/_/diff#comment-${added.id}`;
  return deliver("pullrequest:comment_created", given.user, { comment: { ...added, links: { html: { href } } } });
}

const inline = (to: number) => ({ path: "CHANGELOG.md", to, from: null });
const readChangelog = () => bitbucket.git("show", `${bitbucket.pulls[0]?.branch}:CHANGELOG.md`);
const listReplies = () => bitbucket.comments.filter(({ user }) => user === service);

test("comments on a draft become comments of the conversation; a mention in a thread is answered there", async () => {
  expect(await comment({ content: { raw: "/skip #2" }, user: ada, inline: inline(3) })).toBe("recorded as discussion");
  const mention = { content: { raw: "@release-docs please" }, user: ada, inline: inline(3), parent: { id: 1 } };
  expect(await comment(mention)).toBe("requested work on 2 comments");
  const [, , recorded] = commentsOf(await call("GET", "conversation_comments?source=bitbucket"));
  expect(recorded).toMatchObject({ externalId: "1", anchor: { filePath: "CHANGELOG.md", startLine: 3, endLine: 3 } });
  const [reply, ...others] = listReplies();
  expect(others).toEqual([]);
  expect(reply).toMatchObject({
    parent: { id: 1 },
    content: { raw: expect.stringMatching(/pull-requests\/1\n\n\[\/\/\]: #/) },
  });
  expect(readChangelog()).not.toContain("Stream answers");
});

test("requested changes work on all open threads, once, and only of people who may write", async () => {
  const request = { changes_request: { date: "2026-11-22T10:00:00+00:00", user: eve } };
  await comment({ content: { raw: "/skip #2" }, user: ada, inline: inline(3) });
  await comment({ content: { raw: "/skip #3" }, user: eve, inline: inline(4) });
  const event = "pullrequest:changes_request_created";
  expect(await deliver(event, eve, request)).toBe("ignored: ada may not write to octo/widget");
  const asked = { changes_request: { ...request.changes_request, user: ada } };
  expect(await deliver(event, ada, asked)).toBe("requested work on 1 comment");
  expect(await deliver(event, ada, asked)).toBe("requested before");
  expect(listReplies()).toHaveLength(1);
  expect(readChangelog()).toContain("Keep the last line");
});
