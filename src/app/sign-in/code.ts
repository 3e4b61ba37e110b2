import { SIGN_IN_FAILURES } from "../../contract/sign-in-failures.ts";
import { readKey } from "../shell/search-text.ts";

/**
 * What the address of the sign-in page brings: `#code=…` of a link, `#error=…` of a sign-in provider, in the app's words. A
 * fragment reaches no server and no log.
 */
export function parseFragment(hash: string): { code: string | undefined; error: string | undefined } {
  const parts = new URLSearchParams(hash.replace("#", ""));
  const failure = parts.get("error");
  return {
    code: parts.get("code") || undefined,
    error: failure === null ? undefined : SIGN_IN_FAILURES[readKey(failure, SIGN_IN_FAILURES) ?? "failed"],
  };
}
