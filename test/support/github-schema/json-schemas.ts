import { Ajv2019, type ErrorObject, type ValidateFunction } from "ajv/dist/2019.js";
import addFormats from "ajv-formats";
import { type JsonSchema, resolve } from "./description.ts";

/** `values` coerces texts, as those of a query are. */
type Kind = "json" | "values";

function createValidator(kind: Kind) {
  const options = { strict: false, validateSchema: false, allErrors: true, verbose: true, logger: false as const };
  const ajv = new Ajv2019({ ...options, coerceTypes: kind === "values" });
  addFormats.default(ajv, { mode: "fast" });
  for (const format of ["repo.nwo", "timestamp"]) ajv.addFormat(format, true);
  return ajv;
}

const validators: Partial<Record<Kind, Ajv2019>> = {};
const compiled: Record<Kind, WeakMap<JsonSchema, ValidateFunction>> = { json: new WeakMap(), values: new WeakMap() };

/** What is wrong with a value by a schema of GitHub's description; fields that the schema does not name are wrong too. */
export function validateBy(schema: JsonSchema, value: unknown, kind: Kind = "json"): string[] {
  return explain(findErrors(schema, value, kind));
}

type Completed = { value: unknown; problems: string[] };

/**
 * The value with what the schema requires, taken from an example; `isForeign` removes what the schema does not name.
 * `problems` are what is still wrong.
 */
export function completeBy(schema: JsonSchema, example: unknown, given: unknown, isForeign = false): Completed {
  const value: unknown = structuredClone(given);
  const isOurs = (path: string) => !isForeign && readAt(given, path) !== undefined;
  let errors = findErrors(schema, value, "json");
  // Each round adds a level.
  for (let level = 0; level < MAX_LEVELS && errors.length > 0; level += 1) {
    const changed = errors.filter(
      (error) => addFromExample(error, value, example) || removeField(error, value, isOurs),
    );
    if (changed.length === 0 && errors.filter((error) => addNull(error, value)).length === 0) break;
    errors = findErrors(schema, value, "json");
  }
  return { value, problems: explain(errors) };
}

const MAX_LEVELS = 8;

type Fields = Record<string, unknown> | null | undefined;

function addFromExample({ keyword, instancePath, params }: ErrorObject, value: unknown, example: unknown): boolean {
  const { missingProperty: name } = params;
  const found = (readAt(example, instancePath, 0) as Fields)?.[name];
  if (keyword !== "required" || found === undefined) return false;
  Object.assign(readAt(value, instancePath) as object, { [name]: structuredClone(found) });
  return true;
}

/** GitHub's examples differ from its schemas too. */
function removeField(
  { keyword, instancePath, params }: ErrorObject,
  value: unknown,
  isOurs: (path: string) => boolean,
) {
  if (keyword !== "unevaluatedProperties" || isOurs(instancePath)) return false;
  return Reflect.deleteProperty(readAt(value, instancePath) as object, params.unevaluatedProperty);
}

/** Only where the example lacks it: else it could be of an alternative that the value does not have. */
function addNull({ keyword, instancePath, params, parentSchema }: ErrorObject, value: unknown): boolean {
  const { missingProperty: name } = params;
  const schema = (parentSchema?.properties as Fields)?.[name] as JsonSchema | undefined;
  if (keyword !== "required" || schema === undefined || !validators.json?.validate(schema, null)) return false;
  Object.assign(readAt(value, instancePath) as object, { [name]: null });
  return true;
}

/** What a JSON pointer names; in place of an item that a list lacks, the one at `instead`. */
function readAt(value: unknown, path: string, instead = -1): unknown {
  const names = path.split("/").slice(1);
  return names.reduce<unknown>((at, name) => {
    const found = (at as Fields)?.[name];
    return found === undefined && Array.isArray(at) ? at[instead] : found;
  }, value);
}

function findErrors(schema: JsonSchema, value: unknown, kind: Kind): readonly ErrorObject[] {
  validators[kind] ??= createValidator(kind);
  const ajv = validators[kind];
  const known = compiled[kind].get(schema);
  const validate = known ?? ajv.compile(convert(schema, false, ajv));
  compiled[kind].set(schema, validate);
  return validate(value) ? [] : (validate.errors ?? []);
}

function explain(errors: readonly ErrorObject[]): string[] {
  const lines = errors.map(({ instancePath, message = "", params }) => {
    const named = params.unevaluatedProperty ?? params.additionalProperty ?? params.allowedValues;
    return `${instancePath || "/"} ${message}${named === undefined ? "" : ` (${JSON.stringify(named)})`}`;
  });
  return [...new Set(lines)];
}

/** A component of the description under its name in Ajv; `isOpen` is the form that permits other fields beside. */
function register($ref: string, isOpen: boolean, ajv: Ajv2019): string {
  const name = `github:${$ref.split("/").at(-1)}${isOpen ? ":open" : ""}`;
  if (name in ajv.schemas) return name;
  // First, since a schema can refer to itself.
  ajv.schemas[name] = undefined;
  const schema = convert(resolve<JsonSchema>({ $ref }), isOpen, ajv);
  delete ajv.schemas[name];
  ajv.addSchema(schema, name);
  return name;
}

/** OpenAPI 3.0 to JSON Schema. */
function convert(schema: JsonSchema, isOpen: boolean, ajv: Ajv2019): JsonSchema {
  if (typeof schema.$ref === "string") return { $ref: register(schema.$ref, isOpen, ajv) };
  const { nullable, oneOf, anyOf = oneOf, allOf, properties, items, additionalProperties, ...rest } = schema;
  const one = (part: unknown, open: boolean): unknown =>
    typeof part === "object" && part !== null ? convert(part as JsonSchema, open, ajv) : part;
  const each = (parts: unknown, open: boolean) => (parts as unknown[]).map((part) => one(part, open));
  const fields = Object.entries(properties ?? {}).map(([name, part]) => [name, one(part, false)]);
  const isClosed = !isOpen && additionalProperties === undefined && (fields.length > 0 || allOf !== undefined);
  const converted = {
    ...rest,
    ...(fields.length > 0 && { properties: Object.fromEntries(fields) }),
    // GitHub's alternatives overlap.
    ...(anyOf !== undefined && { anyOf: each(anyOf, isOpen || fields.length > 0) }),
    ...(allOf !== undefined && { allOf: each(allOf, true) }),
    ...(items !== undefined && { items: one(items, false) }),
    ...(additionalProperties !== undefined && { additionalProperties: one(additionalProperties, false) }),
    ...(isClosed && { unevaluatedProperties: false }),
  };
  return nullable === true ? { anyOf: [converted, { type: "null" }] } : converted;
}
