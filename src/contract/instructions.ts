import { oc } from "@orpc/contract";
import * as z from "zod/mini";
import {
  byId,
  described,
  LISTED,
  nameText,
  optional,
  pageQuery,
  pageTokens,
  queryBoolean,
  shownText,
  shownTimes,
  text,
} from "./fields.ts";
import { routes } from "./routes.ts";

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

/** An instruction as answers show it (interface, "Instruction"). */
export const Instruction = z.looseObject({
  id: described("Identifier of the instruction.", z.string()),
  orgId: described("Owning organization.", shownText),
  name: described("Its name, unique among those of its type.", z.string()),
  type: described("What it is for.", z.string()),
  content: described("The text.", z.string()),
  global: described("Whether it belongs to the library, not to one publication alone.", z.nullish(z.boolean())),
  ...shownTimes,
});
export type Instruction = z.infer<typeof Instruction>;

const written = {
  name: described("Its name, unique among those of its type.", nameText),
  type: described("What it is for.", InstructionType),
  content: described("The text.", text),
};

const InstructionFilter = z.object({
  ...pageQuery,
  type: described("Only those of this type.", optional(z.string())),
  global: described("Only those of the library, or only those of single publications.", optional(queryBoolean)),
});

/** The instruction library (interface, "Instructions"). */
export const instructions = {
  list: oc
    .route({
      ...routes.instructions.list,
      summary: "List instructions, the newest first",
      description: `${LISTED} 403 where that is none.`,
    })
    .input(InstructionFilter)
    .output(z.looseObject({ instructions: described("The page.", z.array(Instruction)), ...pageTokens })),
  get: oc
    .route({
      ...routes.instructions.get,
      summary: "Read an instruction",
      description: "Returns the instruction; 404 if it does not exist.",
    })
    .input(byId)
    .output(Instruction),
  create: oc
    .route({
      ...routes.instructions.create,
      summary: "Create an instruction",
      description: "An unknown `type` is refused. A name that another instruction of the type has is a 409.",
    })
    .input(z.object(written))
    .output(Instruction),
  update: oc
    .route({
      ...routes.instructions.update,
      summary: "Replace an instruction",
      description:
        "Replaces the instruction and validates `type` again. A name that another instruction of the type " +
        "has is a 409.",
    })
    .input(z.extend(byId, written))
    .output(Instruction),
  delete: oc
    .route({
      ...routes.instructions.delete,
      summary: "Delete an instruction and its links",
      description: "Deletes the instruction and its links. 204 also if the instruction does not exist.",
    })
    .input(byId),
};

/** A link of an instruction to a slot, as answers show it (interface, "Instruction link"). */
export const InstructionLink = z.looseObject({
  id: described("Identifier of the link.", z.string()),
  orgId: described("Owning organization.", shownText),
  instructionId: described("The instruction.", z.string()),
  publicationId: described("The publication.", z.string()),
  slotType: described("The slot.", z.string()),
  position: described("Its place in the slot, from 0.", z.int()),
  ...shownTimes,
});
export type InstructionLink = z.infer<typeof InstructionLink>;

const InstructionLinkRequest = z.extend(byId, {
  publicationId: described("The publication.", text),
  slotType: described("The slot.", SlotType),
});

const InstructionLinkFilter = z.object({
  ...pageQuery,
  instructionId: described("Only those of this instruction.", optional(z.string())),
  publicationId: described("Only those of this publication.", optional(z.string())),
  slotType: described("Only those in this slot.", optional(z.string())),
});

// Keeps one call from asking for more links than a transaction should make.
const MOST = 1_000;

const InstructionLinkBulk = z.extend(byId, {
  publicationIds: described(
    "The publications, 1 to 1,000; one that is named twice counts once.",
    z.array(text).check(z.minLength(1), z.maxLength(MOST)),
  ),
  slotTypes: described(
    "The slots, at least one; one that is named twice counts once.",
    z.array(SlotType).check(z.minLength(1), z.maxLength(MOST)),
  ),
});

const InstructionLinkBulkDelete = z.object({
  ids: described(
    "The links, 1,000 at most; those that are not there are passed over.",
    z.array(z.string()).check(z.maxLength(MOST)),
  ),
});

/** Links of instructions to the slots of publications (interface, "Instructions"). */
export const instructionLinks = {
  create: oc
    .route({
      ...routes.instructionLinks.create,
      summary: "Link an instruction to a slot",
      description:
        "Appends the link at the next position of the slot. A second link with the same instruction, " +
        "publication and slot is accepted.",
    })
    .input(InstructionLinkRequest)
    .output(InstructionLink),
  list: oc
    .route({
      ...routes.instructionLinks.list,
      summary: "List instruction links, the newest first",
      description: `Filters by instruction, publication and slot, in any combination. ${LISTED} 403 where that is none.`,
    })
    .input(InstructionLinkFilter)
    .output(z.looseObject({ instructionLinks: described("The page.", z.array(InstructionLink)), ...pageTokens })),
  get: oc
    .route({
      ...routes.instructionLinks.get,
      summary: "Read an instruction link",
      description: "Returns the link; 404 if it does not exist.",
    })
    .input(byId)
    .output(InstructionLink),
  delete: oc
    .route({
      ...routes.instructionLinks.delete,
      summary: "Delete an instruction link",
      description: "204 also if the link does not exist.",
    })
    .input(byId),
  bulkCreate: oc
    .route({
      ...routes.instructionLinks.bulkCreate,
      summary: "Link an instruction to several slots and publications",
      description:
        "Links the instruction to every slot of every publication. Links are appended, not replaced. Every " +
        "slot and publication is validated first, and nothing is linked if one is refused.",
    })
    .input(InstructionLinkBulk),
  bulkDelete: oc
    .route({
      ...routes.instructionLinks.bulkDelete,
      summary: "Delete several instruction links",
      description: "Deletes the links. IDs that do not exist are skipped.",
    })
    .input(InstructionLinkBulkDelete),
};
