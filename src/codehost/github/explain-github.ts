import type { ErrorCode } from "../../error-codes/error-codes.ts";
import { type GitHubFault, isAmbiguous, isRateLimited } from "../../github-fault.ts";
import { ReleaseDocsError } from "../../release-docs-error.ts";

/** What was asked of GitHub, for its failure to be told. */
export type Asked = {
  /** `owner/name`. */
  repository: string;
  /** After "could not": `make the branch release-docs/v1.2.0`. */
  doing: string;
};

type Explanation = { code: ErrorCode; message: string; hint: string };
type Rule = { matches: (fault: GitHubFault) => boolean; explain: (asked: Asked, fault: GitHubFault) => Explanation };

const says = (words: RegExp) => (fault: GitHubFault) => words.test(fault.message);
const has = (status: number) => (fault: GitHubFault) => fault.status === status;

/** GitHub's answers and what a person can do about them; the first that matches is told. */
const RULES: readonly Rule[] = [
  {
    matches: isRateLimited,
    explain: (asked) => ({
      code: "github/rate-limited",
      message: `GitHub wanted to be asked later, for longer than this step waits; it could not ${told(asked)}.`,
      hint: "Run the step again later. A token of a GitHub App has a rate limit of its own.",
    }),
  },
  {
    matches: says(/not permitted to create or approve pull requests/i),
    explain: (asked) => ({
      code: "github/pull-requests-not-allowed",
      message: `The workflow's own token may not open pull requests in ${asked.repository}.`,
      hint:
        "Allow it in Settings, Actions, General, Workflow permissions: “Allow GitHub Actions to create and approve " +
        "pull requests” (an organisation may hold that setting), or give github-token a token of a GitHub App.",
    }),
  },
  {
    matches: says(/resource not accessible by (?:integration|personal access token)/i),
    explain: (asked) => ({
      code: "github/permission-missing",
      message: `The token may not ${told(asked)}: it lacks a permission.`,
      hint:
        "Give the job `permissions: { contents: write, pull-requests: write }`, or the token those two rights. On an " +
        "event from a fork the workflow's own token only reads, whatever the workflow says: run on push to the default " +
        "branch instead, or on pull_request_target (closed) without checking out the fork's code.",
    }),
  },
  {
    matches: says(/SAML|single sign-on/i),
    explain: (asked, fault) => ({
      code: "github/permission-missing",
      message: `The token may not ${told(asked)}: ${fault.message}`,
      hint: "Authorise the token for the organisation's single sign-on, in the token's own settings.",
    }),
  },
  {
    matches: says(/protected|rule violation|through a pull request|not authorized to push|reference update failed/i),
    explain: (asked, fault) => ({
      code: "github/branch-protected",
      message: `A rule of ${asked.repository} does not let the token ${asked.doing}: ${fault.message}`,
      hint: "Leave branches named release-docs/** out of the rule, or let the token's owner bypass it.",
    }),
  },
  {
    matches: has(401),
    explain: (asked, fault) => ({
      code: "github/bad-token",
      message: `GitHub does not know the token and could not ${told(asked)}: ${fault.message}`,
      hint: "Check the input github-token: the secret may be empty, expired or of another server.",
    }),
  },
  {
    matches: says(/repository is empty/i),
    explain: ({ repository }) => ({
      code: "github/no-base",
      message: `The repository ${repository} is empty, so there is nothing that a draft can start from.`,
      hint: "Make its first commit, such as a README, and run the step again.",
    }),
  },
  {
    matches: has(404),
    explain: (asked) => ({
      code: "github/not-found",
      message: `GitHub could not ${told(asked)}: it is not there, or the token may not see it.`,
      hint:
        "Check the name. The workflow's own token reaches its own repository only: for another one give github-token a " +
        "token of a GitHub App that is installed there, or a personal one with `contents` and `pull requests` to write.",
    }),
  },
  {
    matches: isAmbiguous,
    explain: (asked, fault) => ({
      code: "github/unreachable",
      message: `GitHub did not answer and could not ${told(asked)}: ${fault.status ?? ""} ${fault.message}`.trim(),
      hint: "Run the step again; https://www.githubstatus.com says whether GitHub has trouble.",
    }),
  },
];

/** Turns GitHub's refusal into a {@link ReleaseDocsError} with the next step. */
export function explainGitHub(asked: Asked, fault: GitHubFault, cause: unknown): ReleaseDocsError {
  const rule = RULES.find(({ matches }) => matches(fault));
  const explanation: Explanation = rule?.explain(asked, fault) ?? {
    code: "github/refused",
    message: `GitHub would not ${told(asked)}: ${fault.status ?? ""} ${fault.message}`,
    hint: "Check the token's rights (`contents: write`, `pull-requests: write`) and the repository's rules.",
  };
  return new ReleaseDocsError({ ...explanation, cause });
}

/** Whether GitHub refused in these words, where none of the rules above has more to say. */
export function isRefusal(error: unknown, words: RegExp): boolean {
  return error instanceof ReleaseDocsError && error.code === "github/refused" && words.test(error.message);
}

function told({ doing, repository }: Asked): string {
  return `${doing} in ${repository}`;
}
