import { expect, test } from "vitest";
import { readEnvironment } from "../../../../src/action/environment.ts";
import { buildCommentMark } from "../../../../src/action/report/comment.ts";

const ENVIRONMENT = {
  GITHUB_WORKFLOW_REF: "octo/widget/.github/workflows/docs.yml@refs/heads/main",
  GITHUB_JOB: "docs",
  GITHUB_RUN_ID: "1",
};
const INPUTS = { publications: ["a", "b"], "working-directory": "" };
const markOf = (variables: NodeJS.ProcessEnv, inputs: typeof INPUTS) =>
  buildCommentMark(readEnvironment(variables), inputs);
const MARK = markOf(ENVIRONMENT, INPUTS);

test("is one hidden line", () => {
  expect(MARK).toMatch(/^<!-- release-docs [0-9a-f]{16} -->$/);
});

test.each<[string, string]>([
  ["another run", markOf({ ...ENVIRONMENT, GITHUB_RUN_ID: "2" }, INPUTS)],
  [
    "the workflow on another branch",
    markOf({ ...ENVIRONMENT, GITHUB_WORKFLOW_REF: "octo/widget/.github/workflows/docs.yml@refs/pull/7/merge" }, INPUTS),
  ],
  ["publications in another order", markOf(ENVIRONMENT, { ...INPUTS, publications: ["b", "a"] })],
])("is the same for %s", (_, mark) => {
  expect(mark).toBe(MARK);
});

test.each<[string, string]>([
  ["workflow", markOf({ ...ENVIRONMENT, GITHUB_WORKFLOW_REF: "octo/widget/.github/workflows/x.yml@y" }, INPUTS)],
  ["job", markOf({ ...ENVIRONMENT, GITHUB_JOB: "other" }, INPUTS)],
  ["set of publications", markOf(ENVIRONMENT, { ...INPUTS, publications: ["a"] })],
  ["folder", markOf(ENVIRONMENT, { ...INPUTS, "working-directory": "packages/a" })],
])("is another one for another %s", (_, mark) => {
  expect(mark).not.toBe(MARK);
});
