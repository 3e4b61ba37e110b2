export type Json = Readonly<Record<string, unknown>>;

export function isJson(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Replaces every object, the innermost first. */
export function mapObjects(node: unknown, change: (object: Json) => Json): unknown {
  if (Array.isArray(node)) return node.map((item) => mapObjects(item, change));
  if (!isJson(node)) return node;
  return change(Object.fromEntries(Object.entries(node).map(([key, value]) => [key, mapObjects(value, change)])));
}

export function refTo(name: string): { $ref: string } {
  return { $ref: `#/components/schemas/${name}` };
}

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The form that generators accept: types with "null", `oneOf` for exclusive variants, one minimum for integers. */
export function tidySchema(schema: unknown): unknown {
  return mapObjects(schema, (node) => tidyUnion(tidyInteger(tidyObject(node))));
}

export function isNullable({ type, oneOf }: Json): boolean {
  return [type].flat().includes("null") || (Array.isArray(oneOf) && oneOf.some(isNull));
}

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
  // Further properties are allowed by default; only a map states them.
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
  // A union inside a union with null is tidied already.
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

/** Every named variant of a union in this contract is closed. */
function isClosed(variant: unknown): boolean {
  return isJson(variant) && (variant.additionalProperties === false || typeof variant.$ref === "string");
}
