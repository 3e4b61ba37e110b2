import type { CommitReader } from "../../codehost/github/github-commits.ts";
import type { GitHubAccess } from "../../codehost/github/github-rest.ts";
import type { Repository } from "../../writer/span.ts";

/** Opens what GitHub knows of a repository's commits; undefined where the access is not to the repository's own GitHub. */
export async function openCommitReader(
  github: GitHubAccess | undefined,
  { name, webUrl }: Repository,
  onFault: (error: unknown) => void,
): Promise<CommitReader | undefined> {
  if (github === undefined || webUrl === undefined) return undefined;
  // A token of github.com is no business of another host, and another host's is none of github.com's.
  if (github.apiUrl === "https://api.github.com" && !webUrl.startsWith("https://github.com/")) return undefined;
  // Loaded only where it is used.
  const { createGitHubCommitReader } = await import("../../codehost/github/github-commits.ts");
  return createGitHubCommitReader(github, name, onFault);
}
