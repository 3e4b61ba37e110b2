import { expect, test } from "vitest";
import { resultUrlOf } from "../../../src/action/wait.ts";
import type { Conversation } from "../../../src/contract/conversations.ts";

const PULL = "https://github.com/octo/widget/pull/7";
const COMPARE = "https://github.com/octo/widget/compare/main...release-docs/v1.1.0";
const draft = (compareUrl?: unknown, kind = "draft") => ({ id: "ent-1", kind, details: { compareUrl } });

test.each<[string, Partial<Conversation>, string | undefined]>([
  ["the pull request", { outputUrl: PULL }, PULL],
  ["the pull request of a published draft", { staged: false, outputUrl: PULL, entries: [draft(COMPARE)] }, PULL],
  ["the compare page of a staged draft", { staged: true, outputUrl: "", entries: [draft(COMPARE)] }, COMPARE],
  [
    "the latest compare page",
    { staged: true, entries: [draft("https://x.example"), draft(COMPARE), draft()] },
    COMPARE,
  ],
  ["what another service gives for a staged draft", { staged: true, outputUrl: COMPARE }, COMPARE],
  ["nothing without an address", { staged: true, outputUrl: null, entries: null }, undefined],
  ["nothing of another entry", { staged: true, entries: [draft(COMPARE, "notice")] }, undefined],
  [
    "nothing of odd details",
    { staged: true, entries: [draft(7), draft(""), { id: "ent-2", kind: "draft" }] },
    undefined,
  ],
])("a conversation's result is at %s", (_, fields, expected) => {
  expect(resultUrlOf({ id: "cnv-1", status: "staged", ...fields })).toBe(expected);
});
