import * as z from "zod/mini";

/** Slots of a publication in their order (interface, "Instruction"). */
export const PUBLICATION_SLOTS = ["documentation", "releaseNotes", "changelog", "commit", "planning"] as const;
export type PublicationSlot = (typeof PUBLICATION_SLOTS)[number];

const SLOT_TYPES = [...PUBLICATION_SLOTS, "styleGuide"] as const;
const refuse = (what: string) => `${what} is one of ${SLOT_TYPES.join(", ")}`;

/** The slot types; `styleGuide` is taken like the others but is no slot of a publication. */
export const SlotType = z.enum(SLOT_TYPES, refuse("slotType"));
export type SlotType = z.infer<typeof SlotType>;

/** What an instruction is for: the slot types; the interface names no others. */
export const InstructionType = z.enum(SLOT_TYPES, refuse("type"));
export type InstructionType = z.infer<typeof InstructionType>;
