import { ApiError, UnreachableError } from "./api-error.ts";
import { backOff, type Patience, sleepWithin } from "./pace.ts";

// As long as a service takes to start anew; an address that is wrong stays so.
const LONGEST_WITHOUT_CONNECTION = 30_000;

/**
 * Sends, and sends again only after what cannot have been accepted: no connection (for up to half a minute), 429, and 503
 * with `Retry-After`, whose wait is obeyed; all before the deadline. `beforeNext` may find, after a wait that an answer
 * asked for, that the record is there already. Throws the last fault.
 */
export async function sendUntilTaken<Item>(
  send: () => Promise<Item>,
  patience: Patience,
  beforeNext: () => Promise<Item | undefined> = async () => undefined,
): Promise<Item> {
  const start = patience.clock.now();
  for (let tries = 0; ; tries += 1) {
    try {
      return await send();
    } catch (fault) {
      const delay = Math.max(retryAfter(fault), backOff(tries, patience.shortest));
      const waited = patience.clock.now() + delay - start;
      const isGone = fault instanceof UnreachableError && (waited > LONGEST_WITHOUT_CONNECTION || isLasting(fault));
      if (!cannotBeAccepted(fault) || isGone || !(await sleepWithin(patience, delay))) throw fault;
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
export function tellsNothing(fault: unknown): boolean {
  if (cannotBeAccepted(fault)) return false;
  return (
    fault instanceof UnreachableError || (fault instanceof ApiError && (fault.status < 400 || fault.status >= 500))
  );
}

/** Whether reading once more may work where this fault came in between; a success that cannot be read was cut. */
export function passes(fault: unknown): fault is UnreachableError | ApiError {
  if (fault instanceof UnreachableError) return true;
  if (!(fault instanceof ApiError)) return false;
  return fault.status < 300 || fault.status === 408 || fault.status === 429 || fault.status >= 500;
}

function cannotBeAccepted(fault: unknown): boolean {
  if (fault instanceof UnreachableError) return !fault.sent;
  if (!(fault instanceof ApiError)) return false;
  return fault.status === 429 || (fault.status === 503 && fault.retryAfter !== undefined);
}
