import { expect, test } from "vitest";
import { nothingSent, type Outcome } from "../../../../src/action/outcome.ts";
import { renderHeadline } from "../../../../src/action/report/summary.ts";
import type { Conversation } from "../../../../src/contract/conversations.ts";

const REQUEST = { title: "**T**", body: "B", sourceConnection: "octo/widget" };
const pull = (number: number): Conversation => ({
  id: "cnv-1",
  status: "open",
  branch: "docs",
  outputUrl: `https://github.com/octo/widget/pull/${number}`,
});
const DRAFT: Conversation = { id: "cnv-2", status: "staged", staged: true, branch: "docs" };
const EMPTY: Conversation = { id: "cnv-3", status: "closed", branch: null };

const headline = (fields: Partial<Outcome>) =>
  renderHeadline({ state: "done", job: undefined, conversations: [], changes: [], request: REQUEST, ...fields });

test.each<[string, string, string]>([
  ["one pull request", headline({ conversations: [pull(12), EMPTY] }), "pull request #12 is ready"],
  ["two pull requests", headline({ conversations: [pull(12), pull(13)] }), "2 pull requests are ready"],
  ["a draft", headline({ conversations: [DRAFT] }), "a draft is ready"],
  ["both", headline({ conversations: [pull(12), DRAFT, DRAFT] }), "pull request #12 and 2 drafts are ready"],
  [
    "a result URL without a number",
    headline({ conversations: [{ ...pull(1), outputUrl: "https://x.example/1" }] }),
    "a pull request is ready",
  ],
  ["nothing to change", headline({ conversations: [EMPTY, EMPTY] }), "nothing to change"],
  ["a question", headline({ conversations: [EMPTY], warnings: ["Which one?"] }), "needs attention"],
  ["a request without a wait", headline({ state: "requested" }), "request sent, the service is working"],
  ["a job without conversations", headline({}), "done"],
  ["an errored request", headline({ state: "errored", failure: "No.", conversations: [DRAFT] }), "failed"],
  ["a request that timed out", headline({ failure: "No.", code: "run/timeout" }), "timed out"],
  ["a cancelled run", headline({ failure: "No.", code: "run/cancelled" }), "cancelled"],
  ["a tolerated failure", headline({ failure: "No.", tolerated: true }), "failed (the step continues)"],
  ["an error before anything was sent", headline({ state: undefined, failure: "No." }), "failed"],
  ["a skipped run", renderHeadline(nothingSent("a <b>draft</b>")), "nothing was sent"],
])("for %s", (_, told, expected) => {
  expect(told).toBe(`Release docs: ${expected}`);
});
