import * as z from "zod/mini";
import * as fields from "./fields.ts";
import { described, optional } from "./fields.ts";
import { PUBLICATION_SLOTS } from "./kinds.ts";
import { APP_FIELDS, SECRET_FIELDS } from "./resources/connections/connection-fields.ts";
import { buildConnectionConfig, CONNECTION_CONFIGS } from "./resources/connections/connections.ts";
import { InstructionType } from "./resources/instructions.ts";
import { ConfiguredPublicationConfig } from "./resources/publications.ts";

/** The file that describes connections, instructions and publications of a service: their bodies, with names for IDs. */

const SECRET_RULE = `is a secret, which no file may contain: write \${NAME} and set the variable NAME in the step's \`env\``;
export const SECRET_VARIABLE = /^\$\{([A-Za-z_]\w{0,254})\}$/;

const secret = described(
  `The variable of the step's environment with the secret, as \`\${NAME}\`.`,
  z.string(SECRET_RULE).check(z.regex(SECRET_VARIABLE, SECRET_RULE)),
);
const connectionName = fields.textUpTo(fields.MAX_NAME_LENGTH);

function replaceField(name: string, schema: z.core.$ZodType): z.core.$ZodType {
  if (SECRET_FIELDS.has(name)) return schema instanceof z.ZodMiniOptional ? z.optional(secret) : secret;
  if (!Object.values(APP_FIELDS).some((field) => field === name)) return schema;
  const app = described("The connection to the app, by name or ID.", fields.reference);
  return schema instanceof z.ZodMiniOptional ? optional(app) : app;
}

function inFile<Variants extends Record<string, z.ZodMiniObject>>(variants: Variants): Variants {
  const replaced = Object.entries(variants).map(([type, variant]) => {
    const shape = Object.entries(variant.shape).map(([name, schema]) => [name, replaceField(name, schema)]);
    return [type, z.clone(variant, { ...variant._zod.def, shape: Object.fromEntries(shape) })];
  });
  return Object.fromEntries(replaced);
}

const named = (unique: string) => ({
  name: described(`Its name, unique ${unique}.`, fields.nameText),
  renamedFrom: described(
    "Its former name: the record with that name is renamed. Without effect once it is.",
    z.optional(fields.nameText),
  ),
});

const FileConnection = z.strictObject({
  ...named("in the file"),
  paused: described("Whether it is paused; left out, it stays as it is.", z.optional(z.boolean())),
  config: described(
    "Exactly one variant, complete: fields that are left out are removed from the connection.",
    buildConnectionConfig(inFile(CONNECTION_CONFIGS)),
  ),
});

const FileInstruction = z.strictObject({
  ...named("among those of its type"),
  type: described("Its type: the slot that it is for.", InstructionType),
  content: described("The text.", fields.prose),
});

const SlottedName = z
  .strictObject({
    slotType: described("The slot.", z.enum(PUBLICATION_SLOTS)),
    instructionId: described("An instruction of the library, by name or ID.", z.optional(fields.reference)),
    content: described("The text of an instruction of this publication only.", z.optional(fields.prose)),
    name: described("With `content`: its name; by default made from the slot.", z.optional(fields.nameText)),
    type: described("With `content`: its type; by default the slot's.", z.optional(InstructionType)),
  })
  .check(
    z.refine(
      ({ instructionId, content }) => (instructionId === undefined) !== (content === undefined),
      "has either instructionId, for an instruction of the library, or content",
    ),
    z.refine(
      ({ content, name, type }) => content !== undefined || (name ?? type) === undefined,
      "has name and type with content only; instructionId names an instruction that has both",
    ),
  );

const FilePublication = z.strictObject({
  ...named("in the organization"),
  config: described(
    "The configuration, complete: fields that are left out are removed from the publication.",
    z.extend(ConfiguredPublicationConfig, {
      docsRepo: described("The connection that drafts go to, by name or ID.", fields.reference),
      sourceRepos: described(
        "Source connections, by name or ID. By default `docsRepo`. Repositories provide commits; notes tools and trackers provide context.",
        ConfiguredPublicationConfig.shape.sourceRepos,
      ),
      inputTriggers: described(
        "Events that start work, by the name or ID of a source.",
        ConfiguredPublicationConfig.shape.inputTriggers,
      ),
      notifierConnection: described("The chat channel that is notified, by name or ID.", optional(connectionName)),
    }),
  ),
  instructions: described(
    "Its instructions, in order within each slot; left out, they stay as they are.",
    z.optional(fields.limitItems(z.array(SlottedName))),
  ),
});

const NOT_MANAGED = "left out, none is changed or deleted.";
const section = <Entry extends z.ZodMiniType>(what: string, entry: Entry) =>
  described(
    `The ${what}; ${NOT_MANAGED}`,
    z.optional(z.array(entry, `is a list of ${what}; write [] for none, or leave the section out`)),
  );

/** By their names in the interface, in the order in which they refer to each other. */
export const FILE_ENTRIES = {
  connections: FileConnection,
  instructions: FileInstruction,
  publications: FilePublication,
} as const;
export type FilePublication = z.infer<typeof FilePublication>;

const SECTIONS = "connections, instructions and publications";
export const ServiceFile = z
  .strictObject(
    {
      connections: section("connections", FileConnection),
      instructions: section("instructions of the library", FileInstruction),
      publications: section("publications", FilePublication),
    },
    { error: (issue) => (issue.code === "invalid_type" ? `the file has at least one of ${SECTIONS}` : undefined) },
  )
  .check(z.refine((file) => Object.keys(file).length > 0, `the file has at least one of ${SECTIONS}`));
