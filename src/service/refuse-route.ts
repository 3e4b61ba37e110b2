import { routes } from "../contract/routes.ts";
import { buildErrorAnswer } from "./error-answer.ts";
import { notFound, wrongMethod } from "./refusal.ts";

/** Where the interface's OpenAPI document is, for everybody. */
export const OPENAPI_PATH = "/api/v1/openapi.yaml";

const known = [
  ...Object.values(routes).flatMap((resource) => Object.values(resource)),
  { method: "GET", path: OPENAPI_PATH },
].map(({ method, path }) => {
  const pattern = path.replace(/\/$/, "").replaceAll(/\{\w+\}/g, "[^/]+");
  return { method, isLiteral: !path.includes("{"), pattern: new RegExp(`^${pattern}/?$`) };
});

/**
 * The answer to a call that no route takes: 405 with `Allow` where the path takes other methods, else 404; undefined
 * where a route takes it. A path that is written out in the interface is never the `{id}` of another.
 */
export function refuseRoute(method: string, path: string): Response | undefined {
  const matching = known.filter(({ pattern }) => pattern.test(path));
  const literal = matching.filter(({ isLiteral }) => isLiteral);
  const methods = (literal.length > 0 ? literal : matching).map((route) => route.method);
  if (methods.length === 0) return buildErrorAnswer(notFound("route", `${method} ${path}`));
  if (methods.includes(method)) return undefined;
  const allow = [...new Set(methods)].sort().join(", ");
  return buildErrorAnswer(wrongMethod(method, allow), { allow });
}
