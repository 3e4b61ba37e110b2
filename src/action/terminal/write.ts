import { systemClock } from "../../shared/clock.ts";
import { joinParts } from "../../shared/text.ts";
import { type Environment, readEnvironment, readTask, selectSecrets } from "../environment.ts";
import { entryOf, type Outcome, releaseNotesOf } from "../outcome.ts";
import { conclude } from "../report/conclude.ts";
import type { Conclusion } from "../report/reporter.ts";
import { runGuarded, write } from "../run.ts";
import { addInputOptions, selectInputs } from "./input-options.ts";
import { createTerminalReporter } from "./reporter.ts";
import { readOptions, type Streams, type Subcommand } from "./subcommand.ts";

/** Prints release notes and diff; the checkout is not changed. */
export const runWrite: Subcommand = async (command, args, streams) => {
  readOptions(addInputOptions(command), args);
  return run(selectInputs(command), streams, renderDocuments);
};

export const runNotes: Subcommand = async (command, args, streams) => {
  readOptions(addInputOptions(command), args);
  return run(selectInputs(command), streams, renderNotes);
};

async function run(
  inputs: Environment["inputs"],
  streams: Streams,
  render: (outcome: Outcome) => string,
): Promise<number> {
  const reporter = createTerminalReporter(streams);
  // Inside a step too, the command uses its flags, not the runner's event and inputs.
  const environment: Environment = { ...readEnvironment({}), proxies: readEnvironment(streams.env).proxies, inputs };
  for (const secret of selectSecrets(environment)) reporter.hide(secret);
  const task = readTask(environment);
  return runGuarded(reporter, undefined, async (signal) => {
    const conclusion: Conclusion = { environment, task, reporter, signal, start: systemClock.now() };
    const outcome = await write({ ...conclusion, task, drafts: "scratch", clock: systemClock });
    reporter.print(render(outcome));
    // The draft's branch is deleted with the scratch repository.
    const conversations = outcome.conversations.map((conversation) => ({ ...conversation, branch: null }));
    return conclude({ ...outcome, conversations }, conclusion);
  });
}

function renderDocuments(outcome: Outcome): string {
  const { skipped, request, conversations } = outcome;
  if (skipped !== undefined) return request === undefined ? "" : `${JSON.stringify(request, undefined, 2)}\n`;
  const diffs = conversations.flatMap((conversation) => entryOf(conversation, "diff") ?? []);
  // A diff's last lines may be blank context, without which it does not apply.
  return joinParts([renderNotes(outcome), ...diffs.map((diff) => `${diff}\n`)], "\n");
}

function renderNotes({ conversations }: Outcome): string {
  const notes = releaseNotesOf(conversations);
  return notes === "" ? "" : `${notes}\n`;
}
