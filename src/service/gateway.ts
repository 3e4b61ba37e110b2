import { DomainError } from "../contract/refusals.ts";
import { isLoopback } from "../shared/outbound/server-urls.ts";
import type { App } from "./http/app.ts";
import { compressRead } from "./http/compression.ts";
import { buildErrorAnswer, createRequestId, nameRequest } from "./http/error-answers.ts";
import { type Arrival, EVENT_STREAM } from "./http/http.ts";
import { type AdmissionOptions, buildRefusal, createAdmissions } from "./http/limits/admission.ts";
import type { Log } from "./http/log.ts";
import type { AnsweredCall } from "./http/metrics.ts";
import { findRoute, isMcp, pathOf, refuseMethod, WEBHOOK_PATHS } from "./http/procedures.ts";
import type { Caller } from "./security/keys.ts";
import type { Service } from "./service.ts";

type GatewayOptions = AdmissionOptions & {
  fetch: Service["fetch"];
  /** Why the service cannot answer calls now; undefined if it is ready. */
  readinessError: () => Promise<string | undefined>;
  /** Of the service, as browsers reach it; that of each call unless given. */
  origin?: string | undefined;
  log: Log;
  onAnswer?: ((answered: AnsweredCall) => void) | undefined;
  /** The browser app; without it there is none. */
  app?: App;
};

/** Page of the app, probe, or limits → service; every answer gets its ID and its line in the log. */
export function createGateway(options: GatewayOptions): (request: Request, arrival: Arrival) => Promise<Response> {
  const answerCall = limitCalls(options);
  return async (request, arrival) => {
    const page = await options.app?.(request);
    if (page !== undefined) return page;
    const began = performance.now();
    const requestId = createRequestId();
    const probe = PROBES[pathOf(request)];
    const answered: Answered =
      probe === undefined
        ? await answerCall(request, { ...arrival, requestId })
        : { answer: refuseMethod(request.method, ["GET"]) ?? (await probe(options)) };
    const answer = await nameRequest(answered.answer, requestId);
    if (!answer.headers.has("cache-control")) answer.headers.set("cache-control", "no-store");
    record(options, request, {
      ...answered,
      requestId,
      status: answer.status,
      milliseconds: performance.now() - began,
    });
    return answered.caller?.kind === "session" ? compressRead(request, answer) : answer;
  };
}

type Recorded = Omit<Answered, "answer"> & { requestId: string; status: number; milliseconds: number };

/** Logs all but a good probe's; `refusals.ts` logs what a limit refuses without a key, and slow bodies. */
function record({ log, onAnswer }: GatewayOptions, { method, url }: Request, recorded: Recorded): void {
  const { requestId, status, milliseconds, caller, isRefused = false } = recorded;
  const path = pathOf({ url });
  const isProbe = path in PROBES;
  const route = isProbe || WEBHOOK_PATHS.has(path) ? path : findRoute(method, path)?.path;
  onAnswer?.({ method, route, status, milliseconds });
  if (isRefused || (isProbe && status === 200)) return;
  const ms = Math.round(milliseconds);
  log[status >= 500 ? "error" : "info"]("request", { requestId, method, path, status, ms, keyId: caller?.keyId });
}

const PROBES: Readonly<Record<string, (options: GatewayOptions) => Promise<Response>>> = {
  "/healthz": async () => Response.json({ status: "alive" }),
  "/readyz": async ({ readinessError }) => {
    const reason = await readinessError();
    return reason === undefined ? Response.json({ status: "ready" }) : buildRefusal("unavailable", reason, 1);
  },
};

const OTHER_SITE = "Pages may not call /mcp here. Set serve --url to the service's own address.";

type Answered = { answer: Response; caller?: Caller | undefined; isRefused?: boolean | undefined };

function limitCalls({ fetch, origin: configured, ...options }: GatewayOptions) {
  const openAdmission = createAdmissions(options);
  return async (request: Request, arrival: Arrival & { requestId: string }): Promise<Answered> => {
    const { requestId, sent } = arrival;
    const origin = configured ?? arrival.origin;
    const pathname = pathOf(request);
    // A caller can send any `Host`, and a page can rebind its name to the service's address (DNS rebinding).
    const isOwnOrigin = configured !== undefined || isLoopback(new URL(origin ?? request.url).hostname);
    if (isMcp(pathname) && !isOwnOrigin && request.headers.has("origin")) {
      return { answer: buildErrorAnswer(new DomainError("forbidden", OTHER_SITE)) };
    }
    const admission = openAdmission(request, arrival);
    let isStream = false;
    try {
      const refusal = await admission.checkClaim();
      const answer = refusal ?? (await fetch(request, { ...admission, requestId, origin, isOwnOrigin }));
      // Has a limit of its own.
      isStream = answer.headers.get("content-type") === EVENT_STREAM;
      const counted = await admission.countFailure(answer);
      const isRefused = admission.isRefused || arrival.waiting?.isEnded;
      return { answer: counted, caller: admission.caller, isRefused };
    } finally {
      if (isStream) admission.leave();
      else void sent.then(admission.leave);
    }
  };
}
