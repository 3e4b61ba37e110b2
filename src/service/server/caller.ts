import { type CallContext, MCP_PATH } from "../api/procedures.ts";
import { type Access, readAccess } from "../security/access.ts";
import { authenticate, type Caller } from "../security/keys.ts";
import { readSessionCookie, refuseOtherSites } from "../security/session-cookie.ts";
import { authenticateSession } from "../security/sessions.ts";
import { checkIdempotencyKey } from "../store/idempotency.ts";
import type { Store } from "../store/store.ts";

export type CallerAndAccess = { caller: Caller; access: Access };

/** What authenticates a call. */
export type Proof = { authorization: string | null } | { session: string };

/** An API key, or the cookie of a session unless there is one. Throws `forbidden` for a page of another site. */
export function readProof(call: Request, origin: string): Proof {
  const authorization = call.headers.get("authorization");
  const { pathname } = new URL(call.url);
  // Agents have no cookie, and are no pages: DNS rebinding would make one of another site look like this one.
  if (pathname === MCP_PATH) refuseOtherSites(call, origin, { mayOmit: true });
  const isOfApi = pathname.startsWith("/api/");
  const session = authorization === null && isOfApi ? readSessionCookie(call.headers, origin) : undefined;
  if (session === undefined) return { authorization };
  refuseOtherSites(call, origin);
  return { session };
}

/** Throws `unauthenticated`. */
export async function readCaller(store: Store, proof: Proof): Promise<CallerAndAccess> {
  const caller = await ("session" in proof
    ? authenticateSession(store, proof.session)
    : authenticate(store, proof.authorization));
  return { caller, access: await readAccess(store, caller.userId) };
}

type Surroundings = { requestId: string; origin: string; added: Headers };

/** `added` gets headers of the answer. */
export function buildContext(
  { caller, access }: CallerAndAccess,
  { headers }: Request,
  { requestId, origin, added }: Surroundings,
): CallContext {
  const actor = { orgId: caller.orgId, requestId, userId: caller.userId, userName: caller.userName };
  const idempotencyKey = checkIdempotencyKey(headers.get("idempotency-key"));
  const userAgent = headers.get("user-agent") ?? "";
  const browser = { origin, userAgent, setCookie: (text: string) => added.append("set-cookie", text) };
  const noteReplay = () => added.set("idempotent-replayed", "true");
  return { ...caller, access, actor, idempotencyKey, noteReplay, browser };
}
