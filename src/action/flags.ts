import { parseArgs } from "node:util";
import { ReleaseDocsError } from "../release-docs-error.ts";
import { inputNames, inputTable } from "./input-table.ts";

const FLAGS = Object.fromEntries(inputNames.map((name) => [name, { type: "string" as const, multiple: true }]));
const SWITCHES: ReadonlySet<string> = new Set(
  inputNames.filter((name) => /^(true|false)$/.test(inputTable[name].default)).map((name) => `--${name}`),
);

/** What the flags of a command line ask for: help, or inputs as a runner would hand them over (`INPUT_…`). */
export type Flags = { help: boolean; inputs: Record<string, string> };

/** Parses `--changes … --dry-run --title=…`. Throws `command/flags` for a flag that is no input. */
export function parseFlags(args: readonly string[]): Flags {
  try {
    const { values } = parseArgs({
      args: args.map((arg, index) => (SWITCHES.has(arg) && !isYesOrNo(args[index + 1]) ? `${arg}=true` : arg)),
      options: { ...FLAGS, help: { type: "boolean", short: "h" } },
    });
    const { help = false, ...inputs } = values;
    return {
      help: help === true,
      inputs: Object.fromEntries(
        Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, [value].flat().join("\n")]),
      ),
    };
  } catch (cause) {
    throw new ReleaseDocsError({
      code: "command/flags",
      message: cause instanceof Error ? cause.message : String(cause),
      hint: "See --help for the flags; every input of the action is one.",
      cause,
    });
  }
}

/** The text of `--help`. */
export function renderHelp(): string {
  const flags = inputNames.map((name) => {
    const { default: preset, description } = inputTable[name];
    return `  --${name.padEnd(18)} ${description}${preset === "" || preset.startsWith("$") ? "" : ` [${preset}]`}`;
  });
  return [
    "Writes release notes and the changelog of the repository in this folder.",
    "",
    "Usage: node dist/index.js [--changes 'last 1 release'] [--title …] [--working-directory …]",
    "",
    "The notes and the diff that a pull request would hold go to standard output; the checkout stays as it is.",
    "",
    ...flags,
    "",
  ].join("\n");
}

function isYesOrNo(value: string | undefined): boolean {
  return value === "true" || value === "false";
}
