import * as z from "zod/mini";
import { described } from "./described.ts";
import { optional, queryNumber } from "./fields.ts";

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
