import { systemClock } from "../client/clock.ts";
import { createActionsReporter } from "./actions-reporter.ts";
import { checkRuntime } from "./check-runtime.ts";
import type { Outcome } from "./outcome.ts";
import { buildOutputs } from "./outputs.ts";
import type { Reporter } from "./reporter.ts";
import { runGuarded } from "./run-guarded.ts";
import { renderSummary } from "./summary.ts";
import { write } from "./write.ts";

/** Runs as a step of a workflow and returns the exit code: 1 when the step is to fail. Never throws. */
export async function runStep(environment: NodeJS.ProcessEnv): Promise<number> {
  const reporter = createActionsReporter();
  return runGuarded(reporter, async (signal) => {
    checkRuntime(process.versions.node);
    const outcome = await write({ environment, reporter, drafts: "branches", clock: systemClock, signal });
    await reporter.outputs(buildOutputs(outcome));
    await reporter.summary(renderSummary(outcome));
    return conclude(outcome, reporter);
  });
}

async function conclude(outcome: Outcome, reporter: Reporter): Promise<number> {
  if (outcome.failure !== undefined) {
    await (outcome.tolerated ? reporter.warning(outcome.failure) : reporter.error(outcome.failure));
    return outcome.tolerated ? 0 : 1;
  }
  for (const warning of outcome.warnings ?? []) await reporter.warning(warning);
  if (outcome.request !== undefined && outcome.skipped !== undefined) {
    await reporter.info(JSON.stringify(outcome.request, undefined, 2));
  }
  if (outcome.skipped !== undefined) await reporter.notice(`Nothing was sent: ${outcome.skipped}.`);
  else
    await reporter.notice(
      outcome.conversations.map(({ summary }) => summary ?? "").join("\n") || `State: ${outcome.state}.`,
    );
  return 0;
}
