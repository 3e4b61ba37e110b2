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
  return { method, pattern: new RegExp(`^${pattern}/?$`) };
});

/** The answer to a call that no route takes: 405 with `Allow` where the path takes other methods, else 404. */
export function refuseRoute(method: string, path: string): Response {
  const methods = known.filter(({ pattern }) => pattern.test(path)).map((route) => route.method);
  if (methods.length === 0) return buildErrorAnswer(notFound("route", `${method} ${path}`));
  const allow = [...new Set(methods)].sort().join(", ");
  return buildErrorAnswer(wrongMethod(method, allow), { allow });
}
