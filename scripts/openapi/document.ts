import type { AnyContractProcedure } from "@orpc/contract";
import { OpenAPIGenerator } from "@orpc/openapi";
import type { AnyMiddleware, AnyProcedure } from "@orpc/server";
import { stringify } from "yaml";
import { contract } from "../../src/contract/contract.ts";
import { createRouter } from "../../src/service/handler.ts";
import { isStored, type needs } from "../../src/service/http/procedures.ts";
import type { ServiceParts } from "../../src/service/parts.ts";
import { promiseMore } from "./answers.ts";
import { describeOperation } from "./describe-operation.ts";
import { EVENTS, EVENTS_TAG } from "./events.ts";
import { type Json, tidySchema } from "./json-schema.ts";
import { DEPRECATED, ErrorSchema, OPERATIONS, type OperationFacts, RESPONSE_COMPONENTS } from "./operations.ts";
import { convertNamedSchemas, schemaConverter } from "./schemas.ts";

/** In the order of the interface document. */
const TAGS: readonly { name: string; description: string; resources: readonly (keyof typeof OPERATIONS)[] }[] = [
  {
    name: "Jobs",
    description: "A job documents changes for one or more publications, in the background.",
    resources: ["jobs"],
  },
  {
    name: "Connections",
    description: "Connections link the service to code hosts, repositories, chat apps, notes tools and trackers.",
    resources: ["connections", "githubApps"],
  },
  {
    name: "Selections",
    description: "Extensions that show what can be documented: tags and commits, and what a request would select.",
    resources: ["selections"],
  },
  {
    name: "Conversations",
    description: "Conversations (Work History) record the work for a publication, with comments and turns.",
    resources: ["conversations", "comments", "turns"],
  },
  {
    name: "Publications",
    description: "A publication ties a docs destination to sources, with writing options and instructions.",
    resources: ["publications"],
  },
  { name: "Users", description: "The users of the organization.", resources: ["users", "members", "roles"] },
  {
    name: "Instructions",
    description: "Reusable texts, and the links that attach them to the slots of publications.",
    resources: ["instructions", "instructionLinks"],
  },
  { name: "Audit logs", description: "Records of actions in the organization.", resources: ["auditLogs"] },
  {
    name: "Webhooks",
    description: "What code hosts send to the service, with the secret that signs it.",
    resources: ["webhooks", "webhookDeliveries"],
  },
  {
    name: "Notifications",
    description: "What a user is notified of: drafts that are ready, questions and failures.",
    resources: ["notifications"],
  },
  {
    name: "Insight",
    description: "Which releases are documented, and what became of drafts week by week.",
    resources: ["insight"],
  },
  {
    name: "Language model",
    description: "The model that writes for the organization.",
    resources: ["model"],
  },
  { name: "API keys", description: "Keys with which programs call this API.", resources: ["apiKeys"] },
  { name: "Sessions", description: "Sessions of people who signed in with a browser.", resources: ["sessions"] },
];

const AUTOMATIONS_TAG = {
  name: "Automations",
  description:
    "Deprecated aliases: publications under their old name. Answers have the headers `Deprecation` and `Link`.",
} as const;

type Paths = Record<string, Record<string, Json>>;

const INFO = {
  title: "Release-Documentation Service",
  version: "1",
  description:
    "Release notes, changelogs and documentation updates, written from the history of the code. `null` and the empty " +
    "text count as absent in optional fields of bodies and queries, except for `staged=null` and " +
    "`remainingRateLimitPercent=`, which are a 400. Other unknown fields of a body are ignored, but not those of a " +
    "change selector. Clients treat IDs as opaque. A slash at the end of a path does not count. " +
    "Answers that list or get records have an `ETag`; with it in `If-None-Match` an unchanged answer is a 304.",
  license: { name: "MIT", identifier: "MIT" },
};

/** Publications are listed twice: also under their old name, deprecated. */
export async function buildOpenApi(): Promise<Json> {
  const named = Object.entries(convertNamedSchemas());
  const schemas: Record<string, Json> = { Error: ErrorSchema };
  for (const [name, schema] of named) schemas[name] = promiseMore(tidySchema(schema) as Json, name);
  const generator = new OpenAPIGenerator({ schemaConverters: [schemaConverter] });
  const generated = await generator.generate(contract);
  const paths = describePaths((generated.paths ?? {}) as Paths, (name, schema) => {
    if (schemas[name] !== undefined) throw new Error(`Two schemas have the name ${name}.`);
    schemas[name] = schema;
  });
  return {
    openapi: "3.1.1",
    info: INFO,
    servers: [{ url: "/", description: "The service that serves this document." }],
    security: [{ bearer: [] }],
    tags: [...TAGS, EVENTS_TAG, AUTOMATIONS_TAG].map(({ name, description }) => ({ name, description })),
    paths: { ...paths, ...EVENTS, ...aliasPublications(paths) },
    components: {
      securitySchemes: { bearer: { type: "http", scheme: "bearer", description: "An API key." } },
      responses: RESPONSE_COMPONENTS,
      schemas,
    },
  };
}

type Described = { procedure: AnyContractProcedure; facts: OperationFacts; permissions: readonly string[] };
type Verbs = Readonly<Record<string, Described>>;

// Nothing is called.
const router = createRouter({} as ServiceParts);

function describePaths(generated: Paths, addSchema: (name: string, schema: Json) => void): Paths {
  const paths: Paths = {};
  for (const { name: tag, resources } of TAGS) {
    for (const { procedure, facts, permissions } of resources.flatMap((resource) => Object.values(verbsOf(resource)))) {
      const { route, outputSchema } = procedure["~orpc"];
      const { path = "/", method = "GET" } = route;
      // oRPC drops a trailing slash, which the interface has.
      const operation = generated[path.replace(/\/$/, "")]?.[method.toLowerCase()] ?? {};
      const hasAnswer = outputSchema !== undefined;
      const described = describeOperation({
        ...{ operation, path, facts, tag, hasAnswer, permissions, addSchema },
        isConditional: isStored(method, path),
      });
      paths[path] = { ...paths[path], [method.toLowerCase()]: described };
    }
  }
  return paths;
}

function verbsOf(resource: keyof typeof OPERATIONS): Verbs {
  const procedures: Readonly<Record<string, AnyContractProcedure>> = contract[resource];
  const facts: Readonly<Record<string, OperationFacts>> = OPERATIONS[resource];
  const handlers: Readonly<Record<string, AnyProcedure>> = router[resource];
  return Object.fromEntries(
    Object.entries(procedures).flatMap(([verb, procedure]) => {
      const own = facts[verb];
      if (own === undefined) throw new Error(`scripts/openapi/operations.ts lacks ${resource}.${verb}.`);
      const checks: readonly (AnyMiddleware | ReturnType<typeof needs>)[] = handlers[verb]?.["~orpc"].middlewares ?? [];
      const permissions = checks.flatMap((check) => ("permissions" in check ? check.permissions : []));
      return [[verb, { procedure, facts: own, permissions }]];
    }),
  );
}

function aliasPublications(paths: Paths): Paths {
  const old = Object.entries(paths).flatMap(([path, item]) => {
    const alias = path.replace(/^\/api\/v1\/publications\b/, "/api/v1/automations");
    if (alias === path) return [];
    const operations = Object.entries(item).map(([method, operation]) => {
      const operationId = String(operation.operationId).replace("Publication", "Automation");
      const old = { operationId, tags: [AUTOMATIONS_TAG.name], deprecated: true };
      return [method, { ...operation, ...old, responses: markDeprecated(operation.responses as Record<string, Json>) }];
    });
    return [[alias, Object.fromEntries(operations)]];
  });
  return Object.fromEntries(old);
}

/** Errors share their descriptions with those of other operations. */
function markDeprecated(responses: Readonly<Record<string, Json>>): Json {
  const marked = Object.entries(responses).map(([status, { headers, ...response }]) =>
    response.$ref === undefined
      ? [status, { ...response, headers: { ...(headers as Json), ...DEPRECATED } }]
      : [status, response],
  );
  return Object.fromEntries(marked);
}

const HEAD = "# Made by npm run generate from src/contract.\n";

export function renderOpenApi(document: Json): string {
  return HEAD + stringify(document, { aliasDuplicateObjects: false, lineWidth: 120 });
}
