import type { AnyContractProcedure } from "@orpc/contract";
import { OpenAPIGenerator } from "@orpc/openapi";
import { ZodToJsonSchemaConverter } from "@orpc/zod/zod4";
import { AuditLog } from "./audit-logs.ts";
import { ChangeSelector } from "./change-selector.ts";
import { Comment } from "./comments.ts";
import { Connection } from "./connections.ts";
import { contract } from "./contract.ts";
import { Conversation } from "./conversations.ts";
import { InstructionLink } from "./instruction-links.ts";
import { Instruction } from "./instructions.ts";
import { DocRequest, Job } from "./jobs.ts";
import { PublicationConfig } from "./publication-config.ts";
import { Publication } from "./publications.ts";
import { Turn } from "./turns.ts";
import { User } from "./users.ts";

type Document = Awaited<ReturnType<OpenAPIGenerator["generate"]>>;
type Operation = NonNullable<NonNullable<Document["paths"]>[string]>["get"];

const METHODS = ["get", "post", "put", "patch", "delete"] as const;

const NAMED = {
  Job,
  DocRequest,
  ChangeSelector,
  Connection,
  Conversation,
  Comment,
  Turn,
  Publication,
  PublicationConfig,
  User,
  Instruction,
  InstructionLink,
  AuditLog,
};

const REFUSAL = {
  description: "Refused: 400, 401, 402, 403, 404, 409, 413, 422, 429 with `Retry-After`, or 500; the body says why.",
  content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
} as const;

/**
 * The interface as an OpenAPI document, made from the contract. Publications are in it a second time under their old
 * name, deprecated (interface, "Versioning", 2).
 */
export async function buildOpenApi(): Promise<Document> {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = await generator.generate(contract, {
    info: {
      title: "Release-Documentation Service",
      version: "1",
      description: "Release notes, changelogs and documentation updates, written from the history of the code.",
    },
    security: [{ bearer: [] }],
    commonSchemas: Object.fromEntries(Object.entries(NAMED).map(([name, schema]) => [name, { schema }])),
    components: {
      securitySchemes: { bearer: { type: "http", scheme: "bearer", description: "An API key." } },
      schemas: {
        Error: {
          type: "object",
          required: ["error"],
          properties: { error: { type: "string", description: "What is wrong, in a sentence." } },
        },
      },
    },
  });
  const paths: NonNullable<Document["paths"]> = {};
  for (const [path, item = {}] of Object.entries(document.paths ?? {})) {
    const told = { ...item };
    const old = { ...item };
    for (const method of METHODS) {
      const operation = item[method];
      if (operation === undefined) continue;
      told[method] = withRefusal(operation, path);
      old[method] = { ...told[method], deprecated: true, operationId: `${operation.operationId}.asAutomation` };
    }
    paths[path] = told;
    const automations = path.replace(/^\/api\/v1\/publications\b/, "/api/v1/automations");
    if (automations !== path) paths[automations] = old;
  }
  return { ...document, paths };
}

function withRefusal(operation: NonNullable<Operation>, path: string): NonNullable<Operation> {
  const [, , , resource = ""] = path.split("/");
  const responses = hasBody(operation.operationId) ? operation.responses : withoutContent(operation.responses);
  return { ...operation, tags: [resource], responses: { ...responses, default: REFUSAL } };
}

const procedures: Readonly<Record<string, Readonly<Record<string, AnyContractProcedure>>>> = contract;

function hasBody(operationId = ""): boolean {
  const [resource = "", verb = ""] = operationId.split(".");
  return procedures[resource]?.[verb]?.["~orpc"].outputSchema !== undefined;
}

/** The generator tells of an answer without a body that it may be anything or nothing. */
function withoutContent(responses: NonNullable<Operation>["responses"]): NonNullable<Operation>["responses"] {
  const told = Object.entries(responses ?? {}).map(([status, { description = "OK" }]) => [status, { description }]);
  return Object.fromEntries(told);
}
