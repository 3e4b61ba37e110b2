import { en } from "zod/locales";
import * as z from "zod/mini";

// The small build of zod says only "Invalid input" until it is given a language.
z.config(en());

/** The schema with the sentence that the OpenAPI document and a reader of the contract see beside it. */
export function described<Schema extends z.ZodMiniType>(text: string, schema: Schema): Schema {
  return schema.check(z.describe(text));
}
