import { ApiError, type UnreachableError } from "../../client/api-error.ts";
import { nextDelay, type Patience } from "../../client/pace.ts";
import { passes, retryAfter } from "../../client/send-until-taken.ts";
import type { Progress } from "./progress.ts";

/** A record that was just created may not be there yet for whoever reads it. */
const LATEST_APPEARANCE = 10_000;

/** What reading through faults needs; `signal` ends it, `fault` is the one that it is at. */
export type Ride = Omit<Patience, "deadline"> & {
  progress: Pick<Progress, "missed">;
  fault: Error | undefined;
};

/**
 * Reads once more after every fault that passes, and not before the service says; undefined when the waiting is over.
 * `since` is when the record may have been created, in milliseconds by the clock.
 */
export async function ride<Answer>(
  riding: Ride,
  read: () => Promise<Answer>,
  since = riding.clock.now(),
): Promise<Answer | undefined> {
  for (let first: number | undefined; ; ) {
    try {
      const answer = await read();
      riding.fault = undefined;
      return answer;
    } catch (error) {
      if (riding.signal.aborted) return undefined;
      const now = riding.clock.now();
      if (!isPassing(error, now - since)) throw error;
      riding.fault = error;
      riding.progress.missed(error);
      first ??= now;
      if (!(await sleep(riding, Math.max(retryAfter(error), nextDelay(now - first, riding.shortest)))))
        return undefined;
    }
  }
}

/** Sleeps; false when the waiting was over first. */
export async function sleep({ clock, signal }: Ride, milliseconds: number): Promise<boolean> {
  try {
    await clock.sleep(milliseconds, signal);
    return true;
  } catch (error) {
    if (signal.aborted) return false;
    throw error;
  }
}

function isPassing(error: unknown, age: number): error is UnreachableError | ApiError {
  return passes(error) || (error instanceof ApiError && error.status === 404 && age < LATEST_APPEARANCE);
}
