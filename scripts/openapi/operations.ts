import type { routes } from "../../src/contract/routes.ts";
import { type Json, refTo } from "./json-schema.ts";

export type OperationFacts = {
  operationId: string;
  /** Further 4xx statuses; {@link listErrorStatuses} adds those that follow from the shape of the operation. */
  errorStatuses: readonly number[];
  isIdempotent?: true;
  /** Needs no API key. */
  isPublic?: true;
};

const call = (operationId: string, ...errorStatuses: number[]): OperationFacts => ({ operationId, errorStatuses });
const create = (operationId: string, ...errorStatuses: number[]): OperationFacts => ({
  ...call(operationId, ...errorStatuses),
  isIdempotent: true,
});

type Table = {
  [Resource in keyof typeof routes]: { [Verb in keyof (typeof routes)[Resource]]: OperationFacts };
};

/** Most lists have no 403: they show what the caller may read. */
export const OPERATIONS: Table = {
  jobs: {
    create: create("createJob", 402, 403),
    get: call("getJob", 403),
    list: call("listJobs"),
  },
  connections: {
    create: create("createConnection", 403),
    list: call("listConnections", 403),
    get: call("getConnection", 403),
    update: call("updateConnection", 403, 409),
    delete: call("deleteConnection", 403),
    sync: call("syncConnection", 403, 409),
    health: call("getConnectionHealth", 403),
    listChannels: call("listConnectionChannels", 403, 409),
    listCodehostbRepos: call("listCodehostbRepos", 403, 409),
    listTrackerStatuses: call("listTrackerStatuses", 403, 409),
    summarizeMerge: call("summarizeMerge", 402, 403, 409),
    listRepositories: call("listConnectionRepositories", 403, 409),
  },
  githubApps: {
    register: call("registerGitHubApp", 403, 409),
  },
  conversations: {
    list: call("listConversations"),
    create: create("createConversation", 402, 403),
    get: call("getConversation", 403),
    update: call("updateConversation", 403, 409),
    cancel: call("cancelConversation", 403, 409),
    annotate: call("annotateConversation", 403),
    notify: create("notifyConversation", 403, 409),
    readDiff: call("getConversationDiff", 403),
    editNotes: call("editConversationNotes", 402, 403, 409),
    review: call("reviewConversation", 403, 409),
    assign: call("assignConversation", 403),
    dismiss: call("dismissDraft", 403, 409),
  },
  comments: {
    create: create("createComment", 402, 403, 409),
    preview: call("previewComment", 403),
    sendBatch: create("sendCommentBatch", 402, 403, 409),
    list: call("listComments", 403, 404),
    update: call("updateComment", 403, 409),
    delete: call("deleteComment", 403, 409),
    resolve: call("resolveComment", 403),
  },
  turns: {
    retry: call("retryTurn", 402, 403, 409),
    list: call("listTurns", 403, 404),
  },
  publications: {
    create: create("createPublication", 403, 409),
    get: call("getPublication", 403),
    list: call("listPublications"),
    update: call("updatePublication", 403, 409),
    delete: call("deletePublication", 403),
    health: call("getPublicationHealth", 403),
    sync: call("syncPublication", 402, 403),
  },
  users: {
    me: call("getMe"),
    list: call("listUsers"),
    get: call("getUser", 403),
  },
  instructions: {
    list: call("listInstructions", 403),
    get: call("getInstruction", 403),
    create: create("createInstruction", 403, 409),
    update: call("updateInstruction", 403, 409),
    delete: call("deleteInstruction", 403),
  },
  instructionLinks: {
    create: create("createInstructionLink", 403),
    list: call("listInstructionLinks", 403),
    get: call("getInstructionLink", 403),
    delete: call("deleteInstructionLink", 403),
    bulkCreate: create("bulkCreateInstructionLinks", 403),
    bulkDelete: call("bulkDeleteInstructionLinks", 403),
  },
  auditLogs: {
    list: call("listAuditLogs"),
    get: call("getAuditLog", 403),
  },
  members: {
    list: call("listMembers"),
    get: call("getMember", 403),
    create: call("inviteUser", 403, 404, 409),
    update: call("updateUser", 403, 409),
    link: call("createSignInLink", 403),
  },
  roles: {
    list: call("listRoles", 403),
    create: call("createRole", 403, 409),
    update: call("updateRole", 403, 409),
    delete: call("deleteRole", 403, 409),
  },
  apiKeys: {
    list: call("listApiKeys"),
    create: call("createApiKey", 403, 409),
    confirm: call("confirmApiKey", 403),
    delete: call("revokeApiKey", 403),
  },
  sessions: {
    create: { ...call("signIn", 403), isPublic: true },
    list: call("listSessions"),
    delete: call("signOut", 403),
    me: call("getSession"),
  },
  webhooks: {
    get: call("getWebhook", 403),
    replaceSecret: call("replaceWebhookSecret", 403),
  },
  webhookDeliveries: {
    list: call("listWebhookDeliveries", 403),
    redeliver: call("redeliverWebhook", 403, 409),
  },
  model: {
    get: call("getModel", 403),
    set: call("setModel", 403),
    delete: call("removeModel", 403),
    test: call("testModel", 403, 409),
  },
  notifications: {
    list: call("listNotifications"),
    markRead: call("markNotificationsRead"),
    readSettings: call("getNotificationSettings"),
    setSettings: call("setNotificationSettings"),
  },
  insight: {
    releases: call("listReleases"),
    weeks: call("listWeeks"),
  },
  selections: {
    listTags: call("listTags", 403, 409),
    listCommits: call("listCommits", 403, 409),
    preview: call("previewSelection", 403),
  },
};

/** Operations that succeed for a record that does not exist. */
const NEVER_MISSING = new Set(["deleteInstruction", "deleteInstructionLink"]);

export function listErrorStatuses(
  { operationId, errorStatuses, isIdempotent }: OperationFacts,
  { hasId, hasBody }: { hasId: boolean; hasBody: boolean },
): number[] {
  const missing = hasId && !NEVER_MISSING.has(operationId) ? [404] : [];
  const body = hasBody ? [413, 415] : [];
  const key = isIdempotent ? [422] : [];
  return [...new Set([400, 401, ...errorStatuses, ...missing, ...body, ...key, 429])].sort((one, other) => one - other);
}

const RETRY_AFTER = {
  "Retry-After": {
    description: "Seconds until the next attempt can succeed.",
    schema: { type: "integer", minimum: 0 },
  },
};

const header = (name: string, description: string): Json => ({
  [name]: { description, schema: { type: "string" } },
});
export const ETAG = header("ETag", "Of this answer, for `If-None-Match`.");
export const REPLAYED = header(
  "Idempotent-Replayed",
  "`true` if this is the result of an earlier call with the key; else absent.",
);
export const DEPRECATED: Json = {
  ...header("Deprecation", "When the path was deprecated, as in RFC 9745: `@` and seconds since 1970."),
  ...header("Link", "The path that replaces this one, with the relation `successor-version`."),
};

const NOT_MODIFIED = {
  NotModified: { description: "The caller has this answer already: its `ETag` is in `If-None-Match`." },
};
export const NOT_MODIFIED_ANSWER = { "304": refer("NotModified") };

/** Names end so that they do not clash with those of schemas. */
const ERROR_RESPONSES: Readonly<Record<number, { name: string; description: string; headers?: Json }>> = {
  400: { name: "BadRequest", description: "The request is invalid; the body says what is wrong." },
  401: { name: "Unauthorized", description: "The API key is missing, unknown, revoked or expired." },
  402: { name: "PaymentRequired", description: "The organization is suspended or has used up its jobs." },
  403: { name: "Forbidden", description: "The user of the key lacks the permission." },
  404: { name: "NotFound", description: "There is no such record." },
  409: { name: "Conflict", description: "The request conflicts with the state of a record or of a connected system." },
  413: { name: "ContentTooLarge", description: "The body is too large, or the organization stores as much as it may." },
  415: { name: "UnsupportedMediaType", description: "The body is not sent as plain application/json." },
  422: { name: "UnprocessableContent", description: "The Idempotency-Key was used for another request." },
  429: { name: "TooManyRequests", description: "Too many calls; retry later.", headers: RETRY_AFTER },
};

const OTHER = {
  name: "OtherError",
  description: "Any other error: 405, 408, 431, 500, or 503 with `Retry-After`.",
};

const CONTENT = { "application/json": { schema: refTo("Error") } };

export const RESPONSE_COMPONENTS: Json = {
  ...NOT_MODIFIED,
  ...Object.fromEntries(
    [...Object.values(ERROR_RESPONSES), OTHER].map(({ name, ...response }) => [
      name,
      { ...response, content: CONTENT },
    ]),
  ),
};

const FieldIssue: Json = {
  type: "object",
  required: ["path", "message"],
  properties: {
    path: { type: "string", description: "The field, filter or parameter, such as `docRequest.title` or `labels.0`." },
    message: { type: "string", description: "What is wrong with it, in words for people: `title is required`." },
  },
};

export const ErrorSchema: Json = {
  type: "object",
  required: ["error", "code", "docs", "requestId"],
  properties: {
    error: { type: "string", description: "What is wrong, in a sentence." },
    code: {
      type: "string",
      description: "A code of docs/errors.md, such as `request/not-found`; others may be added.",
      pattern: "^[a-z]+/[a-z0-9-]+$",
    },
    issues: {
      type: "array",
      description: "The refused fields, up to 20; absent if the error is about none.",
      items: FieldIssue,
    },
    docs: { type: "string", description: "Address of the entry of the code, which says what to do.", format: "uri" },
    requestId: {
      type: "string",
      description: "The call in the log of the service; also the header `X-Request-Id`.",
      pattern: "^req-[0-9a-f]{16}$",
    },
  },
};

export function referToErrors(statuses: readonly number[]): Record<string, { $ref: string }> {
  const own = statuses.map((status) => [String(status), refer(ERROR_RESPONSES[status]?.name ?? OTHER.name)]);
  return { ...Object.fromEntries(own), default: refer(OTHER.name) };
}

function refer(name: string): { $ref: string } {
  return { $ref: `#/components/responses/${name}` };
}
