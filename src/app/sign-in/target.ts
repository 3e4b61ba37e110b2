import { parseOwnPath } from "../../shared/own-path.ts";
import type { RawSearch } from "../shell/search-text.ts";

/** Where to go after sign-in: a page of this app; undefined for anything else. */
export function parseTarget(value: unknown): string | undefined {
  const path = parseOwnPath(value);
  return path !== undefined && /^\/sign-in\b/.test(path) ? undefined : path;
}

/** `ended`: a session ended while the app was open. */
type SignInSearch = { to?: string | undefined; ended?: true | undefined };

export function parseSignInSearch({ to, ended }: RawSearch): SignInSearch {
  return { to: parseTarget(to), ended: ended === true || undefined };
}
