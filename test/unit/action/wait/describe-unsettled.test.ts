import { expect, test } from "vitest";
import { describeUnsettled, type ServiceLocation } from "../../../../src/action/outcome.ts";
import type { Settled } from "../../../../src/action/wait.ts";

const REMOTE: ServiceLocation = { baseUrl: "https://docs.example.com" };
const job = (state: string) => ({ id: "job-1", orgId: "org-1", type: "doc-request", state });
const running = (number: number) => ({ id: `cnv-${number}`, status: "running" });

function describeLines(settled: Partial<Settled>, location: ServiceLocation): string[] {
  return describeUnsettled(
    "The end.",
    { job: undefined, conversations: [], settled: false, ...settled },
    location,
  ).split("\n");
}

test.each<[string, Partial<Settled>, string[]]>([
  ["the job", { job: job("running") }, ["Job job-1 is still running; see https://docs.example.com/api/v1/jobs/job-1"]],
  [
    "a finished job whose results could not be read",
    { job: job("done"), fault: new Error("No\nanswer.") },
    [
      "Job job-1 is done, but its results could not be read; see https://docs.example.com/api/v1/jobs/job-1",
      "The last poll failed: No answer.",
    ],
  ],
  [
    "the unsettled conversations",
    { conversations: [running(1), { id: "cnv-2", status: "closed" }, { ...running(3), publicationName: "Log" }] },
    [
      "Conversation cnv-1 is still running; see https://docs.example.com/api/v1/conversations/cnv-1",
      "Conversation cnv-3 (Log) is still running; see https://docs.example.com/api/v1/conversations/cnv-3",
    ],
  ],
  [
    "the pull request of a conversation",
    { conversations: [{ ...running(1), outputUrl: "https://github.com/octo/widget/pull/7" }] },
    ["Conversation cnv-1 is still running; see https://github.com/octo/widget/pull/7"],
  ],
])("links to %s", (_, settled, lines) => {
  expect(describeLines(settled, REMOTE)).toEqual(["The end.", ...lines]);
});

test("names five of many and counts the rest", () => {
  const lines = describeLines({ conversations: Array.from({ length: 40 }, (_, number) => running(number)) }, REMOTE);
  expect(lines).toHaveLength(7);
  expect(lines.at(-1)).toBe("35 more are still running.");
});

test("says that the built-in service stopped, and what may remain", () => {
  const settled = { job: job("running") };
  expect(describeLines(settled, { drafts: "branches" })[1]).toMatch(/No work continues.*branch under release-docs\//);
  expect(describeLines(settled, { drafts: "scratch" })[1]).toMatch(/No work continues.*run\.$/);
});
