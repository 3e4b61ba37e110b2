import { describeGitHubError } from "../../github-fault.ts";
import { readEvent } from "../event.ts";
import { readInputs } from "../inputs.ts";
import type { Outcome } from "../outcome.ts";
import { buildCommentMark } from "./comment-mark.ts";
import type { Conclusion } from "./conclusion.ts";
import { openPullRequestComments } from "./pull-request-comments.ts";
import { parsePullRequestNumber } from "./pull-request-number.ts";
import { renderComment } from "./render-comment.ts";
import { readRunPages } from "./run-pages.ts";

/**
 * Leaves the outcome on the event's pull request where the input `comment` asks for it: in the comment that an earlier
 * run of this step left there, else in a new one. A run that sent nothing leaves alone what is there. A comment that
 * cannot be made is a warning.
 */
export async function leaveComment(outcome: Outcome, { environment, reporter, signal }: Conclusion): Promise<void> {
  const inputs = readInputs(environment);
  if (!inputs.comment || outcome.skipped !== undefined || signal.aborted) return;
  const event = readEvent(environment);
  const number = parsePullRequestNumber(event);
  if (number === undefined) {
    await reporter.notice("No comment was left: this run is not about a pull request.");
    return;
  }
  const token = inputs["github-token"];
  if (token === "") {
    await reporter.warning(explain(number, "the input github-token is empty"));
    return;
  }
  const mark = buildCommentMark(environment, inputs);
  const body = renderComment(mark, outcome, readRunPages(environment));
  try {
    const comments = await openPullRequestComments(event, token, number, signal);
    const own = await comments.findOwn(mark);
    // One that GitHub does not let us change is not ours after all, or is gone.
    if (own === undefined || !(await comments.update(own, body))) await comments.create(body);
  } catch (error) {
    await reporter.warning(explain(number, describeGitHubError(error)));
  }
}

function explain(number: number, reason: string): string {
  return (
    `The result could not be left on pull request #${number}: ${reason}.\n` +
    "Give the job the permission `pull-requests: write` and the step its `github-token`; a run for a pull request " +
    "from a fork has no such permission."
  );
}
