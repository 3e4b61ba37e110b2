import type { Log } from "./log.ts";

/** Why clients are refused, and how the metrics and the log call it. */
export const REFUSALS = ["connections", "requests", "slow-bodies", "streams", "calls", "failures", "sign-ins"] as const;
export type Refusal = (typeof REFUSALS)[number];
export type OnRefusal = (reason: Refusal) => void;

const LOG_EVERY_MS = 60_000;

/** Counts each refusal; logs the first for a reason at once, and the number of those that follow within a minute. */
export function watchRefusals(log: Log, count?: OnRefusal): OnRefusal {
  const more = new Map<Refusal, number>();
  return (reason) => {
    count?.(reason);
    const before = more.get(reason);
    more.set(reason, before === undefined ? 0 : before + 1);
    if (before !== undefined) return;
    log.warn("refused", { reason });
    const end = (): void => {
      const counted = more.get(reason);
      more.delete(reason);
      if (counted) log.warn("refused", { reason, more: counted });
    };
    setTimeout(end, LOG_EVERY_MS).unref();
  };
}
