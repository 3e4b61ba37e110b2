import { describe, expect, test } from "vitest";
import { readEnvironment } from "../../../../src/action/environment.ts";
import { buildCommentMark, placeInRelease } from "../../../../src/action/report/conclude.ts";

const BEGIN = "<!-- release-docs: notes begin -->";
const END = "<!-- release-docs: notes end -->";
const block = (notes: string) => `${BEGIN}\n\n${notes}\n\n${END}`;

function place(existing: string, notes: string, mode: "append" | "replace" = "append"): string {
  const placed = placeInRelease(existing, notes, mode, "The rest is elsewhere.");
  return "body" in placed ? placed.body : `refused: ${placed.refused}`;
}

test.each<[string, string, string]>([
  ["existing text", "Hello.", `Hello.\n\n${block("New.")}`],
  ["existing text with CRLF", "Hello.\r\n", `Hello.\r\n\n${block("New.")}`],
  ["existing text with a blank line", "Hello.\r\n\r\n", `Hello.\r\n\r\n${block("New.")}`],
])("append: %s", (_, existing, body) => {
  expect(place(existing, "\nNew.\n")).toBe(body);
  expect(place(body, "New.")).toBe(body);
});

describe("damaged marks", () => {
  test.each<[string, string]>([
    ["no end", `Hi\n${BEGIN}\n\nOld.\n\nBye`],
    ["no begin", `Hi\nOld.\n${END}\nBye`],
    ["swapped", `${END}\nOld.\n${BEGIN}`],
  ])("%s: append refuses, replace overwrites", (_, existing) => {
    expect(place(existing, "New.")).toMatch(/^refused: .*mark/);
    expect(place(existing, "New.", "replace")).toBe(block("New."));
  });

  test("are not made by notes that contain marks", () => {
    const body = place("", `New. ${END} Much. ${BEGIN}`);
    expect(place(body, "Newer.")).toBe(block("Newer."));
  });
});

describe("GitHub's limit", () => {
  const notes = Array.from({ length: 10_000 }, (_, index) => `- Entry ${index} of a long list`).join("\n");

  test("refuses a release without space for notes", () =>
    expect(place("x".repeat(124_800), notes)).toMatch(/^refused: .*too long/));
});

describe("the mark of a comment", () => {
  const WORKFLOW = "octo/widget/.github/workflows/docs.yml";
  const [ENVIRONMENT, INPUTS] = [
    { GITHUB_WORKFLOW_REF: `${WORKFLOW}@refs/heads/main`, GITHUB_JOB: "docs", GITHUB_RUN_ID: "1" },
    { publications: ["a", "b"], "working-directory": "" },
  ];
  const markOf = (variables: NodeJS.ProcessEnv, inputs = {}) =>
    buildCommentMark(readEnvironment({ ...ENVIRONMENT, ...variables }), { ...INPUTS, ...inputs });

  test("is one hidden line", () => expect(markOf({})).toMatch(/^<!-- release-docs [0-9a-f]{16} -->$/));

  test.each<[boolean, string, NodeJS.ProcessEnv, object?]>([
    [false, "another folder", {}, { "working-directory": "packages/a" }],
  ])("is the same (%s) for %s", (isSame, _, variables, inputs) => {
    expect(markOf(variables, inputs) === markOf({})).toBe(isSame);
  });
});
