import type { Clock } from "../shared/clock.ts";
import { ApiError, UnreachableError } from "./http.ts";

const LONGEST_DELAY = 20_000;

/** How long something may take, by which clock, and what ends it early. */
export type RetryBudget = {
  clock: Clock;
  signal: AbortSignal;
  /** When it is to be over, in milliseconds since 1970 by that clock. */
  deadline: number;
  /** Time between the first tries, in milliseconds. */
  minDelay: number;
};

/**
 * How long to wait before looking again, in whole milliseconds: about a fifth of the time waited so far, so that the end is
 * noticed in proportion and late looks are few; at least `minDelay`, at most 20 s, with jitter.
 */
export function nextPollDelay(waited: number, minDelay: number): number {
  return withJitter(Math.max(minDelay, waited / 5));
}

/** How long to wait after that many tries in vain, in whole milliseconds: twice as long each time, at most 20 s. */
export function backoffDelay(tries: number, minDelay: number): number {
  return withJitter(minDelay * 2 ** tries);
}

/** Sleeps where that ends before the deadline; false, at once, where it does not. */
export async function sleepBeforeDeadline({ clock, signal, deadline }: RetryBudget, delay: number): Promise<boolean> {
  if (clock.now() + delay >= deadline) return false;
  await clock.sleep(delay, signal);
  return true;
}

function withJitter(delay: number): number {
  return Math.round(Math.min(LONGEST_DELAY, delay * (0.9 + Math.random() * 0.2)));
}

// As long as a service takes to start anew; an address that is wrong stays so.
const LONGEST_WITHOUT_CONNECTION = 30_000;

/**
 * Sends, and sends again only after what cannot have been accepted: no connection (for up to half a minute), 429, and 503
 * with `Retry-After`, whose wait is obeyed; all before the deadline. `beforeNext` may find, after a wait that an answer
 * asked for, that the record is there already. Throws the last fault.
 */
export async function sendWithRetries<Item>(
  send: () => Promise<Item>,
  budget: RetryBudget,
  beforeNext: () => Promise<Item | undefined> = async () => undefined,
): Promise<Item> {
  const start = budget.clock.now();
  for (let tries = 0; ; tries += 1) {
    try {
      return await send();
    } catch (fault) {
      const delay = Math.max(retryAfter(fault), backoffDelay(tries, budget.minDelay));
      const waited = budget.clock.now() + delay - start;
      const isGone = fault instanceof UnreachableError && (waited > LONGEST_WITHOUT_CONNECTION || isLasting(fault));
      if (!isRejected(fault) || isGone || !(await sleepBeforeDeadline(budget, delay))) throw fault;
      const found = fault instanceof ApiError ? await beforeNext() : undefined;
      if (found !== undefined) return found;
    }
  }
}

/** A certificate does not heal by waiting, nor does a proxy that refuses. */
function isLasting({ code, cause }: UnreachableError): boolean {
  return code === "api/tls" || (cause instanceof Error && "code" in cause && cause.code === "ERR_PROXY_TUNNEL");
}

/** What an answer asked to wait, in milliseconds. */
export function retryAfter(fault: unknown): number {
  return fault instanceof ApiError ? (fault.retryAfter ?? 0) : 0;
}

/** Whether a fault says nothing about what became of the request: no answer, an unreadable one, 5xx. */
export function isAmbiguous(fault: unknown): boolean {
  if (isRejected(fault)) return false;
  return (
    fault instanceof UnreachableError || (fault instanceof ApiError && (fault.status < 400 || fault.status >= 500))
  );
}

/** Whether reading once more may work where this fault came in between; a success that cannot be read was cut. */
export function isRetryable(fault: unknown): fault is UnreachableError | ApiError {
  if (fault instanceof UnreachableError) return true;
  if (!(fault instanceof ApiError)) return false;
  return fault.status < 300 || fault.status === 408 || fault.status === 429 || fault.status >= 500;
}

function isRejected(fault: unknown): boolean {
  if (fault instanceof UnreachableError) return !fault.sent;
  if (!(fault instanceof ApiError)) return false;
  return fault.status === 429 || (fault.status === 503 && fault.retryAfter !== undefined);
}
