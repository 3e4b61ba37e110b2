import { describe, expect, test } from "vitest";
import { parseFlags, renderHelp } from "../../../src/action/command-line.ts";
import { inputNames, inputTable, readInputs } from "../../../src/action/inputs.ts";

describe("flags are inputs as a runner hands them over", () => {
  test.each<[string[], Record<string, string>]>([
    [[], {}],
    [["--title", "Two words"], { INPUT_TITLE: "Two words" }],
    [["--title=a=b"], { INPUT_TITLE: "a=b" }],
    [["--title="], { INPUT_TITLE: "" }],
    [["--base-url", "https://docs.example.com"], { "INPUT_BASE-URL": "https://docs.example.com" }],
    [["--changes=- tags: { start: v1 }"], { INPUT_CHANGES: "- tags: { start: v1 }" }],
    [["--dry-run"], { "INPUT_DRY-RUN": "true" }],
    [["--dry-run", "--title", "T"], { "INPUT_DRY-RUN": "true", INPUT_TITLE: "T" }],
    [["--stage", "--wait", "false"], { INPUT_STAGE: "true", INPUT_WAIT: "false" }],
    [["--stage=false", "--wait", "true"], { INPUT_STAGE: "false", INPUT_WAIT: "true" }],
  ])("%j", (args, inputs) => {
    expect(parseFlags(args)).toEqual({ help: false, inputs });
  });

  test("every one of them, and what comes out is read as inputs", () => {
    const args = inputNames.map((name) => `--${name}=${inputTable[name].default}`);
    expect(Object.keys(parseFlags(args).inputs)).toHaveLength(inputNames.length);
    expect(readInputs(parseFlags(["--timeout", "90s", "--labels", "a,b", "--dry-run"]).inputs)).toMatchObject({
      timeout: 90_000,
      labels: ["a", "b"],
      "dry-run": true,
    });
  });
});

test.each([[["--help"]], [["-h"]], [["--title", "T", "-h"]]])("%j asks for help", (args) => {
  expect(parseFlags(args).help).toBe(true);
});

test.each<[string, string[], RegExp]>([
  ["a flag that is no input", ["--verbose"], /--verbose/],
  ["a short flag", ["-v"], /-v/],
  ["a text without a flag", ["v1.0.0..v1.1.0"], /v1\.0\.0\.\.v1\.1\.0/],
  ["a flag without its value", ["--title"], /--title/],
  ["a flag whose value looks like one", ["--title", "--body"], /--title/],
])("%s is refused with a sentence and where to look", (_, args, words) => {
  expect(() => parseFlags(args)).toThrow(
    expect.objectContaining({
      code: "command/flags",
      message: expect.stringMatching(words),
      hint: expect.stringContaining("--help"),
    }),
  );
});

test("a flag that is given twice is joined or refused, never dropped without a word", () => {
  const parse = () => parseFlags(["--labels", "first", "--labels", "second"]).inputs.INPUT_LABELS;
  expect(orRefusal(parse)).toMatch(/first[\s\S]*second|--labels/);
});

test("the help shows every flag with its default, and none that is an expression", () => {
  const lines = renderHelp().split("\n");
  for (const name of inputNames) expect(lines.filter((line) => line.startsWith(`  --${name} `))).toHaveLength(1);
  expect(lines.find((line) => line.includes("--timeout"))).toMatch(/\[30m\]$/);
  expect(lines.find((line) => line.includes("--title "))).not.toMatch(/\[\]$/);
  expect(renderHelp()).not.toContain("github.token");
});

function orRefusal(parse: () => string | undefined): string {
  try {
    return String(parse());
  } catch (error) {
    return String(error);
  }
}
