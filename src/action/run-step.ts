import { systemClock } from "../client/clock.ts";
import { createActionsReporter } from "./actions-reporter.ts";
import { checkRuntime } from "./check-runtime.ts";
import type { Outcome } from "./outcome.ts";
import type { Conclusion } from "./report/conclusion.ts";
import { runGuarded, selectCause } from "./run-guarded.ts";
import { write } from "./write.ts";

/** Runs as a step of a workflow and returns the exit code: 1 when the step is to fail. Never throws. */
export async function runStep(environment: NodeJS.ProcessEnv): Promise<number> {
  const reporter = createActionsReporter();
  return runGuarded(reporter, environment, async (signal) => {
    checkRuntime(process.versions.node);
    const conclusion = { environment, reporter, signal, start: systemClock.now() };
    const outcome = await writeOrLeaveTraces(conclusion);
    if (outcome.skipped !== undefined && outcome.request !== undefined) {
      await reporter.info(`It would write about ${outcome.selection}, with this doc request:`);
      await reporter.info(JSON.stringify(outcome.request, undefined, 2));
    }
    const { conclude } = await import("./report/conclude.ts");
    return conclude(outcome, conclusion);
  });
}

// How a run ends is loaded when it does: the first request waits for nothing that only comes after it.
async function writeOrLeaveTraces(conclusion: Conclusion): Promise<Outcome> {
  let known: Outcome | undefined;
  const onOutcome = (outcome: Outcome): void => {
    known = outcome;
  };
  try {
    return await write({ ...conclusion, drafts: "branches", clock: systemClock, onOutcome });
  } catch (error) {
    const { concludeFailure } = await import("./report/conclude.ts");
    await concludeFailure(selectCause(error, conclusion.signal), known, conclusion);
    throw error;
  }
}
