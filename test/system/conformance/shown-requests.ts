import type { Received } from "../../support/scripted-server.ts";

const PAGE = ["next", "pageSize"];

/** Query parameters of the lists that a step may read (interface, "Endpoints"). */
const LISTS: Readonly<Record<string, readonly string[]>> = {
  "/jobs": ["next"],
  "/connections": [...["name", "type", "paused", "syncedAtBefore", "remainingRateLimitPercent", "healthy", ...PAGE]],
  "/publications": ["name", "syncedAtBefore", "ids", ...PAGE],
  "/conversations": [
    ...["branch", "outputUrl", "jobId", "publicationId", "operationType", "status", "summary", "staged"],
    ...["originType", "originURL", ...PAGE],
  ],
};

const DOC_REQUEST = [
  ...["title", "body", "comments", "labels", "time", "publications", "sourceConnection", "relevantLinks"],
  ...["eventType", "changes"],
];
const CONVERSATION = ["body", "relevantLinks", "changes", "stage", "publication", "labels"];

/** The variants of a change selector, each with its fields. */
const SELECTORS = [
  ...["releases count", "timeRange start end", "tags start", "tags start end"],
  ...["commits count", "commits startSha", "commits shas", "commits startSha endSha includeStartCommit"],
];

type Fields = Readonly<Record<string, unknown>>;

/** What the interface does not show of these requests: paths, query parameters, headers, fields, selectors. */
export function findDeviations(received: readonly Received[]): string[] {
  return received.flatMap((request) => {
    const deviations = [...checkHeaders(request), ...checkTarget(request)];
    return deviations.map((deviation) => `${request.method} ${request.url}: ${deviation}`);
  });
}

function checkHeaders({ method, headers }: Received): string[] {
  const isAuthorized = /^Bearer \S+$/.test(headers.authorization ?? "");
  const isJson = method === "GET" || headers["content-type"] === "application/json";
  return [...(isAuthorized ? [] : ["no bearer key"]), ...(isJson ? [] : ["no JSON"])];
}

function checkTarget({ method, url = "", body }: Received): string[] {
  const { pathname, searchParams } = new URL(url, "http://service");
  const path = pathname.replace(/^\/api\/v1/, "");
  if (method === "GET" && /^\/(?:jobs|conversations)\/[\w-]+$/.test(path)) return [...searchParams.keys()];
  if (method === "GET") {
    const shown = LISTS[path];
    return shown === undefined ? ["no such path"] : findOthers([...searchParams.keys()], shown);
  }
  const sent: Fields = JSON.parse(body);
  if (path === "/conversations/") return checkFields(sent, CONVERSATION);
  if (path !== "/jobs") return ["no such path"];
  return [...findOthers(Object.keys(sent), ["docRequest"]), ...checkFields(Object(sent.docRequest), DOC_REQUEST)];
}

function checkFields(sent: Fields, shown: readonly string[]): string[] {
  const empty = Object.entries(sent).filter(([, value]) => value === null || value === "");
  const changes: Record<string, object>[] = Array.isArray(sent.changes) ? sent.changes : [];
  const selectors = changes.map((selector) =>
    Object.entries(selector)
      .map(([variant, fields]) => [variant, ...Object.keys(fields)].join(" "))
      .join(),
  );
  return [...findOthers(Object.keys(sent), shown), ...empty.map(([name]) => name), ...findOthers(selectors, SELECTORS)];
}

const findOthers = (given: readonly string[], shown: readonly string[]) => given.filter((one) => !shown.includes(one));
