/** Where to go after sign-in: a path of this app; undefined for anything else, such as another site's address. */
export function parseTarget(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  const base = "http://app.invalid";
  const url = URL.parse(value, base);
  if (!value.startsWith("/") || url === null || url.origin !== base || url.pathname === "/sign-in") return undefined;
  return url.pathname + url.search + url.hash;
}

/** `ended`: a session ended while the app was open. */
type SignInSearch = { to?: string; ended?: true };

export function parseSignInSearch({ to, ended }: Readonly<Record<string, unknown>>): SignInSearch {
  const target = parseTarget(to);
  return { ...(target !== undefined && { to: target }), ...(ended === true && { ended }) };
}
