import packageJson from "../../../package.json" with { type: "json" };
import { exitCodeOf } from "../../shared/command-line.ts";
import { ExplainedError } from "../../shared/errors.ts";
import { type CommandIo, createProgram, type ServiceCommand } from "../operator/command.ts";

export const VERSION = packageJson.version;

type CommandEntry = { summary: string; hidden?: true; load: () => Promise<ServiceCommand> };

const COMMANDS: Readonly<Record<string, CommandEntry>> = {
  demo: {
    summary: "Try the service: serve it on temporary data, and print a link to sign in.",
    load: async () => (await import("./demo/demo.ts")).demoCommand,
  },
  init: {
    summary: "Create an organization, its first user and an API key.",
    load: async () => (await import("./init.ts")).initCommand,
  },
  keys: {
    summary: "Create, list and revoke API keys.",
    load: async () => (await import("../people/commands/keys.ts")).keysCommand,
  },
  users: {
    summary: "Create, invite, list and update users, and print links to sign in.",
    load: async () => (await import("../people/commands/users.ts")).usersCommand,
  },
  roles: {
    summary: "Create and list roles.",
    load: async () => (await import("../people/commands/roles.ts")).rolesCommand,
  },
  organization: {
    summary: "Show, suspend, resume and limit an organization.",
    load: async () => (await import("../people/commands/organization.ts")).organizationCommand,
  },
  models: {
    summary: "Set, show, remove and test the language model of an organization.",
    load: async () => (await import("../models/command.ts")).modelsCommand,
  },
  webhooks: {
    summary: "Show the URL and the secret of an app's webhooks.",
    load: async () => (await import("../webhooks/command.ts")).webhooksCommand,
  },
  backup: {
    summary: "Copy the SQLite database to a file, also while it serves.",
    load: async () => (await import("./backup.ts")).backupCommand,
  },
  mcp: {
    summary: "Let an agent use a service by the Model Context Protocol, on standard input and output.",
    load: async () => (await import("../agents/stdio.ts")).mcpCommand,
  },
  task: {
    summary: "Run the tasks of the process that started this one.",
    hidden: true,
    load: async () => (await import("../tasks.ts")).taskCommand,
  },
  "webhook-check": {
    summary: "Check webhooks of the thread that started this one.",
    hidden: true,
    load: async () => (await import("../webhooks/check-command.ts")).webhookCheckCommand,
  },
  serve: { summary: "Serve the API over HTTP.", load: async () => (await import("./serve.ts")).serveCommand },
};

/** Returns the exit code: 0, 1 for a failure, 2 for an invalid command line. */
export async function runProgram(args: readonly string[], io: CommandIo): Promise<number> {
  const program = createProgram(io).version(VERSION, "--version", "Print the version.");
  for (const [name, { summary, hidden, load }] of Object.entries(COMMANDS)) {
    const command = program.command(name, { hidden: hidden === true }).description(summary);
    // Only the command that runs is loaded.
    if (name === args[0]) (await load())(command, io);
  }
  try {
    await program.parseAsync(args, { from: "user" });
    return 0;
  } catch (error) {
    if (error instanceof ExplainedError) io.err(`${error.explanation} (${error.code})\n`);
    const code = exitCodeOf(error) ?? (error instanceof ExplainedError ? 1 : undefined);
    if (code === undefined) throw error;
    return code;
  }
}
