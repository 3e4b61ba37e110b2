import { Command, CommanderError } from "commander";
import { ReleaseDocsError } from "./errors.ts";
import { capitalize, selectNearestNames } from "./text.ts";

/** Texts include their line breaks. */
export type Printer = {
  /** Standard output: results. */
  out: (text: string) => void;
  /** Standard error: warnings, errors and the log. */
  err: (text: string) => void;
};

export const USAGE_EXIT_CODE = 2;

/** Throws commander's errors as `program/usage`; help and version as they are. */
export function createCommand(name: string, { out, err }: Printer): Command {
  return new Command(name)
    .configureOutput({ writeOut: out, writeErr: err, outputError: () => undefined })
    .helpOption("-h, --help", "Print the help.")
    .helpCommand(false)
    .allowExcessArguments()
    .exitOverride((error) => {
      if (error.exitCode === 0) throw error;
      if (error.code === "commander.help") throw new CommanderError(USAGE_EXIT_CODE, error.code, error.message);
      throw usageError(formatUsageMessage(error.message));
    });
}

/** Throws `program/usage` for arguments that the command does not declare. */
export function checkExcess(command: Command): void {
  const excess = command.args[command.registeredArguments.length];
  if (excess !== undefined) throw usageError(`Unexpected argument ${JSON.stringify(excess)}.`);
}

/** `error: unknown option '--prot'\n(Did you mean --port?)` as sentences. */
function formatUsageMessage(message: string): string {
  const text = message.replace(/^error: /, "").replace(/\n\((.*)\)$/, ". $1");
  return suggestChoice(`${capitalize(text)}${/[.?]$/.test(text) ? "" : "."}`);
}

/** Commander suggests commands and options, but no choices: `argument 'jsno' is invalid. Allowed choices are json, text.` */
export function suggestChoice(message: string): string {
  const [, value = "", choices = ""] = /'([^']*)' is invalid\. Allowed choices are ([^.]*)\.$/.exec(message) ?? [];
  return `${message}${renderSuggestion(selectNearestNames(value, choices.split(", ")))}`;
}

/** ` Did you mean --json?`, or nothing. */
export function renderSuggestion([nearest]: readonly string[]): string {
  return nearest === undefined ? "" : ` Did you mean ${nearest}?`;
}

export function usageError(message: string): ReleaseDocsError {
  return new ReleaseDocsError("program/usage", message);
}

/** The exit code of a command that printed its help, its version or a mistake in its command line; undefined for other errors. */
export function exitCodeOf(error: unknown): number | undefined {
  if (error instanceof CommanderError) return error.exitCode;
  return error instanceof ReleaseDocsError && error.code === "program/usage" ? USAGE_EXIT_CODE : undefined;
}

/** Lets a program end as usual if its reader has gone, as in `| head -1`. Throws other errors of the streams. */
export function acceptClosedPipes(...streams: NodeJS.WritableStream[]): void {
  for (const stream of streams) {
    stream.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EPIPE") throw error;
    });
  }
}
