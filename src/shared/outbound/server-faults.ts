import type * as z from "zod/mini";
import { type ErrorCode, ReleaseDocsError } from "../errors.ts";

export type AnswerHeaders = Readonly<Record<string, string | number | undefined>>;

export type ServerFault = {
  /** HTTP status; undefined for no answer. */
  status: number | undefined;
  message: string;
  headers: AnswerHeaders;
};

/** No answer, or a server error: the call may have been carried out. */
export function isServerFailure({ status }: ServerFault): boolean {
  return status === undefined || status >= 500;
}

export function isRateLimited({ status, message, headers }: ServerFault): boolean {
  if (status === 429) return true;
  if (status !== 403) return false;
  return headers["retry-after"] !== undefined || isUsedUp(headers) || /rate limit|abuse detection/i.test(message);
}

/** Seconds until the next attempt (counted from 1); undefined for no retry. `now` is in milliseconds since 1970. */
export function selectRetryDelay(fault: ServerFault, attempt: number, now: number): number | undefined {
  const { headers } = fault;
  const retryAfter = Number(headers["retry-after"] ?? Number.NaN);
  if (!isRateLimited(fault)) {
    if (!isServerFailure(fault) || attempt > 3) return undefined;
    return retryAfter >= 0 ? retryAfter : 2 ** (attempt - 1);
  }
  if (retryAfter >= 0) return retryAfter;
  const reset = Number(headers["x-ratelimit-reset"] ?? Number.NaN);
  // Clocks differ: wait one second more, also after the reset.
  return isUsedUp(headers) && reset > 0 ? Math.max(Math.ceil(reset - now / 1000), 0) + 1 : 60 * attempt;
}

function isUsedUp(headers: AnswerHeaders): boolean {
  return String(headers["x-ratelimit-remaining"] ?? "") === "0";
}

/** When the server takes calls again (RFC 3339), as far as it says so. */
export function readRetryTime(headers: AnswerHeaders): string | undefined {
  const wait = String(headers["retry-after"] ?? "");
  // Seconds since 1970 at GitHub, a date at Atlassian.
  const reset = String(headers["x-ratelimit-reset"] ?? "");
  const known = /^\d{1,12}$/.test(reset) ? Number(reset) * 1000 : reset;
  const time = new Date(/^\d{1,9}$/.test(wait) ? Date.now() + Number(wait) * 1000 : known);
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
}

/** What a call with retries needs: `doing` completes "could not …" in errors, `look` finds what a failed attempt created. */
export type Expected<T> = { doing: string; answer: z.ZodMiniType<T>; look?: () => Promise<T | undefined> };

/** Throws `code` for an answer that is not as expected. */
export function parseExpected<T>(product: string, code: ErrorCode, { doing, answer }: Expected<T>, data: unknown): T {
  const parsed = answer.safeParse(data);
  if (parsed.success) return parsed.data;
  const field = parsed.error.issues[0]?.path.join(".") || "the answer";
  const message = `${product}'s answer has an unknown form (${doing}): ${field} is not as expected.`;
  throw new ReleaseDocsError(code, message);
}

/** Seconds; of all waits for one call. */
export const MAX_WAIT = 15 * 60;
