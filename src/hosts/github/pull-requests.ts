import * as z from "zod/mini";
import { ReleaseDocsError } from "../../shared/errors.ts";
import type { PullRequest, PullRequestRequest, PullRequestState } from "../code-host.ts";
import { cleanTitle, markBody, renewPullRequest } from "../pull-request.ts";
import type { GitHubRest } from "./client.ts";
import { isRefusal } from "./errors.ts";

const sha = z.string().check(z.minLength(40));

/** A repository: what is its base unless another is configured. */
export const RepositoryAnswer = z.object({ node_id: z.string(), default_branch: z.string(), html_url: z.string() });

/** A ref. */
export const RefAnswer = z.object({ object: z.object({ sha }) });

/** A commit as lists show it. */
export const ListedCommit = z.object({ sha, commit: z.object({ message: z.string(), tree: z.object({ sha }) }) });

/** Two commits compared: how the second came from where they part. */
export const CompareAnswer = z.object({
  merge_base_commit: z.object({ sha, commit: z.object({ tree: z.object({ sha }) }) }),
  total_commits: z.number(),
  commits: z.array(ListedCommit),
  files: z.optional(
    z.array(
      z.object({
        filename: z.string(),
        /** `added`, `modified`, `removed`, `renamed`, … */
        status: z.string(),
        previous_filename: z.optional(z.string()),
        /** Object name of the content; of what was there, where it was removed. */
        sha: z.nullish(z.string()),
        /** Absent where the content is binary or too long. */
        patch: z.optional(z.string()),
      }),
    ),
  ),
});
export type CompareAnswer = z.infer<typeof CompareAnswer>;

/** A tree; `truncated` where GitHub did not list all of it. */
export const TreeAnswer = z.object({
  sha,
  truncated: z.optional(z.boolean()),
  tree: z.array(z.object({ path: z.string(), mode: z.string(), type: z.enum(["blob", "tree", "commit"]), sha })),
});

/** A file's content. */
export const BlobAnswer = z.object({ content: z.string(), encoding: z.string() });

/** A commit of the git data API. */
export const CommitAnswer = z.object({ sha, tree: z.object({ sha }) });

/** What was made and has an object name. */
export const MadeAnswer = z.object({ sha });

/** A pull request. */
export const PullRequestAnswer = z.object({
  number: z.number(),
  html_url: z.string(),
  state: z.string(),
  title: z.string(),
  body: z.nullish(z.string()),
  merged_at: z.nullish(z.string()),
  user: z.nullish(z.object({ login: z.string() })),
  head: z.object({ sha: z.string() }),
  base: z.object({ ref: z.string() }),
});
export type PullRequestAnswer = z.infer<typeof PullRequestAnswer>;

/** An answer that nobody reads. */
export const AnyAnswer = z.unknown();

/** The pull requests of a branch. */
export type FoundPullRequests = {
  /** The one that is open, to the wanted base before others. */
  open: PullRequestAnswer | undefined;
  /** The commits that were the branch's newest when it was merged. */
  merged: readonly string[];
};

/** A branch and where it is to go. */
export type PullRequestPlace = { branch: string; base: string };

const LONGEST_TITLE = 256;
const WORKFLOW_BOT = "github-actions[bot]";

/** Looks for the pull requests of a branch, open and done. */
export async function findPullRequests(rest: GitHubRest, branch: string, base: string): Promise<FoundPullRequests> {
  const call = {
    route: "GET /repos/{owner}/{repo}/pulls",
    parameters: {
      head: `${rest.owner}:${branch}`,
      state: "all",
      sort: "created",
      direction: "desc",
      per_page: 100,
    },
    doing: `look for the pull requests of ${branch}`,
  };
  const found = await rest.call(call, z.array(PullRequestAnswer));
  const open = found.filter(({ state }) => state === "open");
  return {
    open: open.find((pull) => pull.base.ref === base) ?? open[0],
    merged: found.filter(({ merged_at: at }) => Boolean(at)).map(({ head }) => head.sha),
  };
}

/** What became of a pull request. */
export async function readPullRequestState(rest: GitHubRest, number: number): Promise<PullRequestState> {
  const { state, merged_at: mergedAt } = await rest.call(
    {
      route: "GET /repos/{owner}/{repo}/pulls/{number}",
      parameters: { number },
      doing: `look at pull request #${number}`,
    },
    PullRequestAnswer,
  );
  if (mergedAt) return "merged";
  return state === "open" ? "open" : "closed";
}

/** Opens a pull request for the branch, or renews the text of `known`, the one that is open. */
export async function publishPullRequest(
  rest: GitHubRest,
  place: PullRequestPlace,
  known: PullRequestAnswer | undefined,
  request: PullRequestRequest,
): Promise<PullRequest> {
  const wanted = { ...request, title: cleanTitle(request.title, LONGEST_TITLE) };
  if (known !== undefined) {
    const { remarks, ...renewed } = await renew(rest, known, wanted);
    return { ...renewed, remarks: [...(request.isOurs === true ? await finish(rest, known, wanted) : []), ...remarks] };
  }
  const look = async () => (await findPullRequests(rest, place.branch, place.base)).open;
  try {
    return await open(rest, place, wanted, look);
  } catch (error) {
    // GitHub's 422 for a branch that has one already, which somebody was faster to open.
    if (!isRefusal(error, /already exists/i)) throw error;
    const found = await look();
    if (found === undefined) throw error;
    return renew(rest, found, wanted);
  }
}

async function open(
  rest: GitHubRest,
  { branch, base }: PullRequestPlace,
  request: PullRequestRequest,
  look: () => Promise<PullRequestAnswer | undefined>,
): Promise<PullRequest> {
  const remarks: string[] = [];
  const create = (draft: boolean) =>
    rest.call(
      {
        route: "POST /repos/{owner}/{repo}/pulls",
        parameters: { title: request.title, body: markBody(request), head: branch, base, draft },
        doing: `open a pull request from ${branch} to ${base}`,
      },
      PullRequestAnswer,
      look,
    );
  const made = await create(request.draft).catch(async (error: unknown) => {
    if (!request.draft || !isRefusal(error, /draft pull requests/i)) throw error;
    remarks.push("The repository has no draft pull requests, so it is an ordinary one.");
    return create(false);
  });
  remarks.push(...(await finish(rest, made, request)));
  return { url: made.html_url, number: made.number, remarks };
}

/** What is left to do and to tell once a pull request was opened. */
async function finish(rest: GitHubRest, made: PullRequestAnswer, request: PullRequestRequest): Promise<string[]> {
  const remarks = await equip(rest, made.number, request);
  if (made.user?.login !== WORKFLOW_BOT) return remarks;
  const started =
    "It was opened with the workflow's own token, so GitHub starts no workflows for it: close and reopen it to run " +
    "its checks, or give github-token a token of a GitHub App.";
  return [...remarks, started];
}

async function renew(rest: GitHubRest, known: PullRequestAnswer, wanted: PullRequestRequest): Promise<PullRequest> {
  const { html_url: url, number, title, body } = known;
  return renewPullRequest({ url, number, title, body: body ?? "" }, wanted, async (change) => {
    const call = {
      route: "PATCH /repos/{owner}/{repo}/pulls/{number}",
      parameters: { number, ...change },
      doing: `renew the text of pull request #${number}`,
    };
    await rest.call(call, AnyAnswer);
  });
}

/** Gives a new pull request its labels and people; what GitHub refuses of that is told, the pull request stands. */
async function equip(rest: GitHubRest, number: number, request: PullRequestRequest): Promise<string[]> {
  const { labels, assignees } = request;
  const teams = request.reviewers.filter((name) => name.includes("/")).map((name) => name.replace(/^.*\//, ""));
  const reviewers = request.reviewers.filter((name) => !name.includes("/"));
  const asked = [
    ["labels", "issues/{number}/labels", { labels }, labels],
    ["assignees", "issues/{number}/assignees", { assignees }, assignees],
    ["reviewers", "pulls/{number}/requested_reviewers", { reviewers, team_reviewers: teams }, request.reviewers],
  ] as const;
  const remarks: string[] = [];
  for (const [what, path, parameters, names] of asked) {
    if (names.length === 0) continue;
    const call = {
      route: `POST /repos/{owner}/{repo}/${path}`,
      parameters: { number, ...parameters },
      doing: `give pull request #${number} its ${what}`,
    };
    await rest.call(call, AnyAnswer).catch((error: unknown) => {
      if (!(error instanceof ReleaseDocsError)) throw error;
      remarks.push(`${error.message} ${error.hint}`);
    });
  }
  return remarks;
}
