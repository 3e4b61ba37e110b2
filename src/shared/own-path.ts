const BASE = "http://service.invalid";

/** A path of the service with its query and fragment; undefined for anything else, such as another site's address. */
export function parseOwnPath(value: unknown): string | undefined {
  const url = typeof value === "string" && value.startsWith("/") ? URL.parse(value, BASE) : null;
  // "/.//host" is a path of the origin, but alone it names another host.
  if (url?.origin !== BASE || url.pathname.startsWith("//")) return undefined;
  return url.pathname + url.search + url.hash;
}
