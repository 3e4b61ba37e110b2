import { describe, expect, test } from "vitest";
import { inputNames, inputTable, parseInputs } from "../../../../src/action/inputs.ts";
import { addInputOptions, selectInputs } from "../../../../src/action/terminal/input-options.ts";
import { readOptions } from "../../../../src/action/terminal/subcommand.ts";
import { createCommand } from "../../../../src/shared/command-line.ts";

const STEP_ONLY = ["command", "conversation", "job", "file", "prune", "update-secrets", "comment", "release-body"];

function parseFlags(args: readonly string[]) {
  const command = addInputOptions(createCommand("release-docs", { out: () => undefined, err: () => undefined }));
  readOptions(command, args);
  return selectInputs(command);
}

describe("flags become inputs", () => {
  test.each<[string[], Record<string, string>]>([
    [[], {}],
    [["--title", "Two words"], { title: "Two words" }],
    [["--title=a=b"], { title: "a=b" }],
    [["--title="], { title: "" }],
    [["--base-url", "https://docs.example.com"], { "base-url": "https://docs.example.com" }],
    [["--changes=- tags: { start: v1 }"], { changes: "- tags: { start: v1 }" }],
    [["--changes", "- tags: { start: v1 }"], { changes: "- tags: { start: v1 }" }],
    [["--dry-run"], { "dry-run": "true" }],
    [["--dry-run", "--title", "T"], { "dry-run": "true", title: "T" }],
    [["--stage", "--wait", "false"], { stage: "true", wait: "false" }],
    [["--stage=false", "--wait", "true"], { stage: "false", wait: "true" }],
    [["--labels", "first", "--labels", "second"], { labels: "first\nsecond" }],
  ])("%j", (args, inputs) => {
    expect(parseFlags(args)).toEqual(inputs);
  });

  test("every input that is not for a workflow's event is a flag", () => {
    const args = inputNames.map((name) => [name, `--${name}=${inputTable[name].default}`] as const);
    for (const [name, arg] of args) {
      if (STEP_ONLY.includes(name)) expect(() => parseFlags([arg])).toThrow(/unknown option/i);
      else expect(Object.keys(parseFlags([arg]))).toEqual([name]);
    }
    expect(parseInputs(parseFlags(["--timeout", "90s", "--labels", "a,b", "--dry-run"]))).toMatchObject({
      timeout: 90_000,
      labels: ["a", "b"],
      "dry-run": true,
    });
  });
});

test.each<[string, string[], RegExp]>([
  ["a flag that is no input", ["--verbose"], /--verbose/],
  ["a similar flag", ["--titel", "T"], /--title/],
  ["a short flag", ["-v"], /-v/],
  ["a text without a flag", ["v1.0.0..v1.1.0"], /v1\.0\.0\.\.v1\.1\.0/],
  ["a flag without its value", ["--title"], /--title/],
  ["a flag whose value is one", ["--title", "--body"], /--title/],
])("%s is refused", (_, args, words) => {
  expect(() => parseFlags(args)).toThrow(
    expect.objectContaining({
      code: "program/usage",
      message: expect.stringMatching(words),
      hint: expect.stringContaining("--help"),
    }),
  );
});
