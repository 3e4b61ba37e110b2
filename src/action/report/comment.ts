import { createHash } from "node:crypto";
import * as z from "zod/mini";
import { openOctokit } from "../../hosts/github/client.ts";
import { describeGitHubError, statusOf } from "../../hosts/github/errors.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import type { Environment, RunPages } from "../environment.ts";
import type { RunEvent } from "../event.ts";
import type { Inputs } from "../inputs.ts";
import type { Outcome } from "../outcome.ts";
import type { Conclusion } from "./reporter.ts";
import { cutLines, renderHeadline, renderLink, renderReport } from "./summary.ts";

export async function postComment(outcome: Outcome, { environment, task, reporter, signal }: Conclusion) {
  if (!task?.inputs.comment || outcome.skipped !== undefined || signal.aborted) return;
  const { inputs, event } = task;
  const number = parsePullRequestNumber(event);
  if (number === undefined) return reporter.notice("No comment was posted: this run has no pull request.");
  const token = inputs["github-token"];
  if (token === "") return reporter.warning(describeFault(number, "the input github-token is empty"));
  const mark = buildCommentMark(environment, inputs);
  const body = renderComment(mark, outcome, environment.pages);
  try {
    const comments = await openPullRequestComments(event, token, number, signal);
    const own = await comments.findOwn(mark);
    // A comment that cannot be changed is not ours, or was deleted.
    if (own === undefined || !(await comments.update(own, body))) await comments.create(body);
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
  const parts = [
    mark,
    `### ${renderHeadline(outcome)}`,
    cutLines(renderReport(outcome, pages), MAX_REPORT_LENGTH),
    pages.run === undefined ? "" : `Details are in the summary of ${renderLink("this run", pages.run)}.`,
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

const numbered = z.catch(z.optional(z.object({ number: z.int(), pull_request: z.optional(z.unknown()) })), undefined);
const AboutPullRequest = z.object({ pull_request: numbered, issue: numbered });

/** The event's pull request, also for a comment on it. */
function parsePullRequestNumber({ payload }: RunEvent): number | undefined {
  const { pull_request: pull, issue } = AboutPullRequest.safeParse(payload).data ?? {};
  return pull?.number ?? (issue?.pull_request === undefined ? undefined : issue.number);
}

/** For all calls, in milliseconds. */
const MAX_DURATION = 30_000;
const NOT_OURS = new Set([403, 404]);

const Author = z.object({ login: z.string(), type: z.optional(z.string()) });
const CommentList = z.array(z.object({ id: z.int(), body: z.nullish(z.string()), user: z.nullish(Author) }));
type Comment = z.infer<typeof CommentList>[number];

export async function openRunRepository(event: RunEvent, token: string, signal: AbortSignal) {
  const bounded = AbortSignal.any([signal, AbortSignal.timeout(MAX_DURATION)]);
  const octokit = await openOctokit({ apiUrl: event.apiUrl, token, signal: bounded });
  const [owner = "", repo = ""] = (event.repository ?? "").split("/");
  return { octokit, place: { owner, repo } };
}

async function openPullRequestComments(event: RunEvent, token: string, number: number, signal: AbortSignal) {
  const { octokit, place } = await openRunRepository(event, token, signal);
  const readMarked = (mark: string): Promise<Comment[]> =>
    octokit.paginate(
      "GET /repos/{owner}/{repo}/issues/{issue_number}/comments",
      { ...place, issue_number: number, per_page: 100 },
      ({ data }) => parseComments(data).filter(({ body }) => body?.startsWith(mark)),
    );
  // GITHUB_TOKEN and app tokens may not read /user; their comments are a bot's.
  const readLogin = async (): Promise<string | undefined> => {
    const answer = await octokit.request("GET /user").catch((error: unknown) => {
      if (statusOf(error) === undefined) throw error;
    });
    return answer?.data.login;
  };
  return {
    /** The ID of the first comment with the mark that may be ours. */
    findOwn: async (mark: string) => {
      const marked = await readMarked(mark);
      const login = marked.length === 0 ? undefined : await readLogin();
      return marked.find(({ user }) => (login === undefined ? user?.type === "Bot" : user?.login === login))?.id;
    },
    update: async (id: number, body: string) => {
      const route = "PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}";
      const answer = await octokit.request(route, { ...place, comment_id: id, body }).catch((error: unknown) => {
        if (!NOT_OURS.has(statusOf(error) ?? 0)) throw error;
      });
      return answer !== undefined;
    },
    create: async (body: string) => {
      await octokit.request("POST /repos/{owner}/{repo}/issues/{issue_number}/comments", {
        ...place,
        issue_number: number,
        body,
      });
    },
  };
}

function parseComments(data: unknown): Comment[] {
  const parsed = CommentList.safeParse(data);
  if (parsed.success) return parsed.data;
  throw new ReleaseDocsError({
    code: "github/unexpected",
    message: "GitHub sent an unexpected response for the comments",
    hint: "Check GITHUB_API_URL.",
  });
}
