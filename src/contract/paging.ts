import * as z from "zod/mini";
import { described } from "./described.ts";

/** Query fields that every list takes (interface, "Limits"; names and sizes from the design). */
export const pageQuery = {
  next: described("Token of the page to read, from a page before or after it.", z.optional(z.string())),
  pageSize: described(
    "How many records a page holds: 50 unless told, 200 at most.",
    z.optional(z.coerce.number().check(z.multipleOf(1), z.minimum(1), z.maximum(200))),
  ),
};

/** Tokens that every list answers with when there is a page after or before it. */
export const pageTokens = {
  nextPageToken: described("Give it as `next` to read the page after this one.", z.nullish(z.string())),
  previousPageToken: described("Give it as `next` to read the page before this one.", z.nullish(z.string())),
};
