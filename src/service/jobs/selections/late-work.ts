import { DomainError } from "../../../contract/refusals.ts";

/** Milliseconds that a call waits, and that late results are kept for the next one; `maxRunning`: of one organization. */
type Terms = { maxMs: number; keepMs: number; maxRunning: number };

type Started<Result> = { orgId: string; result: Promise<Result>; isLate: boolean };

/**
 * Work that can take longer than a caller of the API waits. Then the call is a 503, the work goes on, and the next call
 * gets the result. Concurrent calls of one
 * organization about the same share it.
 */
export function createLateWork<Result>({ maxMs, keepMs, maxRunning }: Terms) {
  const all = new Map<string, Started<Result>>();
  const forget = (name: string, started: Started<Result>): void => {
    if (all.get(name) === started) all.delete(name);
  };
  const start = (orgId: string, name: string, work: () => Promise<Result>): Started<Result> => {
    const running = [...all.values()].filter((one) => one.orgId === orgId);
    if (running.length >= maxRunning) throw unavailable("Your organization reads several repositories already.");
    const started: Started<Result> = { orgId, result: work(), isLate: false };
    all.set(name, started);
    void Promise.allSettled([started.result]).then(() => {
      if (started.isLate) setTimeout(forget, keepMs, name, started).unref();
      else forget(name, started);
    });
    return started;
  };
  return async (orgId: string, about: string, work: () => Promise<Result>): Promise<Result> => {
    const name = `${orgId} ${about}`;
    const started = all.get(name) ?? start(orgId, name, work);
    const late = Promise.withResolvers<undefined>();
    const timer = setTimeout(late.resolve, maxMs, undefined);
    const ended = started.result.finally(() => clearTimeout(timer));
    const outcome = await Promise.race([Promise.allSettled([ended]), late.promise]);
    started.isLate = outcome === undefined;
    if (outcome === undefined) throw unavailable("The repository is still being fetched or read.");
    forget(name, started);
    return ended;
  };
}

function unavailable(why: string): DomainError {
  return new DomainError("unavailable", `${why} Repeat the call after the seconds of Retry-After.`);
}
