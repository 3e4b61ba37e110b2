import { expect, test } from "vitest";
import { type CommandName, checkCommandInputs } from "../../../../src/action/commands/perform.ts";
import { type InputName, parseInputs } from "../../../../src/action/inputs.ts";

const SERVICE = { "base-url": "https://docs.example.com", "api-key": "key-1" };

function check(given: Partial<Record<InputName, string>> & { command: CommandName }): void {
  checkCommandInputs(parseInputs({ ...SERVICE, ...given }), given.command);
}

test.each<[Partial<Record<InputName, string>> & { command: CommandName }]>([
  [{ command: "retry", job: "job-1", wait: "false" }],
  [{ command: "apply", comment: "true", timeout: "1m", "working-directory": "docs" }],
  [{ command: "comment", conversation: "cnv-1", body: "Shorter.", labels: "a", "relevant-links": "https://a.example" }],
])("%j is accepted", (given) => {
  expect(() => check(given)).not.toThrow();
});

test.each<[Partial<Record<InputName, string>> & { command: CommandName }, RegExp]>([
  [{ command: "status" }, /^The input conversation is required with `command: status`, or `job`; set it to an ID\.$/],
  [{ command: "status", conversation: "cnv-1", job: "job-1" }, /^The input job cannot be set with `conversation`/],
  [{ command: "comment", conversation: "cnv-1" }, /^The input body is required with `command: comment`/],
  [{ command: "apply", conversation: "cnv-1" }, /^The input conversation does not apply to `command: apply`/],
])("%j is refused", (given, sentence) => {
  expect(() => check(given)).toThrow(sentence);
});
