import { expect, test } from "vitest";
import { parseBitbucketPayload } from "../../../../src/service/webhooks/bitbucket-payload.ts";
import { DeliveryFacts } from "../../../../src/service/webhooks/delivery.ts";
import { parseGitHubPayload } from "../../../../src/service/webhooks/github-payload.ts";
import { readPayload, readPayloads } from "../../../support/webhooks.ts";

test("a review comment of GitHub says where and what, and to which review it belongs", () => {
  const { facts } = parseGitHubPayload(
    "pull_request_review_comment",
    readPayload("pull_request_review_comment", (one) => "organization" in one || one.action === "created"),
  );
  expect(facts).toMatchObject([
    {
      type: "conversation",
      event: {
        kind: "reviewComment",
        action: "created",
        host: "github",
        repository: "Codertocat/Hello-World",
        isPullRequest: true,
        author: { login: "Codertocat", isBot: false },
        body: "Maybe you should use more emoji on this line.",
        path: "README.md",
      },
    },
  ]);
});

test.each([
  "issues",
  "issue_comment",
  "pull_request_review",
  "pull_request_review_comment",
  "pull_request",
  "release",
  "push",
  "create",
])("what is kept of %s has the stored form, whatever its texts are", (event) => {
  for (const payload of readPayloads(event)) {
    for (const fact of parseGitHubPayload(event, payload).facts) expect(DeliveryFacts.parse(fact)).toEqual(fact);
    const long = JSON.parse(JSON.stringify(payload), (key, value) => {
      return ["body", "title", "login"].includes(key) ? "\u0000😀".repeat(50_000) : value;
    });
    for (const fact of parseGitHubPayload(event, long).facts) {
      expect(DeliveryFacts.parse(fact)).toEqual(fact);
      expect(JSON.stringify(fact)).not.toContain("\\u0000");
      expect(JSON.stringify(fact).isWellFormed()).toBe(true);
    }
  }
});

test("bots are known by their type", () => {
  const payload = readPayload("issue_comment", ({ action }) => action === "created") as unknown as {
    comment: { user: { type: string } };
  };
  payload.comment.user.type = "Bot";
  expect(parseGitHubPayload("issue_comment", payload).facts).toMatchObject([{ event: { author: { isBot: true } } }]);
});

// As https://support.atlassian.com/bitbucket-cloud/docs/event-payloads/ describes them.
const repository = { full_name: "octo/widget" };
const actor = { type: "user", nickname: "ada", account_id: "1" };
const links = { html: { href: "https://bitbucket.org/octo/widget/pull-requests/7" } };
const ends = { source: { commit: { hash: "abcdef123456" } }, destination: { branch: { name: "main" } } };
const pullrequest = { id: 7, title: "Stream", links, ...ends, merge_commit: { hash: "123456abcdef" } };
const inline = { path: "README.md", from: null, to: 3 };
const comment = { id: 9, content: { raw: "@release-docs please" }, user: actor, links, inline };
const said = { path: "README.md", line: 3, author: { login: "ada", isBot: false } };

test.each([
  [
    "repo:push",
    {
      push: {
        changes: [{ new: { type: "tag", name: "v1" } }, { new: null }, { new: { type: "branch", name: "main" } }],
      },
    },
    [{ type: "tag", tag: "v1" }],
  ],
  ["pullrequest:fulfilled", { pullrequest }, [{ action: "merged", number: 7, mergeCommit: "123456abcdef" }]],
  ["pullrequest:rejected", { pullrequest }, [{ type: "pullRequest", action: "closed", number: 7 }]],
  ["pullrequest:updated", { pullrequest }, [{ action: "pushed", head: "abcdef123456", sender: "ada" }]],
  [
    "pullrequest:comment_created",
    { pullrequest, comment },
    [{ event: { ...{ kind: "reviewComment", action: "created", host: "bitbucket", number: 7, id: "9" }, ...said } }],
  ],
  [
    "issue:created",
    { issue: { id: 3, title: "Help", content: { raw: "How?" }, reporter: actor, links } },
    [{ event: { kind: "issue", isPullRequest: false, number: 3 } }],
  ],
  ["repo:fork", {}, []],
])("%s of Bitbucket", (event, payload, facts) => {
  const parsed = parseBitbucketPayload(event, { repository, actor, ...payload });
  expect(parsed.facts).toMatchObject(facts);
  expect(parsed.facts).toHaveLength(facts.length);
  for (const fact of parsed.facts) expect(DeliveryFacts.parse(fact)).toEqual(fact);
});
