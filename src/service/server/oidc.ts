import * as client from "openid-client";
import * as z from "zod/mini";
import { MAX_NAME_LENGTH } from "../../contract/fields.ts";
import { emailText } from "../../contract/members.ts";
import { OIDC_LOGIN } from "../../contract/routes.ts";
import { parseJson } from "../../shared/text.ts";
import { OIDC_CALLBACK } from "../api/procedures.ts";
import { beginSession } from "../domain/begin-session.ts";
import { admitPerson, type Person } from "../domain/provider-users.ts";
import { readCookie, renderCookie, renderSessionCookie } from "../security/session-cookie.ts";
import type { SessionTerms } from "../security/sessions.ts";
import { DomainError } from "../store/errors.ts";
import type { Store } from "../store/store.ts";
import type { OidcSettings } from "./oidc-options.ts";

const COOKIE = "release-docs-oidc";
const LOGIN_MS = 10 * 60_000;

type Parts = { store: Store; oidc: OidcSettings; terms: SessionTerms; onFault: (error: unknown) => void };
export type OidcCall = { request: Request; origin: string; requestId: string };

/** Of a login that began: only the browser that began it can complete it. */
const Begun = z.object({ state: z.string(), nonce: z.string(), verifier: z.string(), to: z.string() });

type Begun = z.infer<typeof Begun>;

/** The code flow with PKCE. Failures lead to the sign-in page, with the message in the fragment. */
export function createOidc({ store, oidc, terms, onFault }: Parts) {
  const discover = createDiscovery(oidc);
  const begin = async ({ request, origin }: OidcCall): Promise<Response> => {
    const begun = {
      state: client.randomState(),
      nonce: client.randomNonce(),
      verifier: client.randomPKCECodeVerifier(),
      to: selectPath(new URL(request.url).searchParams.get("to"), origin),
    };
    const location = client.buildAuthorizationUrl(await discover(), {
      redirect_uri: origin + OIDC_CALLBACK,
      scope: "openid email profile",
      state: begun.state,
      nonce: begun.nonce,
      code_challenge: await client.calculatePKCECodeChallenge(begun.verifier),
      code_challenge_method: "S256",
    });
    const value = Buffer.from(JSON.stringify(begun)).toString("base64url");
    const expiresAt = new Date(Date.now() + LOGIN_MS).toISOString();
    return redirect(location.href, [renderCookie(COOKIE, origin, { value, expiresAt })]);
  };
  const complete = async ({ request, origin, requestId }: OidcCall): Promise<Response> => {
    const kept = readCookie(COOKIE, request.headers, origin);
    const { data: begun } = Begun.safeParse(parseJson(Buffer.from(kept ?? "", "base64url").toString()));
    if (begun === undefined) throw new DomainError("unauthenticated", "This sign-in took too long. Sign in again.");
    const answered = new URL(origin + OIDC_CALLBACK + new URL(request.url).search);
    const person = await readPerson(await discover(), answered, begun, oidc);
    const session = await store.transaction(async (within) => {
      const orgId = await readOrganization(within, oidc.organization);
      const caller = await admitPerson(within, { orgId, requestId }, person);
      const actor = { orgId, requestId, userId: caller.userId, userName: caller.userName };
      return beginSession(within, caller, { actor, userAgent: request.headers.get("user-agent") ?? "", terms });
    });
    return redirect(begun.to, [renderCookie(COOKIE, origin), renderSessionCookie(origin, session)]);
  };
  return async (call: OidcCall): Promise<Response> => {
    try {
      return await (new URL(call.request.url).pathname === OIDC_LOGIN ? begin(call) : complete(call));
    } catch (error) {
      if (!(error instanceof DomainError || error instanceof client.AuthorizationResponseError)) onFault(error);
      const message = error instanceof DomainError ? error.message : "The sign-in provider refused, or failed.";
      return redirect(`/sign-in#error=${encodeURIComponent(message)}`, [renderCookie(COOKIE, call.origin)]);
    }
  };
}

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

async function readPerson(
  configuration: client.Configuration,
  answered: URL,
  { verifier, state, nonce }: Begun,
  oidc: OidcSettings,
): Promise<Person> {
  const tokens = await client.authorizationCodeGrant(configuration, answered, {
    pkceCodeVerifier: verifier,
    expectedState: state,
    expectedNonce: nonce,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (claims === undefined) throw new DomainError("unauthenticated", "The sign-in provider gave no identity.");
  const more = await client.fetchUserInfo(configuration, tokens.access_token, claims.sub);
  return checkPerson({ ...claims, ...more }, claims, oidc);
}

type Claims = client.IDToken & client.UserInfoResponse;

function checkPerson(claims: Claims, { iss, sub }: client.IDToken, { domains, rolesClaim }: OidcSettings): Person {
  const email = emailText.safeParse(claims.email).data;
  // An unchecked address could be anyone's.
  if (email === undefined || claims.email_verified !== true) {
    throw new DomainError("forbidden", "The sign-in provider gave no verified email address.");
  }
  if (!domains.includes(email.slice(email.lastIndexOf("@") + 1).toLowerCase())) {
    throw new DomainError("forbidden", `People with the address ${email} may not sign in here.`);
  }
  const roles = [rolesClaim === undefined ? [] : claims[rolesClaim]].flat(2);
  return {
    authId: `${iss} ${sub}`,
    email,
    name: (claims.name?.trim() || email).slice(0, MAX_NAME_LENGTH).toWellFormed(),
    roles: roles.filter((role) => typeof role === "string"),
  };
}

async function readOrganization({ database }: Store, wanted: string | undefined): Promise<string> {
  const all = await database.selectFrom("organizations").select("id").execute();
  const [found, second] = wanted === undefined ? all : all.filter(({ id }) => id === wanted);
  if (found !== undefined && second === undefined) return found.id;
  throw new DomainError("forbidden", "The operator has to name an organization with --oidc-organization.");
}

/** A page of the service; the first one unless `to` is one. */
function selectPath(to: string | null, origin: string): string {
  const url = to?.startsWith("/") ? URL.parse(to, origin) : null;
  // "/.//host" is a path of the origin, but alone it names another host.
  if (url?.origin !== origin || url.pathname.startsWith("//")) return "/";
  return url.pathname + url.search + url.hash;
}

function redirect(location: string, cookies: readonly string[]): Response {
  const headers = new Headers({ location });
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  return new Response(null, { status: 303, headers });
}
