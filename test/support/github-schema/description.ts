import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

export type JsonSchema = { readonly [keyword: string]: unknown };

type Parameter = { name: string; in: string; required?: boolean; schema: JsonSchema; "x-multi-segment"?: boolean };
type Content = Record<string, { schema?: JsonSchema; examples?: Record<string, Reference | Example> }>;
type Example = { value: unknown };
type Reference = { $ref: string };
export type Operation = {
  operationId: string;
  parameters?: (Parameter | Reference)[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, Reference | { content?: Content }>;
};
type Description = {
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, unknown>>;
};

type Template = { segments: string[]; operations: Record<string, Operation> };
export type Match = { operation: Operation; parameters: Record<string, string> };

// Not imported: the types of 13 MB would be inferred, and the package's entry loads 400 MB.
const FILE = "@octokit/openapi/generated/api.github.com.json";
let read: { description: Description; templates: Template[] } | undefined;

function readDescription() {
  if (read !== undefined) return read;
  const text = readFileSync(createRequire(import.meta.url).resolve(FILE), "utf8");
  const description: Description = JSON.parse(text);
  const templates = Object.entries(description.paths).map(([path, operations]) => ({
    segments: path.split("/"),
    operations,
  }));
  read = { description, templates };
  return read;
}

/** What a reference names, or the value itself. */
export function resolve<T>(value: T | Reference): T {
  if (typeof value !== "object" || value === null || !("$ref" in value)) return value as T;
  const [, , kind = "", name = ""] = value.$ref.split("/");
  return readDescription().description.components[kind]?.[name] as T;
}

/** GitHub's operation for a request; undefined if there is none. Literal segments go before parameters. */
export function findOperation(method: string, path: string): Match | undefined {
  const given = path.split("/");
  let best: (Match & { literals: number }) | undefined;
  for (const { segments, operations } of readDescription().templates) {
    const operation = operations[method.toLowerCase()];
    if (operation === undefined || segments.length > given.length) continue;
    const parameters = matchSegments(segments, given, operation);
    const literals = segments.filter((segment) => !segment.startsWith("{")).length;
    if (parameters !== undefined && literals > (best?.literals ?? -1)) best = { operation, parameters, literals };
  }
  return best;
}

function matchSegments(segments: readonly string[], given: readonly string[], operation: Operation) {
  const parameters: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const value = given[index] ?? "";
    if (!segment.startsWith("{")) {
      if (segment !== value) return undefined;
      continue;
    }
    const name = segment.slice(1, -1);
    const isLast = index === segments.length - 1;
    const rest = isLast ? given.slice(index).join("/") : value;
    const isSeveral = rest.includes("/");
    const isMulti = listParameters(operation).some((one) => one.name === name && one["x-multi-segment"]);
    // The root folder has an empty path.
    if (!isMulti && (rest === "" || isSeveral)) return undefined;
    parameters[name] = decodeURIComponent(rest);
  }
  return segments.length < given.length && !segments.at(-1)?.startsWith("{") ? undefined : parameters;
}

export function listParameters(operation: Operation): Parameter[] {
  return (operation.parameters ?? []).map((parameter) => resolve(parameter));
}

/** The schema and GitHub's example of a JSON response; undefined for a status that GitHub does not describe. */
export function findResponse(operation: Operation, status: number) {
  const response = operation.responses[status];
  if (response === undefined) return undefined;
  const content = resolve(response).content ?? {};
  const media = content["application/json"] ?? Object.values(content)[0];
  const examples = media?.examples ?? {};
  const example = resolve(examples.default ?? Object.values(examples)[0]);
  return { schema: media?.schema, example: readExample(example) };
}

/** Some examples are references to examples. */
function readExample(example: Example | undefined): unknown {
  const { value } = example ?? {};
  const isReference = typeof value === "object" && value !== null && "$ref" in value;
  return isReference ? resolve(value as Reference | Example).value : value;
}

/** `GET /path/{name}` by the name of the operation. */
export function listOperations(): Map<string, string> {
  const all = Object.entries(readDescription().description.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(
      ([method, { operationId }]) => [operationId, `${method.toUpperCase()} ${path}`] as const,
    ),
  );
  return new Map(all);
}
