/** Where to go after sign-in: a path of this app; undefined for anything else, such as another site's address. */
export function parseTarget(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  const base = "http://app.invalid";
  const url = URL.parse(value, base);
  if (!value.startsWith("/") || url === null || url.origin !== base || url.pathname === "/sign-in") return undefined;
  return url.pathname + url.search + url.hash;
}
