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
    Object.assign(payload.pull_request ?? {}, { head: { ...head, ref: "topic/release-docs/v1.3.0" } });
    expect(parseTrigger(eventOf("pull_request", payload)).kind).toBe("merge");
  });

  test.each([
    ["refs/heads/release-docs/v1.3.0", "skip"],
    ["refs/heads/release-docs", "branch"],
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

test.each<[string, unknown, RegExp]>([
  ["release", {}, /release event .*: action/],
  ["release", { action: "published", release: { tag_name: 7 } }, /release\.tag_name/],
  ["pull_request", { action: "closed", pull_request: null }, /pull_request/],
  ["push", [], /The push event/],
])("an invalid %s event names the field", (name, payload: Payload | unknown, sentence) => {
  expect(() => parseTrigger(eventOf(name, payload))).toThrow(sentence);
});

test("an event without commits is of kind other", () => {
  expect(parseTrigger(eventOf("issues", {}))).toEqual({ kind: "other", event: "issues" });
});
