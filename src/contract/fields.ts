import { en } from "zod/locales";
import * as z from "zod/mini";

// The small build of zod says only "Invalid input" until it is given a language.
z.config(en());

/** The schema with the sentence that the OpenAPI document and a reader of the contract see beside it. */
export function described<Schema extends z.ZodMiniType>(text: string, schema: Schema): Schema {
  return schema.check(z.describe(text));
}

/** Text that has to say something, as long as a body may be. */
export const text = z.string().check(z.minLength(1));

/** A name: 1 to 255 characters, not only spaces. */
export const nameText = z.string().check(z.minLength(1), z.maxLength(255), z.regex(/\S/, "a name is more than spaces"));

/** Texts, such as labels or links. */
export const texts = z.array(z.string());

/** A text of an answer that some services leave out or empty. */
export const shownText = z.nullish(z.string());

/** A point in time of a request (RFC 3339). */
export const timestamp = z.iso.datetime({ offset: true });

/**
 * An optional field of a request: `null` and the empty text count as absent, in a body as in a query. In the OpenAPI
 * document it is the field's own schema, not required.
 */
export function optional<Schema extends z.ZodMiniType>(schema: Schema): z.ZodMiniOptional<Schema> {
  const absent = z.transform((value: unknown): unknown => (value === null || value === "" ? undefined : value));
  // What it accepts beyond the schema counts as absent, so for callers it is the optional schema.
  return z.optional(z.pipe(absent, z.optional<z.ZodMiniType>(schema))) as unknown as z.ZodMiniOptional<Schema>;
}

/** A boolean in a query string: `true` or `false`, nothing else. */
export const queryBoolean = z.pipe(
  z.transform((value: unknown) => (value === "true" || value === "false" ? value === "true" : value)),
  z.boolean("it is true or false"),
) as unknown as z.ZodMiniBoolean<boolean>;

/** A number in a query string, as JSON writes it (`0.5`, `5e-324`); the empty text is none. */
export function queryNumber<Schema extends z.ZodMiniNumber>(schema: Schema): Schema {
  const read = z.transform((value: unknown) =>
    typeof value === "string" && /^-?\d{1,400}(?:\.\d{1,400})?(?:e[-+]?\d{1,3})?$/i.test(value) ? Number(value) : value,
  );
  return z.pipe(read, schema) as unknown as Schema;
}

/** Several values in a query string: separated by commas, or the parameter several times. */
export const queryList = z.pipe(
  z.transform((value: unknown) =>
    (Array.isArray(value) ? value : [value]).flatMap((one: unknown) =>
      typeof one === "string" ? one.split(",").filter((part) => part !== "") : [one],
    ),
  ),
  z.array(z.string()),
) as unknown as z.ZodMiniArray<z.ZodMiniString<string>>;

/** The path parameter of a single record. */
export const byId = z.object({ id: described("Identifier of the record.", z.string()) });

/** When a record was made and last changed. */
export const shownTimes = {
  createdAt: described("When it was created.", shownText),
  updatedAt: described("When it last changed.", shownText),
};

const MAX_PAGE_SIZE = 200;

const pageSize = z.pipe(
  queryNumber(
    z
      .number("pageSize is a whole number of at least 1")
      .check(z.multipleOf(1, "pageSize is a whole number of at least 1"), z.minimum(1, "pageSize is at least 1")),
  ),
  z.transform((size) => Math.min(size, MAX_PAGE_SIZE)),
);

/** Query fields that every list takes (interface, "Limits"; names and sizes from the design). */
export const pageQuery = {
  next: described(
    "Token of the page to read, from a page before or after it; the first page without one.",
    optional(z.string()),
  ),
  pageSize: described(
    `How many records a page holds: 50 unless told; more than ${MAX_PAGE_SIZE} are ${MAX_PAGE_SIZE}.`,
    optional(pageSize),
  ),
};

/** What a list holds (interface, "Authentication", 3). */
export const LISTED = "Lists every record that the caller may list or get, by a role or by a grant; no others.";

/** Tokens that every list answers with when there is a page after or before it. */
export const pageTokens = {
  nextPageToken: described("Give it as `next` to read the page after this one.", z.nullish(z.string())),
  previousPageToken: described("Give it as `next` to read the page before this one.", z.nullish(z.string())),
};

/** The labels of a record, where a service shows them as texts; the interface does not say how it shows them. */
export const shownLabels = described("Labels of the request.", z.catch(z.nullish(z.array(z.string())), undefined));
