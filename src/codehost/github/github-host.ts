import { checkBranchName } from "../branch-name.ts";
import type { CodeHost } from "../code-host.ts";
import { RepositoryAnswer } from "./github-answers.ts";
import { readGitHubBranch } from "./github-branch.ts";
import { openGitHubDraft } from "./github-draft.ts";
import { readPullRequestState } from "./github-pull-request.ts";
import { type GitHubAccess, openGitHubRest } from "./github-rest.ts";

/**
 * The repository `owner/name` on GitHub as a {@link CodeHost}: drafts are branches that the git data API makes, so no
 * checkout is touched, and GitHub signs their commits where it can. The base is the default branch unless given.
 */
export async function createGitHubCodeHost(access: GitHubAccess, repository: string): Promise<CodeHost> {
  const rest = await openGitHubRest(access, repository);
  const readRepository = () =>
    rest.call({ route: "GET /repos/{owner}/{repo}", doing: "read the repository" }, RepositoryAnswer);
  let known: Awaited<ReturnType<typeof readRepository>> | undefined;
  return {
    openDraft: async (branch, { base } = {}) => {
      checkBranchName(branch);
      known ??= await readRepository();
      const { default_branch: usual, html_url: webUrl } = known;
      return openGitHubDraft(rest, await readGitHubBranch(rest, branch, base ?? usual), webUrl);
    },
    readPullRequestState: (number) => readPullRequestState(rest, number),
  };
}
