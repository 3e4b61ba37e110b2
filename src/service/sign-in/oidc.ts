import * as client from "openid-client";
import { MAX_NAME_LENGTH } from "../../contract/fields.ts";
import { DomainError } from "../../contract/refusals.ts";
import { emailText } from "../../contract/resources/members.ts";
import { OIDC_LOGIN, OIDC_LOGOUT } from "../../contract/routes.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import { parseOwnPath } from "../../shared/outbound/server-urls.ts";
import type { OnFault } from "../http/log.ts";
import { OIDC_CALLBACK } from "../http/procedures.ts";
import { readCookie, readSessionCookie, renderCookie, renderSessionCookie } from "../security/session-cookie.ts";
import { insertSession, type SessionTerms } from "../security/sessions.ts";
import type { Vault } from "../security/vault.ts";
import type { Store } from "../store/store.ts";
import { createBackChannelLogout } from "./oidc-logout.ts";
import type { OidcSettings } from "./oidc-options.ts";
import { admitPerson, expelPerson, type Person, SignInError } from "./provider-users.ts";

const COOKIE = "release-docs-oidc";
const LOGIN_MS = 10 * 60_000;

type Parts = { store: Store; vault: Vault; oidc: OidcSettings; terms: SessionTerms; onFault: OnFault };
export type AdmitSignIn = (step: "session" | "callback") => Promise<Response | undefined>;
export type OidcCall = {
  request: Request;
  origin: string;
  isOwnOrigin: boolean;
  requestId: string;
  admitSignIn?: AdmitSignIn | undefined;
};

/** A login that began, sealed in a cookie: only the browser that began it can complete it. */
type Begun = Record<"state" | "nonce" | "verifier" | "to" | "expiresAt", string>;

/** The code flow with PKCE. Failures lead to the sign-in page, with a code in the fragment; those of a logout do not. */
export function createOidc({ store, vault, oidc, terms, onFault }: Parts) {
  const discover = createDiscovery(oidc);
  const fetch = createProviderFetch(oidc.send);
  const endSessions = createBackChannelLogout({ store, clientId: oidc.clientId, discover, fetch });
  const begin = async ({ request, origin }: OidcCall): Promise<Response> => {
    const begun: Begun = {
      state: client.randomState(),
      nonce: client.randomNonce(),
      verifier: client.randomPKCECodeVerifier(),
      to: parseOwnPath(new URL(request.url).searchParams.get("to")) ?? "/",
      expiresAt: new Date(Date.now() + LOGIN_MS).toISOString(),
    };
    const location = client.buildAuthorizationUrl(await discover(), {
      redirect_uri: origin + OIDC_CALLBACK,
      scope: "openid email profile",
      state: begun.state,
      nonce: begun.nonce,
      code_challenge: await client.calculatePKCECodeChallenge(begun.verifier),
      code_challenge_method: "S256",
    });
    const value = vault.seal(JSON.stringify(begun), SEALED);
    return redirect(location.href, [renderCookie(COOKIE, origin, { value, expiresAt: begun.expiresAt })]);
  };
  const complete = async ({ request, origin, requestId, admitSignIn }: OidcCall): Promise<Response> => {
    const begun = openBegun(vault, readCookie(COOKIE, request.headers, origin));
    const answered = new URL(origin + OIDC_CALLBACK + new URL(request.url).search);
    // A picture of any page calls this: it costs, counts and ends nothing.
    if (begun === undefined || begun.state !== answered.searchParams.get("state"))
      return redirect(explain("expired"), []);
    const refused = await admitSignIn?.("callback");
    if (refused !== undefined) return refused;
    const claims = await readClaims(await discover(), answered, begun);
    const person = checkPerson(claims, oidc);
    const userAgent = request.headers.get("user-agent") ?? "";
    const replaced = readSessionCookie(request.headers, origin);
    const session = await store.transaction(async (within) => {
      const orgId = await readOrganization(within, oidc.organization);
      if (person instanceof SignInError)
        return expelPerson(within, { orgId, requestId }, authIdOf(claims), isStated(claims));
      const caller = await admitPerson(within, { orgId, requestId }, person);
      const actor = { orgId, requestId, userId: caller.userId, userName: caller.userName };
      return insertSession(within, actor, caller, { userAgent, terms, replaced, providerSession: person.session });
    });
    if (person instanceof SignInError || session === undefined) throw person;
    return redirect(begun.to, [renderCookie(COOKIE, origin), renderSessionCookie(origin, session)]);
  };
  return async (call: OidcCall): Promise<Response> => {
    const { pathname } = new URL(call.request.url);
    if (pathname === OIDC_LOGOUT) return endSessions(call.request, call.requestId);
    try {
      if (!call.isOwnOrigin) throw new SignInError("address");
      return await (pathname === OIDC_LOGIN ? begin(call) : complete(call));
    } catch (error) {
      const failure = nameFailure(error);
      if (failure === "failed") onFault(error);
      return redirect(explain(failure), [renderCookie(COOKIE, call.origin)]);
    }
  };
}

function nameFailure(error: unknown): SignInError["message"] {
  if (error instanceof SignInError) return error.message;
  return error instanceof client.AuthorizationResponseError ? "refused" : "failed";
}

const SEALED = { id: "sign-in", field: COOKIE };

/** Undefined unless it was sealed here and is fresh: another host of the domain can set a cookie of this name too. */
function openBegun(vault: Vault, kept = ""): Begun | undefined {
  try {
    const begun: Begun = JSON.parse(vault.open(kept, SEALED));
    return begun.expiresAt > new Date().toISOString() ? begun : undefined;
  } catch (error) {
    if (!(error instanceof ReleaseDocsError)) throw error;
    return undefined;
  }
}

const explain = (failure: SignInError["message"]) => `/sign-in#error=${failure}`;

/** Reads the provider's addresses and keys with the first login; again where that failed. */
function createDiscovery({ issuer, clientId, clientSecret, send }: OidcSettings): () => Promise<client.Configuration> {
  const authentication = clientSecret === undefined ? client.None() : client.ClientSecretBasic(clientSecret);
  // The options allow http on loopback only.
  const execute = issuer.startsWith("http:") ? [client.allowInsecureRequests] : [];
  const options = { execute, [client.customFetch]: createProviderFetch(send) };
  let discovered: Promise<client.Configuration> | undefined;
  return () => {
    discovered ??= client
      .discovery(new URL(issuer), clientId, undefined, authentication, options)
      .catch((error: unknown) => {
        discovered = undefined;
        throw error;
      });
    return discovered;
  };
}

/** By the operator's proxy, with the time and size of other outbound requests. */
function createProviderFetch(send: OidcSettings["send"]): client.CustomFetch {
  return async (address, { method, headers, body, signal }) => {
    const sent = body instanceof URLSearchParams ? body.toString() : body;
    if (sent !== undefined && sent !== null && typeof sent !== "string") throw new TypeError("The body is no text.");
    const request = { method, headers, ...(sent && { body: sent }), ...(signal && { signal }) };
    const answer = await send(address, request);
    return new Response(new Uint8Array(answer.body), { status: answer.status, headers: answer.headers });
  };
}

type Claims = client.UserInfoResponse & client.IDToken;

async function readClaims(
  configuration: client.Configuration,
  answered: URL,
  { verifier, state, nonce }: Begun,
): Promise<Claims> {
  const tokens = await client.authorizationCodeGrant(configuration, answered, {
    pkceCodeVerifier: verifier,
    expectedState: state,
    expectedNonce: nonce,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (claims === undefined) throw new SignInError("email");
  const more = await client.fetchUserInfo(configuration, tokens.access_token, claims.sub);
  const { iss, sub, sid } = claims;
  return { ...claims, ...more, iss, sub, sid };
}

const authIdOf = ({ iss, sub }: Claims) => `${iss} ${sub}`;

/** A provider that leaves a claim out says nothing of the person. */
const isStated = ({ email, email_verified }: Claims) => email !== undefined && email_verified !== undefined;

/** At every sign-in: what the provider says of known people changes too. */
function checkPerson(claims: Claims, { domains, rolesClaim }: OidcSettings): Person | SignInError {
  const email = emailText.safeParse(claims.email).data;
  // An unchecked address could be anyone's.
  if (email === undefined || claims.email_verified !== true) return new SignInError("email");
  if (!domains.includes(email.slice(email.lastIndexOf("@") + 1).toLowerCase())) return new SignInError("domain");
  const roles = [rolesClaim === undefined ? [] : claims[rolesClaim]].flat(2).filter((role) => typeof role === "string");
  return {
    authId: authIdOf(claims),
    email,
    name: (claims.name?.trim() || email).slice(0, MAX_NAME_LENGTH).toWellFormed(),
    roles: rolesClaim === undefined ? undefined : roles,
    session: typeof claims.sid === "string" ? claims.sid : undefined,
  };
}

async function readOrganization({ database }: Store, wanted: string | undefined): Promise<string> {
  const all = await database.selectFrom("organizations").select("id").execute();
  const [found, second] = wanted === undefined ? all : all.filter(({ id }) => id === wanted);
  if (found !== undefined && second === undefined) return found.id;
  throw new DomainError("forbidden", "The operator has to name an organization with --oidc-organization.");
}

function redirect(location: string, cookies: readonly string[]): Response {
  const headers = new Headers({ location });
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  return new Response(null, { status: 303, headers });
}
