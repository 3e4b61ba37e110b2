import { type Client, type Limit, Shares } from "../../shared/shares.ts";
import { buildErrorAnswer } from "../api/error-answers.ts";
import { isSignIn } from "../api/procedures.ts";
import type { Caller } from "../security/keys.ts";
import { DomainError } from "../store/errors.ts";
import { type CallLimits, createClaims, groupAddress } from "./call-limits.ts";
import type { Arrival } from "./http.ts";
import type { OnRefusal, Refusal } from "./refusals.ts";
import { LARGE_BYTES } from "./request-body.ts";

export type AdmissionOptions = {
  limits: CallLimits;
  /** Maximum concurrent calls, probes not counted. */
  maxRequests: number;
  /** Percent of them that one organization may use. */
  organizationShare: number;
  onRefusal?: OnRefusal | undefined;
};

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
    const { pathname } = new URL(request.url);
    const address = groupAddress(arrival.address);
    const claim = openClaim(request, address);
    let client: Client<CallLimit> | undefined;
    const refuse = (reason: Refusal, message: string, seconds = 1, code?: RefusalCode) => {
      onRefusal?.(reason);
      admission.isRefused = admission.caller === undefined;
      return buildRefusal(code, message, seconds);
    };
    const admission = {
      caller: undefined as Caller | undefined,
      isRefused: false,
      /** Before its headers, its body and the database are looked at. */
      checkClaim: async () => {
        const wait = await claim?.check();
        return wait === undefined ? undefined : refuse("failures", FAILURES, wait);
      },
      accept: (orgId: string) => claim?.accept(orgId),
      /** Of a step of signing in, before it is tried. */
      admitSignIn: async (step: string) => {
        const wait = await limits.signIns.take(`${step} ${address}`);
        return wait === undefined ? undefined : refuse("sign-ins", "Too many sign-ins.", wait);
      },
      admit: async (caller: Caller | undefined) => {
        admission.caller = caller;
        const { take } = isSignIn(request.method, pathname) ? limits.signIns : limits.calls;
        const wait = caller && (await take(caller.userId));
        if (wait !== undefined) return refuse("calls", "Rate limit exceeded.", wait);
        if (caller !== undefined) claim?.accept(caller.orgId);
        // A sign-in has its place from before its body is read.
        if (client !== undefined) return undefined;
        client = { ...waiting, name: caller?.orgId ?? address, limits: limitsOf(caller, address, request) };
        const full = shares.enter(client);
        return full && refuse("requests", `Too many concurrent requests${full.whose ?? ""}.`, 1, full.code);
      },
      countFailure: async (answer: Response) => {
        const wait = answer.status === 401 ? await claim?.fail() : undefined;
        return wait === undefined ? answer : refuse("failures", FAILURES, wait);
      },
      leave: () => client && shares.leave(client),
    };
    return admission;
  };
}

function createShareLimits({
  maxRequests,
  organizationShare,
}: Pick<AdmissionOptions, "maxRequests" | "organizationShare">) {
  const maxOfOne = Math.max(1, Math.floor((maxRequests * organizationShare) / 100));
  const all: CallLimit = { name: "all", max: maxRequests, code: "unavailable" };
  // A few slow clients without a key would else refuse the webhooks of all others.
  const maxOfAddress = organizationShare === 100 ? maxRequests : Math.max(1, Math.floor(maxOfOne * ADDRESS_SHARE));
  const large: CallLimit = { name: "large", max: MAX_LARGE, code: "unavailable", whose: " with large bodies" };
  const open: CallLimit = { name: "without a key", max: maxOfOne, whose: " without a key" };
  return (caller: Caller | undefined, address: string, { headers }: Request): CallLimit[] => {
    if (caller !== undefined)
      return [all, { name: caller.orgId, max: maxOfOne, whose: " of this organization", of: caller.userId }];
    const own = { name: `of ${address}`, max: maxOfAddress, whose: " without a key of this address" };
    return [...(Number(headers.get("content-length")) > LARGE_BYTES ? [large] : []), all, open, own];
  };
}

export function buildRefusal(code: RefusalCode = "rate-limited", message: string, retryAfterSeconds: number): Response {
  return buildErrorAnswer(new DomainError(code, message), { "retry-after": String(retryAfterSeconds) });
}
