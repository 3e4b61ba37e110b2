import { expect, test } from "vitest";
import { parseInputs } from "../../../../src/action/inputs.ts";
import { describeUnsent } from "../../../../src/action/submit/look-ahead.ts";
import { flagNames, toTerminalWords } from "../../../../src/action/terminal/wording.ts";
import type { Explained } from "../../../../src/shared/error-codes/action.ts";
import { type ErrorCode, errorCodes } from "../../../../src/shared/errors.ts";

test.each([
  ['The input timeout is "later", but it must be a number.', '--timeout is "later", but it must be a number.'],
  ["Set the input `changes`, or run again.", "Set --changes, or run again."],
  ["Increase `timeout`, or set `wait` to `false`.", "Increase `--timeout`, or set `--wait` to `false`."],
  ["Create a job (`request: job`, no `stage`).", "Create a job (`--request job`, no `--stage`)."],
  [
    "The body of the request is empty; `feat: labels` stays.",
    "The body of the request is empty; `feat: labels` stays.",
  ],
  ["`releases` and the input releases are no inputs.", "`releases` and the input releases are no inputs."],
])("%s", (text, words) => {
  expect(toTerminalWords(text)).toBe(words);
});

test("fields that are not sent are named as flags", () => {
  const inputs = parseInputs({ stage: "true", "event-type": "merge", "source-connection": "a", publications: "b" });
  expect(toTerminalWords(describeUnsent(inputs, "conversations") ?? "")).toMatch(
    /`--event-type` and `--source-connection`.*`--request job`, no `--stage`/,
  );
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
