import { type Command, InvalidArgumentError, Option } from "commander";
import packageJson from "../../../package.json" with { type: "json" };
import { checkExcess, createCommand, exitCodeOf, USAGE_EXIT_CODE } from "../../shared/command-line.ts";
import type { Explained } from "../../shared/error-codes/action.ts";
import { errorCodes, ReleaseDocsError } from "../../shared/errors.ts";
import type { RunPages } from "../environment.ts";
import { inputGroups } from "../input-groups.ts";
import { pullRequestNames } from "../input-schemas.ts";
import { type InputName, inputNames, inputTable } from "../inputs.ts";

/** What this process reads and writes; `isTTY` says that a stream is a terminal. */
export type Streams = {
  stdin: NodeJS.ReadableStream & { isTTY?: boolean };
  stdout: NodeJS.WritableStream & { isTTY?: boolean };
  stderr: NodeJS.WritableStream & { isTTY?: boolean; columns?: number };
  env: NodeJS.ProcessEnv;
};

/** Where messages link to: a command runs in no repository of an action. */
export const PAGES: RunPages = {
  repository: undefined,
  run: undefined,
  action: `${packageJson.homepage.replace(/#.*/, "")}/blob/v0`,
};

/**
 * Declares its options on `command`, reads them with {@link readOptions} and returns the exit code. Errors that it
 * throws are printed to standard error and end the program with 2 for `program/usage` and `input/invalid`, else with 1.
 */
export type Subcommand = (command: Command, args: readonly string[], streams: Streams) => Promise<number>;

export function createSubcommand(name: string, summary: string, { stdout, stderr }: Streams): Command {
  const out = (text: string) => void stdout.write(text);
  return createCommand(name, { out, err: (text) => void stderr.write(text) }).description(summary);
}

/** Throws `program/usage` and, after printing them, what commander throws for help and version. */
export function readOptions<Options extends object>(command: Command, args: readonly string[]): Options {
  command.parse(args, { from: "user" });
  checkExcess(command);
  return command.opts<Options>();
}

/** A mistake in the command line, which is found before anything is done. */
export function isUsageError(error: unknown): error is ReleaseDocsError {
  if (!(error instanceof ReleaseDocsError)) return false;
  return error.code === "input/invalid" || exitCodeOf(error) === USAGE_EXIT_CODE;
}

export type SetupOptions = { workingDirectory?: string; githubToken?: string };

/** Where to look, and with which token. */
export function addSetupOptions(command: Command): Command {
  return command
    .option("--working-directory <path>", "Path of the checkout. Default: this directory.")
    .option("--github-token <token>", "Token for GitHub's API. Default: the variable GITHUB_TOKEN.");
}

export function selectToken({ githubToken }: SetupOptions, { env }: Pick<Streams, "env">): string {
  return githubToken ?? env.GITHUB_TOKEN ?? "";
}

/** Inputs for the event of a workflow, and those of commands that only a step has. */
const STEP_ONLY: ReadonlySet<InputName> = new Set([
  ...["command", "conversation", "job", "file", "prune", "update-secrets"],
  ...["comment", "release-body", "tag", "create-release"],
  ...pullRequestNames,
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

/** Where the step has other defaults, or a result that a command does not have. */
const DESCRIPTIONS: Partial<Record<InputName, string>> = {
  body: "Guidance in prose, such as `Leave out #42.`",
  "fail-on": "`error`: exit with 1 if the request fails or times out. `never`: only warn.",
  "github-token":
    "Token for GitHub's API, to read pull requests, their labels and authors. Default: the variable GITHUB_TOKEN.",
  "working-directory": "Path of the clone. Default: the current folder.",
};

/** Adds the inputs of the step as options. */
export function addInputOptions(command: Command): Command {
  for (const [heading, names] of inputGroups) {
    for (const name of names.filter((one) => flagNames.includes(one)))
      command.addOption(createInputOption(command, name).helpGroup(`${heading}:`));
  }
  return command;
}

function createInputOption(command: Command, name: InputName): Option {
  const { default: preset, description } = inputTable[name];
  const isSwitch = /^(true|false)$/.test(preset);
  const shown = preset === "" || preset.startsWith("$") ? "" : ` [${preset}]`;
  const words = toTerminalWords(DESCRIPTIONS[name] ?? description);
  const option = new Option(`--${name} ${isSwitch ? "[true|false]" : "<text>"}`, `${words}${shown}`);
  option.argParser((value, previous: string | undefined) => {
    // Commander would take it as the text.
    if (command.options.some(({ long }) => long === value)) throw new InvalidArgumentError("It is a flag.");
    return previous === undefined ? value : `${previous}\n${value}`;
  });
  return isSwitch ? option.preset("true") : option;
}

/** The inputs that were given as options. */
export function selectInputs(command: Command): Partial<Record<InputName, string>> {
  const values = command.opts<Record<string, string | undefined>>();
  const given = flagNames.flatMap((name) => {
    const option = command.options.find(({ long }) => long === `--${name}`);
    const value = option && values[option.attributeName()];
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(given);
}
