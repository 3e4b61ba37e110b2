import * as z from "zod/mini";
import { SECTION_NAMES } from "../../../writer/labels.ts";

/** In characters. */
export const MAX_ENTRY = 300;
export const MAX_HIGHLIGHT = 600;
export const MAX_ADVICE = 600;
export const MAX_HIGHLIGHTS = 3;
/** All of them are linked behind an entry. */
export const MAX_CITES = 10;
export const MAX_UPGRADE = 5;

const cites = z.array(z.string());
const Remark = z.strictObject({ text: z.string(), cites });
const Entry = z.strictObject({ text: z.string(), cites, advice: z.optional(z.string()) });
const Section = z.strictObject({ kind: z.enum(SECTION_NAMES), entries: z.array(Entry) });

/** Lengths are checked with the facts, so that one long text does not refuse the others. */
export const NotesInput = z.strictObject({
  highlights: z.optional(z.array(Remark)),
  sections: z.array(Section),
  upgrade: z.optional(z.array(Remark)),
});
export type NotesInput = z.infer<typeof NotesInput>;
