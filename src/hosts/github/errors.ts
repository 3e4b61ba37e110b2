import type { ErrorCode } from "../../shared/error-codes/catalogue.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import { quoteText } from "../../shared/text.ts";

/** What GitHub answered where it refused, or that it did not answer. */
export type GitHubFault = {
  /** HTTP status; undefined where there was no answer. */
  status: number | undefined;
  /** GitHub's own words on one line, at most 200 characters. */
  message: string;
  headers: Readonly<Record<string, string | number | undefined>>;
};

/** Reads an error of Octokit; undefined for any other, which is no fault of GitHub's. */
export function parseGitHubFault(error: unknown): GitHubFault | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error.name === "AbortError" || error.name === "TimeoutError") {
    return { status: undefined, message: "no answer in time", headers: {} };
  }
  if (!("status" in error) || typeof error.status !== "number") return undefined;
  const response = "response" in error && typeof error.response === "object" ? error.response : undefined;
  const headers = response !== null && response !== undefined && "headers" in response ? response.headers : {};
  return {
    // Octokit says 500 where no answer came at all.
    status: response === undefined ? undefined : error.status,
    message: quote(error.message),
    headers: (headers ?? {}) as GitHubFault["headers"],
  };
}

/** The status of GitHub's answer that an error tells of; undefined where there was none. */
export function statusOf(error: unknown): number | undefined {
  return parseGitHubFault(error)?.status;
}

/** What GitHub said, with its status, or why there was no answer: one line for a person. */
export function describeGitHubError(error: unknown): string {
  const fault = parseGitHubFault(error);
  const { status, message } = fault ?? {
    status: undefined,
    message: quote(error instanceof Error ? error.message : String(error)),
  };
  return status === undefined ? message : `${status} ${message}`;
}

/** Whether what was asked may have been done all the same. */
export function isAmbiguous({ status }: GitHubFault): boolean {
  return status === undefined || status >= 500;
}

/** Whether GitHub wants to be asked later; nothing was done then. */
export function isRateLimited({ status, message, headers }: GitHubFault): boolean {
  if (status === 429) return true;
  if (status !== 403) return false;
  return headers["retry-after"] !== undefined || isUsedUp(headers) || /rate limit|abuse detection/i.test(message);
}

/**
 * How long to wait before the same is asked again, in milliseconds; undefined where that is of no use. `attempt`
 * counts from 1, `now` is in milliseconds since 1970.
 */
export function selectPause(fault: GitHubFault, attempt: number, now: number): number | undefined {
  if (isRateLimited(fault)) {
    const { headers } = fault;
    const told = Number(headers["retry-after"] ?? Number.NaN);
    if (told >= 0) return told * 1000;
    const reset = Number(headers["x-ratelimit-reset"] ?? Number.NaN);
    if (isUsedUp(headers) && reset > 0) return Math.max(reset * 1000 - now, 0) + 1000;
    return 60_000 * attempt;
  }
  return isAmbiguous(fault) && attempt <= 3 ? 1000 * 2 ** (attempt - 1) : undefined;
}

function isUsedUp(headers: GitHubFault["headers"]): boolean {
  return String(headers["x-ratelimit-remaining"] ?? "") === "0";
}

function quote(text: string): string {
  // Octokit adds the page that documents the call.
  return quoteText(text.replace(/ - https?:\/\/\S+$/, ""));
}

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
