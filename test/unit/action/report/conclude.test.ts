import { expect, test } from "vitest";
import { readEnvironment } from "../../../../src/action/environment.ts";
import type { Outcome } from "../../../../src/action/outcome.ts";
import { conclude, concludeFailure } from "../../../../src/action/report/conclude.ts";
import { ReleaseDocsError } from "../../../../src/shared/errors.ts";
import { createRecordingReporter } from "../../../support/recording-reporter.ts";

const OUTCOME: Outcome = {
  state: "running",
  job: { id: "job-1", orgId: "org-1", type: "doc-request", state: "running" },
  conversations: [],
  changes: [{ commits: { count: 2 } }],
  request: { title: "Version 1.1.0", body: "B", sourceConnection: "octo/widget" },
};
const ERROR = new ReleaseDocsError({ code: "git/unknown-tag", message: "No tag *v9*.", hint: "Push it." });

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

test("an error leaves what was known, and is said by nobody here", async () => {
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

test("an error before anything was known has a summary, and no outputs", async () => {
  const conclusion = begin();
  await concludeFailure(new TypeError("x is undefined"), undefined, conclusion);
  expect(conclusion.reporter.summaries).toEqual([expect.stringContaining("x is undefined")]);
  expect(conclusion.reporter.written).toEqual({});
});

test("what fails after an error is told to whoever debugs, and hides nothing", async () => {
  const { reporter, ...rest } = begin();
  const broken = { ...reporter, outputs: () => Promise.reject(new Error("no space left")) };
  await concludeFailure(ERROR, OUTCOME, { reporter: broken, ...rest });
  expect(reporter.said).toEqual([["debug", expect.stringContaining("no space left")]]);
  expect(reporter.summaries).toHaveLength(1);
});

test.each(["INPUT_API-KEY", "INPUT_GITHUB-TOKEN"])(
  "%s is in nothing that is left, however it would be escaped",
  async (name) => {
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
  },
);
