import type { Route } from "../contract/routes.ts";
import type { HttpRequest } from "./send.ts";

type Encoded = Pick<HttpRequest, "method" | "path" | "body">;
type Fields = Readonly<Record<string, unknown>>;

/**
 * A call as a request: path parameters from the fields they name, the other fields as the query of a GET or a DELETE,
 * else as a JSON body. A `detailed` route has both apart, under `params` and `query`. Fields that are undefined are
 * left out.
 */
export function encodeRequest(route: Route, input: Fields): Encoded {
  const { method } = route;
  const { params, query } = route.inputStructure === "detailed" ? (input as Detailed) : { params: input, query: {} };
  const rest = new Map(Object.entries({ ...params, ...query }).filter(([, value]) => value !== undefined));
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest.get(name));
    rest.delete(name);
    return encodeURIComponent(value);
  });
  if (method !== "GET" && method !== "DELETE") return { method, path, body: JSON.stringify(Object.fromEntries(rest)) };
  const search = new URLSearchParams([...rest].map(([name, value]): [string, string] => [name, String(value)]));
  return { method, path: search.size === 0 ? path : `${path}?${search}` };
}

type Detailed = { params: Fields; query: Fields };
