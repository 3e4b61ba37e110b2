import * as z from "zod/mini";
import { ReleaseDocsError } from "../../shared/errors.ts";
import type { PullRequest, PullRequestRequest, PullRequestState } from "../code-host.ts";
import { cleanTitle, markBody, type PullRequestPlace, renewPullRequest } from "../pull-request.ts";
import type { GitHubRest } from "./client.ts";
import { isRefusal } from "./errors.ts";

const PullRequestAnswer = z.object({
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
type PullRequestAnswer = z.infer<typeof PullRequestAnswer>;

/** The pull requests of a branch. */
export type FoundPullRequests = {
  /** The open one; one to the wanted base goes first. */
  open: PullRequestAnswer | undefined;
  /** The branch's newest commits at earlier merges. */
  merged: readonly string[];
};

const MAX_TITLE = 256;
const WORKFLOW_BOT = "github-actions[bot]";

/** Finds the pull requests of a branch, open and merged. */
export async function findPullRequests(
  rest: GitHubRest,
  { branch, base }: PullRequestPlace,
): Promise<FoundPullRequests> {
  const found = await rest.call(
    "GET /pulls",
    { head: `${rest.owner}:${branch}`, state: "all", sort: "created", direction: "desc", per_page: 100 },
    { doing: `look for the pull requests of ${branch}`, answer: z.array(PullRequestAnswer) },
  );
  const open = found.filter(({ state }) => state === "open");
  return {
    open: open.find((pull) => pull.base.ref === base) ?? open[0],
    merged: found.filter(({ merged_at: at }) => Boolean(at)).map(({ head }) => head.sha),
  };
}

export async function readPullRequestState(rest: GitHubRest, number: number): Promise<PullRequestState> {
  const expected = { doing: `look at pull request #${number}`, answer: PullRequestAnswer };
  const { state, merged_at: mergedAt } = await rest.call("GET /pulls/{number}", { number }, expected);
  if (mergedAt) return "merged";
  return state === "open" ? "open" : "closed";
}

/** Opens a pull request for the branch, or updates the text of `known`, the open one. */
export async function publishPullRequest(
  rest: GitHubRest,
  place: PullRequestPlace,
  known: PullRequestAnswer | undefined,
  request: PullRequestRequest,
): Promise<PullRequest> {
  const wanted = { ...request, title: cleanTitle(request.title, MAX_TITLE) };
  if (known !== undefined) {
    const { remarks, ...renewed } = await renew(rest, known, wanted);
    return { ...renewed, remarks: [...(request.isOurs === true ? await finish(rest, known, wanted) : []), ...remarks] };
  }
  const look = async () => (await findPullRequests(rest, place)).open;
  try {
    return await open(rest, place, wanted, look);
  } catch (error) {
    // Somebody else opened one in the meantime.
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
  const expected = { doing: `open a pull request from ${branch} to ${base}`, answer: PullRequestAnswer, look };
  const create = (draft: boolean) =>
    rest.call("POST /pulls", { title: request.title, body: markBody(request), head: branch, base, draft }, expected);
  const made = await create(request.draft).catch(async (error: unknown) => {
    if (!request.draft || !isRefusal(error, /draft pull requests/i)) throw error;
    remarks.push("The repository does not allow draft pull requests, so this one is ready for review.");
    return create(false);
  });
  remarks.push(...(await finish(rest, made, request)));
  return { url: made.html_url, number: made.number, remarks };
}

/** Sets labels and people, and says what a reader must know of a new pull request. */
async function finish(rest: GitHubRest, made: PullRequestAnswer, request: PullRequestRequest): Promise<string[]> {
  const remarks = await setLabelsAndPeople(rest, made.number, request);
  if (made.user?.login !== WORKFLOW_BOT) return remarks;
  const needed =
    "Pull requests opened with the workflow's own token don't trigger workflows: close and reopen this one to run its " +
    "checks, or give github-token a token of a GitHub App.";
  return [...remarks, needed];
}

function renew(rest: GitHubRest, known: PullRequestAnswer, wanted: PullRequestRequest): Promise<PullRequest> {
  const { html_url: url, number, title, body } = known;
  return renewPullRequest({ url, number, title, body: body ?? "" }, wanted, async (change) => {
    const expected = { doing: `update the text of pull request #${number}`, answer: z.unknown() };
    await rest.call("PATCH /pulls/{number}", { number, ...change }, expected);
  });
}

/** What GitHub refuses here is a remark. */
async function setLabelsAndPeople(rest: GitHubRest, number: number, request: PullRequestRequest): Promise<string[]> {
  const { labels, assignees } = request;
  const teams = request.reviewers.filter((name) => name.includes("/")).map((name) => name.replace(/^.*\//, ""));
  const reviewers = request.reviewers.filter((name) => !name.includes("/"));
  const wanted = [
    ["labels", "/issues/{number}/labels", { labels }, labels],
    ["assignees", "/issues/{number}/assignees", { assignees }, assignees],
    ["reviewers", "/pulls/{number}/requested_reviewers", { reviewers, team_reviewers: teams }, request.reviewers],
  ] as const;
  const remarks: string[] = [];
  for (const [what, path, parameters, names] of wanted) {
    if (names.length === 0) continue;
    const expected = { doing: `set the ${what} of pull request #${number}`, answer: z.unknown() };
    await rest.call(`POST ${path}`, { number, ...parameters }, expected).catch((error: unknown) => {
      if (!(error instanceof ReleaseDocsError)) throw error;
      remarks.push(`${error.message} ${error.hint}`);
    });
  }
  return remarks;
}
