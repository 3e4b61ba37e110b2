import { toJSONSchema, type ZodMiniType } from "zod/mini";

/** Of the fields as they are after `null` and empty texts count as absent, which needs no schema. */
export function renderInputSchema(input: ZodMiniType): { type: "object"; [keyword: string]: unknown } {
  const { type: _, ...schema } = toJSONSchema(input, {
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
