import * as z from "zod/mini";
import * as fields from "../fields.ts";
import { described, optional } from "../fields.ts";
import { SLOT_TYPES } from "../kinds.ts";
import { operation } from "../operation.ts";
import { routes } from "../routes.ts";

/** For one publication: links, and bytes of their instructions' content in UTF-8. */
export const MAX_LINKED_INSTRUCTIONS = 200;
export const MAX_LINKED_BYTES = 2 ** 20;
const LINKED =
  "400 if a publication would have more than 200 linked instructions, or more than 1 MiB of their content.";

export const SlotType = z.enum(SLOT_TYPES);
export type SlotType = z.infer<typeof SlotType>;

export const InstructionType = z.enum(SLOT_TYPES);
export type InstructionType = z.infer<typeof InstructionType>;

export const Instruction = z.looseObject({
  id: described("Identifier of the instruction.", z.string()),
  orgId: described("The organization that owns it.", fields.shownText),
  name: described("Its name, unique among those of its type.", z.string()),
  type: described("Its slot type.", z.string()),
  content: described("The text.", z.string()),
  global: described("Whether it is in the library; false: in one publication only.", z.nullish(z.boolean())),
  ...fields.shownTimes,
});
export type Instruction = z.infer<typeof Instruction>;

const written = {
  name: described("Its name, unique among those of its type.", fields.nameText),
  type: described("Its slot type.", InstructionType),
  content: described("The text.", fields.prose),
};

const InstructionFilter = z.object({
  ...fields.pageQuery,
  type: described("Filter by type.", optional(fields.filterText)),
  global: described("Filter by whether they are in the library.", optional(fields.queryBoolean)),
});

export const instructions = {
  list: operation(routes.instructions.list, InstructionFilter, {
    summary: "List instructions, newest first",
    description: `${fields.LISTED} 403 without any.`,
  }).output(z.looseObject({ instructions: fields.pageOf(Instruction), ...fields.pageTokens })),
  get: operation(routes.instructions.get, fields.byId, {
    summary: "Read an instruction",
    description: "Returns the instruction; 404 if it does not exist.",
  }).output(Instruction),
  create: operation(routes.instructions.create, z.object(written), {
    summary: "Create an instruction",
    description: "An unknown `type` is refused. 409 if another instruction of the type has the name.",
  }).output(Instruction),
  update: operation(routes.instructions.update, z.extend(fields.byId, written), {
    summary: "Replace an instruction",
    description: `Replaces the instruction and validates \`type\` again. 409 if another instruction of the type has the name. ${LINKED}`,
  }).output(Instruction),
  delete: operation(routes.instructions.delete, fields.byId, {
    summary: "Delete an instruction and its links",
    description: "Deletes the instruction and its links. 204 also if the instruction does not exist.",
  }),
};

export const InstructionLink = z.looseObject({
  id: described("Identifier of the link.", z.string()),
  orgId: described("The organization that owns it.", fields.shownText),
  instructionId: described("The instruction.", z.string()),
  publicationId: described("The publication.", z.string()),
  slotType: described("The slot.", z.string()),
  position: described("Its position in the slot, from 0.", z.int()),
  ...fields.shownTimes,
});
export type InstructionLink = z.infer<typeof InstructionLink>;

const InstructionLinkRequest = z.extend(fields.byId, {
  publicationId: described("The publication.", fields.reference),
  slotType: described("The slot.", SlotType),
});

const InstructionLinkFilter = z.object({
  ...fields.pageQuery,
  instructionId: described("Filter by instruction.", optional(fields.filterText)),
  publicationId: described("Filter by publication.", optional(fields.filterText)),
  slotType: described("Filter by slot.", optional(fields.filterText)),
});

// Limits the size of one transaction.
const MAX_IDS = 1_000;

const InstructionLinkBulk = z.extend(fields.byId, {
  publicationIds: described(
    "The publications, 1 to 1,000; duplicates count once.",
    fields.limitItems(z.array(fields.reference).check(z.minLength(1)), MAX_IDS),
  ),
  slotTypes: described(
    "The slots, at least one; duplicates count once.",
    fields.limitItems(z.array(SlotType).check(z.minLength(1)), MAX_IDS),
  ),
});

const InstructionLinkBulkDelete = z.object({
  ids: described("The links, 1,000 at most; unknown ones are skipped.", fields.limitItems(fields.texts, MAX_IDS)),
});

export const instructionLinks = {
  create: operation(routes.instructionLinks.create, InstructionLinkRequest, {
    summary: "Link an instruction to a slot",
    description:
      "Appends the link at the next position of the slot. A second link with the same instruction, " +
      `publication and slot is accepted. ${LINKED}`,
  }).output(InstructionLink),
  list: operation(routes.instructionLinks.list, InstructionLinkFilter, {
    summary: "List instruction links, newest first",
    description: `Filters by instruction, publication and slot, in any combination. ${fields.LISTED} 403 without any.`,
  }).output(z.looseObject({ instructionLinks: fields.pageOf(InstructionLink), ...fields.pageTokens })),
  get: operation(routes.instructionLinks.get, fields.byId, {
    summary: "Read an instruction link",
    description: "Returns the link; 404 if it does not exist.",
  }).output(InstructionLink),
  delete: operation(routes.instructionLinks.delete, fields.byId, {
    summary: "Delete an instruction link",
    description: "204 also if the link does not exist.",
  }),
  bulkCreate: operation(routes.instructionLinks.bulkCreate, InstructionLinkBulk, {
    summary: "Link an instruction to several slots and publications",
    description:
      "Links the instruction to every slot of every publication. Links are appended, not replaced. Every " +
      `slot and publication is validated first, and nothing is linked if one is refused. ${LINKED}`,
  }),
  bulkDelete: operation(routes.instructionLinks.bulkDelete, InstructionLinkBulkDelete, {
    summary: "Delete several instruction links",
    description: "Deletes the links. IDs that do not exist are skipped.",
  }),
};
