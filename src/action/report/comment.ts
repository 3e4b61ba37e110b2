import { createHash } from "node:crypto";
import * as z from "zod/mini";
import { readPages } from "../../hosts/github/client.ts";
import { describeGitHubError, statusOf } from "../../hosts/github/errors.ts";
import { joinParts } from "../../shared/text.ts";
import type { Environment, RunEvent, RunPages } from "../environment.ts";
import { openForReport, parseAnswer } from "../github.ts";
import type { Inputs } from "../inputs.ts";
import type { Outcome } from "../outcome.ts";
import type { Conclusion } from "./reporter.ts";
import { cutLines, renderHeadline, renderLink, renderReport } from "./summary.ts";

export async function postComment(outcome: Outcome, conclusion: Conclusion) {
  const { environment, task, reporter, signal } = conclusion;
  if (!task?.inputs.comment || outcome.skipped !== undefined || signal.aborted) return;
  const { inputs, event } = task;
  const number = parsePullRequestNumber(event);
  if (number === undefined) return reporter.notice("No comment was posted: this run has no pull request.");
  if (inputs["github-token"] === "") return reporter.warning(describeFault(number, "the input github-token is empty"));
  const mark = buildCommentMark(environment, inputs);
  const body = renderComment(mark, outcome, environment.pages);
  try {
    const github = await openForReport(task, conclusion);
    const own = await findOwnComment(github, number, mark);
    // A comment that cannot be changed is not ours, or was deleted.
    if (own !== undefined && (await updateComment(github, own, body))) return;
    const route = "POST /repos/{owner}/{repo}/issues/{issue_number}/comments";
    await github.octokit.request(route, { ...github.place, issue_number: number, body });
  } catch (error) {
    await reporter.warning(describeFault(number, describeGitHubError(error)));
  }
}

function describeFault(number: number, reason: string): string {
  return (
    `Cannot comment on pull request #${number}: ${reason}.\n` +
    "Give the job `pull-requests: write` and the step a `github-token`. Runs for pull requests from forks cannot comment."
  );
}

/** Hidden, and the same in every run of a job that writes the same publications and folder. */
export function buildCommentMark(
  { workflow, job }: Pick<Environment, "workflow" | "job">,
  inputs: Pick<Inputs, "publications" | "working-directory">,
): string {
  const key = [workflow, job, inputs["working-directory"], [...inputs.publications].sort()];
  const hash = createHash("sha256").update(JSON.stringify(key)).digest("hex").slice(0, 16);
  return `<!-- release-docs ${hash} -->`;
}

// GitHub allows 65,536 characters.
const MAX_REPORT_LENGTH = 50_000;

export function renderComment(mark: string, outcome: Outcome, pages: RunPages): string {
  const report = cutLines(renderReport(outcome, pages), MAX_REPORT_LENGTH);
  const details = pages.run && `Details are in the summary of ${renderLink("this run", pages.run)}.`;
  return `${joinParts([mark, `### ${renderHeadline(outcome)}`, report, details])}\n`;
}

const numbered = z.catch(z.optional(z.object({ number: z.int(), pull_request: z.optional(z.unknown()) })), undefined);
const AboutPullRequest = z.object({ pull_request: numbered, issue: numbered });

/** The event's pull request, also for a comment on it. */
function parsePullRequestNumber({ payload }: RunEvent): number | undefined {
  const { pull_request: pull, issue } = AboutPullRequest.safeParse(payload).data ?? {};
  return pull?.number ?? (issue?.pull_request === undefined ? undefined : issue.number);
}

const NOT_OURS = new Set([403, 404]);

const Author = z.object({ login: z.string(), type: z.optional(z.string()) });
const CommentList = z.array(z.object({ id: z.int(), body: z.nullish(z.string()), user: z.nullish(Author) }));

type RunRepository = Awaited<ReturnType<typeof openForReport>>;

/** The ID of the first comment with the mark that may be ours. */
async function findOwnComment({ octokit, place }: RunRepository, number: number, mark: string) {
  const route = "GET /repos/{owner}/{repo}/issues/{issue_number}/comments";
  const marked: z.infer<typeof CommentList> = [];
  for await (const data of readPages(octokit, route, { ...place, issue_number: number })) {
    marked.push(...parseAnswer("the comments", data, CommentList).filter(({ body }) => body?.startsWith(mark)));
  }
  if (marked.length === 0) return undefined;
  // GITHUB_TOKEN and app tokens may not read /user; their comments are a bot's.
  const answer = await octokit.request("GET /user").catch((error: unknown) => {
    if (statusOf(error) === undefined) throw error;
  });
  const login = answer?.data.login;
  return marked.find(({ user }) => (login === undefined ? user?.type === "Bot" : user?.login === login))?.id;
}

async function updateComment({ octokit, place }: RunRepository, id: number, body: string): Promise<boolean> {
  const route = "PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}";
  const answer = await octokit.request(route, { ...place, comment_id: id, body }).catch((error: unknown) => {
    if (!NOT_OURS.has(statusOf(error) ?? 0)) throw error;
  });
  return answer !== undefined;
}
