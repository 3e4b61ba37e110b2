import { parseArgs } from "node:util";
import { systemClock } from "../shared/clock.ts";
import { ReleaseDocsError } from "../shared/errors.ts";
import { createSecrets } from "../shared/redaction.ts";
import { checkRuntime, inputNames, inputTable } from "./inputs.ts";
import { entryOf, type Outcome, releaseNotesOf } from "./outcome.ts";
import { conclude } from "./report/conclude.ts";
import type { Reporter } from "./report/reporter.ts";
import { runGuarded, write } from "./run.ts";

/**
 * Runs as a command in a terminal and returns the exit code. Every input is a flag; the notes and the diff that a
 * pull request would hold go to standard output, everything else to standard error. The checkout stays untouched.
 */
export async function runCommand(args: readonly string[], environment: NodeJS.ProcessEnv): Promise<number> {
  const reporter = createTerminalReporter(environment.RUNNER_DEBUG === "1");
  return runGuarded(reporter, {}, async (signal) => {
    checkRuntime(process.versions.node);
    const { help, inputs } = parseFlags(args);
    if (help) {
      process.stdout.write(renderHelp());
      return 0;
    }
    const conclusion = {
      environment: { ...withoutRunner(environment), ...inputs },
      reporter,
      signal,
      start: systemClock.now(),
    };
    const outcome = await write({ ...conclusion, drafts: "scratch", clock: systemClock });
    reporter.print(renderDocuments(outcome));
    // The branch of a draft goes with the scratch repository.
    const conversations = outcome.conversations.map((conversation) => ({ ...conversation, branch: null }));
    return conclude({ ...outcome, conversations }, conclusion);
  });
}

/** A command is not the step that it may be called from: the runner's event and inputs are not its own. */
function withoutRunner(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !/^(GITHUB|INPUT)_/.test(name)));
}

function renderDocuments({ skipped, request, conversations }: Outcome): string {
  if (skipped !== undefined) return request === undefined ? "" : `${JSON.stringify(request, undefined, 2)}\n`;
  const diffs = conversations.flatMap((conversation) => entryOf(conversation, "diff") ?? []);
  return [releaseNotesOf(conversations), ...diffs]
    .filter((part) => part !== "")
    .map((part) => `${part.trimEnd()}\n`)
    .join("\n");
}

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

/** Speaks to a person at a terminal: the story on standard error, so that standard output holds the documents alone. */
export function createTerminalReporter(debug: boolean): Reporter & { print: (documents: string) => void } {
  const { add, redact } = createSecrets();
  const say = async (line: string): Promise<void> => {
    process.stderr.write(`${disarm(redact(line))}\n`);
  };
  return {
    hide: add,
    print: (documents) => {
      process.stdout.write(redact(documents));
    },
    info: say,
    group: async (title, detail) => {
      if (debug) await say(`${title}:\n${detail}`);
    },
    notice: say,
    warning: (message) => say(`warning: ${message}`),
    error: (message) => say(`error: ${message}`),
    debug: async (details) => {
      if (debug) await say(details);
    },
    outputs: async () => undefined,
    summary: async () => undefined,
  };
}

/** Text from outside could tell a terminal what to do by signs that nobody sees. */
function disarm(line: string): string {
  return line.replace(/[^\P{Cc}\n\t]/gu, "");
}
