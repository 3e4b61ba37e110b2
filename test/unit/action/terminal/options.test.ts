import { describe, expect, test } from "vitest";
import { inputGroups } from "../../../../src/action/input-groups.ts";
import { pullRequestNames } from "../../../../src/action/input-schemas.ts";
import { inputNames, inputTable, parseInputs } from "../../../../src/action/inputs.ts";
import {
  addInputOptions,
  flagNames,
  readOptions,
  selectInputs,
  toTerminalWords,
} from "../../../../src/action/terminal/options.ts";
import { createCommand } from "../../../../src/shared/command-line.ts";
import type { Explained } from "../../../../src/shared/error-codes/action.ts";
import { type ErrorCode, errorCodes } from "../../../../src/shared/errors.ts";

const STEP_ONLY: readonly string[] = [
  ...["command", "conversation", "job", "file", "prune", "update-secrets", "comment", "release-body"],
  ...["tag", "create-release"],
  ...pullRequestNames,
];

function parseFlags(args: readonly string[]) {
  const command = addInputOptions(createCommand("release-docs", { out: () => undefined, err: () => undefined }));
  readOptions(command, args);
  return selectInputs(command);
}

test("every input is in one group", () => {
  expect(inputGroups.flatMap(([, names]) => names).sort()).toEqual([...inputNames].sort());
});

describe("flags become inputs", () => {
  test.each<[string[], Record<string, string>]>([
    [["--title", "Two words"], { title: "Two words" }],
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
  ["a similar flag", ["--titel", "T"], /--title/],
  ["a text without a flag", ["v1.0.0..v1.1.0"], /v1\.0\.0\.\.v1\.1\.0/],
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

test.each([
  ['The input timeout is "later", but it must be a number.', '--timeout is "later", but it must be a number.'],
  ["Create a job (`request: job`, no `stage`).", "Create a job (`--request job`, no `--stage`)."],
])("%s", (text, words) => {
  expect(toTerminalWords(text)).toBe(words);
});

// What a command can fail with; the others need an event, a pull request or a service with a store.
const OF_A_COMMAND: readonly ErrorCode[] = [
  ...(["input/invalid", "command/unwritable", "event/no-history", "run/timeout", "run/errored", "internal"] as const),
  ...([
    "git/not-installed",
    "git/no-such-directory",
    "git/not-a-repository",
    "git/shallow",
    "git/no-releases",
  ] as const),
  ...(["worktree/changed", "worktree/filtered", "worktree/not-applied", "program/usage"] as const),
  ...(["api/unreachable", "api/401", "api/403", "api/404", "api/429", "api/5xx", "github/bad-token"] as const),
];

test.each(OF_A_COMMAND)("the help of %s names no workflow, step or input", (code) => {
  const { help }: Explained = errorCodes[code];
  const words = toTerminalWords(help);
  expect(words).not.toMatch(/[Ww]orkflow|job's|[Gg]ive the job|actions\/|fetch-depth|this step|\binput\b|runner/);
  for (const name of flagNames) expect(words).not.toContain(`\`${name}\``);
});
