import { expect, test } from "vitest";
import { describeUnsettled, type ServiceLocation } from "../../../../src/action/outcome.ts";
import type { Settled } from "../../../../src/action/wait.ts";

const REMOTE: ServiceLocation = { baseUrl: "https://docs.example.com" };
const job = (state: string) => ({ id: "job-1", orgId: "org-1", type: "doc-request", state });
const moving = (number: number) => ({ id: `cnv-${number}`, status: "running" });

function describeLines(settled: Partial<Settled>, worker: ServiceLocation): string[] {
  return describeUnsettled("The end.", { job: undefined, conversations: [], settled: false, ...settled }, worker).split(
    "\n",
  );
}

test.each<[string, Partial<Settled>, string[]]>([
  ["a job", { job: job("running") }, ["Job job-1 goes on; see https://docs.example.com/api/v1/jobs/job-1"]],
  [
    "a job that is done, but nobody could read what it wrote",
    { job: job("done"), fault: new Error("No\nanswer.") },
    [
      "Job job-1 is done, but what it wrote could not be read; see https://docs.example.com/api/v1/jobs/job-1",
      "The last look failed: No answer.",
    ],
  ],
  [
    "those conversations that are not settled",
    { conversations: [moving(1), { id: "cnv-2", status: "closed" }, { ...moving(3), publicationName: "Log" }] },
    [
      "Conversation cnv-1 goes on; see https://docs.example.com/api/v1/conversations/cnv-1",
      "Conversation cnv-3 (Log) goes on; see https://docs.example.com/api/v1/conversations/cnv-3",
    ],
  ],
  [
    "a conversation at its pull request",
    { conversations: [{ ...moving(1), outputUrl: "https://github.com/octo/widget/pull/7" }] },
    ["Conversation cnv-1 goes on; see https://github.com/octo/widget/pull/7"],
  ],
])("says where to see %s", (_, settled, lines) => {
  expect(describeLines(settled, REMOTE)).toEqual(["The end.", ...lines]);
});

test("names a few of many and counts the others", () => {
  const lines = describeLines({ conversations: Array.from({ length: 40 }, (_, number) => moving(number)) }, REMOTE);
  expect(lines).toHaveLength(7);
  expect(lines.at(-1)).toBe("35 more go on.");
});

test("says of the built-in service that nothing goes on, and what may be left", () => {
  const settled = { job: job("running") };
  expect(describeLines(settled, { drafts: "branches" })[1]).toMatch(/Nothing goes on.*a branch below release-docs\//);
  expect(describeLines(settled, { drafts: "scratch" })[1]).toMatch(/Nothing goes on.*run\.$/);
});
