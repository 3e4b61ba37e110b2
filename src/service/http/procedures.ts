import { implement } from "@orpc/server";
import { contract } from "../../contract/contract.ts";
import type { Permission } from "../../contract/permissions.ts";
import { DomainError, notFound } from "../../contract/refusals.ts";
import { EVENTS_PATH, OIDC_PATH, type Route, routes } from "../../contract/routes.ts";
import { decodeUri } from "../../shared/text.ts";
import type { Access } from "../security/access.ts";
import type { Caller } from "../security/keys.ts";
import type { Browser } from "../security/session-cookie.ts";
import type { Actor } from "../store/audit.ts";
import { buildErrorAnswer } from "./error-answers.ts";

export type CallContext = Caller & {
  access: Access;
  actor: Actor;
  idempotencyKey: string | undefined;
  /** Marks the answer as that of an earlier call with the key. */
  noteReplay: () => void;
  browser: Browser;
};

export const procedures = implement(contract).$context<CallContext>();

/** Refuses callers without the permission for every record. The OpenAPI document names `permissions`. */
export const needs = (permission: Permission) => {
  const check = procedures.middleware(({ context, next }) => {
    context.access.check(permission);
    return next();
  });
  return Object.assign(check, { permissions: [permission] });
};

type OfRecord = { id: string } | { params: { id: string } };

/** As {@link needs}, for the record whose `id` is in the input. */
export const needsFor = (...permissions: readonly Permission[]) => {
  const check = procedures.middleware(({ context, next }, input: OfRecord) => {
    const { id } = "params" in input ? input.params : input;
    for (const permission of permissions) context.access.check(permission, id);
    return next();
  });
  return Object.assign(check, { permissions });
};

/** What shows one row, of what shows several. */
export function only<Shown>([shown]: readonly Shown[]): Shown {
  if (shown === undefined) throw new Error("A row was not shown.");
  return shown;
}

/** The forms of the OpenAPI document. */
export const DOCUMENT_PATHS: ReadonlyMap<string, "yaml" | "json" | "html"> = new Map([
  ["/api/v1/openapi.yaml", "yaml"],
  ["/api/v1/openapi.json", "json"],
  ["/openapi.json", "json"],
  ["/docs", "html"],
]);
export const MCP_PATH = "/mcp";
export const WEBHOOK_PATHS: ReadonlyMap<string, "github" | "bitbucket"> = new Map([
  ["/webhooks/github", "github"],
  ["/webhooks/bitbucket", "bitbucket"],
]);

type KnownRoute = { resource: string; verb: string; method: Route["method"]; path: string };

const known = Object.entries<Readonly<Record<string, Route>>>(routes)
  .flatMap(([resource, verbs]) =>
    Object.entries(verbs).map(([verb, { method, path }]): KnownRoute => ({ resource, verb, method, path })),
  )
  .concat([...DOCUMENT_PATHS.keys()].map((path) => ({ resource: "", verb: "", method: "GET", path })))
  .concat({ resource: "", verb: "", method: "POST", path: MCP_PATH })
  .concat({ resource: "", verb: "", method: "GET", path: EVENTS_PATH })
  .map((route) => ({ ...route, isLiteral: !route.path.includes("{"), segments: splitRoute(route.path) }));
type Known = (typeof known)[number];
const LITERALS = Map.groupBy(
  known.filter(({ isLiteral }) => isLiteral),
  ({ path }) => trimSlash(path),
);
const BY_LENGTH = Map.groupBy(known, ({ segments }) => segments.length);

/** Of a request's URL, which is absolute and in its normal form: parsing it again takes longer than all of its routing. */
export function pathOf({ url }: Pick<Request, "url">): string {
  const path = url.slice(url.indexOf("/", url.indexOf("://") + 3));
  const end = path.search(/[?#]/);
  return end === -1 ? path : path.slice(0, end);
}

/** A slash at the end does not count. */
export function trimSlash(path: string): string {
  return path.replace(/\/$/, "");
}

function splitRoute(path: string): string[] {
  return trimSlash(path).split("/");
}

export const isMcp = (path: string) => trimSlash(path) === MCP_PATH;

/** For the header of RFC 9745: since the first document of this interface. */
export const ALIASES_DEPRECATED = `@${Date.UTC(2026, 10, 21) / 1000}`;

/** `/automations` is a deprecated alias of `/publications`. */
export function replaceAlias(path: string): string {
  return path.replace(/^\/api\/v1\/automations(?=\/|$)/, "/api/v1/publications");
}

/** Of any method. A literal path is never the `{id}` of another route. */
function matchRoutes(path: string): readonly Known[] {
  const literal = LITERALS.get(trimSlash(path));
  if (literal !== undefined) return literal;
  const given = splitRoute(path);
  const isMatching = (segment: string, index: number) =>
    segment.startsWith("{") ? given[index] !== "" : segment === given[index];
  return BY_LENGTH.get(given.length)?.filter(({ segments }) => segments.every(isMatching)) ?? [];
}

/** The route of a call, whose `path` has placeholders (`/api/v1/jobs/{id}`), with the parameters of the call's path. */
export function findRoute(method: string, path: string) {
  const own = replaceAlias(path);
  const route = matchRoutes(own).find((one) => one.method === method);
  const given = route?.isLiteral === false ? splitRoute(own) : [];
  const params = route?.segments.flatMap((segment, index): [string, string][] =>
    segment.startsWith("{") ? [[segment.slice(1, -1), decodeUri(given[index] ?? "")]] : [],
  );
  return (
    route && { resource: route.resource, verb: route.verb, path: route.path, params: Object.fromEntries(params ?? []) }
  );
}

/** Whether the answer comes from the database alone; others ask products. */
export function isStored(method: string, path: string): boolean {
  const { verb = "" } = (method === "GET" && findRoute(method, path)) || {};
  return ["get", "list", "me"].includes(verb);
}

export const OIDC_CALLBACK = `${OIDC_PATH}/callback`;

/** Whether the call authenticates by its body. */
export function isSignIn(method: string, path: string): boolean {
  return method === "POST" && trimSlash(path) === routes.sessions.create.path;
}

/** Undefined if there is a route. */
export function refuseRoute(method: string, path: string): Response | undefined {
  const methods = matchRoutes(path).map((route) => route.method);
  if (methods.length === 0) return buildErrorAnswer(notFound("route", `${method} ${path}`));
  return refuseMethod(method, [...new Set(methods)].sort());
}

/** Undefined if the method is among those that are served, or HEAD of what can be read. */
export function refuseMethod(method: string, served: readonly string[]): Response | undefined {
  const allowed = served.flatMap((one) => (one === "GET" ? [one, "HEAD"] : one));
  if (allowed.includes(method)) return undefined;
  const allow = allowed.join(", ");
  const message = `Method ${method} not allowed; use ${allow}.`;
  return buildErrorAnswer(new DomainError("method-not-allowed", message), { allow });
}
