import type { Received } from "../scripted-server.ts";
import { findOperation, findResponse, type JsonSchema, listParameters, type Match } from "./description.ts";
import { checkGraphQl } from "./graphql.ts";
import { completeBy, validateBy } from "./json-schemas.ts";

/** What is wrong with a call, and how its answer is checked. */
export type CheckedCall = {
  operations: string[];
  problems: string[];
  /** Adds the fields that GitHub's answers always have, from its own example; of an emulator's, it removes others. */
  complete: (status: number, body: unknown, isEmulated: boolean) => { value: unknown; problems: string[] };
  checkText: (status: number, type: string, body: string) => string[];
};

const BASIC_ERROR = { $ref: "#/components/schemas/basic-error" };
const ERROR = { message: "Not Found", documentation_url: "https://docs.github.com/rest" };
const RAW = /^application\/vnd\.github(?:\.v3)?\.(?:raw|diff|patch|html)/;

/** Checks a call by GitHub's own schemas; a host's prefix (`/api/v3`) is left out. */
export async function checkCall({ method = "GET", url = "", headers, body }: Received): Promise<CheckedCall> {
  const { pathname, searchParams } = new URL(url, "http://github");
  const path = pathname.replace(/^\/api(?:\/v3)?(?=\/)/, "");
  if (path === "/graphql") return checkGraphQlCall(body);
  const match = findOperation(method, path);
  if (match === undefined) return fail(`GitHub has no ${method} ${path}`);
  const { operation } = match;
  const problems = [
    ...checkParameters(match, searchParams),
    ...(method === "GET" || method === "DELETE" ? [] : checkBody(match, body)),
  ];
  const isRaw = RAW.test(headers.accept ?? "");
  return {
    operations: [operation.operationId],
    problems,
    complete: (status, body, isEmulated) => completeAnswer(match, status, body, isEmulated),
    checkText: (status, type, body) => (isRaw && status < 300 ? [] : checkText(match, status, type, body)),
  };
}

function fail(problem: string): CheckedCall {
  return {
    operations: [],
    problems: [problem],
    complete: (_, value) => ({ value, problems: [] }),
    checkText: () => [],
  };
}

async function checkGraphQlCall(body: string): Promise<CheckedCall> {
  const { problems, fields, checkData } = await checkGraphQl(JSON.parse(body));
  const complete: CheckedCall["complete"] = (status, value) => {
    if (status !== 200) return completeError(status, value);
    const { data, errors = [] } = value as { data?: unknown; errors?: { message?: unknown }[] };
    const isUnnamed = errors.some(({ message }) => typeof message !== "string");
    return { value, problems: [...(isUnnamed ? ["an error has no message"] : []), ...(data ? checkData(data) : [])] };
  };
  return { operations: fields, problems, complete, checkText: () => ["GraphQL answers with JSON"] };
}

function checkParameters({ operation, parameters }: Match, query: URLSearchParams): string[] {
  const known = listParameters(operation);
  const given = { path: parameters, query: Object.fromEntries(query) };
  return (["path", "query"] as const).flatMap((place) => {
    const placed = known.filter((parameter) => parameter.in === place);
    const schema = {
      type: "object",
      properties: Object.fromEntries(placed.map(({ name, schema: own }) => [name, own])),
      required: placed.filter(({ required }) => required).map(({ name }) => name),
      additionalProperties: false,
    };
    return validateBy(remember(operation, place, schema), given[place], "values").map(
      (problem) => `${place} ${problem}`,
    );
  });
}

function checkBody({ operation }: Match, body: string): string[] {
  const { requestBody } = operation;
  if (requestBody === undefined) return body === "" || body === "{}" ? [] : ["GitHub expects no body"];
  if (body === "") return requestBody.required ? ["GitHub expects a body"] : [];
  const { schema } = requestBody.content["application/json"] ?? {};
  return schema === undefined
    ? []
    : validateBy(schema, JSON.parse(body)).map((problem) => `body ${body.slice(0, 100)}: ${problem}`);
}

function completeAnswer({ operation }: Match, status: number, body: unknown, isEmulated: boolean) {
  const { schema, example = ERROR } = findResponse(operation, status) ?? {};
  if (schema !== undefined) return completeBy(schema, example, body, isEmulated);
  if (status >= 400) return completeError(status, body);
  return { value: body, problems: [`GitHub has no such answer to ${operation.operationId}`] };
}

/** GitHub describes not every status of an error. */
function completeError(status: number, body: unknown) {
  return status < 500 ? completeBy(BASIC_ERROR, ERROR, body) : { value: body, problems: ["a 5xx is a fault"] };
}

function checkText({ operation }: Match, status: number, type: string, body: string): string[] {
  const { schema } = findResponse(operation, status) ?? { schema: BASIC_ERROR };
  if (schema === undefined) return body === "" ? [] : ["GitHub answers without a body"];
  return [`GitHub answers with JSON, not with ${JSON.stringify(body.slice(0, 50))} (${type})`];
}

const remembered = new WeakMap<object, Map<string, JsonSchema>>();

/** Schemas are compiled once each. */
function remember(operation: object, place: string, schema: JsonSchema): JsonSchema {
  const own = remembered.get(operation) ?? new Map<string, JsonSchema>();
  remembered.set(operation, own);
  const known = own.get(place) ?? schema;
  own.set(place, known);
  return known;
}
