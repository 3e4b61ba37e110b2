/**
 * What the address of the sign-in page brings: `#code=…` of a link, `#error=…` of a sign-in provider. A fragment reaches no
 * server and no log.
 */
export function parseFragment(hash: string): { code: string | undefined; error: string | undefined } {
  const parts = new URLSearchParams(hash.replace("#", ""));
  return { code: parts.get("code") || undefined, error: parts.get("error") || undefined };
}
