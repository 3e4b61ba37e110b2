import { describe, expect, test } from "vitest";
import { readEnvironment } from "../../../../src/action/environment.ts";
import type { Outcome } from "../../../../src/action/outcome.ts";
import { announce, conclude, concludeFailure } from "../../../../src/action/report/conclude.ts";
import { ReleaseDocsError } from "../../../../src/shared/errors.ts";
import { createRecordingReporter } from "../../../support/recording-reporter.ts";

const OUTCOME: Outcome = {
  state: "running",
  job: { id: "job-1", orgId: "org-1", type: "doc-request", state: "running" },
  conversations: [],
  changes: [{ commits: { count: 2 } }],
  request: { title: "Version 1.1.0", body: "B", sourceConnection: "octo/widget" },
};
const ERROR = new ReleaseDocsError("git/unknown-tag", "No tag *v9*.", { hint: "Push it." });

function begin(variables: NodeJS.ProcessEnv = {}) {
  const environment = readEnvironment(variables);
  const reporter = createRecordingReporter();
  return { reporter, environment, signal: new AbortController().signal, start: Date.now() - 90_000 };
}

test("the end of a run is in the outputs, the summary and the log, with its time", async () => {
  const conclusion = begin();
  expect(await conclude({ ...OUTCOME, state: "done" }, conclusion)).toBe(0);
  expect(conclusion.reporter.written).toMatchObject({ "job-state": "done", "job-id": "job-1" });
  expect(conclusion.reporter.summaries).toEqual([
    expect.stringMatching(/^## Release docs: done\n[\s\S]*Took 1 min 30 s/),
  ]);
  expect(conclusion.reporter.said).toEqual([["notice", "Release docs: done."]]);
});

test("an error keeps the known state, and is not logged here", async () => {
  const { reporter, ...rest } = begin();
  await concludeFailure(ERROR, OUTCOME, { reporter, ...rest });
  expect(reporter.written).toMatchObject({
    "job-state": "running",
    "job-id": "job-1",
    changes: '[{"commits":{"count":2}}]',
  });
  expect(reporter.summaries[0]).toMatch(/^## Release docs: failed\n/);
  expect(reporter.summaries[0]).toContain("> No tag \\*v9\\*.\n>\n> Push it.\n\nError code: `git/unknown-tag`");
  expect(reporter.said).toEqual([]);
});

test("an early error has a summary, and no outputs", async () => {
  const conclusion = begin();
  await concludeFailure(new TypeError("x is undefined"), undefined, conclusion);
  expect(conclusion.reporter.summaries).toEqual([expect.stringContaining("x is undefined")]);
  expect(conclusion.reporter.written).toEqual({});
});

test("an error after another one is in the debug log, and does not hide the first", async () => {
  const { reporter, ...rest } = begin();
  const broken = { ...reporter, outputs: () => Promise.reject(new Error("no space left")) };
  await concludeFailure(ERROR, OUTCOME, { reporter: broken, ...rest });
  expect(reporter.said).toEqual([["debug", expect.stringContaining("no space left")]]);
  expect(reporter.summaries).toHaveLength(1);
});

test.each(["INPUT_API-KEY"])("%s is in nothing that is left, however it would be escaped", async (name) => {
  const secret = "k*e_y_";
  const outcome = {
    ...OUTCOME,
    selection: secret,
    request: { title: secret, body: secret, sourceConnection: secret },
  };
  const conclusion = begin({
    "INPUT_BASE-URL": "https://x.example",
    "INPUT_API-KEY": "other",
    [name]: ` ${secret}\n`,
  });
  await conclude({ ...outcome, failure: `It said ${secret}.` }, conclusion);
  await concludeFailure(new Error(secret), outcome, conclusion);
  const { said, written, summaries } = conclusion.reporter;
  const left = JSON.stringify([said, written, summaries]).replaceAll("\\", "");
  expect(left).toContain("It said ***.");
  expect(left).not.toContain(secret);
});

describe("the log", () => {
  const OUTCOME: Outcome = { state: "done", job: undefined, conversations: [], changes: [], request: undefined };
  const PULL = { id: "cnv-1", status: "open", branch: "docs", outputUrl: "https://github.com/octo/widget/pull/7" };

  async function runConclude(fields: Partial<Outcome>) {
    const reporter = createRecordingReporter();
    const code = await announce({ ...OUTCOME, ...fields }, reporter);
    return { code, said: reporter.said };
  }

  test("a pull request is one notice with its address", async () => {
    const { code, said } = await runConclude({ conversations: [{ ...PULL, summary: "Wrote it." }] });
    const text = "Release docs: pull request #7 is ready.\nhttps://github.com/octo/widget/pull/7: Wrote it.";
    expect({ code, said }).toEqual({ code: 0, said: [["notice", text]] });
  });

  test.each<[string, object, string]>([
    ["branch", { outputUrl: null, summary: "Wrote it." }, "Branch docs: Wrote it."],
  ])("a draft is one notice with its %s", async (_, fields, result) => {
    const { said } = await runConclude({ conversations: [{ ...PULL, ...fields }] });
    expect(said).toEqual([["notice", `Release docs: a draft is ready.\n${result}`]]);
  });

  test("a question is one warning before the notice", async () => {
    const { code, said } = await runConclude({ conversations: [PULL], warnings: ["Which one?", "And when?"] });
    expect(code).toBe(0);
    expect(said).toEqual([
      ["warning", "Which one?\nAnd when?"],
      ["notice", expect.any(String)],
    ]);
  });

  test("a failure is one error and ends the step", async () => {
    const { code, said } = await runConclude({ state: "errored", failure: "No tag.\nPush it.", conversations: [PULL] });
    expect({ code, said }).toEqual({ code: 1, said: [["error", "No tag.\nPush it."]] });
  });

  test("a tolerated failure is one warning, with what else needs attention", async () => {
    const { code, said } = await runConclude({ failure: "No tag.", tolerated: true, warnings: ["Which one?"] });
    expect({ code, said }).toEqual({ code: 0, said: [["warning", "Which one?\nNo tag."]] });
  });

  test.each<[string, Partial<Outcome>]>([
    ["many results", { conversations: Array.from({ length: 100 }, () => PULL) }],
    ["a failure of many lines", { failure: "No.\n".repeat(100) }],
    ["a failure of one long line", { failure: "No. ".repeat(10_000) }],
  ])("a log line is bounded: %s", async (_, fields) => {
    const { said } = await runConclude(fields);
    expect(said).toHaveLength(1);
    expect(said[0]?.[1].split("\n").length).toBeLessThanOrEqual(10);
    expect(said[0]?.[1].length).toBeLessThanOrEqual(2000);
    expect(said[0]?.[1].endsWith("…")).toBe(true);
  });
});
