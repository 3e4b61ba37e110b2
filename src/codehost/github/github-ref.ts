import { ReleaseDocsError } from "../../release-docs-error.ts";
import { buildDraftMoved } from "../draft-moved.ts";
import { isRefusal } from "./explain-github.ts";
import { AnyAnswer, RepositoryAnswer } from "./github-answers.ts";
import { readTip } from "./github-branch.ts";
import type { GitHubRest } from "./github-rest.ts";

// REST forces a ref wherever it is by then; only this looks at where it was.
const REPLACE = `mutation ($repository: ID!, $refs: [RefUpdate!]!) {
  updateRefs(input: { repositoryId: $repository, refUpdates: $refs }) { clientMutationId }
}`;

/** Makes a branch at `commit` (full SHA). Throws `codehost/draft-moved` where somebody has made it in the meantime. */
export async function createBranch(rest: GitHubRest, branch: string, commit: string): Promise<void> {
  const call = {
    route: "POST /repos/{owner}/{repo}/git/refs",
    parameters: { ref: `refs/heads/${branch}`, sha: commit },
    doing: `make the branch ${branch}`,
  };
  const look = async () => ((await readTip(rest, branch)) === commit ? {} : undefined);
  await rest.call(call, AnyAnswer, look).catch((error: unknown) => {
    if (isRefusal(error, /already exists/i)) throw buildDraftMoved(branch, error);
    throw error;
  });
}

/** Moves a branch on to `commit`, which contains it. Throws `codehost/draft-moved` where it does not any more. */
export async function advanceBranch(rest: GitHubRest, branch: string, commit: string): Promise<void> {
  const call = {
    route: "PATCH /repos/{owner}/{repo}/git/refs/{ref}",
    parameters: { ref: `heads/${branch}`, sha: commit, force: false },
    doing: `move the branch ${branch}`,
  };
  await rest.call(call, AnyAnswer).catch((error: unknown) => {
    if (isRefusal(error, /fast.?forward|does not exist/i)) throw buildDraftMoved(branch, error);
    throw error;
  });
}

/**
 * Moves a branch from `before` to `after`, which need not contain it, only if it is still at `before` (full SHAs).
 * False where GitHub does not do that; throws `codehost/draft-moved` where the branch has moved.
 */
export async function replaceBranch(
  rest: GitHubRest,
  branch: string,
  { before, after }: { before: string; after: string },
): Promise<boolean> {
  const doing = `replace the branch ${branch}`;
  const repository = await rest.call({ route: "GET /repos/{owner}/{repo}", doing }, RepositoryAnswer);
  const update = { name: `refs/heads/${branch}`, beforeOid: before, afterOid: after, force: true };
  const variables = { repository: repository.node_id, refs: [update] };
  try {
    await rest.call({ route: `POST ${rest.graphqlUrl}`, parameters: { query: REPLACE, variables }, doing }, AnyAnswer);
  } catch (error) {
    if (!(error instanceof ReleaseDocsError)) throw error;
  }
  // Whatever it answered, where the branch is now tells what happened.
  const tip = await readTip(rest, branch);
  if (tip === after) return true;
  if (tip === before) return false;
  throw buildDraftMoved(branch);
}
