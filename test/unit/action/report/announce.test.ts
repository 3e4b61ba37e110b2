import { expect, test } from "vitest";
import { nothingSent, type Outcome } from "../../../../src/action/outcome.ts";
import { announce } from "../../../../src/action/report/conclude.ts";
import { createRecordingReporter } from "../../../support/recording-reporter.ts";

const OUTCOME: Outcome = { state: "done", job: undefined, conversations: [], changes: [], request: undefined };
const PULL = { id: "cnv-1", status: "open", branch: "docs", outputUrl: "https://github.com/octo/widget/pull/7" };

async function hear(fields: Partial<Outcome>) {
  const reporter = createRecordingReporter();
  const code = await announce({ ...OUTCOME, ...fields }, reporter);
  return { code, said: reporter.said };
}

test("a pull request is one notice with its address", async () => {
  const { code, said } = await hear({ conversations: [{ ...PULL, summary: "Wrote it." }] });
  const text = "Release docs: pull request #7 is ready.\nhttps://github.com/octo/widget/pull/7: Wrote it.";
  expect({ code, said }).toEqual({ code: 0, said: [["notice", text]] });
});

test("a draft is one notice with its branch", async () => {
  const { said } = await hear({ conversations: [{ ...PULL, outputUrl: null, summary: "Wrote it." }] });
  expect(said).toEqual([["notice", "Release docs: a draft is ready.\nBranch docs: Wrote it."]]);
});

test("a staged draft is one notice with the page that compares its branch", async () => {
  const compareUrl = "https://github.com/octo/widget/compare/main...docs";
  const entries = [{ id: "ent-1", kind: "draft", details: { compareUrl } }];
  const { said } = await hear({ conversations: [{ ...PULL, status: "staged", staged: true, outputUrl: "", entries }] });
  expect(said).toEqual([["notice", `Release docs: a draft is ready.\n${compareUrl}`]]);
});

test("a failure is one error and ends the step", async () => {
  const { code, said } = await hear({ state: "errored", failure: "No tag.\nPush it.", conversations: [PULL] });
  expect({ code, said }).toEqual({ code: 1, said: [["error", "No tag.\nPush it."]] });
});

test("a tolerated failure is one warning, with what else needs attention", async () => {
  const { code, said } = await hear({ failure: "No tag.", tolerated: true, warnings: ["Which one?"] });
  expect({ code, said }).toEqual({ code: 0, said: [["warning", "Which one?\nNo tag."]] });
});

test("a question is one warning before the notice", async () => {
  const { code, said } = await hear({ conversations: [PULL], warnings: ["Which one?", "And when?"] });
  expect(code).toBe(0);
  expect(said.map(([kind]) => kind)).toEqual(["warning", "notice"]);
  expect(said[0]?.[1]).toBe("Which one?\nAnd when?");
});

test("a skipped run says why", async () => {
  const { said } = await hear(nothingSent("the release is a draft"));
  expect(said).toEqual([["notice", "Nothing was sent: the release is a draft."]]);
});

test.each<[string, Partial<Outcome>]>([
  ["many results", { conversations: Array.from({ length: 100 }, () => PULL) }],
  ["a failure of many lines", { failure: "No.\n".repeat(100) }],
  ["a failure of one long line", { failure: "No. ".repeat(10_000) }],
])("%s are no wall", async (_, fields) => {
  const { said } = await hear(fields);
  expect(said).toHaveLength(1);
  expect(said[0]?.[1].split("\n").length).toBeLessThanOrEqual(10);
  expect(said[0]?.[1].length).toBeLessThanOrEqual(2000);
  expect(said[0]?.[1].endsWith("…")).toBe(true);
});
