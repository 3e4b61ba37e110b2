import { systemClock } from "../../client/clock.ts";
import { renderCauses } from "../../render-causes.ts";
import { createSecrets } from "../../secrets.ts";
import { describeFailure } from "../failure.ts";
import type { Outcome } from "../outcome.ts";
import { readSecrets } from "../read-secrets.ts";
import { announce } from "./announce.ts";
import { leaveComment } from "./comment.ts";
import type { Conclusion } from "./conclusion.ts";
import { mapTexts } from "./map-texts.ts";
import { buildOutputs } from "./outputs.ts";
import { updateReleaseBody } from "./release-body.ts";
import { readRunPages } from "./run-pages.ts";
import { renderSummary } from "./summary.ts";

/** Tells the end of a run everywhere, outputs, summary, comment and log, and returns the exit code. */
export async function conclude(outcome: Outcome, conclusion: Conclusion): Promise<number> {
  const { reporter } = conclusion;
  const told = prepare(outcome, conclusion);
  await reporter.outputs(buildOutputs(told));
  await reporter.summary(renderSummary(told, readRunPages(conclusion.environment)));
  await leaveComment(told, conclusion);
  await updateReleaseBody(told, conclusion);
  return announce(told, conclusion);
}

/**
 * Leaves what is known of a run that ended in an error, in outputs, summary and comment; saying the error itself is
 * left to the caller. Never throws: the error is the news, whatever else fails after it.
 */
export async function concludeFailure(error: unknown, known: Outcome | undefined, conclusion: Conclusion) {
  const { reporter, environment } = conclusion;
  const { code, message: failure } = describeFailure(error);
  const nothing: Outcome = { state: undefined, job: undefined, conversations: [], changes: [], request: undefined };
  const told = prepare({ ...(known ?? nothing), failure, code, tolerated: false }, conclusion);
  const steps = [
    async () => known && reporter.outputs(buildOutputs(told)),
    async () => reporter.summary(renderSummary(told, readRunPages(environment))),
    async () => leaveComment(told, conclusion),
  ];
  for (const step of steps) await step().catch((fault: unknown) => reporter.debug(renderCauses(fault)));
}

/** Secrets are taken out while they still look like themselves: escaped for Markdown, one may look like another text. */
function prepare(outcome: Outcome, { environment, start }: Conclusion): Outcome {
  const { redact } = createSecrets(...readSecrets(environment));
  return mapTexts({ ...outcome, duration: systemClock.now() - start }, redact);
}
