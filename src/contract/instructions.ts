import * as z from "zod/mini";
import {
  byId,
  described,
  LISTED,
  nameText,
  operation,
  optional,
  pageOf,
  pageQuery,
  pageTokens,
  queryBoolean,
  shownText,
  shownTimes,
  text,
} from "./fields.ts";
import { routes } from "./routes.ts";

export const PUBLICATION_SLOTS = ["documentation", "releaseNotes", "changelog", "commit", "planning"] as const;
export type PublicationSlot = (typeof PUBLICATION_SLOTS)[number];

const SLOT_TYPES = [...PUBLICATION_SLOTS, "styleGuide"] as const;
const refuse = (what: string) => `${what} is one of ${SLOT_TYPES.join(", ")}`;

export const SlotType = z.enum(SLOT_TYPES, refuse("slotType"));
export type SlotType = z.infer<typeof SlotType>;

export const InstructionType = z.enum(SLOT_TYPES, refuse("type"));
export type InstructionType = z.infer<typeof InstructionType>;

export const Instruction = z.looseObject({
  id: described("Identifier of the instruction.", z.string()),
  orgId: described("The organization that owns it.", shownText),
  name: described("Its name, unique among those of its type.", z.string()),
  type: described("Its slot type.", z.string()),
  content: described("The text.", z.string()),
  global: described("Whether it is in the library; false: in one publication only.", z.nullish(z.boolean())),
  ...shownTimes,
});
export type Instruction = z.infer<typeof Instruction>;

const written = {
  name: described("Its name, unique among those of its type.", nameText),
  type: described("Its slot type.", InstructionType),
  content: described("The text.", text),
};

const InstructionFilter = z.object({
  ...pageQuery,
  type: described("Filter by type.", optional(z.string())),
  global: described("Filter by whether they are in the library.", optional(queryBoolean)),
});

export const instructions = {
  list: operation(routes.instructions.list, "List instructions, newest first", `${LISTED} 403 without any.`)
    .input(InstructionFilter)
    .output(z.looseObject({ instructions: pageOf(Instruction), ...pageTokens })),
  get: operation(routes.instructions.get, "Read an instruction", "Returns the instruction; 404 if it does not exist.")
    .input(byId)
    .output(Instruction),
  create: operation(
    routes.instructions.create,
    "Create an instruction",
    "An unknown `type` is refused. 409 if another instruction of the type has the name.",
  )
    .input(z.object(written))
    .output(Instruction),
  update: operation(
    routes.instructions.update,
    "Replace an instruction",
    "Replaces the instruction and validates `type` again. 409 if another instruction of the type " + "has the name.",
  )
    .input(z.extend(byId, written))
    .output(Instruction),
  delete: operation(
    routes.instructions.delete,
    "Delete an instruction and its links",
    "Deletes the instruction and its links. 204 also if the instruction does not exist.",
  ).input(byId),
};

export const InstructionLink = z.looseObject({
  id: described("Identifier of the link.", z.string()),
  orgId: described("The organization that owns it.", shownText),
  instructionId: described("The instruction.", z.string()),
  publicationId: described("The publication.", z.string()),
  slotType: described("The slot.", z.string()),
  position: described("Its position in the slot, from 0.", z.int()),
  ...shownTimes,
});
export type InstructionLink = z.infer<typeof InstructionLink>;

const InstructionLinkRequest = z.extend(byId, {
  publicationId: described("The publication.", text),
  slotType: described("The slot.", SlotType),
});

const InstructionLinkFilter = z.object({
  ...pageQuery,
  instructionId: described("Filter by instruction.", optional(z.string())),
  publicationId: described("Filter by publication.", optional(z.string())),
  slotType: described("Filter by slot.", optional(z.string())),
});

// Limits the size of one transaction.
const MOST = 1_000;

const InstructionLinkBulk = z.extend(byId, {
  publicationIds: described(
    "The publications, 1 to 1,000; duplicates count once.",
    z.array(text).check(z.minLength(1), z.maxLength(MOST)),
  ),
  slotTypes: described(
    "The slots, at least one; duplicates count once.",
    z.array(SlotType).check(z.minLength(1), z.maxLength(MOST)),
  ),
});

const InstructionLinkBulkDelete = z.object({
  ids: described("The links, 1,000 at most; unknown ones are skipped.", z.array(z.string()).check(z.maxLength(MOST))),
});

export const instructionLinks = {
  create: operation(
    routes.instructionLinks.create,
    "Link an instruction to a slot",
    "Appends the link at the next position of the slot. A second link with the same instruction, " +
      "publication and slot is accepted.",
  )
    .input(InstructionLinkRequest)
    .output(InstructionLink),
  list: operation(
    routes.instructionLinks.list,
    "List instruction links, newest first",
    `Filters by instruction, publication and slot, in any combination. ${LISTED} 403 without any.`,
  )
    .input(InstructionLinkFilter)
    .output(
      z.looseObject({
        instructionLinks: pageOf(InstructionLink),
        ...pageTokens,
      }),
    ),
  get: operation(routes.instructionLinks.get, "Read an instruction link", "Returns the link; 404 if it does not exist.")
    .input(byId)
    .output(InstructionLink),
  delete: operation(
    routes.instructionLinks.delete,
    "Delete an instruction link",
    "204 also if the link does not exist.",
  ).input(byId),
  bulkCreate: operation(
    routes.instructionLinks.bulkCreate,
    "Link an instruction to several slots and publications",
    "Links the instruction to every slot of every publication. Links are appended, not replaced. Every " +
      "slot and publication is validated first, and nothing is linked if one is refused.",
  ).input(InstructionLinkBulk),
  bulkDelete: operation(
    routes.instructionLinks.bulkDelete,
    "Delete several instruction links",
    "Deletes the links. IDs that do not exist are skipped.",
  ).input(InstructionLinkBulkDelete),
};
