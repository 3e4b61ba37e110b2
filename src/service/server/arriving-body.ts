import type { IncomingMessage } from "node:http";
import type { Client } from "../../shared/shares.ts";

/** The place of a call whose body has not arrived. */
export type ArrivingBody = Required<Pick<Client, "yields" | "end">>;

/** Bytes per second. Small bodies arrive within the graces. */
const MIN_RATE = 16_384;
const CHECK_MS = 1_000;

type Terms = { requestTimeout: number; crowdedGrace: number; bodyGrace: number };

/** Ends a body that is slow for longer than a grace; while it is read, the time that the service lets it wait not counted. */
export function watchBody(
  incoming: IncomingMessage,
  { requestTimeout, crowdedGrace, bodyGrace }: Terms,
  end: (reason: "slow" | "crowded") => void,
): ArrivingBody {
  const { socket } = incoming;
  const before = socket.bytesRead;
  // A large one has to be faster to arrive before the timeout of its request.
  const minRate = Math.max(MIN_RATE, (1000 * Number(incoming.headers["content-length"] ?? 0)) / requestTimeout);
  let began = Number.POSITIVE_INFINITY;
  const isSlow = (grace: number, rate: number): boolean => {
    const ms = performance.now() - began;
    return !incoming.complete && ms >= grace && socket.bytesRead - before < (rate * ms) / 1000;
  };
  incoming.once("resume", () => {
    if (incoming.complete) return;
    began = performance.now();
    const timer = setInterval(() => isSlow(bodyGrace, minRate) && end("slow"), Math.min(CHECK_MS, bodyGrace));
    incoming.once("close", () => clearInterval(timer));
  });
  return {
    yields: (mustBeSlow) => !incoming.complete && (!mustBeSlow || isSlow(crowdedGrace, MIN_RATE)),
    end: () => end("crowded"),
  };
}
