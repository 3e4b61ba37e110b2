import type { Caller } from "../access/keys.ts";
import { buildErrorAnswer } from "../error-answer.ts";
import { tooManyCalls, unavailable } from "../refusal.ts";
import { createRequestId } from "../request-id.ts";
import type { Service } from "../service.ts";
import type { CallLimits } from "./call-limits.ts";
import type { Log } from "./log.ts";

/** What stands before a service that anybody can reach. */
export type FrontOptions = {
  fetch: Service["fetch"];
  /** Why calls cannot be answered now; undefined where they can. */
  findHindrance: () => Promise<string | undefined>;
  limits: CallLimits;
  /** The most calls at a time; what asks for the program's health is not counted. */
  mostCalls: number;
  log: Log;
};

/**
 * Answers every request: whether the program lives (`/healthz`) and can be used (`/readyz`), both without a key, and as
 * many calls of the interface as there may be. Each answer bears `x-request-id` and is told in the log, good health apart.
 */
export function createFront(options: FrontOptions): (request: Request, address: string) => Promise<Response> {
  const answerCall = limitCalls(options);
  return async (request, address) => {
    const began = performance.now();
    const requestId = createRequestId();
    const { pathname } = new URL(request.url);
    const probe = PROBES[pathname];
    const { answer, caller } =
      probe === undefined
        ? await answerCall(request, { requestId, address })
        : { answer: await probe(options), caller: undefined };
    const { status } = answer;
    answer.headers.set("x-request-id", requestId);
    answer.headers.set("cache-control", "no-store");
    if (probe === undefined || status !== 200) {
      const ms = Math.round(performance.now() - began);
      const call = { requestId, method: request.method, path: pathname, status, ms, keyId: caller?.keyId };
      options.log[status >= 500 ? "error" : "info"]("request", call);
    }
    return answer;
  };
}

const PROBES: Readonly<Record<string, (options: FrontOptions) => Promise<Response>>> = {
  "/healthz": async () => Response.json({ status: "alive" }),
  "/readyz": async ({ findHindrance }) => {
    const hindrance = await findHindrance();
    return hindrance === undefined ? Response.json({ status: "ready" }) : refuse(unavailable(hindrance), 1);
  },
};

type Answered = { answer: Response; caller: Caller | undefined };

function limitCalls({ fetch, limits, mostCalls }: FrontOptions) {
  let underWay = 0;
  return async (request: Request, from: { requestId: string; address: string }): Promise<Answered> => {
    let caller: Caller | undefined;
    if (underWay >= mostCalls) return { answer: refuse(unavailable("Too many calls are under way."), 1), caller };
    const incoming = { authorization: request.headers.get("authorization"), address: from.address };
    const wait = limits.admit(incoming);
    if (wait !== undefined) return { answer: refuse(tooManyCalls("There were too many calls."), wait), caller };
    underWay += 1;
    const onCaller = (known: Caller) => {
      caller = known;
    };
    const answer = await fetch(request, { requestId: from.requestId, onCaller }).finally(() => {
      underWay -= 1;
    });
    const unproved = answer.status === 401 ? "refused" : "unseen";
    limits.settle(incoming, caller === undefined ? unproved : "good");
    return { answer, caller };
  };
}

/** Says after how many seconds to try again. */
function refuse(error: Parameters<typeof buildErrorAnswer>[0], seconds: number): Response {
  return buildErrorAnswer(error, { "retry-after": String(seconds) });
}
