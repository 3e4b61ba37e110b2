import type { Route } from "./routes.ts";

export type Fields = Readonly<Record<string, unknown>>;

/** `body` is JSON; absent for GET and DELETE. */
export type EncodedRequest = { method: string; path: string; body?: string };

export function encodeRequest(route: Route, input: Fields): EncodedRequest {
  const { method } = route;
  const { params, query } =
    route.inputStructure === "detailed" ? (input as Record<"params" | "query", Fields>) : { params: input, query: {} };
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
