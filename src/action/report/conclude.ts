import { systemClock } from "../../shared/clock.ts";
import type { ErrorCode } from "../../shared/error-codes/catalogue.ts";
import { renderCauses } from "../../shared/errors.ts";
import { createSecrets } from "../../shared/redaction.ts";
import { shorten } from "../../shared/text.ts";
import { readSecrets } from "../inputs.ts";
import { buildOutputs, type Outcome } from "../outcome.ts";
import { resultUrlOf } from "../result-url.ts";
import { leaveComment } from "./comment.ts";
import { describeFailure, readRunPages, renderFailure } from "./failure.ts";
import { updateReleaseBody } from "./release-body.ts";
import type { Conclusion, Reporter } from "./reporter.ts";
import { renderHeadline, renderSummary } from "./summary.ts";

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

const LONGEST_MESSAGE = 2000;
const MOST_LINES = 10;

/**
 * Says how a run ended, once: an error with the cause, or a notice with the links; before it at most one warning.
 * Returns the exit code.
 */
export async function announce(
  outcome: Outcome,
  { reporter, environment }: { reporter: Reporter; environment: NodeJS.ProcessEnv },
): Promise<number> {
  const { failure, code, tolerated, warnings = [] } = outcome;
  const render = (messages: readonly string[], of?: ErrorCode) =>
    renderFailure({ code: of, message: limit(messages) }, environment);
  const concerns = failure !== undefined && tolerated ? [...warnings, failure] : warnings;
  if (concerns.length > 0) await reporter.warning(render(concerns, tolerated ? code : undefined));
  if (failure === undefined) await reporter.notice(limit(describeResult(outcome)));
  else if (!tolerated) await reporter.error(render([failure], code));
  return failure === undefined || tolerated ? 0 : 1;
}

function describeResult(outcome: Outcome): string[] {
  if (outcome.skipped !== undefined) return [`Nothing was sent: ${outcome.skipped}.`];
  const results = outcome.conversations.map((conversation) => {
    const { branch, summary } = conversation;
    const place = resultUrlOf(conversation) ?? (branch ? `Branch ${branch}` : "");
    return [place, summary ?? ""].filter((part) => part !== "").join(": ");
  });
  return [`${renderHeadline(outcome)}.`, ...results.filter((result) => result !== "")];
}

function limit(messages: readonly string[]): string {
  const lines = messages.flatMap((message) => message.split("\n"));
  const shown = lines.length > MOST_LINES ? [...lines.slice(0, MOST_LINES - 1), "…"] : lines;
  return shorten(shown.join("\n"), LONGEST_MESSAGE);
}

/** A copy of a plain value with every text in it changed, however deep; names of fields stay. */
export function mapTexts<Value>(value: Value, change: (text: string) => string): Value {
  const map = (part: unknown): unknown => {
    if (typeof part === "string") return change(part);
    if (Array.isArray(part)) return part.map(map);
    if (typeof part !== "object" || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([name, item]) => [name, map(item)]));
  };
  return map(value) as Value;
}
