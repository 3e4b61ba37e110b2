import { DomainError } from "../../../contract/refusals.ts";
import { type Client, type Limit, Shares } from "../../../shared/shares.ts";
import type { Caller } from "../../security/keys.ts";
import { buildErrorAnswer } from "../error-answers.ts";
import type { Arrival } from "../http.ts";
import { isSignIn, pathOf, WEBHOOK_PATHS } from "../procedures.ts";
import { LARGE_BYTES } from "../request-body.ts";
import { type CallLimits, createClaims, groupAddress } from "./call-limits.ts";
import type { OnRefusal, Refusal } from "./refusals.ts";

export type AdmissionOptions = {
  limits: CallLimits;
  /** Maximum concurrent calls, probes not counted. */
  maxRequests: number;
  /** Percent of them that one organization may use. */
  organizationShare: number;
  onRefusal?: OnRefusal | undefined;
};

export type Admission = ReturnType<ReturnType<typeof createAdmissions>>;
type RefusalCode = "unavailable" | "rate-limited";
type CallLimit = Limit & { code?: RefusalCode; whose?: string };

/** Of what calls without a key have together. A code host sends bursts of webhooks from one address. */
const ADDRESS_SHARE = 0.75;
// They are in memory before their signature is checked.
const MAX_LARGE = 4;
const FAILURES = "Too many failed keys, sign-ins or webhooks.";

/**
 * Admits calls before any work on them. A call counts from when its key is accepted, so that failed keys use nothing up,
 * until its answer is sent. While it waits for its client it makes way for others.
 */
export function createAdmissions({ limits, onRefusal, ...options }: AdmissionOptions) {
  const shares = new Shares<CallLimit>();
  const openClaim = createClaims(limits.failures);
  const limitsOf = createShareLimits(options);
  return (request: Request, { waiting, ...arrival }: Arrival) => {
    const pathname = pathOf(request);
    const address = groupAddress(arrival.address);
    const claim = openClaim(request, address);
    const { take } = isSignIn(request.method, pathname) ? limits.signIns : limits.calls;
    let client: Client<CallLimit> | undefined;
    const refuse = (wait: number | undefined, reason: Refusal, message: string, code?: RefusalCode) => {
      if (wait === undefined) return undefined;
      onRefusal?.(reason);
      admission.isRefused = admission.caller === undefined;
      return buildRefusal(code, message, wait);
    };
    const admission = {
      caller: undefined as Caller | undefined,
      isRefused: false,
      /** Before its headers, its body and the database are looked at. */
      checkClaim: async () => refuse(await claim?.check(), "failures", FAILURES),
      /** Called with the organization of each app that signed a webhook. */
      accept: (orgId: string) => claim?.accept(orgId),
      /** Called before a step of a sign-in is tried; may refuse it. */
      admitSignIn: async (step: string) =>
        refuse(await limits.signIns.take(`${step} ${address}`), "sign-ins", "Too many sign-ins."),
      /** Called once the key is accepted, or where none is needed, and for sign-ins before and after; may refuse the call. */
      admit: async (caller: Caller | undefined) => {
        admission.caller = caller;
        if (caller !== undefined) {
          const refused = refuse(await take(caller.userId), "calls", "Rate limit exceeded.");
          if (refused !== undefined) return refused;
          claim?.accept(caller.orgId);
        }
        // A sign-in has its place from before its body is read.
        if (client !== undefined) return undefined;
        client = { ...waiting, name: caller?.orgId ?? address, limits: limitsOf(caller, address, request) };
        const full = shares.enter(client);
        return refuse(full && 1, "requests", `Too many concurrent requests${full?.whose ?? ""}.`, full?.code);
      },
      countFailure: async (answer: Response) =>
        refuse(answer.status === 401 ? await claim?.fail() : undefined, "failures", FAILURES) ?? answer,
      leave: () => client && shares.leave(client),
    };
    return admission;
  };
}

function createShareLimits({ maxRequests, organizationShare }: Omit<AdmissionOptions, "limits">) {
  const maxOfOne = Math.max(1, Math.floor((maxRequests * organizationShare) / 100));
  const all: CallLimit = { name: "all", max: maxRequests, code: "unavailable" };
  // A few slow clients without a key would else refuse the webhooks of all others.
  const maxOfAddress = organizationShare === 100 ? maxRequests : Math.max(1, Math.floor(maxOfOne * ADDRESS_SHARE));
  const large: CallLimit = { name: "large", max: MAX_LARGE, code: "unavailable", whose: " with large bodies" };
  const open: CallLimit = { name: "without a key", max: maxOfOne, whose: " without a key" };
  return (caller: Caller | undefined, address: string, { url, headers }: Request): CallLimit[] => {
    if (caller !== undefined)
      return [all, { name: caller.orgId, max: maxOfOne, whose: " of this organization", of: caller.userId }];
    const own = { name: `of ${address}`, max: maxOfAddress, whose: " without a key of this address" };
    const isLarge = WEBHOOK_PATHS.has(pathOf({ url })) && Number(headers.get("content-length")) > LARGE_BYTES;
    return [...(isLarge ? [large] : []), all, open, own];
  };
}

export function buildRefusal(code: RefusalCode = "rate-limited", message: string, retryAfterSeconds: number): Response {
  return buildErrorAnswer(new DomainError(code, message), { "retry-after": String(retryAfterSeconds) });
}
