import * as z from "zod/mini";
import { ReleaseDocsError } from "../../shared/errors.ts";
import type {
  OpenPullRequest,
  PullRequest,
  PullRequestApi,
  PullRequestPlace,
  PullRequestRequest,
  PullRequestState,
} from "../code-host.ts";
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

const WORKFLOW_BOT = "github-actions[bot]";

export function createGitHubPullRequests(rest: GitHubRest, webUrl: string): PullRequestApi {
  return {
    find: async (place) => {
      const found = await findPullRequests(rest, place.branch);
      const open = selectOpen(found, place);
      return {
        open: open && readOpen(open),
        merged: found.filter(({ merged_at: at }) => Boolean(at)).map(({ head }) => head.sha),
      };
    },
    readState: (number) => readPullRequestState(rest, number),
    create: (place, request) => createPullRequest(rest, place, request),
    update: async ({ number }, change) => {
      const expected = { doing: `update the text of pull request #${number}`, answer: z.unknown() };
      await rest.call("PATCH /pulls/{number}", { number, ...change }, expected);
    },
    finish: (known, request) => finish(rest, known, request),
    isDuplicate: (error) => isRefusal(error, /already exists/i),
    compareUrl: ({ branch, base }) => `${webUrl}/compare/${encodeRef(base)}...${encodeRef(branch)}`,
    markForm: "comment",
    maxTitle: 256,
  };
}

async function findPullRequests(rest: GitHubRest, branch: string): Promise<PullRequestAnswer[]> {
  return rest.call(
    "GET /pulls",
    { head: `${rest.owner}:${branch}`, state: "all", sort: "created", direction: "desc", per_page: 100 },
    { doing: `look for the pull requests of ${branch}`, answer: z.array(PullRequestAnswer) },
  );
}

/** The open one; one to the wanted base goes first. */
function selectOpen(found: readonly PullRequestAnswer[], { base }: PullRequestPlace): PullRequestAnswer | undefined {
  const open = found.filter(({ state }) => state === "open");
  return open.find((pull) => pull.base.ref === base) ?? open[0];
}

function readOpen({ html_url: url, number, title, body, user }: PullRequestAnswer): OpenPullRequest {
  return { url, number, title, body: body ?? "", author: user?.login };
}

export async function readPullRequestState(rest: GitHubRest, number: number): Promise<PullRequestState> {
  const expected = { doing: `look at pull request #${number}`, answer: PullRequestAnswer };
  const { state, merged_at: mergedAt } = await rest.call("GET /pulls/{number}", { number }, expected);
  if (mergedAt) return "merged";
  return state === "open" ? "open" : "closed";
}

async function createPullRequest(
  rest: GitHubRest,
  place: PullRequestPlace,
  request: PullRequestRequest,
): Promise<PullRequest> {
  const { title, body } = request;
  const { branch, base } = place;
  const remarks: string[] = [];
  const look = async () => selectOpen(await findPullRequests(rest, branch), place);
  const expected = { doing: `open a pull request from ${branch} to ${base}`, answer: PullRequestAnswer, look };
  const create = (draft: boolean) => rest.call("POST /pulls", { title, body, head: branch, base, draft }, expected);
  const made = await create(request.draft).catch(async (error: unknown) => {
    if (!request.draft || !isRefusal(error, /draft pull requests/i)) throw error;
    remarks.push("The repository does not allow draft pull requests, so this one is ready for review.");
    return create(false);
  });
  remarks.push(...(await finish(rest, readOpen(made), request)));
  return { url: made.html_url, number: made.number, remarks };
}

/** Sets labels and people, and says what a reader must know of a new pull request. */
async function finish(rest: GitHubRest, made: OpenPullRequest, request: PullRequestRequest): Promise<string[]> {
  const remarks = await setLabelsAndPeople(rest, made.number, request);
  if (made.author !== WORKFLOW_BOT) return remarks;
  const needed =
    "Pull requests opened with the workflow's own token don't trigger workflows: close and reopen this one to run its " +
    "checks, or give github-token a token of a GitHub App.";
  return [...remarks, needed];
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
      remarks.push(error.explanation);
    });
  }
  return remarks;
}

function encodeRef(ref: string): string {
  return encodeURIComponent(ref).replaceAll("%2F", "/");
}
