import * as z from "zod/mini";
import * as fields from "../../../contract/fields.ts";
import { PUBLICATION_SLOTS } from "../../../contract/slots.ts";

const ifValid = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.optional(schema), undefined);

const InvalidConnection = z.object({
  config: z.catch(z.record(z.string(), z.catch(z.record(z.string(), z.unknown()), {})), {}),
});

const InvalidPublication = z.object({
  config: z.catch(
    z.object({
      docsRepo: ifValid(fields.reference),
      sourceRepos: ifValid(z.array(fields.reference)),
      notifierConnection: ifValid(fields.reference),
      inputTriggers: ifValid(z.record(z.string(), z.array(z.string()))),
    }),
    {},
  ),
  instructions: z.catch(
    z.array(ifValid(z.strictObject({ slotType: z.enum(PUBLICATION_SLOTS), instructionId: fields.reference }))),
    [],
  ),
});

/** Of an entry with faults the fields that refer to something and are valid themselves. */
export const INVALID_ENTRIES = { connections: InvalidConnection, publications: InvalidPublication } as const;
export type InvalidConnection = z.infer<typeof InvalidConnection>;
export type InvalidPublication = z.infer<typeof InvalidPublication>;
