import { isJson, type Json, mapObjects, refTo } from "./json-schema.ts";

/** Prefixes of IDs by the components that have such an `id`. */
const OWNERS: Readonly<Record<string, string>> = {
  Job: "job",
  Connection: "cnn",
  Health: "(?:cnn|pub)",
  Conversation: "cnv",
  Entry: "ent",
  Comment: "cmt",
  Turn: "trn",
  Publication: "pub",
  ResolvedInstruction: "inl",
  User: "usr",
  Instruction: "ins",
  InstructionLink: "inl",
  AuditLog: "adl",
  Session: "ses",
  ApiKey: "key",
  Member: "usr",
  WebhookDelivery: "dlv",
};

/** Prefixes of IDs by the fields that refer to a record, or to several. */
const REFERENCES: Readonly<Record<string, string>> = {
  orgId: "org",
  userId: "usr",
  jobId: "job",
  connectionId: "cnn",
  conversationId: "cnv",
  conversationIds: "cnv",
  publicationId: "pub",
  instructionId: "ins",
  turnId: "trn",
  authorId: "usr",
  triggeringCommentId: "cmt",
  batchItemIds: "cmt",
  batchedIntoIds: "cmt",
  replyIds: "cmt",
};

const PATHS: Readonly<Record<string, string>> = {
  jobs: "job",
  connections: "cnn",
  conversations: "cnv",
  conversation_comments: "cmt",
  conversation_turns: "trn",
  publications: "pub",
  users: "usr",
  members: "usr",
  roles: "rol",
  instructions: "ins",
  "instruction-links": "inl",
  audit_logs: "adl",
  sessions: "ses",
  api_keys: "key",
};

/** Fields that clients accept more loosely than this service answers. */
const STRICTER: Readonly<Record<string, Readonly<Record<string, Json>>>> = {
  Connection: { config: { oneOf: [refTo("ConnectionConfig"), { type: "null" }] } },
  Publication: { instructions: { type: ["array", "null"], items: refTo("ResolvedInstruction") } },
};

/** Adds what this service promises and clients do not rely on. A component that only requests have is unchanged. */
export function promiseMore(schema: Json, name?: string): Json {
  const owner = OWNERS[name ?? ""];
  if (name !== undefined && owner === undefined) return schema;
  const stricter = STRICTER[name ?? ""] ?? {};
  return mapObjects(schema, (node) => {
    if (!isJson(node.properties)) return node;
    const fields = Object.entries(node.properties).map(([field, value]) => {
      if (!isJson(value)) return [field, value];
      const prefix = field === "id" ? owner : REFERENCES[field];
      const { description } = value;
      const own = stricter[field];
      return [field, own === undefined ? promiseText(value, field, prefix) : { ...own, description }];
    });
    return { ...node, properties: Object.fromEntries(fields) };
  }) as Json;
}

function promiseText(schema: Json, field: string, prefix: string | undefined): Json {
  if (isJson(schema.items)) return { ...schema, items: promiseText(schema.items, field, prefix) };
  const isText = [schema.type].flat().includes("string");
  if (!isText) return schema;
  if (prefix !== undefined) return { ...schema, pattern: idPattern(prefix) };
  return field.endsWith("At") ? { ...schema, format: "date-time" } : schema;
}

export function idOfPath(path: string, schema: Json): Json {
  const [, , , resource = ""] = path.split("/");
  const prefix = PATHS[resource];
  return prefix === undefined ? schema : { ...schema, pattern: idPattern(prefix) };
}

function idPattern(prefix: string): string {
  return `^${prefix}-[0-9a-f]{16}$`;
}
