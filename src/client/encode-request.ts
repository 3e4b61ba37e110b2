import type { Route } from "../contract/routes.ts";
import type { HttpRequest } from "./send.ts";

type Encoded = Pick<HttpRequest, "method" | "path" | "body">;

/**
 * A call as a request: path parameters from the fields they name, the other fields as the query of a GET
 * or the JSON body of anything else. Fields that are undefined are left out.
 */
export function encodeRequest(route: Route, input: Readonly<Record<string, unknown>>): Encoded {
  const rest = new Map(Object.entries(input).filter(([, value]) => value !== undefined));
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest.get(name));
    rest.delete(name);
    return encodeURIComponent(value);
  });
  if (route.method !== "GET") return { method: route.method, path, body: JSON.stringify(Object.fromEntries(rest)) };
  const query = new URLSearchParams(
    [...rest].map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
  return { method: route.method, path: query === "" ? path : `${path}?${query}` };
}
