import { type ErrorCode, messageOf, ReleaseDocsError } from "../../shared/errors.ts";
import {
  isRateLimited,
  isServerFailure,
  readRetryTime,
  type ServerFault,
} from "../../shared/outbound/server-faults.ts";
import { quoteText } from "../../shared/text.ts";

export function parseServerFault(error: unknown): ServerFault | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error.name === "AbortError" || error.name === "TimeoutError") {
    return { status: undefined, message: "no answer in time", headers: {} };
  }
  if (!("status" in error) || typeof error.status !== "number") return undefined;
  const { response } = error as { response?: { headers?: ServerFault["headers"] } };
  return {
    // Octokit reports 500 for no answer.
    status: response === undefined ? undefined : error.status,
    message: quoteText(withoutDocumentation(error.message)),
    headers: response?.headers ?? {},
  };
}

export function withoutDocumentation(message: string): string {
  return message.replace(/ - https?:\/\/\S+$/, "");
}

export function statusOf(error: unknown): number | undefined {
  return parseServerFault(error)?.status;
}

/** GitHub's status and words, or why there was no answer, on one line without a full stop. */
export function describeGitHubError(error: unknown): string {
  const { status, message } = parseServerFault(error) ?? { message: quoteText(messageOf(error)) };
  return `${status ?? ""} ${message}`.trim().replace(/\.$/, "");
}

type Rule = {
  matches: (fault: ServerFault) => boolean;
  code: ErrorCode;
  message: (call: string, fault: ServerFault, repository: string) => string;
  hint?: string;
};

const says = (words: RegExp) => (fault: ServerFault) => words.test(fault.message);
const has = (status: number) => (fault: ServerFault) => fault.status === status;

const RULES: readonly Rule[] = [
  {
    matches: isRateLimited,
    code: "github/rate-limited",
    message: (call) =>
      `GitHub's rate limit is exceeded, so GitHub could not ${call}; it resets later than this run can wait.`,
  },
  {
    matches: says(/not permitted to create or approve pull requests/i),
    code: "github/pull-requests-not-allowed",
    message: (_, __, repository) => `The workflow's own token may not open pull requests in ${repository}.`,
  },
  {
    matches: says(/resource not accessible by (?:integration|personal access token)/i),
    code: "github/permission-missing",
    message: (call) => `The token may not ${call}: it lacks a permission.`,
  },
  {
    matches: says(/SAML|single sign-on/i),
    code: "github/permission-missing",
    message: (call, { message }) => `The token may not ${call}: ${message}`,
    hint: "Authorise the token for the organisation's single sign-on, in the token's own settings.",
  },
  {
    matches: says(/protected|rule violation|through a pull request|not authorized to push|reference update failed/i),
    code: "github/branch-protected",
    message: (call, { message }) => `A rule of the repository does not let the token ${call}: ${message}`,
  },
  {
    matches: says(/installation (?:owned by \S{1,100} )?(?:has been )?suspended/i),
    code: "github/app-suspended",
    message: (call, { message }) => `The GitHub App could not ${call}: ${message}`,
  },
  {
    matches: has(401),
    code: "github/bad-token",
    message: (call, { message }) => `GitHub does not accept the token and could not ${call}: ${message}`,
  },
  {
    matches: says(/repository is empty/i),
    code: "github/no-base",
    message: (_, __, repository) => `The repository ${repository} is empty: a draft has no commit to start from.`,
    hint: "Make its first commit, such as a README, and run the step again.",
  },
  {
    matches: has(404),
    code: "github/not-found",
    message: (call) => `GitHub could not ${call}: it does not exist, or the token may not see it.`,
  },
  {
    matches: isServerFailure,
    code: "github/unreachable",
    message: (call, { status = "", message }) =>
      `GitHub failed or did not answer, and could not ${call}: ${status} ${message}`.trim(),
  },
];

const REFUSED: Rule = {
  matches: () => true,
  code: "github/refused",
  message: (call, { status, message }) => `GitHub would not ${call}: ${status ?? ""} ${message}`,
  hint: "Check the token's rights (`contents: write`, `pull-requests: write`) and the repository's rules.",
};

export function explainGitHub(
  { repository, doing }: { repository: string; doing: string },
  fault: ServerFault,
  cause: unknown,
): ReleaseDocsError {
  const { matches, code, message, hint } = RULES.find(({ matches }) => matches(fault)) ?? REFUSED;
  const details = matches === isRateLimited ? { retryAt: readRetryTime(fault.headers) } : undefined;
  return new ReleaseDocsError(code, message(`${doing} in ${repository}`, fault, repository), { hint, cause, details });
}

/** Whether GitHub refused with these words and no rule above matched. */
export function isRefusal(error: unknown, words: RegExp): boolean {
  return error instanceof ReleaseDocsError && error.code === "github/refused" && words.test(error.message);
}
