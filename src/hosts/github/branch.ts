import * as z from "zod/mini";
import { ReleaseDocsError } from "../../shared/errors.ts";
import { buildDraftMoved, isOwnCommit } from "../code-host.ts";
import type { GitHubRest } from "./client.ts";
import { isRefusal } from "./errors.ts";
import {
  AnyAnswer,
  CommitAnswer,
  CompareAnswer,
  type FoundPullRequests,
  findPullRequests,
  ListedCommit,
  RefAnswer,
  RepositoryAnswer,
} from "./pull-requests.ts";

/** A commit and its tree, by full SHAs. */
export type CommitPlace = { commit: string; tree: string };

/** A draft's branch on GitHub, and the base that it is made from. */
export type GitHubBranch = {
  name: string;
  base: CommitPlace & { name: string };
  /** Where it is; undefined where the branch is not there. */
  tip: CommitPlace | undefined;
  /** The commit of the base that its changes count from. */
  start: CommitPlace;
  /** Whether the base contains the branch, so that it can go on from there without force. */
  contained: boolean;
  /** Whether somebody else has committed to it since the base, so that it is not ours to rebuild. */
  shared: boolean;
  /** What the branch changes: object names of the contents by path, undefined where a file is gone. */
  changed: ReadonlyMap<string, string | undefined>;
  pullRequests: FoundPullRequests;
};

/** Reads how a draft's branch stands: two requests where it is not there, four to five where it is. */
export async function readGitHubBranch(rest: GitHubRest, name: string, base: string): Promise<GitHubBranch> {
  const [from, tip] = await Promise.all([readBase(rest, base), readTip(rest, name)]);
  const start = { commit: from.commit, tree: from.tree };
  const missing = { contained: true, shared: false, changed: new Map(), pullRequests: { open: undefined, merged: [] } };
  if (tip === undefined) return { name, base: from, tip, start, ...missing };
  const [comparison, pullRequests] = await Promise.all([
    compare(rest, from.commit, tip, name),
    findPullRequests(rest, name, base),
  ]);
  const { merge_base_commit: fork, commits, total_commits: total, files = [] } = comparison;
  const isOwn = commits.every(({ commit }) => isOwnCommit({ message: commit.message, tree: commit.tree.sha }));
  const isMerged = pullRequests.merged.includes(tip);
  const known = commits.find(({ sha }) => sha === tip)?.commit.tree.sha;
  return {
    name,
    base: from,
    tip: { commit: tip, tree: known ?? (await readTreeOf(rest, tip)) },
    start: { commit: fork.sha, tree: fork.commit.tree.sha },
    contained: total === 0,
    shared: !isMerged && (commits.length < total || !isOwn),
    changed: readChanged(files),
    pullRequests,
  };
}

/** The newest commit of a branch, or undefined where the branch is not there. */
export async function readTip(rest: GitHubRest, name: string): Promise<string | undefined> {
  const call = {
    route: "GET /repos/{owner}/{repo}/git/ref/{ref}",
    parameters: { ref: `heads/${name}` },
    doing: `look for the branch ${name}`,
  };
  return (await rest.find(call, RefAnswer))?.object.sha;
}

/** What lies between two commits; `branch` is named where they have nothing in common. */
export async function compare(rest: GitHubRest, base: string, head: string, branch: string): Promise<CompareAnswer> {
  const call = {
    route: "GET /repos/{owner}/{repo}/compare/{range}",
    parameters: { range: `${base}...${head}` },
    doing: `compare the branch ${branch} with its base`,
  };
  const found = await rest.find(call, CompareAnswer);
  if (found !== undefined) return found;
  throw new ReleaseDocsError({
    code: "github/no-base",
    message: `The branch ${branch} of ${rest.repository} shares no history with its base, so a draft cannot go on it.`,
    hint: `Delete or rename the branch ${branch}, and run the step again.`,
  });
}

async function readBase(rest: GitHubRest, name: string): Promise<GitHubBranch["base"]> {
  const call = {
    route: "GET /repos/{owner}/{repo}/commits",
    parameters: { sha: name, per_page: 1 },
    doing: `read the branch ${name}`,
  };
  const [newest] = (await rest.find(call, z.array(ListedCommit))) ?? [];
  if (newest !== undefined) return { name, commit: newest.sha, tree: newest.commit.tree.sha };
  throw new ReleaseDocsError({
    code: "github/no-base",
    message: `There is no branch ${name} in ${rest.repository} that a draft could start from.`,
    hint: "Name one that is there as pullRequest.base in .github/release-docs.yml, or make the repository's first commit.",
  });
}

async function readTreeOf(rest: GitHubRest, commit: string): Promise<string> {
  const route = "GET /repos/{owner}/{repo}/git/commits/{commit}";
  return (await rest.call({ route, parameters: { commit }, doing: "read a commit" }, CommitAnswer)).tree.sha;
}

function readChanged(files: NonNullable<CompareAnswer["files"]>): Map<string, string | undefined> {
  const changed = new Map<string, string | undefined>();
  for (const { filename, status, previous_filename: before, sha } of files) {
    if (status === "renamed" && before !== undefined) changed.set(before, undefined);
    changed.set(filename, status === "removed" ? undefined : (sha ?? undefined));
  }
  return changed;
}

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
