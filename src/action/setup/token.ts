import * as z from "zod/mini";
import { type Octokit, openOctokit, splitRepository } from "../../hosts/github/client.ts";
import { describeGitHubError, parseServerFault, statusOf } from "../../hosts/github/errors.ts";
import { isRateLimited } from "../../shared/server-faults.ts";

// GitHub checks the permission first and then the content, so a request with invalid content shows the permission and
// changes nothing. A workflow's or an app's token has no list of its permissions.
const PROBES: readonly { permission: string; route: string; content: Readonly<Record<string, string>> }[] = [
  { permission: "contents: write", route: "POST /repos/{owner}/{repo}/git/refs", content: { ref: "" } },
  { permission: "pull-requests: write", route: "POST /repos/{owner}/{repo}/pulls", content: { title: "" } },
];

const WorkflowSettings = z.object({ can_approve_pull_request_reviews: z.boolean() });

/** Milliseconds for all requests. */
const MAX_TIME = 20_000;
const INVALID_CONTENT = 422;

/** Throws Octokit's errors: the token is not accepted, the repository is not visible, GitHub does not answer. */
export async function readTokenAccess(apiUrl: string, token: string, repository: string) {
  const octokit = await openOctokit({ apiUrl, token, signal: AbortSignal.timeout(MAX_TIME) });
  const place = splitRepository(repository);
  await octokit.request("GET /repos/{owner}/{repo}", place);
  const [letsWorkflowsOpen, ...permissions] = await Promise.all([
    readWorkflowSettings(octokit, place),
    ...PROBES.map(async ({ permission, route, content }) => {
      const error: unknown = await octokit.request(route, { ...place, ...content }).catch((fault: unknown) => fault);
      const isGranted = statusOf(error) === INVALID_CONTENT;
      if (!isGranted && !isRefused(error)) throw error;
      return { permission, isGranted, answer: describeGitHubError(error) };
    }),
  ]);
  return { permissions, letsWorkflowsOpen };
}

/** Whether the repository lets workflows open pull requests; undefined if only its administrators may know. */
async function readWorkflowSettings(octokit: Octokit, place: ReturnType<typeof splitRepository>) {
  try {
    const { data } = await octokit.request("GET /repos/{owner}/{repo}/actions/permissions/workflow", place);
    return WorkflowSettings.parse(data).can_approve_pull_request_reviews;
  } catch (error) {
    if (isRefused(error)) return undefined;
    throw error;
  }
}

function isRefused(error: unknown): boolean {
  const fault = parseServerFault(error);
  return (fault?.status === 403 && !isRateLimited(fault)) || fault?.status === 404;
}
