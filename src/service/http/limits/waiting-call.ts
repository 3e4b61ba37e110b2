import type { IncomingMessage } from "node:http";
import type { Client } from "../../../shared/shares.ts";

/** The place of a call that waits for its client: for the body, and for the answer to be read. */
export type WaitingCall = Required<Pick<Client, "isSlow" | "yields" | "end">> & {
  isEnded: boolean;
  /** When its answer was ready. */
  answeredAt: number;
};

/** Bytes per second. */
const MIN_RATE = 16_384;
const CHECK_MS = 1_000;

type Incoming = Pick<IncomingMessage, "socket" | "headers" | "complete"> & {
  once: (event: "resume" | "close", listener: () => void) => unknown;
};
/** Because others need its place, or as Node ends what takes too long. */
type Ending = "BUSY" | "ERR_HTTP_REQUEST_TIMEOUT";
type Terms = { requestTimeout: number; crowdedGrace: number; bodyGrace: number };

/** Ends a call whose body is slow for longer than its grace; the time before the service reads it does not count. */
export function watchCall(incoming: Incoming, terms: Terms, end: (refusal: Ending) => void): WaitingCall {
  const { socket } = incoming;
  const before = socket.bytesRead;
  // A large one has to be faster to arrive before the timeout of its request.
  const minRate = Math.max(MIN_RATE, (1000 * Number(incoming.headers["content-length"] ?? 0)) / terms.requestTimeout);
  let began = Number.POSITIVE_INFINITY;
  const isSlow = (grace: number, rate: number): boolean => {
    const ms = performance.now() - began;
    return !incoming.complete && ms >= grace && socket.bytesRead - before < (rate * ms) / 1000;
  };
  const call: WaitingCall = {
    isEnded: false,
    answeredAt: Number.POSITIVE_INFINITY,
    isSlow: () => isSlow(terms.crowdedGrace, MIN_RATE),
    yields: ({ hasFewer }) =>
      hasFewer && (!incoming.complete || performance.now() - call.answeredAt >= terms.crowdedGrace),
    end: () => endAs("BUSY"),
  };
  const endAs = (refusal: Ending) => {
    call.isEnded = true;
    end(refusal);
  };
  incoming.once("resume", () => {
    if (incoming.complete) return;
    began = performance.now();
    // After what has arrived is read, which a busy service has not done yet when its timer comes.
    const check = () => setImmediate(() => isSlow(terms.bodyGrace, minRate) && endAs("ERR_HTTP_REQUEST_TIMEOUT"));
    const timer = setInterval(check, Math.min(CHECK_MS, terms.bodyGrace));
    incoming.once("close", () => clearInterval(timer));
  });
  return call;
}
