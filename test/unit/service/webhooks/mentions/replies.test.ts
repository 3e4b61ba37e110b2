import { expect, test } from "vitest";
import type { ConversationEvent } from "../../../../../src/service/webhooks/delivery.ts";
import { selectPlace } from "../../../../../src/service/webhooks/mentions/replies.ts";

const WIDGET = "https://github.com/octo/widget";
const PULL = `${WIDGET}/pull/5`;
const person = { login: "ada", isBot: false };
const EVENT: ConversationEvent = {
  ...{ kind: "issueComment", action: "created", host: "github", repository: "octo/widget", number: 5 },
  ...{ isPullRequest: true, id: "12", url: "", author: person, sender: person, body: "" },
};

test.each<[string, Partial<ConversationEvent>, string, string | undefined]>([
  ["an issue", { kind: "issue", url: `${WIDGET}/issues/5` }, "issues/5", undefined],
  ["a review", { kind: "review", url: `${PULL}#pullrequestreview-12` }, "pull/5", undefined],
  ["a review comment", { kind: "reviewComment", url: `${PULL}#discussion_r12` }, "pull/5#discussion_r12", "12"],
  [
    "its answer",
    { kind: "reviewComment", url: `${PULL}#discussion_r12`, inReplyTo: "7" },
    ...(["pull/5#discussion_r7", "7"] as const),
  ],
  [
    "a comment on Bitbucket",
    { host: "bitbucket", kind: "reviewComment", url: `${WIDGET}/pull-requests/5/_/diff#comment-12` },
    ...(["pull-requests/5#comment-12", "12"] as const),
  ],
])("%s is in a thread", (_, event, path, commentId) => {
  const url = `${WIDGET}/${path}`;
  expect(selectPlace({ ...EVENT, ...event })).toEqual({ url, page: url.replace(/#.*/, ""), number: 5, commentId });
});

test.each(["", "javascript:/issues/5", "https://github.com/octo/issues/5x", "ftp://h/issues/5"])(
  "%j is no thread",
  (url) => {
    expect(selectPlace({ ...EVENT, url })).toBeUndefined();
  },
);
