import { systemClock } from "../../shared/clock.ts";
import { type ErrorCode, renderCauses } from "../../shared/errors.ts";
import { createSecrets } from "../../shared/redaction.ts";
import { joinParts, shorten } from "../../shared/text.ts";
import { type RunPages, selectSecrets } from "../environment.ts";
import { buildOutputs, entryOf, type Outcome, UNKNOWN } from "../outcome.ts";
import { resultUrlOf } from "../wait.ts";
import { postComment, updateReleaseBody } from "./github.ts";
import { type Conclusion, describeFailure, type Reporter, renderFailure } from "./reporter.ts";
import { renderHeadline, renderSummary } from "./summary.ts";

/** Returns the exit code. */
export async function conclude(outcome: Outcome, conclusion: Conclusion): Promise<number> {
  const { reporter, environment } = conclusion;
  const safe = prepare(outcome, conclusion);
  await reporter.outputs(buildOutputs(safe));
  await reporter.summary(renderSummary(safe, environment.pages));
  await postComment(safe, conclusion);
  await updateReleaseBody(safe, conclusion);
  return announce(safe, reporter, environment.pages);
}

/** The caller logs the error. Never throws, so that the error is not lost. */
export async function concludeFailure(error: unknown, known: Outcome | undefined, conclusion: Conclusion) {
  const { reporter, environment } = conclusion;
  const { code, message: failure } = describeFailure(error);
  const safe = prepare({ ...(known ?? UNKNOWN), failure, code, tolerated: false }, conclusion);
  const steps = [
    async () => known && reporter.outputs(buildOutputs(safe)),
    async () => reporter.summary(renderSummary(safe, environment.pages)),
    async () => postComment(safe, conclusion),
  ];
  for (const step of steps) await step().catch((fault: unknown) => reporter.debug(renderCauses(fault)));
}

/** Redacts before Markdown is escaped: an escaped secret would not be recognized. */
function prepare(outcome: Outcome, { environment, start }: Conclusion): Outcome {
  const { redact } = createSecrets(...selectSecrets(environment));
  return mapTexts({ ...outcome, duration: systemClock.now() - start }, redact);
}

const MAX_MESSAGE_LENGTH = 2000;
const MAX_LINES = 10;

/** At most one warning; returns the exit code. */
export async function announce(outcome: Outcome, reporter: Reporter, pages?: RunPages): Promise<number> {
  const { failure, code, tolerated, warnings = [] } = outcome;
  const render = (messages: readonly string[], of?: ErrorCode) =>
    renderFailure({ code: of, message: limit(messages) }, pages);
  const concerns = failure !== undefined && tolerated ? [...warnings, failure] : warnings;
  if (concerns.length > 0) await reporter.warning(render(concerns, tolerated ? code : undefined));
  if (failure === undefined) await reporter.notice(limit(describeResult(outcome)));
  else if (!tolerated) await reporter.error(render([failure], code));
  return failure === undefined || tolerated ? 0 : 1;
}

function describeResult(outcome: Outcome): string[] {
  if (outcome.skipped !== undefined) return [`Nothing was sent: ${outcome.skipped}.`];
  return [`${renderHeadline(outcome)}.`, ...describeResults(outcome)];
}

/** What was written, by conversation. */
export function describeResults({ conversations }: Outcome): string[] {
  const results = conversations.map((conversation) => {
    const { branch, summary } = conversation;
    const result = joinParts([resultUrlOf(conversation) ?? (branch && `Branch ${branch}`), summary], ": ");
    return joinParts([result, entryOf(conversation, "account")], "\n");
  });
  return results.filter((result) => result !== "");
}

function limit(messages: readonly string[]): string {
  const lines = messages.flatMap((message) => message.split("\n"));
  const shown = lines.length > MAX_LINES ? [...lines.slice(0, MAX_LINES - 1), "…"] : lines;
  return shorten(shown.join("\n"), MAX_MESSAGE_LENGTH);
}

/** Changes the texts of data as JSON has it. */
export function mapTexts<Value>(value: Value, change: (text: string) => string): Value {
  return JSON.parse(JSON.stringify(value), (_, part) => (typeof part === "string" ? change(part) : part));
}
