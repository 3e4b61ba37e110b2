import * as z from "zod/mini";
import * as fields from "../fields.ts";
import { described, optional } from "../fields.ts";
import { NOTE_SECTIONS } from "../kinds.ts";

const reference = z
  .string()
  .check(
    z.regex(/^(?:(?:[\w.-]{1,100}\/[\w.-]{1,100})?#\d{1,9}|[0-9a-f]{7,64})$/, "must be #12, octo/widget#12 or a SHA"),
  );

const CHANGES = ["text", "section", "before", "into", "isHidden"] as const;

export const NoteSection = z.enum(NOTE_SECTIONS);

export const NoteEdit = z
  .object({
    reference: described("A change of the entry: `#12`, `octo/widget#12` or a SHA of 7 digits or more.", reference),
    text: described(
      "The new text, one line in which code, strong words and links work.",
      optional(
        fields
          .textUpTo(fields.MAX_LINE_LENGTH)
          .check(z.refine((text) => !/[\r\n]/.test(text) && /[\p{L}\p{N}]/u.test(text), "must be one line with words")),
      ),
    ),
    section: described("Moves the entry to the end of this section.", optional(NoteSection)),
    before: described("Moves the entry in front of the one of this change.", optional(reference)),
    into: described("Joins the entry with the one of this change, whose text stays.", optional(reference)),
    isHidden: described("Leaves the entry out of the notes; false lists it again.", optional(z.boolean())),
  })
  .check(
    z.refine((edit) => CHANGES.filter((name) => edit[name] !== undefined).length === 1, {
      error: `an edit has one of ${CHANGES.join(", ")}`,
    }),
  );
export type NoteEdit = z.infer<typeof NoteEdit>;

export const NoteEdits = z.extend(fields.byId, {
  edits: described("Followed one after the other.", fields.limitItems(z.array(NoteEdit).check(z.minLength(1)))),
});
