import { SIGN_IN_FAILURES } from "../../contract/kinds.ts";
import { parseOwnPath } from "../../shared/outbound/server-urls.ts";
import { type RawSearch, readKey } from "../shell/search-text.ts";

/** `to`: a page of this app for after the sign-in. `ended`: a session ended meanwhile, or grew too old for a call. */
type SignInSearch = { to?: string | undefined; ended?: true | undefined };

export function parseSignInSearch({ to, ended }: RawSearch): SignInSearch {
  const path = parseOwnPath(to);
  return { to: path?.startsWith("/sign-in") ? undefined : path, ended: ended === true || undefined };
}

/** `#code=…` of a link, which reaches no server and no log so, and the app's words for `#error=…` of a sign-in provider. */
export function parseFragment(hash: string): { code: string | undefined; error: string | undefined } {
  const parts = new URLSearchParams(hash.replace("#", ""));
  const failure = parts.get("error");
  const known = readKey(failure, SIGN_IN_FAILURES) ?? "failed";
  return { code: parts.get("code") || undefined, error: failure === null ? undefined : SIGN_IN_FAILURES[known] };
}
