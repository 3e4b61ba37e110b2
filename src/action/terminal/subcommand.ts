import type { Command } from "commander";
import packageJson from "../../../package.json" with { type: "json" };
import { checkExcess, createCommand, exitCodeOf, USAGE_EXIT_CODE } from "../../shared/command-line.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import type { RunPages } from "../environment.ts";

/** Of this process; `isTTY` of a stream that is a terminal. */
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
