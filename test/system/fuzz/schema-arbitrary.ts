import fc from "fast-check";
import type { JsonSchema } from "../conformance/api-document.ts";
import { knownId, oddAddress, oddJson, oddNumber, oddText } from "./odd-values.ts";

/** Fields that name records, with the kind of the known IDs: a prefix, or a connection type. */
const NAMES: Readonly<Record<string, string>> = {
  sourceConnection: "codehostRepo",
  sourceRepos: "codehostRepo",
  docsRepo: "codehostRepo",
  inputTriggers: "codehostRepo",
  notifierConnection: "chatChannel",
  codehostAppConnectionId: "codehostApp",
  chatAppConnectionId: "chatApp",
  connectionId: "cnn",
  publication: "pub",
  publications: "pub",
  publicationId: "pub",
  publicationIds: "pub",
  instructionId: "ins",
  jobId: "job",
  conversationId: "cnv",
  itemCommentIds: "cmt",
};

/** Values that satisfy a schema of the document; `field` is the name of the field. */
export function arbitraryOf(schema: JsonSchema, field: string): fc.Arbitrary<unknown> {
  const { oneOf, anyOf = oneOf, enum: choices, type } = schema;
  if (Array.isArray(anyOf)) return variantOf(anyOf, field);
  if (Array.isArray(choices)) return fc.constantFrom(...choices);
  if (Array.isArray(type)) return fc.oneof(...type.map((one: string) => arbitraryOf({ ...schema, type: one }, field)));
  switch (type) {
    case "string":
      return textOf(schema, field);
    case "number":
    case "integer":
      return numberOf(schema);
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array":
      return listOf(schema, field);
    case "object":
      return objectOf(schema, field);
    default:
      return oddJson;
  }
}

/** A value of one variant; rarely of two at once, which is invalid. */
function variantOf(variants: readonly JsonSchema[], field: string): fc.Arbitrary<unknown> {
  const one = fc.oneof(...variants.map((variant) => arbitraryOf(variant, field)));
  const both = fc.tuple(one, one).map(([left, right]) => Object.assign({}, left, right));
  return fc.oneof({ weight: 19, arbitrary: one }, both);
}

/** Values of the schema with one error: a wrong type, a missing field, or an unknown field. */
export function nearlyOf(schema: JsonSchema, field: string): fc.Arbitrary<unknown> {
  return fc
    .tuple(arbitraryOf(schema, field), fc.nat({ max: 40 }), oddJson, fc.boolean())
    .map(([value, place, other, isLeftOut]) => spoil(value, { left: place }, other, isLeftOut));
}

/** Replaces the value that is reached after so many steps with `other`, or removes it. */
function spoil(value: unknown, steps: { left: number }, other: unknown, isLeftOut: boolean): unknown {
  steps.left -= 1;
  if (steps.left < 0) return other;
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => spoil(item, steps, other, isLeftOut));
  const entries = Object.entries(value).flatMap(([name, held]) => {
    if (steps.left === 0 && isLeftOut) {
      steps.left -= 1;
      return [];
    }
    return steps.left < 0 ? [[name, held]] : [[name, spoil(held, steps, other, isLeftOut)]];
  });
  return Object.fromEntries(steps.left >= 0 ? [...entries, ["unknownField", other]] : entries);
}

function textOf({ format, pattern, minLength, maxLength }: JsonSchema, field: string): fc.Arbitrary<string> {
  const fits = (value: string): boolean =>
    value.length >= Number(minLength ?? 0) && value.length <= Number(maxLength ?? Number.POSITIVE_INFINITY);
  if (format === "uri") return oddAddress;
  if (format === "date-time") return timestamp;
  if (pattern === "^[0-9a-fA-F]{4,64}$")
    return fc.oneof(fc.stringMatching(/^[0-9a-f]{4,64}$/), fc.constantFrom("@sha:0", "@sha:1"));
  if (typeof pattern === "string" && !pattern.endsWith("\\S")) return fc.stringMatching(new RegExp(pattern));
  const prefix = NAMES[field];
  const plain = oddText.filter(fits);
  return prefix === undefined ? plain : fc.oneof({ weight: 20, arbitrary: knownId(prefix) }, plain);
}

const timestamp = fc.oneof(
  fc.date({ min: new Date(0), max: new Date("2100-01-01"), noInvalidDate: true }).map((date) => date.toISOString()),
  fc.constantFrom("2026-01-01T12:00:00+14:00", "0001-01-01T00:00:00Z", "9999-12-31T23:59:59.999999999Z"),
);

function numberOf(schema: JsonSchema): fc.Arbitrary<number> {
  const { minimum, maximum, exclusiveMinimum, multipleOf } = schema as Readonly<Record<string, number | undefined>>;
  const least = exclusiveMinimum === undefined ? minimum : exclusiveMinimum + 1;
  const fits = (value: number) =>
    value >= (least ?? value) &&
    value <= (maximum ?? value) &&
    (schema.type !== "integer" || Number.isSafeInteger(value));
  const small = fc.integer({ min: least ?? 0, max: Math.min(maximum ?? 10, (least ?? 0) + 10) });
  return fc.oneof(
    { weight: 3, arbitrary: small },
    oddNumber.filter(fits).filter((value) => value % (multipleOf ?? 1) === 0 || multipleOf === undefined),
  );
}

function listOf({ items, minItems }: JsonSchema, field: string): fc.Arbitrary<unknown[]> {
  const item = arbitraryOf((items ?? {}) as JsonSchema, field);
  return fc.array(item, { minLength: Number(minItems ?? 0), maxLength: 4 });
}

function objectOf(schema: JsonSchema, field: string): fc.Arbitrary<object> {
  const {
    properties,
    required = [],
    additionalProperties,
  } = schema as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
    additionalProperties?: JsonSchema | false;
  };
  if (properties === undefined) {
    const prefix = NAMES[field];
    const key = prefix === undefined ? oddText : fc.oneof(knownId(prefix), oddText);
    return fc.dictionary(key, arbitraryOf(additionalProperties || {}, ""), { maxKeys: 3 });
  }
  const model = Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, arbitraryOf(one, name)]));
  return fc.record(model, { requiredKeys: required.filter((name) => name in model) });
}
