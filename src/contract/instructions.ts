import { oc } from "@orpc/contract";
import * as z from "zod/mini";
import { described } from "./described.ts";
import { byId, nameText, optional, queryBoolean, shownText, shownTimes, text } from "./fields.ts";
import { InstructionType } from "./instruction-types.ts";
import { LISTED, pageQuery, pageTokens } from "./paging.ts";
import { routes } from "./routes.ts";

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
