import { type Command, InvalidArgumentError, Option } from "commander";
import { type InputName, inputTable } from "../inputs.ts";
import { flagNames, toTerminalWords } from "./wording.ts";

/** Headings of the help. */
const GROUPS: readonly [heading: string, names: readonly InputName[]][] = [
  ["Commits:", ["changes", "working-directory", "github-token"]],
  ["Guidance:", ["body", "comments", "relevant-links", "publications"]],
  ["Model:", ["model", "model-url", "model-key", "model-budget", "model-stream"]],
  [
    "Service elsewhere:",
    [
      ...(["base-url", "api-key", "request", "event-type", "title", "labels", "source-connection"] as const),
      ...(["stage", "wait", "timeout", "fail-on", "dry-run"] as const),
    ],
  ],
];

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
  for (const [heading, names] of GROUPS) {
    for (const name of names) command.addOption(createInputOption(command, name).helpGroup(heading));
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
