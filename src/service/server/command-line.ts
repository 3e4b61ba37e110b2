import { ReleaseDocsError } from "../../shared/errors.ts";
import type { Command, CommandIo } from "./command.ts";

/** The commands; each is loaded where it is called. */
const COMMANDS: Readonly<Record<string, { does: string; load: () => Promise<Command> }>> = {
  init: {
    does: "Makes an organization, its first user and a key.",
    load: async () => (await import("./init.ts")).init,
  },
  keys: { does: "Adds, lists and revokes keys.", load: async () => (await import("./keys.ts")).keys },
  users: { does: "Adds, lists and updates users.", load: async () => (await import("./users.ts")).users },
  roles: { does: "Adds and lists roles.", load: async () => (await import("./roles.ts")).roles },
  organization: {
    does: "Shows, suspends and resumes an organization, and sets its allowance.",
    load: async () => (await import("./organization.ts")).organization,
  },
  serve: { does: "Serves the interface over HTTP.", load: async () => (await import("./serve.ts")).serve },
};

/** Runs a command of `dist/service.js`; the exit code: 0, 1 where it failed, 2 where it was not understood. */
export async function runProgram(args: readonly string[], io: CommandIo): Promise<number> {
  const [name = "", ...rest] = args;
  if (name === "--version") {
    io.out(`${VERSION}\n`);
    return 0;
  }
  if (name === "--help" || name === "-h") {
    io.out(renderHelp());
    return 0;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) {
    io.err(name === "" ? renderHelp() : `There is no command ${JSON.stringify(name)}.\n${renderHelp()}`);
    return 2;
  }
  try {
    return await (await command.load())(rest, io);
  } catch (error) {
    if (!(error instanceof ReleaseDocsError)) throw error;
    io.err(`${error.message} ${error.hint} (${error.code})\n`);
    return error.code === "program/usage" ? 2 : 1;
  }
}

function renderHelp(): string {
  const rows = Object.entries(COMMANDS).map(([name, { does }]) => `  ${name.padEnd(14)}${does}\n`);
  return `Usage: node dist/service.js COMMAND [flags]\n\n${rows.join("")}\nEach takes --help; --version tells the version.\n`;
}

/** The version of the program, as `package.json` has it. */
export const VERSION = "0.1.0";
