import type { AnswerHeaders } from "../shared/json-api.ts";

/** What a code host answered where it refused. */
export type ServerFault = {
  /** HTTP status; undefined where there was no answer. */
  status: number | undefined;
  /** The host's own words on one line, at most 200 characters. */
  message: string;
  headers: AnswerHeaders;
};

/** Maximum of all waits for one call, in seconds. */
export const MAX_WAIT = 15 * 60;

/** Whether the host failed, or did not answer: the call may have been carried out. */
export function isServerFailure({ status }: ServerFault): boolean {
  return status === undefined || status >= 500;
}

/** Whether the host refused because of a rate limit. */
export function isRateLimited({ status, message, headers }: ServerFault): boolean {
  if (status === 429) return true;
  if (status !== 403) return false;
  return headers["retry-after"] !== undefined || isUsedUp(headers) || /rate limit|abuse detection/i.test(message);
}

/**
 * Seconds to wait before the next attempt; undefined where a retry is of no use. `attempt` counts from 1, `now` is in
 * milliseconds since 1970.
 */
export function selectRetryDelay(fault: ServerFault, attempt: number, now: number): number | undefined {
  if (!isRateLimited(fault)) return isServerFailure(fault) && attempt <= 3 ? 2 ** (attempt - 1) : undefined;
  const { headers } = fault;
  const retryAfter = Number(headers["retry-after"] ?? Number.NaN);
  if (retryAfter >= 0) return retryAfter;
  const reset = Number(headers["x-ratelimit-reset"] ?? Number.NaN);
  // Clocks differ: one second more, also where the limit should be reset already.
  return isUsedUp(headers) && reset > 0 ? Math.max(Math.ceil(reset - now / 1000), 0) + 1 : 60 * attempt;
}

function isUsedUp(headers: AnswerHeaders): boolean {
  return String(headers["x-ratelimit-remaining"] ?? "") === "0";
}
