import { badInput, badRequest } from "../../contract/refusals.ts";
import { SignIn } from "../../contract/resources/sessions.ts";
import { parseJson } from "../../shared/text.ts";
import { type Access, readAccess } from "../security/access.ts";
import { authenticate, type Caller } from "../security/keys.ts";
import { readSessionCookie, refuseOtherSites } from "../security/session-cookie.ts";
import { authenticateProof, authenticateSession } from "../security/sessions.ts";
import { checkIdempotencyKey } from "../store/idempotency.ts";
import type { Store } from "../store/store.ts";
import { type CallContext, isMcp, pathOf } from "./procedures.ts";
import { readBody } from "./request-body.ts";

export type CallerAndAccess = { caller: Caller; access: Access };

/** What authenticates a call. */
export type Proof = { authorization: string | null } | { session: string };

/** An API key, or the cookie of a session unless there is one. Throws `forbidden` for a page of another site. */
export function readProof(call: Request, origin: string): Proof {
  const authorization = call.headers.get("authorization");
  const pathname = pathOf(call);
  // Agents have no cookie, and are no pages: DNS rebinding would make one of another site look like this one.
  if (isMcp(pathname)) refuseOtherSites(call, origin, { mayOmit: true });
  const isOfApi = pathname.startsWith("/api/");
  const session = authorization === null && isOfApi ? readSessionCookie(call.headers, origin) : undefined;
  if (session === undefined) return { authorization };
  refuseOtherSites(call, origin);
  return { session };
}

/** Throws `unauthenticated`. */
export async function readCaller(store: Store, proof: Proof): Promise<CallerAndAccess> {
  const enter = () =>
    "session" in proof ? authenticateSession(store, proof.session) : authenticate(store, proof.authorization);
  const caller = await enter();
  const access = await readAccess(store, caller.userId);
  // Rights that grew in between have ended it.
  if (!caller.isOwn) await enter();
  return { caller, access };
}

const MAX_SIGN_IN_BYTES = 4096;

/** The body of a call that signs in, and whom it authenticates. Throws `unauthenticated`, `invalid`. */
export async function readSignIn(store: Store, call: Request): Promise<{ body: Request; known: CallerAndAccess }> {
  const body = await readBody(call, MAX_SIGN_IN_BYTES);
  const { data, error } = SignIn.safeParse(parseJson(await body.clone().text()));
  if (error !== undefined) throw badInput(error.issues);
  if ((data.code === undefined) === (data.apiKey === undefined))
    throw badRequest("Give either code or apiKey.", "code");
  const caller = await authenticateProof(store, data);
  return { body, known: { caller, access: await readAccess(store, caller.userId) } };
}

type Surroundings = { requestId: string; origin: string; isOwnOrigin: boolean; added: Headers };

/** `added` gets headers of the answer. */
export function buildContext(
  { caller, access }: CallerAndAccess,
  { headers }: Request,
  { requestId, origin, isOwnOrigin, added }: Surroundings,
): CallContext {
  const actor = { orgId: caller.orgId, requestId, userId: caller.userId, userName: caller.userName };
  const idempotencyKey = checkIdempotencyKey(headers.get("idempotency-key"));
  const userAgent = headers.get("user-agent") ?? "";
  const linkOrigin = isOwnOrigin ? origin : undefined;
  const session = readSessionCookie(headers, origin);
  const setCookie = (text: string) => added.append("set-cookie", text);
  const browser = { origin, linkOrigin, userAgent, session, setCookie };
  const noteReplay = () => added.set("idempotent-replayed", "true");
  return { ...caller, access, actor, idempotencyKey, noteReplay, browser };
}
