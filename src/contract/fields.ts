import "../shared/issues.ts";
import * as z from "zod/mini";
import { $ZodType } from "zod/v4/core";
import {
  MAX_ADDRESS_LENGTH,
  MAX_ITEMS,
  MAX_LINE_LENGTH,
  MAX_NAME_LENGTH,
  MAX_PROSE_LENGTH,
  MAX_SECRET_LENGTH,
} from "./limits.ts";

export function described<Schema extends z.ZodMiniType>(text: string, schema: Schema): Schema {
  return schema.check(z.describe(text));
}

export * from "./limits.ts";

export const textUpTo = (length: number) => z.string().check(z.maxLength(length));

const isWritten = z.minLength(1, { error: "must not be empty", abort: true });
const writtenUpTo = (length: number) => z.string().check(isWritten, z.maxLength(length));

/** An ID or a name; see `nameText` for a name that is given. */
export const reference = writtenUpTo(MAX_NAME_LENGTH);
/** A title, or the value of a filter. */
export const line = writtenUpTo(MAX_LINE_LENGTH);
export const path = writtenUpTo(MAX_ADDRESS_LENGTH);
export const secret = writtenUpTo(MAX_SECRET_LENGTH);
export const prose = writtenUpTo(MAX_PROSE_LENGTH);

export const nameText = reference.check(z.regex(/\S/, "a name is more than spaces"));

export const texts = z.array(z.string());

/** zod refuses a longer list before it looks at an item. */
export function limitItems<List extends z.ZodMiniArray>(list: List, max = MAX_ITEMS): List {
  return list.check(z.maxLength(max));
}

/** The schema without maximum lengths, for what is stored and shown: an earlier version may have accepted more. */
export function withoutMaximums<Schema extends $ZodType>(schema: Schema): Schema {
  // It has none, and stays the one that the OpenAPI document names.
  if (schema instanceof z.ZodMiniEnum) return schema;
  const { checks = [], ...def } = schema._zod.def;
  const kept = checks.filter((check) => check._zod.def.check !== "max_length");
  return z.clone(schema, { ...mapSchemas(def), type: def.type, checks: kept });
}

function mapSchemas(parts: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, mapPart(name, part)]));
}

function mapPart(name: string, part: unknown): unknown {
  if (part instanceof $ZodType) return withoutMaximums(part);
  if (Array.isArray(part)) return part.map((item) => mapPart("", item));
  return name === "shape" ? mapSchemas(Object(part)) : part;
}

/** Up to 200 texts of a request. */
export const listOfTexts = (maxLength: number) => limitItems(z.array(textUpTo(maxLength)));

export const labels = described("Labels of the request.", optional(listOfTexts(MAX_LINE_LENGTH)));

/** Values of filters. */
export const filterText = textUpTo(MAX_LINE_LENGTH);
export const filterAddress = textUpTo(MAX_ADDRESS_LENGTH);

/** A text of an answer; some services omit it. */
export const shownText = z.nullish(z.string());

/** The form of a text; what is absent or no text says so itself. */
export const form = (text: string) => ({
  error: ({ input }: { input?: unknown }) => (typeof input === "string" ? text : undefined),
});

export const timestamp = z.iso.datetime({ offset: true });

/** An optional field of a body or query: `null` and the empty text count as absent. */
export function optional<Schema extends z.ZodMiniType>(schema: Schema): z.ZodMiniOptional<Schema> {
  const absent = z.transform((value: unknown): unknown => (value === null || value === "" ? undefined : value));
  return z.optional(z.pipe(absent, z.optional<z.ZodMiniType>(schema))) as unknown as z.ZodMiniOptional<Schema>;
}

/** A text of several lines as environment variables have it, with `\n` in two characters. */
export const escapedLines = <Schema extends z.ZodMiniType>(schema: Schema): Schema =>
  z.pipe(
    z.transform((value: unknown) => (typeof value === "string" ? value.replaceAll("\\n", "\n") : value)),
    schema,
  ) as unknown as Schema;

export const queryBoolean = z.pipe(
  z.transform((value: unknown) => (value === "true" || value === "false" ? value === "true" : value)),
  z.boolean("must be true or false"),
) as unknown as z.ZodMiniBoolean<boolean>;

/** A JSON number in a query string (`0.5`, `5e-324`). */
export function queryNumber<Schema extends z.ZodMiniNumber>(schema: Schema): Schema {
  const read = z.transform((value: unknown) =>
    typeof value === "string" && /^-?\d{1,400}(?:\.\d{1,400})?(?:e[-+]?\d{1,3})?$/i.test(value) ? Number(value) : value,
  );
  return z.pipe(read, schema) as unknown as Schema;
}

export const SEVERAL = "several are separated by commas, or are repeated parameters.";

export const queryList = z.pipe(
  z.transform((value: unknown) =>
    (Array.isArray(value) ? value : [value]).flatMap((one: unknown) =>
      typeof one === "string" ? one.split(",").filter((part) => part !== "") : [one],
    ),
  ),
  z.array(z.string()),
) as unknown as z.ZodMiniArray<z.ZodMiniString<string>>;

export const byId = z.object({ id: described("Identifier of the record.", z.string()) });

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

export const pageQuery = {
  next: described("Token of the page to read, from another page; by default the first page.", optional(filterText)),
  pageSize: described(
    `Records per page: 50 by default; more than ${MAX_PAGE_SIZE} count as ${MAX_PAGE_SIZE}. Fewer if they are large.`,
    optional(pageSize),
  ),
};

export const LISTED = "Lists every record that the caller may list or get, by a role or by a grant; no others.";

export function pageOf<Schema extends z.ZodMiniType>(schema: Schema): z.ZodMiniArray<Schema> {
  return described("The records of the page.", z.array(schema));
}

export const pageTokens = {
  nextPageToken: described("Give it as `next` to read the page after this one.", z.nullish(z.string())),
  previousPageToken: described("Give it as `next` to read the page before this one.", z.nullish(z.string())),
};

export const listError = described("Why the list is incomplete.", shownText);

/** Labels in answers. The interface does not define their form, so other forms count as absent. */
export const shownLabels = described("Labels of the request.", z.catch(z.nullish(z.array(z.string())), undefined));
