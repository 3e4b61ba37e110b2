import { systemClock } from "../client/clock.ts";
import { checkRuntime } from "./check-runtime.ts";
import { parseFlags, renderHelp } from "./flags.ts";
import { entryOf, type Outcome, releaseNotesOf } from "./outcome.ts";
import { conclude } from "./report/conclude.ts";
import { runGuarded } from "./run-guarded.ts";
import { createTerminalReporter } from "./terminal-reporter.ts";
import { write } from "./write.ts";

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
