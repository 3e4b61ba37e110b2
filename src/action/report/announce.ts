import type { ErrorCode } from "../../error-codes/error-codes.ts";
import { shorten } from "../../shorten.ts";
import { renderFailure } from "../failure.ts";
import type { Outcome } from "../outcome.ts";
import type { Reporter } from "../reporter.ts";
import { resultUrlOf } from "../result-url.ts";
import { renderHeadline } from "./headline.ts";

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
