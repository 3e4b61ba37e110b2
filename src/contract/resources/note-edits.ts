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
    formerText: described(
      "The `text` of the entry that the edit is based on: 409 where it is another one by now, `issues` then name this field.",
      optional(z.string()),
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

/**
 * Notes as data: `details.outlines` of an entry `account`, one for each release, in the order of the text.
 * An addition to the interface. Texts are Markdown unless said otherwise.
 */
export type NoteOutline = {
  /** Names the release where there are several: plain text, empty for a single one. */
  name: string;
  /** What stands before and behind the sections. Without sections all of it is in `above`. */
  above: string;
  sections: readonly OutlineSection[];
  below: string;
  /** Changes that people left out of the notes. */
  hidden: readonly OutlineEntry[];
  /** Why no entry can be edited here; absent where they can. Plain text. */
  fixed?: string | undefined;
};

export type OutlineSection = {
  /** As the notes have it; empty for a list without groups. */
  title: string;
  /** The section to which `/move` moves an entry to have it here; absent where nothing is moved to. */
  kind?: string | undefined;
  entries: readonly OutlineEntry[];
};

export type OutlineEntry = {
  /** Names its first change in commands: `#12`, `octo/widget#12` or seven digits of a SHA. */
  reference: string;
  /** The names of the changes that are joined with it. */
  others: readonly string[];
  /** What `/reword` replaces: one line. */
  text: string;
  /** The item as the notes have it, without its bullet. */
  markdown: string;
  /** Why it is in its section: plain text, a clause. */
  reason: string;
  /** The newest first, of many the first ones. Titles are plain text. */
  commits: readonly { sha: string; title: string }[];
  moreCommits: number;
};
