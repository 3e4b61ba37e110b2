import { readFileSync } from "node:fs";
import { parse } from "yaml";
import * as z from "zod";

/** A JSON schema as the document writes it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** A parameter of an operation. */
export type Parameter = { name: string; in: "path" | "query" | "header"; required?: boolean; schema: JsonSchema };

type Content = { $ref?: string; content?: { "application/json"?: { schema: JsonSchema } } };

/** One operation of `openapi.yaml`. */
export type Operation = {
  operationId: string;
  method: string;
  /** The path, with parameters in braces. */
  path: string;
  parameters: readonly Parameter[];
  /** The schema of the body; undefined if the operation has none. */
  body: JsonSchema | undefined;
  /** The statuses of success. */
  statuses: readonly number[];
  /** The names of the headers of its first answer, in lower case. */
  headers: readonly string[];
  /** Its own 4xx statuses. */
  errorStatuses: readonly number[];
  /** How an answer violates the document; undefined if it does not. `text` is the raw body. */
  explainMismatch: (status: number, text: string) => string | undefined;
};

type Written = Content & { operationId: string; parameters?: Parameter[]; requestBody?: Content } & {
  responses: Record<string, Content & { headers?: object }>;
  "x-extension"?: true;
};
type Document = {
  paths: Record<string, Record<string, Written>>;
  components: { schemas: Record<string, JsonSchema>; responses: Record<string, JsonSchema> };
};

const document: Document = parse(readFileSync(new URL("../../../openapi.yaml", import.meta.url), "utf8"));

/** As {@link operations}, with extensions of the interface. */
export const described: readonly (Operation & { isExtension: boolean })[] = Object.entries(document.paths).flatMap(
  ([path, methods]) =>
    Object.entries(methods).map(([method, written]) => ({
      ...buildOperation(method.toUpperCase(), path, written),
      isExtension: written["x-extension"] === true,
    })),
);

/** Every operation of the committed document that the interface has. */
export const operations: readonly Operation[] = described.filter(({ isExtension }) => !isExtension);

/** The operation that answers a request, also one that extends the interface; undefined where the document has none. */
export function findOperation(method: string, url: string): Operation | undefined {
  const path = new URL(url, "http://service").pathname.replace(/\/$/, "");
  const parts = path.split("/");
  const fits = (template: string): boolean => {
    const wanted = template.replace(/\/$/, "").split("/");
    return wanted.length === parts.length && wanted.every((part, at) => part === parts[at] || part.startsWith("{"));
  };
  return described.find((operation) => operation.method === method && fits(operation.path));
}

function buildOperation(method: string, path: string, written: Written): Operation {
  const schemaOf = (holder: Content = {}) => (inline(holder) as Content).content?.["application/json"]?.schema;
  const checks = new Map(
    Object.entries(written.responses).map(([status, response]) => [status, buildCheck(schemaOf(response))]),
  );
  return {
    operationId: written.operationId,
    method,
    path,
    parameters: inline(written.parameters ?? []) as Parameter[],
    body: schemaOf(written.requestBody),
    statuses: [...checks.keys()].map(Number).filter((status) => status < 400),
    headers: Object.keys(Object.values(written.responses)[0]?.headers ?? {}).map((name) => name.toLowerCase()),
    errorStatuses: [...checks.keys()].map(Number).filter((status) => status >= 400),
    explainMismatch: (status, text) => {
      const check = checks.get(String(status)) ?? (status >= 400 ? checks.get("default") : undefined);
      return check === undefined ? `status ${status} is not in the document` : check(text);
    },
  };
}

/** Without a schema an answer has no body. */
function buildCheck(schema: JsonSchema | undefined): (text: string) => string | undefined {
  if (schema === undefined) return (text) => (text === "" ? undefined : `a body where none should be: ${text}`);
  const check = z.fromJSONSchema(schema);
  return (text) => {
    if (text === "") return "no body where one should be";
    const read = check.safeParse(JSON.parse(text));
    return read.success ? undefined : z.prettifyError(read.error);
  };
}

function inline(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(inline);
  if (typeof node !== "object" || node === null) return node;
  const { $ref: reference } = node as JsonSchema;
  if (typeof reference === "string") {
    const [, , kind, name = ""] = reference.split("/");
    return inline(document.components[kind === "responses" ? "responses" : "schemas"][name]);
  }
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, inline(value)]));
}
