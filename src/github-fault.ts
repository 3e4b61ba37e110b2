import { quoteText } from "./quote-text.ts";

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
