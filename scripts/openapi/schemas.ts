import { ZodToJsonSchemaConverter } from "@orpc/zod/zod4";
import * as z from "zod/mini";
import { CHANGE_SELECTORS, ChangeSelector } from "../../src/contract/change-selector.ts";
import { DocRequest, EventType } from "../../src/contract/doc-request.ts";
import { described } from "../../src/contract/fields.ts";
import { AuditLog } from "../../src/contract/resources/audit-logs.ts";
import { Anchor, Comment, ShownAnchor } from "../../src/contract/resources/comments.ts";
import {
  CONNECTION_CONFIGS,
  CONNECTION_TYPES,
  Connection,
  ConnectionConfig,
  Health,
} from "../../src/contract/resources/connections/connections.ts";
import { WebhookDelivery } from "../../src/contract/resources/connections/webhooks.ts";
import { Conversation, Entry, Turn } from "../../src/contract/resources/conversations.ts";
import { Instruction, InstructionLink, InstructionType, SlotType } from "../../src/contract/resources/instructions.ts";
import { Job } from "../../src/contract/resources/jobs.ts";
import { Member, Permission, RecordPermission, Role, User } from "../../src/contract/resources/members.ts";
import { Model } from "../../src/contract/resources/model.ts";
import { NoteSection } from "../../src/contract/resources/note-edits.ts";
import {
  CreatedRelease,
  PullRequestStyle,
  ReleaseNotesStyle,
  ReleaseStyle,
  ReleaseVersion,
} from "../../src/contract/resources/publication-styles.ts";
import {
  Publication,
  PublicationConfig,
  ResolvedInstruction,
  ShownPublicationConfig,
  SlottedInstruction,
} from "../../src/contract/resources/publications.ts";
import { ApiKey, Session, SessionState } from "../../src/contract/resources/sessions.ts";
import { capitalize, type Json, refTo } from "./json-schema.ts";

/** Zod's object of optional keys does not say that a config has one of them. */
const configVariants = Object.fromEntries(
  CONNECTION_TYPES.map((type) => {
    const { description = "" } = z.globalRegistry.get(ConnectionConfig.shape[type]) ?? {};
    const variant = z.strictObject({ [type]: described(description, CONNECTION_CONFIGS[type]) });
    return [`${capitalize(type)}Config`, variant];
  }),
);

const SUBSTITUTES: ReadonlyMap<z.core.$ZodType, z.core.$ZodType> = new Map([
  [ConnectionConfig, z.union(Object.values(configVariants))],
]);

const NAMED_SCHEMAS: Readonly<Record<string, z.ZodMiniType>> = {
  Job,
  DocRequest,
  EventType,
  ChangeSelector,
  ...CHANGE_SELECTORS,
  Connection,
  ConnectionConfig,
  ...configVariants,
  Health,
  Conversation,
  Entry,
  Comment,
  Anchor,
  ShownAnchor,
  Turn,
  Publication,
  PublicationConfig,
  ShownPublicationConfig,
  PullRequestStyle,
  ReleaseNotesStyle,
  ReleaseStyle,
  ReleaseVersion,
  CreatedRelease,
  ResolvedInstruction,
  SlottedInstruction,
  User,
  Instruction,
  InstructionType,
  NoteSection,
  SlotType,
  InstructionLink,
  AuditLog,
  ApiKey,
  Member,
  Role,
  Permission,
  RecordPermission,
  Session,
  SessionState,
  WebhookDelivery,
  Model,
};

type Schema = z.core.$ZodType;

// What a component itself is made of; everywhere else a named schema is a reference.
let spelledOut: Schema | undefined;

/** Adds what oRPC's converter does not see: nullable optional fields, and references to named schemas. */
export const schemaConverter = new ZodToJsonSchemaConverter({
  interceptors: [
    ({ next, ...call }) => {
      const { schema, options } = call;
      const name = schema === spelledOut ? undefined : findName(schema);
      if (name !== undefined) return [true, { ...refTo(name), ...ownDescription(schema) }];
      const [required, json] = next({ ...call, schema: SUBSTITUTES.get(schema) ?? schema });
      // Schemas with a description are converted twice.
      const isNullable = json.anyOf?.some((one) => typeof one === "object" && one.type === "null") === true;
      const gainsNull = options.strategy === "input" && canBeAbsent(schema) && !isNullable;
      return [required, gainsNull ? { anyOf: [orEmpty(json), { type: "null" }] } : json];
    },
  ],
});

export function convertNamedSchemas(): Record<string, Json> {
  const converted = Object.entries(NAMED_SCHEMAS).map(([name, schema]) => {
    spelledOut = schema;
    const [, json] = schemaConverter.convert(schema, { strategy: "input" });
    return [name, json] as const;
  });
  spelledOut = undefined;
  return Object.fromEntries(converted);
}

function orEmpty(schema: Json): Json {
  const { minLength: _, pattern, format, ...rest } = schema;
  if (schema.type !== "string" || format === "date-time") return schema;
  return { ...rest, ...(typeof pattern === "string" && { pattern: `^$|${pattern}` }) };
}

function findName(schema: Schema): string | undefined {
  const base = withoutDescription(schema);
  return Object.entries(NAMED_SCHEMAS).find(([, one]) => one === base || hasSameFields(one, base))?.[0];
}

function withoutDescription(schema: Schema): Schema {
  const { parent, def } = schema._zod;
  const [added, ...others] = (def.checks ?? []).slice(parent?._zod.def.checks?.length ?? 0);
  const isDescription = added?._zod.def.check === "describe" && others.length === 0;
  return parent !== undefined && isDescription ? withoutDescription(parent) : schema;
}

function ownDescription(schema: Schema): { description?: string } {
  const { description } = z.globalRegistry.get(schema) ?? {};
  const isOwn = description !== z.globalRegistry.get(withoutDescription(schema))?.description;
  return isOwn && description !== undefined ? { description } : {};
}

function hasSameFields(one: Schema, other: Schema): boolean {
  const [left, right] = [fieldsOf(one), fieldsOf(other)];
  return (
    left.length > 0 &&
    left.length === right.length &&
    left.every(([name, field]) => right.some(([otherName, otherField]) => name === otherName && field === otherField))
  );
}

function fieldsOf({ _zod: { def } }: Schema): [string, Schema][] {
  return def.type === "object" ? Object.entries((def as z.core.$ZodObjectDef).shape) : [];
}

/** Options of zod's JSON schemas of files, in which an optional field can be null: YAML's field without a value. */
export const OF_FILES: z.core.ToJSONSchemaParams = {
  target: "draft-7",
  io: "input",
  override: ({ zodSchema, jsonSchema }) => {
    if (!canBeAbsent(zodSchema) || typeof jsonSchema.type !== "string") return;
    Object.assign(jsonSchema, { type: [jsonSchema.type, "null"] });
    if (jsonSchema.enum !== undefined) jsonSchema.enum = [...jsonSchema.enum, null];
  },
};

/** Whether null counts as absent: the schema is an `optional` of src/contract/fields.ts. */
function canBeAbsent({ _zod: { def } }: Schema): boolean {
  if (def.type !== "optional") return false;
  const { def: inner } = (def as z.core.$ZodOptionalDef).innerType._zod;
  return inner.type === "pipe" && (inner as z.core.$ZodPipeDef).in._zod.def.type === "transform";
}
