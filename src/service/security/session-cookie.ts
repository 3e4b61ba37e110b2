import { DomainError } from "../../contract/refusals.ts";

/** The page that makes a call, as its browser says. */
export type Browser = {
  /** Of the service, as browsers reach it: `https://docs.example.org`. */
  origin: string;
  /** Undefined where only the call says what the service's own origin is. */
  linkOrigin: string | undefined;
  userAgent: string;
  /** The token in its cookie, which may have ended. */
  session: string | undefined;
  /** Takes a `Set-Cookie`. */
  setCookie: (text: string) => void;
};

/** The prefix keeps other hosts of the domain from setting it; browsers accept it over TLS only. */
const nameOf = (name: string, origin: string) => `${isSecure(origin) ? "__Host-" : ""}${name}`;

const isSecure = (origin: string) => origin.startsWith("https:");

const SESSION = "release-docs-session";
const TOKEN = /^[\w-]{43}$/;

/** Undefined without one. */
export function readSessionCookie(headers: Headers, origin: string): string | undefined {
  const token = readCookie(SESSION, headers, origin);
  return token !== undefined && TOKEN.test(token) ? token : undefined;
}

/** `expiresAt` is RFC 3339. Without a session the cookie is removed. */
export function renderSessionCookie(origin: string, session?: { token: string; expiresAt: string }): string {
  return renderCookie(SESSION, origin, session && { ...session, value: session.token });
}

export function readCookie(name: string, headers: Headers, origin: string): string | undefined {
  const start = `${nameOf(name, origin)}=`;
  const found = (headers.get("cookie") ?? "").split(/; ?/).find((one) => one.startsWith(start));
  return found?.slice(start.length);
}

/** As {@link renderSessionCookie}. */
export function renderCookie(name: string, origin: string, given?: { value: string; expiresAt: string }): string {
  const { value = "", expiresAt = 0 } = given ?? {};
  const attributes = ["Path=/", "HttpOnly", "SameSite=Lax", ...(isSecure(origin) ? ["Secure"] : [])];
  return [`${nameOf(name, origin)}=${value}`, `Expires=${new Date(expiresAt).toUTCString()}`, ...attributes].join("; ");
}

/** Refuses calls that the page of another site makes. Browsers send `Origin` with every call that changes something. */
export function refuseOtherSites(
  { method, headers }: Request,
  origin: string,
  { mayOmit = method === "GET" } = {},
): void {
  const from = headers.get("origin");
  const site = headers.get("sec-fetch-site");
  // "none": typed into the address bar.
  const isOwnSite = site === null ? mayOmit : site === "same-origin" || (site === "none" && mayOmit);
  if (from === null ? isOwnSite : from === origin) return;
  throw new DomainError("forbidden", "The page of another site may not call this service.");
}
