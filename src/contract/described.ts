import * as z from "zod/mini";

/** The schema with the sentence that the OpenAPI document and a reader of the contract see beside it. */
export function described<Schema extends z.ZodMiniType>(text: string, schema: Schema): Schema {
  return schema.check(z.describe(text));
}
