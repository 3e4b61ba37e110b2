import { markMessage } from "../draft-mark.ts";
import { MadeAnswer } from "./github-answers.ts";
import type { GitHubRest } from "./github-rest.ts";

/** What a path is to become: a text or a blob (full SHA) with a mode, or nothing. */
export type GitHubChange =
  | { path: string; mode: string; content: string }
  | { path: string; mode: string; sha: string | null };

/** Makes the tree of `from` (full SHA) with the changes made to it, and returns its full SHA. */
export async function createTree(rest: GitHubRest, from: string, changes: readonly GitHubChange[]): Promise<string> {
  const tree = changes.map((change) => ({ type: "blob", ...change }));
  const call = {
    route: "POST /repos/{owner}/{repo}/git/trees",
    parameters: { base_tree: from, tree },
    doing: `store ${changes.map(({ path }) => path).join(", ")}`,
  };
  return (await rest.call(call, MadeAnswer)).sha;
}

/**
 * Makes a commit that no branch holds yet, and returns its full SHA. It names no author: only then does GitHub sign it,
 * where the token is an App's or the workflow's own.
 */
export async function createCommit(
  rest: GitHubRest,
  { tree, parents, message }: { tree: string; parents: readonly string[]; message: { title: string; body: string } },
): Promise<string> {
  const call = {
    route: "POST /repos/{owner}/{repo}/git/commits",
    parameters: { message: markMessage(message, tree), tree, parents },
    doing: "make a commit",
  };
  return (await rest.call(call, MadeAnswer)).sha;
}
