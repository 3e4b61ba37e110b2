import { type Command, InvalidArgumentError, Option } from "commander";
import { type InputName, inputNames, inputTable } from "../inputs.ts";

/** These are for the event of a workflow, or a command of their own. */
const STEP_ONLY: ReadonlySet<InputName> = new Set(["command", "comment", "release-body"]);

const flagNames = inputNames.filter((name) => !STEP_ONLY.has(name));

/** Every input of the step as an option. */
export function addInputOptions(command: Command): Command {
  for (const name of flagNames) command.addOption(createInputOption(command, name));
  return command;
}

function createInputOption(command: Command, name: InputName): Option {
  const { default: preset, description } = inputTable[name];
  const isSwitch = /^(true|false)$/.test(preset);
  const shown = preset === "" || preset.startsWith("$") ? "" : ` [${preset}]`;
  const option = new Option(`--${name} ${isSwitch ? "[true|false]" : "<text>"}`, `${description}${shown}`);
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
  const given = command.options.flatMap((option) => {
    const value = values[option.attributeName()];
    return value === undefined ? [] : [[option.name(), value] as const];
  });
  return Object.fromEntries(given.filter(([name]) => flagNames.some((known) => known === name)));
}
