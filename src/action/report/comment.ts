import { createHash } from "node:crypto";
import * as z from "zod/mini";
import { openOctokit } from "../../hosts/github/client.ts";
import { describeGitHubError, statusOf } from "../../hosts/github/errors.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import { type RunEvent, readEvent } from "../event.ts";
import { type Inputs, readInputs } from "../inputs.ts";
import type { Outcome } from "../outcome.ts";
import { type RunPages, readRunPages } from "./failure.ts";
import type { Conclusion } from "./reporter.ts";
import { cutLines, renderHeadline, renderLink, renderReport } from "./summary.ts";

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

/**
 * The hidden line that the comment of a step begins with. It is the same in every run of the step, and another one for
 * another job, or for a step of that job that writes other publications or reads another folder.
 */
export function buildCommentMark(
  environment: Readonly<Record<string, string | undefined>>,
  inputs: Pick<Inputs, "publications" | "working-directory">,
): string {
  // Without the ref: the workflow is the same one on every branch.
  const workflow = (environment.GITHUB_WORKFLOW_REF ?? environment.GITHUB_WORKFLOW ?? "").replace(/@.*$/s, "");
  const key = [workflow, environment.GITHUB_JOB ?? "", inputs["working-directory"], [...inputs.publications].sort()];
  const hash = createHash("sha256").update(JSON.stringify(key)).digest("hex").slice(0, 16);
  return `<!-- release-docs ${hash} -->`;
}

// GitHub takes 65,536 characters.
const LONGEST_REPORT = 50_000;

/** The comment on a pull request, in Markdown: the summary without the notes, and where to find those. */
export function renderComment(mark: string, outcome: Outcome, pages: RunPages): string {
  const parts = [
    mark,
    `### ${renderHeadline(outcome)}`,
    cutLines(renderReport(outcome, pages), LONGEST_REPORT),
    pages.run === undefined ? "" : `The summary of ${renderLink("the run", pages.run)} tells more.`,
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

const numbered = z.catch(z.optional(z.object({ number: z.int(), pull_request: z.optional(z.unknown()) })), undefined);
const AboutPullRequest = z.object({ pull_request: numbered, issue: numbered });

/** Number of the pull request that the event is about, also by a comment on it; undefined where there is none. */
export function parsePullRequestNumber({ payload }: RunEvent): number | undefined {
  const { pull_request: pull, issue } = AboutPullRequest.safeParse(payload).data ?? {};
  return pull?.number ?? (issue?.pull_request === undefined ? undefined : issue.number);
}

/** How long all of it may take, in milliseconds: the documents are written, and only the comment is missing. */
const LONGEST = 30_000;
const NOT_OURS = new Set([403, 404]);

const Author = z.object({ login: z.string(), type: z.optional(z.string()) });
const CommentList = z.array(z.object({ id: z.int(), body: z.nullish(z.string()), user: z.nullish(Author) }));
type Comment = z.infer<typeof CommentList>[number];

/** The comments of one pull request, through GitHub's API. */
export type PullRequestComments = {
  /** The ID of the first comment that begins with the mark and whose author can be who we are. */
  findOwn: (mark: string) => Promise<number | undefined>;
  /** Whether GitHub let us change the comment. */
  update: (id: number, body: string) => Promise<boolean>;
  create: (body: string) => Promise<void>;
};

/** Opens the comments of a pull request of the run's repository. */
export async function openPullRequestComments(
  event: RunEvent,
  token: string,
  number: number,
  signal: AbortSignal,
): Promise<PullRequestComments> {
  const octokit = await openOctokit({ apiUrl: event.apiUrl, token });
  const [owner = "", repo = ""] = (event.repository ?? "").split("/");
  const place = { owner, repo, request: { signal: AbortSignal.any([signal, AbortSignal.timeout(LONGEST)]) } };
  const readMarked = (mark: string): Promise<Comment[]> =>
    octokit.paginate(
      "GET /repos/{owner}/{repo}/issues/{issue_number}/comments",
      { ...place, issue_number: number, per_page: 100 },
      ({ data }) => parseComments(data).filter(({ body }) => body?.startsWith(mark)),
    );
  // The workflow's own token and that of an app may not ask who they are; what they write is a bot's.
  const readLogin = async (): Promise<string | undefined> => {
    const answer = await octokit.request("GET /user", { request: place.request }).catch((error: unknown) => {
      if (statusOf(error) === undefined) throw error;
    });
    return answer?.data.login;
  };
  return {
    findOwn: async (mark) => {
      const marked = await readMarked(mark);
      const login = marked.length === 0 ? undefined : await readLogin();
      return marked.find(({ user }) => (login === undefined ? user?.type === "Bot" : user?.login === login))?.id;
    },
    update: async (id, body) => {
      const route = "PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}";
      const answer = await octokit.request(route, { ...place, comment_id: id, body }).catch((error: unknown) => {
        if (!NOT_OURS.has(statusOf(error) ?? 0)) throw error;
      });
      return answer !== undefined;
    },
    create: async (body) => {
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
    message: "GitHub's API answered with comments in an unknown form",
    hint: "Check GITHUB_API_URL.",
  });
}
