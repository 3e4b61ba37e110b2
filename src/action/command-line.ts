import { parseArgs } from "node:util";
import { systemClock } from "../shared/clock.ts";
import { messageOf, ReleaseDocsError } from "../shared/errors.ts";
import { createSecrets } from "../shared/redaction.ts";
import { joinParts } from "../shared/text.ts";
import { type Environment, readEnvironment, readTask, selectSecrets } from "./environment.ts";
import { inputNames, inputTable } from "./inputs.ts";
import { entryOf, type Outcome, releaseNotesOf } from "./outcome.ts";
import { conclude } from "./report/conclude.ts";
import type { Conclusion, Reporter } from "./report/reporter.ts";
import { runGuarded, write } from "./run.ts";

/** Returns the exit code. Only release notes and diff go to standard output; the checkout is not changed. */
export async function runCommand(args: readonly string[], { isDebug, proxies }: Environment): Promise<number> {
  const reporter = createTerminalReporter(isDebug);
  return runGuarded(reporter, undefined, async (signal) => {
    const { help, inputs } = parseFlags(args);
    if (help) {
      process.stdout.write(renderHelp());
      return 0;
    }
    // Inside a step too, the command uses its flags, not the runner's event and inputs.
    const environment: Environment = { ...readEnvironment({}), proxies, inputs };
    for (const secret of selectSecrets(environment)) reporter.hide(secret);
    const task = readTask(environment);
    const conclusion: Conclusion = { environment, task, reporter, signal, start: systemClock.now() };
    const outcome = await write({ ...conclusion, task, drafts: "scratch", clock: systemClock });
    reporter.print(renderDocuments(outcome));
    // The draft's branch is deleted with the scratch repository.
    const conversations = outcome.conversations.map((conversation) => ({ ...conversation, branch: null }));
    return conclude({ ...outcome, conversations }, conclusion);
  });
}

function renderDocuments({ skipped, request, conversations }: Outcome): string {
  if (skipped !== undefined) return request === undefined ? "" : `${JSON.stringify(request, undefined, 2)}\n`;
  const diffs = conversations.flatMap((conversation) => entryOf(conversation, "diff") ?? []);
  // A diff's last lines may be blank context, without which it does not apply.
  return joinParts(
    [releaseNotesOf(conversations)?.trimEnd(), ...diffs].map((part) => part && `${part}\n`),
    "\n",
  );
}

const FLAGS = Object.fromEntries(inputNames.map((name) => [name, { type: "string" as const, multiple: true }]));
const SWITCHES: ReadonlySet<string> = new Set(
  inputNames.filter((name) => /^(true|false)$/.test(inputTable[name].default)).map((name) => `--${name}`),
);

export function parseFlags(args: readonly string[]): { help: boolean; inputs: Environment["inputs"] } {
  try {
    const { values } = parseArgs({
      args: args.map((arg, index) =>
        SWITCHES.has(arg) && !/^(true|false)$/.test(args[index + 1] ?? "") ? `${arg}=true` : arg,
      ),
      options: { ...FLAGS, help: { type: "boolean", short: "h" } },
    });
    const { help = false, ...inputs } = values;
    return {
      help: help === true,
      inputs: Object.fromEntries(Object.entries(inputs).map(([name, value]) => [name, [value].flat().join("\n")])),
    };
  } catch (cause) {
    throw new ReleaseDocsError("command/flags", messageOf(cause), { cause });
  }
}

export function renderHelp(): string {
  const flags = inputNames.map((name) => {
    const { default: preset, description } = inputTable[name];
    const shown = preset === "" || preset.startsWith("$") ? "" : ` [${preset}]`;
    return `  --${name.padEnd(18)} ${description}${shown}`;
  });
  return [
    "Writes release notes and a changelog for the repository in this directory.",
    "",
    "Usage: node dist/index.js [--changes 'last 1 release'] [--title …] [--working-directory …]",
    "",
    "Prints the release notes and the diff of the pull request. The checkout is not changed.",
    "",
    ...flags,
    "",
  ].join("\n");
}

/** Logs to standard error; standard output is for documents only. */
export function createTerminalReporter(debug: boolean): Reporter & { print: (documents: string) => void } {
  const { add, redact } = createSecrets();
  const log = async (line: string): Promise<void> => {
    // Control characters in external text could be commands to the terminal.
    process.stderr.write(`${redact(line).replace(/[^\P{Cc}\n\t]/gu, "")}\n`);
  };
  return {
    hide: add,
    print: (documents) => {
      process.stdout.write(redact(documents));
    },
    info: log,
    group: async (title, detail) => {
      if (debug) await log(`${title}:\n${detail}`);
    },
    notice: log,
    warning: (message) => log(`warning: ${message}`),
    error: (message) => log(`error: ${message}`),
    debug: async (details) => {
      if (debug) await log(details);
    },
    outputs: async () => undefined,
    summary: async () => undefined,
  };
}
