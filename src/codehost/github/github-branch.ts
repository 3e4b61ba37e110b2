import * as z from "zod/mini";
import { ReleaseDocsError } from "../../release-docs-error.ts";
import { isOwnCommit } from "../draft-mark.ts";
import { CommitAnswer, CompareAnswer, ListedCommit, RefAnswer } from "./github-answers.ts";
import { type FoundPullRequests, findPullRequests } from "./github-pull-request.ts";
import type { GitHubRest } from "./github-rest.ts";

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
