import type { Log } from "../log.ts";

/** Why clients are refused, in the metrics and the log. */
export const REFUSALS = [
  "connections",
  "requests",
  "slow-clients",
  "streams",
  "calls",
  "failures",
  "sign-ins",
] as const;
export type Refusal = (typeof REFUSALS)[number];
export type OnRefusal = (reason: Refusal) => void;

const LOG_EVERY_MS = 60_000;

/** Counts each refusal, and logs one a minute for each reason. */
export function watchRefusals(log: Log, count?: OnRefusal): OnRefusal {
  const logged = new Map<Refusal, number>();
  return (reason) => {
    count?.(reason);
    const now = performance.now();
    if (now < (logged.get(reason) ?? 0)) return;
    logged.set(reason, now + LOG_EVERY_MS);
    log.warn("refused", { reason });
  };
}
