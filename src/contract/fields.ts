import * as z from "zod/mini";
import { described } from "./described.ts";

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

/** A yes or no in a query string: `true` or `false`, nothing else. */
export const queryBoolean = z.pipe(
  z.union([z.boolean(), z.enum(["true", "false"])], "it is true or false"),
  z.transform((value) => value === true || value === "true"),
);

/** Several values in a query string, separated by commas. */
export const queryList = z.pipe(
  z.string(),
  z.transform((value) => value.split(",").filter((part) => part !== "")),
);

/** The path parameter of a single record. */
export const byId = z.object({ id: described("Identifier of the record.", z.string()) });

/** When a record was made and last changed. */
export const shownTimes = {
  createdAt: described("When it was created.", shownText),
  updatedAt: described("When it last changed.", shownText),
};
