import { SIGN_IN_FAILURES } from "../../contract/kinds.ts";
import { parseOwnPath } from "../../shared/outbound/server-urls.ts";
import { type RawSearch, readKey } from "../shell/search-text.ts";

/** `to`: a page of this app for after the sign-in. `ended`: why a session did not suffice. */
type SignInSearch = { to?: string | undefined; ended?: keyof typeof ENDED | undefined };

export const ENDED = {
  session: "Your session has ended. Sign in to continue where you were.",
  stale: "This sign-in is too old to change users and rights. Sign in again to continue where you were.",
} as const;

/** Where the page is kept that a session ended on: a link is opened in another tab. */
export const LEFT = "release-docs.left";

export function parseSignInSearch({ to, ended }: RawSearch): SignInSearch {
  const path = parseOwnPath(to);
  return { to: path?.startsWith("/sign-in") ? undefined : path, ended: readKey(ended, ENDED) };
}

/** `#code=…` of a link, which reaches no server and no log so, and the app's words for `#error=…` of a sign-in provider. */
export function parseFragment(hash: string): { code: string | undefined; error: string | undefined } {
  const parts = new URLSearchParams(hash.replace("#", ""));
  const failure = parts.get("error");
  const known = readKey(failure, SIGN_IN_FAILURES) ?? "failed";
  return { code: parts.get("code") || undefined, error: failure === null ? undefined : SIGN_IN_FAILURES[known] };
}
