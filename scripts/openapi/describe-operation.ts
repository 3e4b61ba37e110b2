import { idOfPath, promiseMore } from "./answers.ts";
import { capitalize, isJson, isNullable, type Json, refTo, tidySchema, withoutNull } from "./json-schema.ts";
import {
  ETAG,
  listErrorStatuses,
  NOT_MODIFIED_ANSWER,
  type OperationFacts,
  REPLAYED,
  referToErrors,
} from "./operations.ts";

export type DescribedOperation = {
  operation: Json;
  path: string;
  facts: OperationFacts;
  tag: string;
  hasAnswer: boolean;
  /** Whether an answer that the caller has already is a 304. */
  isConditional: boolean;
  /** Without any of which the caller is refused; more can depend on the request. */
  permissions: readonly string[];
  /** Takes a schema that only this operation has as a component. */
  addSchema: (name: string, schema: Json) => void;
};

const IDEMPOTENCY_KEY = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description:
    "A call with the key of an earlier one in the last 24 hours gets that one's record instead of another, with the " +
    "header `Idempotent-Replayed: true`.",
  schema: { type: "string", maxLength: 255 },
};

const IF_NONE_MATCH = {
  name: "If-None-Match",
  in: "header",
  required: false,
  description: "The `ETag` of an earlier answer: if this one would be the same, it is a 304 without a body.",
  schema: { type: "string" },
};

/** An operation of oRPC's document as other generators accept it; its own bodies are components. */
export function describeOperation(given: DescribedOperation): Json {
  const { operation, path, facts, tag, hasAnswer, isConditional, permissions, addSchema } = given;
  const { operationId } = facts;
  const hoist = (schema: Json, suffix: string): Json => {
    if (schema.$ref !== undefined) return schema;
    const name = `${capitalize(operationId)}${suffix}`;
    addSchema(name, schema);
    return refTo(name);
  };
  const {
    operationId: _,
    tags: __,
    summary,
    description,
    parameters = [],
    requestBody,
    responses,
    ...rest
  } = operation;
  const hasBody = requestBody !== undefined;
  const hasId = path.includes("{id}");
  const statuses = listErrorStatuses(facts, { hasId, hasBody });
  const described = (parameters as Json[]).map((one) => describeParameter(one, path, statuses.includes(404)));
  const all = [
    ...described,
    ...(facts.isIdempotent ? [IDEMPOTENCY_KEY] : []),
    ...(isConditional ? [IF_NONE_MATCH] : []),
  ];
  const headers = { ...(facts.isIdempotent && REPLAYED), ...(isConditional && ETAG) };
  const body = isJson(requestBody) ? mapContent(requestBody, (schema) => hoist(schema, "Request")) : undefined;
  const successes = Object.entries(responses as Record<string, Json>).map(([status, response]) => {
    const answer = hasAnswer ? mapContent(response, (schema) => hoist(promiseMore(schema), "Result")) : {};
    const own = Object.keys(headers).length > 0 && { headers };
    return [status, { ...answer, ...own, description: DESCRIPTIONS[status] ?? "OK" }];
  });
  return {
    operationId,
    summary,
    description,
    tags: [tag],
    ...rest,
    ...(facts.isPublic && { security: [] }),
    ...(all.length > 0 && { parameters: all }),
    ...(body !== undefined && { requestBody: body }),
    responses: {
      ...Object.fromEntries(successes),
      ...(isConditional && NOT_MODIFIED_ANSWER),
      ...referToErrors(statuses),
    },
    ...(permissions.length > 0 && { "x-permissions": permissions }),
  };
}

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  200: "Success.",
  201: "The new record.",
  202: "Accepted; the work runs in the background.",
  204: "Success, without a body.",
};

function mapContent(holder: Json, change: (schema: Json) => Json): Json {
  const { content } = holder as { content?: Record<string, { schema: Json }> };
  const json = content?.["application/json"]?.schema;
  if (json === undefined) return holder;
  return { ...holder, content: { "application/json": { schema: change(tidySchema(json) as Json) } } };
}

function describeParameter(parameter: Json, path: string, canBeMissing: boolean): Json {
  const { name, in: place, required } = parameter;
  const schema = tidySchema(parameter.schema) as Json;
  const { description, ...plain } = withoutNull(schema);
  const isInPath = place === "path";
  return {
    name,
    in: place,
    required: required === true,
    ...(description !== undefined && { description }),
    // Null in a body is an absent query parameter.
    ...(isNullable(schema) && plain.type !== "array" && { allowEmptyValue: true }),
    ...(plain.type === "array" && { style: "form", explode: false }),
    schema: name === "id" && isInPath && canBeMissing ? idOfPath(path, plain) : plain,
  };
}
