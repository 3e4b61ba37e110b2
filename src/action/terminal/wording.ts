import type { Explained } from "../../shared/error-codes/action.ts";
import { errorCodes } from "../../shared/errors.ts";
import { type InputName, inputNames } from "../inputs.ts";

/** Inputs for the event of a workflow, and those of commands that only a step has. */
const STEP_ONLY: ReadonlySet<InputName> = new Set([
  ...["command", "conversation", "job", "file", "prune", "update-secrets"],
  ...["comment", "release-body"],
] as const);

export const flagNames = inputNames.filter((name) => !STEP_ONLY.has(name));

// `wait`, `wait: false`, the input wait, the input `wait`
const NAME = flagNames.map((name) => RegExp.escape(name)).join("|");
const INPUT = new RegExp(`(?:\\b[Tt]he )?\\b[Ii]nput \`?(${NAME})\\b\`?|\`(${NAME})(?:: ([^\`]*))?\``, "g");

/** Messages and descriptions of the step in the words of the command line: flags instead of inputs. */
export function toTerminalWords(text: string): string {
  let words = text;
  for (const { help, command } of Object.values<Explained>(errorCodes)) {
    if (command !== undefined) words = words.replaceAll(help, command);
  }
  return words.replace(INPUT, (_, named?: string, quoted?: string, value?: string) =>
    named === undefined ? `\`--${quoted}${value === undefined ? "" : ` ${value}`}\`` : `--${named}`,
  );
}
