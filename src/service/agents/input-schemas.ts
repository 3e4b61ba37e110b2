import { toJSONSchema, type ZodMiniType } from "zod/mini";

type ObjectSchema = { type: "object"; [keyword: string]: unknown };
type Nested = { [keyword: string]: unknown };

/** Of the fields as they are after `null` and empty texts count as absent, which needs no schema. */
export function renderInputSchema(input: ZodMiniType): ObjectSchema {
  const {
    type: _,
    $schema: __,
    ...schema
  } = toJSONSchema(input, {
    io: "output",
    override: ({ jsonSchema }) => {
      // The pattern of a time has 300 characters, and agents read every tool.
      if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
      // Zod's `{}` of a loose object is one that some agents refuse.
      if (typeof jsonSchema.additionalProperties === "object") jsonSchema.additionalProperties = true;
    },
  });
  return { type: "object", ...schema };
}

/** The fields of a record, not what is in them: agents read all of it for every tool. */
export function renderOutputSchema(output: ZodMiniType): ObjectSchema {
  return { ...outline(renderInputSchema(output), 1), type: "object" };
}

function outline({ type, properties, items, anyOf, required }: Nested, depth: number): Nested {
  const inside = (schema: unknown) => outline(Object(schema), depth);
  const types = Array.isArray(anyOf) ? [...new Set(anyOf.flatMap((one) => Object(one).type ?? []))] : type;
  const fields = Object.entries(Object(properties)).map(([name, field]) => [name, outline(Object(field), depth - 1)]);
  return {
    ...(types !== undefined && { type: types }),
    ...(items !== undefined && { items: inside(items) }),
    ...(properties !== undefined && depth > 0 && { properties: Object.fromEntries(fields), required }),
  };
}
