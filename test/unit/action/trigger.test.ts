import { describe, expect, test } from "vitest";
import type { RunEvent } from "../../../src/action/environment.ts";
import { parseTrigger, type Trigger } from "../../../src/action/trigger.ts";
import { type Payload, readPayload, readPayloads } from "../../support/webhooks.ts";

function eventOf(name: string, payload: unknown, ref?: string): RunEvent {
  return {
    name,
    payload,
    ref,
    repository: "owner/repo",
    serverUrl: "https://github.com",
    apiUrl: "https://api.github.com",
    run: undefined,
  };
}

const RELEASED = ["published", "released", "prereleased"];

test.each(readPayloads("release").map((payload) => [payload.action, payload] as const))(
  "GitHub's own release %s",
  (action, payload) => {
    const trigger = parseTrigger(eventOf("release", payload));
    const starts = RELEASED.includes(String(action)) && payload.release?.draft === false;
    expect(trigger.kind).toBe(starts ? "release" : "skip");
    if (trigger.kind === "release") expect(trigger.tag).toBe(payload.release?.tag_name);
  },
);

test.each(readPayloads("pull_request").map((payload) => [payload.action, payload] as const))(
  "GitHub's own pull request %s starts work only when merged",
  (action, payload) => {
    const merged = action === "closed" && payload.pull_request?.merged === true;
    expect(parseTrigger(eventOf("pull_request", payload)).kind).toBe(merged ? "merge" : "skip");
    expect(parseTrigger(eventOf("pull_request_target", payload)).kind).toBe(merged ? "merge" : "skip");
  },
);

test.each(readPayloads("push").map((payload) => [payload.ref, payload] as const))(
  "GitHub's own push of %s",
  (ref, payload) => {
    const expected = payload.deleted ? "skip" : ref?.startsWith("refs/tags/") ? "push" : "branch";
    expect(parseTrigger(eventOf("push", payload)).kind).toBe(expected);
  },
);

test("a merged pull request has its number, its text and its merge commit", () => {
  const payload = readPayload("pull_request", ({ action }) => action === "closed");
  Object.assign(payload.pull_request ?? {}, { merged: true, merge_commit_sha: "c0ffee1", commits: 3, body: null });
  expect(parseTrigger(eventOf("pull_request", payload))).toMatchObject({
    kind: "merge",
    number: payload.pull_request?.number,
    name: payload.pull_request?.title,
    text: "",
    mergeCommit: "c0ffee1",
    commits: 3,
  });
});

describe("our own drafts trigger nothing", () => {
  test("when one is merged", () => {
    const payload = readPayload("pull_request", ({ action }) => action === "closed");
    const head = { sha: "0123456789".repeat(4), ref: "release-docs/v1.3.0" };
    Object.assign(payload.pull_request ?? {}, { merged: true, merge_commit_sha: "c0ffee1", head });
    expect(parseTrigger(eventOf("pull_request", payload)).kind).toBe("skip");
    for (const [ref, isMergedRelease] of [
      ["release-docs/v1.3.0", false],
      ["release-docs/release", true],
      ["release-docs/site/release-v1", true],
      ["release-docs/next-release", true],
      ["release-docs/own/release/log", true],
      ["release-docs/prereleases", false],
      ["release-docs/released", false],
    ] as const) {
      Object.assign(payload.pull_request ?? {}, { head: { ...head, ref } });
      expect(parseTrigger(eventOf("pull_request", payload))).toMatchObject({ kind: "skip", isMergedRelease });
    }
    Object.assign(payload.pull_request ?? {}, { head: { ...head, ref: "topic/release-docs/v1.3.0" } });
    expect(parseTrigger(eventOf("pull_request", payload)).kind).toBe("merge");
  });

  test.each([
    ["refs/heads/release-docs/v1.3.0", "skip"],
    ["refs/tags/release-docs/v1.3.0", "push"],
  ])("when %s is pushed", (ref, kind) => {
    const payload = {
      ...readPayload("push", ({ deleted, ref: at }) => !deleted && at?.startsWith("refs/heads/") === true),
      ref,
    };
    expect(parseTrigger(eventOf("push", payload)).kind).toBe(kind);
  });
});

describe("by hand", () => {
  test.each<[string, string | undefined]>([
    ["refs/tags/pkg/v1.2.0", "pkg/v1.2.0"],
    ["refs/heads/main", undefined],
  ])("on %s", (ref, tag) => {
    const expected: Trigger = { kind: "manual", tag };
    expect(parseTrigger(eventOf("workflow_dispatch", {}, ref))).toEqual(expected);
  });
});

describe("a push to a branch", () => {
  const [sha, zero] = ["0123456789abcdef0123456789abcdef01234567", "0".repeat(40)];
  const pushed = (fields: object) => parseTrigger(eventOf("push", { ref: "refs/heads/topic", ...fields }));

  test("that deletes it is skipped", () => {
    const trigger = pushed({ before: sha, after: zero, deleted: true });
    expect(trigger).toEqual({ kind: "skip", reason: "the branch topic was deleted" });
  });

  test("that makes it has no tip before, whatever flag says it", () => {
    for (const flag of [{ created: true }, {}])
      expect(pushed({ before: zero, after: sha, ...flag })).toMatchObject({ before: undefined });
  });

  test("adds what no other branch had", () => {
    const commits = [{ id: sha }, { id: "f".repeat(40), distinct: false }];
    expect(pushed({ before: sha, after: sha, commits })).toMatchObject({ added: [sha] });
  });

  test.each([
    ["no tip", { before: sha }, /after/],
    ["no old tip", { after: sha }, /before/],
  ])("with %s says which field", (_, fields, field) => expect(() => pushed(fields)).toThrow(field));
});

test.each<[string, unknown, string]>([
  ["create", { ref: "topic", ref_type: "branch" }, "the branch topic was created; its commits come with the push"],
  ["delete", { ref: "v1.0.0", ref_type: "tag" }, "the tag v1.0.0 was deleted"],
  ["release", { action: "published", release: { tag_name: "v1", draft: true } }, "the release v1 is a draft"],
  ["merge_group", group("destroyed", "dequeued"), "the merge group for main was not merged (destroyed: dequeued)"],
])("%s %j is skipped", (name, payload, reason) => {
  expect(parseTrigger(eventOf(name, payload))).toEqual({ kind: "skip", reason });
});

function group(action: string, reason?: string) {
  return {
    action,
    reason,
    merge_group: { base_sha: "a".repeat(40), head_sha: "b".repeat(40), base_ref: "refs/heads/main" },
  };
}

test.each<[string, unknown, RegExp]>([
  ["release", { action: "published", release: { tag_name: 7 } }, /release\.tag_name/],
])("an invalid %s event names the field", (name, payload: Payload | unknown, sentence) => {
  expect(() => parseTrigger(eventOf(name, payload))).toThrow(sentence);
});

test("an event without commits is of kind other", () => {
  expect(parseTrigger(eventOf("issues", {}))).toEqual({ kind: "other", event: "issues" });
});
