import { isJson, type Json, mapObjects } from "./json-schema.ts";

/**
 * A JSON schema in the form that other generators accept: types with "null" instead of unions with null, `oneOf` for
 * unions whose variants exclude each other, integers with one minimum, and nothing that only says "anything".
 */
export function tidySchema(schema: unknown): unknown {
  return mapObjects(schema, (node) => tidyUnion(tidyInteger(tidyObject(node))));
}

/** Whether null fits the schema. */
export function isNullable({ type, oneOf }: Json): boolean {
  return [type].flat().includes("null") || (Array.isArray(oneOf) && oneOf.some(isNull));
}

/** The schema without null: how a parameter has it, which cannot be null. */
export function withoutNull(schema: Json): Json {
  const { type, oneOf, ...rest } = schema;
  if (Array.isArray(type)) return { type: type.find((one) => one !== "null"), ...rest };
  if (!Array.isArray(oneOf) || !oneOf.some(isNull)) return schema;
  return { ...oneOf.find((one) => !isNull(one)), ...rest };
}

const isNull = (schema: unknown): boolean => isJson(schema) && schema.type === "null";

function tidyObject(node: Json): Json {
  const { propertyNames, ...rest } = node;
  if (!isJson(rest.additionalProperties) || Object.keys(rest.additionalProperties).length > 0) return rest;
  const { additionalProperties: _, ...plain } = rest;
  // Further properties are allowed anyway; only a map has to say that it has any.
  return rest.properties === undefined ? { ...plain, additionalProperties: true } : plain;
}

function tidyInteger(node: Json): Json {
  if (node.type === "number" && node.multipleOf === 1) return withoutMultiple(node);
  const { exclusiveMinimum, minimum, ...rest } = node;
  if (node.type !== "integer") return node;
  if (typeof exclusiveMinimum === "number") return { ...rest, minimum: exclusiveMinimum + 1 };
  return minimum === Number.MIN_SAFE_INTEGER ? rest : node;
}

function withoutMultiple({ multipleOf: _, ...rest }: Json): Json {
  return { ...rest, type: "integer" };
}

function tidyUnion(node: Json): Json {
  const { anyOf, ...rest } = node;
  if (!Array.isArray(anyOf)) return node;
  // A union in a union with null was tidied before.
  const variants = anyOf.flatMap((one: Json) =>
    Array.isArray(one.oneOf) && Object.keys(one).length === 1 ? one.oneOf : [one],
  );
  const given = variants.filter((one) => !isNull(one));
  const [only] = given;
  if (given.length === variants.length) return { ...rest, [given.every(isClosed) ? "oneOf" : "anyOf"]: given };
  const isPlain = given.length === 1 && isJson(only) && only.enum === undefined && only.type !== undefined;
  if (!isPlain) return { ...rest, oneOf: [...given, { type: "null" }] };
  const types = [only.type].flat().filter((type) => type !== "null");
  return { ...only, ...rest, type: [...types, "null"] };
}

/** Named variants are objects that take one key each, as those of this contract are. */
function isClosed(variant: unknown): boolean {
  return isJson(variant) && (variant.additionalProperties === false || typeof variant.$ref === "string");
}
