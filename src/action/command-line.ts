import packageJson from "../../package.json" with { type: "json" };
import {
  acceptClosedPipes,
  exitCodeOf,
  renderSuggestion,
  USAGE_EXIT_CODE,
  usageError,
} from "../shared/command-line.ts";
import type { ReleaseDocsError } from "../shared/errors.ts";
import { selectNearestNames } from "../shared/text.ts";
import { reportFailure } from "./report/reporter.ts";
import { createSubcommand, isUsageError, PAGES, type Streams, type Subcommand } from "./terminal/options.ts";
import { createTerminalReporter } from "./terminal/reporter.ts";

const PROGRAM = "release-docs";

type Entry = { summary: string; load: () => Promise<Subcommand> };

/** Only the one that runs is loaded; without a name that is `write`. */
const SUBCOMMANDS = new Map<string, Entry>([
  [
    "write",
    {
      summary: "Print the release notes and the changes of the changelog.",
      load: async () => (await import("./terminal/write.ts")).runWrite,
    },
  ],
  ["notes", { summary: "Print the release notes.", load: async () => (await import("./terminal/write.ts")).runNotes }],
  [
    "init",
    {
      summary: "Create the workflow and the configuration of this repository.",
      load: async () => (await import("./setup/init.ts")).runInit,
    },
  ],
  [
    "check",
    {
      summary: "Check configuration, git, token and what the next run would select.",
      load: async () => (await import("./setup/check.ts")).runCheck,
    },
  ],
]);

/** Returns the exit code: 0, 1 for a failure, 2 for a mistake in the command line. */
export async function runCommand(args: readonly string[], streams: Streams): Promise<number> {
  acceptClosedPipes(streams.stdout, streams.stderr);
  try {
    const [first = "", ...rest] = args[0] === "help" ? [...args.slice(1), "--help"] : args;
    const isNamed = first !== "" && !first.startsWith("-");
    const name = isNamed ? first : "write";
    const entry = SUBCOMMANDS.get(name);
    if (entry === undefined) throw buildUnknown(name);
    const command = createSubcommand(isNamed ? `${PROGRAM} ${name}` : PROGRAM, entry.summary, streams);
    if (!isNamed) command.usage("[command] [options]").addHelpText("after", renderSubcommands());
    command.version(packageJson.version, "--version", "Print the version.");
    return await (await entry.load())(command, isNamed ? rest : args, streams);
  } catch (error) {
    const code = isUsageError(error) ? USAGE_EXIT_CODE : exitCodeOf(error);
    // Help and version are no failure.
    if (code === undefined || isUsageError(error)) {
      using reporter = createTerminalReporter(streams);
      await reportFailure(reporter, error, PAGES);
    }
    return code ?? 1;
  }
}

function buildUnknown(name: string): ReleaseDocsError {
  const isRange = /\d|\.\./.test(name);
  const nearest = isRange ? [`--changes ${name}`] : selectNearestNames(name, [...SUBCOMMANDS.keys()]);
  return usageError(`Unknown command '${name}'.${renderSuggestion(nearest)}`);
}

function renderSubcommands(): string {
  const lines = [...SUBCOMMANDS].map(([name, { summary }]) => `  ${name.padEnd(8)} ${summary}`);
  return ["", "Commands:", ...lines, "", `\`${PROGRAM} <command> --help\` prints the options of a command.`, ""].join(
    "\n",
  );
}
