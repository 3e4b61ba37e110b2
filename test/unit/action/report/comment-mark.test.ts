import { expect, test } from "vitest";
import { buildCommentMark } from "../../../../src/action/report/comment.ts";

const ENVIRONMENT = {
  GITHUB_WORKFLOW_REF: "octo/widget/.github/workflows/docs.yml@refs/heads/main",
  GITHUB_JOB: "docs",
  GITHUB_RUN_ID: "1",
};
const INPUTS = { publications: ["a", "b"], "working-directory": "" };
const MARK = buildCommentMark(ENVIRONMENT, INPUTS);

test("is one hidden line", () => {
  expect(MARK).toMatch(/^<!-- release-docs [0-9a-f]{16} -->$/);
});

test.each<[string, string]>([
  ["another run", buildCommentMark({ ...ENVIRONMENT, GITHUB_RUN_ID: "2" }, INPUTS)],
  [
    "the workflow on another branch",
    buildCommentMark(
      { ...ENVIRONMENT, GITHUB_WORKFLOW_REF: "octo/widget/.github/workflows/docs.yml@refs/pull/7/merge" },
      INPUTS,
    ),
  ],
  ["publications in another order", buildCommentMark(ENVIRONMENT, { ...INPUTS, publications: ["b", "a"] })],
])("is the same for %s", (_, mark) => {
  expect(mark).toBe(MARK);
});

test.each<[string, string]>([
  [
    "workflow",
    buildCommentMark({ ...ENVIRONMENT, GITHUB_WORKFLOW_REF: "octo/widget/.github/workflows/x.yml@y" }, INPUTS),
  ],
  ["job", buildCommentMark({ ...ENVIRONMENT, GITHUB_JOB: "other" }, INPUTS)],
  ["set of publications", buildCommentMark(ENVIRONMENT, { ...INPUTS, publications: ["a"] })],
  ["folder", buildCommentMark(ENVIRONMENT, { ...INPUTS, "working-directory": "packages/a" })],
])("is another one for another %s", (_, mark) => {
  expect(mark).not.toBe(MARK);
});
