/** Plain data, so that the first request leaves before any schema is loaded. */
export type Route = {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: `/api/v1/${string}`;
  successStatus: 200 | 201 | 202 | 204;
  /** `detailed`: path and query parameters are given apart, as `{params, query}`. */
  inputStructure?: "detailed";
  /** Not part of the interface document. */
  isExtension?: true;
};

export const routes = {
  jobs: {
    create: { method: "POST", path: "/api/v1/jobs", successStatus: 201 },
    get: { method: "GET", path: "/api/v1/jobs/{id}", successStatus: 200 },
    list: { method: "GET", path: "/api/v1/jobs", successStatus: 200 },
  },
  connections: {
    create: { method: "POST", path: "/api/v1/connections", successStatus: 201 },
    list: { method: "GET", path: "/api/v1/connections", successStatus: 200 },
    get: { method: "GET", path: "/api/v1/connections/{id}", successStatus: 200 },
    update: { method: "PUT", path: "/api/v1/connections/{id}", successStatus: 200 },
    delete: { method: "DELETE", path: "/api/v1/connections/{id}", successStatus: 204, inputStructure: "detailed" },
    sync: { method: "POST", path: "/api/v1/connections/{id}/sync", successStatus: 202 },
    health: { method: "GET", path: "/api/v1/connections/{id}/health", successStatus: 200 },
    listChannels: { method: "GET", path: "/api/v1/connections/{id}/channels", successStatus: 200 },
    listCodehostbRepos: { method: "GET", path: "/api/v1/codehostb/repos", successStatus: 200 },
    listTrackerStatuses: { method: "GET", path: "/api/v1/connections/{id}/tracker/statuses", successStatus: 200 },
    summarizeMerge: { method: "POST", path: "/api/v1/connections/{id}/merges/summarize", successStatus: 202 },
    listRepositories: {
      method: "GET",
      path: "/api/v1/connections/{id}/repositories",
      successStatus: 200,
      isExtension: true,
    },
  },
  githubApps: {
    register: { method: "POST", path: "/api/v1/github_apps", successStatus: 200, isExtension: true },
  },
  conversations: {
    list: { method: "GET", path: "/api/v1/conversations", successStatus: 200 },
    create: { method: "POST", path: "/api/v1/conversations/", successStatus: 201 },
    get: { method: "GET", path: "/api/v1/conversations/{id}", successStatus: 200 },
    update: { method: "PUT", path: "/api/v1/conversations/{id}", successStatus: 200 },
    cancel: { method: "POST", path: "/api/v1/conversations/{id}/cancel", successStatus: 200 },
    annotate: { method: "POST", path: "/api/v1/conversations/{id}/annotate", successStatus: 202 },
    notify: { method: "POST", path: "/api/v1/conversations/{id}/notify", successStatus: 200 },
    readDiff: { method: "GET", path: "/api/v1/conversations/{id}/diff", successStatus: 200, isExtension: true },
    editNotes: { method: "POST", path: "/api/v1/conversations/{id}/note_edits", successStatus: 202, isExtension: true },
    review: { method: "POST", path: "/api/v1/conversations/{id}/reviews", successStatus: 200, isExtension: true },
    assign: { method: "PUT", path: "/api/v1/conversations/{id}/assignee", successStatus: 200, isExtension: true },
    dismiss: { method: "POST", path: "/api/v1/conversations/{id}/dismiss", successStatus: 200, isExtension: true },
  },
  comments: {
    create: { method: "POST", path: "/api/v1/conversations/{id}/comments", successStatus: 201 },
    preview: {
      method: "POST",
      path: "/api/v1/conversations/{id}/comments/preview",
      successStatus: 200,
      isExtension: true,
    },
    sendBatch: { method: "POST", path: "/api/v1/conversations/{id}/comments/sendBatch", successStatus: 200 },
    list: { method: "GET", path: "/api/v1/conversation_comments", successStatus: 200 },
    update: { method: "PATCH", path: "/api/v1/conversation_comments/{id}", successStatus: 200 },
    delete: { method: "DELETE", path: "/api/v1/conversation_comments/{id}", successStatus: 204 },
    resolve: {
      method: "PUT",
      path: "/api/v1/conversation_comments/{id}/resolved",
      successStatus: 200,
      isExtension: true,
    },
  },
  turns: {
    retry: { method: "POST", path: "/api/v1/conversation_turns/{id}/retry", successStatus: 200 },
    list: { method: "GET", path: "/api/v1/conversations/{id}/turns", successStatus: 200, isExtension: true },
  },
  publications: {
    create: { method: "POST", path: "/api/v1/publications", successStatus: 201 },
    get: { method: "GET", path: "/api/v1/publications/{id}", successStatus: 200 },
    list: { method: "GET", path: "/api/v1/publications", successStatus: 200 },
    update: { method: "PUT", path: "/api/v1/publications/{id}", successStatus: 200 },
    delete: { method: "DELETE", path: "/api/v1/publications/{id}", successStatus: 204 },
    health: { method: "GET", path: "/api/v1/publications/{id}/health", successStatus: 200 },
    sync: { method: "POST", path: "/api/v1/publications/{id}/sync", successStatus: 202 },
  },
  users: {
    me: { method: "GET", path: "/api/v1/me", successStatus: 200 },
    list: { method: "GET", path: "/api/v1/users", successStatus: 200 },
    get: { method: "GET", path: "/api/v1/users/{id}", successStatus: 200 },
  },
  instructions: {
    list: { method: "GET", path: "/api/v1/instructions", successStatus: 200 },
    get: { method: "GET", path: "/api/v1/instructions/{id}", successStatus: 200 },
    create: { method: "POST", path: "/api/v1/instructions", successStatus: 201 },
    update: { method: "PUT", path: "/api/v1/instructions/{id}", successStatus: 200 },
    delete: { method: "DELETE", path: "/api/v1/instructions/{id}", successStatus: 204 },
  },
  instructionLinks: {
    create: { method: "POST", path: "/api/v1/instructions/{id}/links", successStatus: 201 },
    list: { method: "GET", path: "/api/v1/instruction-links", successStatus: 200 },
    get: { method: "GET", path: "/api/v1/instruction-links/{id}", successStatus: 200 },
    delete: { method: "DELETE", path: "/api/v1/instruction-links/{id}", successStatus: 204 },
    bulkCreate: { method: "POST", path: "/api/v1/instructions/{id}/links/bulk", successStatus: 204 },
    bulkDelete: { method: "POST", path: "/api/v1/instruction-links/bulk-delete", successStatus: 204 },
  },
  auditLogs: {
    list: { method: "GET", path: "/api/v1/audit_logs", successStatus: 200 },
    get: { method: "GET", path: "/api/v1/audit_logs/{id}", successStatus: 200 },
  },
  members: {
    list: { method: "GET", path: "/api/v1/members", successStatus: 200, isExtension: true },
    get: { method: "GET", path: "/api/v1/members/{id}", successStatus: 200, isExtension: true },
    create: { method: "POST", path: "/api/v1/users", successStatus: 201, isExtension: true },
    update: { method: "PATCH", path: "/api/v1/users/{id}", successStatus: 200, isExtension: true },
    link: { method: "POST", path: "/api/v1/users/{id}/sign_in_links", successStatus: 201, isExtension: true },
  },
  roles: {
    list: { method: "GET", path: "/api/v1/roles", successStatus: 200, isExtension: true },
    create: { method: "POST", path: "/api/v1/roles", successStatus: 201, isExtension: true },
    update: { method: "PUT", path: "/api/v1/roles/{id}", successStatus: 200, isExtension: true },
    delete: { method: "DELETE", path: "/api/v1/roles/{id}", successStatus: 204, isExtension: true },
  },
  apiKeys: {
    list: { method: "GET", path: "/api/v1/api_keys", successStatus: 200, isExtension: true },
    create: { method: "POST", path: "/api/v1/api_keys", successStatus: 201, isExtension: true },
    confirm: { method: "POST", path: "/api/v1/api_keys/{id}/confirm", successStatus: 200, isExtension: true },
    delete: { method: "DELETE", path: "/api/v1/api_keys/{id}", successStatus: 204, isExtension: true },
  },
  sessions: {
    create: { method: "POST", path: "/api/v1/sessions", successStatus: 201, isExtension: true },
    list: { method: "GET", path: "/api/v1/sessions", successStatus: 200, isExtension: true },
    delete: { method: "DELETE", path: "/api/v1/sessions/{id}", successStatus: 204, isExtension: true },
    me: { method: "GET", path: "/api/v1/session", successStatus: 200, isExtension: true },
  },
  webhooks: {
    get: { method: "GET", path: "/api/v1/connections/{id}/webhook", successStatus: 200, isExtension: true },
    replaceSecret: {
      method: "POST",
      path: "/api/v1/connections/{id}/webhook/secret",
      successStatus: 200,
      isExtension: true,
    },
  },
  webhookDeliveries: {
    list: { method: "GET", path: "/api/v1/connections/{id}/webhook/deliveries", successStatus: 200, isExtension: true },
    redeliver: {
      method: "POST",
      path: "/api/v1/connections/{id}/webhook/deliveries/{deliveryId}/redeliver",
      successStatus: 202,
      isExtension: true,
    },
  },
  model: {
    get: { method: "GET", path: "/api/v1/model", successStatus: 200, isExtension: true },
    set: { method: "PUT", path: "/api/v1/model", successStatus: 200, isExtension: true },
    delete: { method: "DELETE", path: "/api/v1/model", successStatus: 204, isExtension: true },
    test: { method: "POST", path: "/api/v1/model/test", successStatus: 200, isExtension: true },
  },
  notifications: {
    list: { method: "GET", path: "/api/v1/notifications", successStatus: 200, isExtension: true },
    markRead: { method: "POST", path: "/api/v1/notifications/read", successStatus: 204, isExtension: true },
    readSettings: { method: "GET", path: "/api/v1/notifications/settings", successStatus: 200, isExtension: true },
    setSettings: { method: "PUT", path: "/api/v1/notifications/settings", successStatus: 200, isExtension: true },
  },
  insight: {
    releases: { method: "GET", path: "/api/v1/insight/releases", successStatus: 200, isExtension: true },
    weeks: { method: "GET", path: "/api/v1/insight/weeks", successStatus: 200, isExtension: true },
  },
  selections: {
    listTags: { method: "GET", path: "/api/v1/connections/{id}/tags", successStatus: 200, isExtension: true },
    listCommits: { method: "GET", path: "/api/v1/connections/{id}/commits", successStatus: 200, isExtension: true },
    preview: { method: "POST", path: "/api/v1/selections/preview", successStatus: 200, isExtension: true },
  },
} as const satisfies Record<string, Record<string, Route>>;

/** An extension too: a stream of server-sent events. */
export const EVENTS_PATH = "/api/v1/events";

/** Extensions too: whether there is a sign-in provider, and where a sign-in by it begins (`?to=` a path of the app). */
export const OIDC_PATH = "/api/v1/oidc";
export const OIDC_LOGIN = `${OIDC_PATH}/login`;
/** Where the provider ends sessions (OpenID Connect back-channel logout). */
export const OIDC_LOGOUT = `${OIDC_PATH}/logout`;

/** Extensions too, for browsers: the form that leads to GitHub, and where GitHub leads back to. */
export const GITHUB_APP_PAGES = {
  form: "/api/v1/github_apps/new",
  callback: "/api/v1/github_apps/callback",
  installed: "/api/v1/github_apps/installed/",
} as const;

/** An extension too: ends the emails to the person whom `?token=` names, without a sign-in (RFC 8058). */
export const UNSUBSCRIBE_PATH = "/api/v1/unsubscribe";

export const JOB_STATES = Object.freeze(["requested", "running", "done", "errored"] as const);
export type JobState = (typeof JOB_STATES)[number];

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
