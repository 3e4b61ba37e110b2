import * as z from "zod/mini";
import * as fields from "../fields.ts";
import { described, optional } from "../fields.ts";
import { MODEL_NAME, MODEL_NAME_RULE } from "../limits.ts";
import { operation } from "../operation.ts";
import { routes } from "../routes.ts";
import { Health } from "./connections/connections.ts";
import { InstructionType, SlotType } from "./instructions.ts";
import { describeSuspended } from "./jobs.ts";
import { ChangelogStyle, FileStyle, PullRequestStyle, ReleaseNotesStyle, ReleaseStyle } from "./publication-styles.ts";

const connectionId = optional(fields.textUpTo(fields.MAX_NAME_LENGTH));
const guidance = optional(fields.textUpTo(fields.MAX_PROSE_LENGTH));
const FLAGS = "if one of the three flags is true, those not given are false; if none is, those not given are true.";

export const PublicationConfig = z.object({
  sourceRepos: described(
    "Source connections, by ID; 200 at most. By default `docsRepo`. Repositories provide commits; notes tools and trackers provide context, like relevant links.",
    optional(fields.limitItems(z.array(fields.textUpTo(fields.MAX_NAME_LENGTH)), fields.MAX_SOURCES)),
  ),
  docsRepo: described("The connection that drafts go to; a publication must have one.", connectionId),
  inputTriggers: described(
    "Events that start work, by the ID of a source; the connection's type decides which events it can emit.",
    optional(z.record(z.string(), fields.listOfTexts(fields.MAX_NAME_LENGTH))),
  ),
  writeDocumentation: described(`Whether to write documentation; ${FLAGS}`, optional(z.boolean())),
  writeReleaseNotes: described(
    `Whether to write release notes, as a file of the docs repository; ${FLAGS}`,
    optional(z.boolean()),
  ),
  writeChangelogs: described(`Whether to write changelogs; ${FLAGS}`, optional(z.boolean())),
  styleGuide: described(
    "Settings by kind of document; unknown fields are kept and returned.",
    optional(
      z.looseObject({
        documentation: described("For documentation.", optional(FileStyle)),
        releaseNotes: described("For release notes.", optional(ReleaseNotesStyle)),
        changelogs: described("For changelogs.", optional(ChangelogStyle)),
      }),
    ),
  ),
  paths: described(
    "Files and folders, from the root: only commits that change one of them count. An addition to the interface.",
    optional(fields.limitItems(z.array(fields.path).check(z.minLength(1)))),
  ),
  planningInstructions: described("Guidance for planning.", guidance),
  pullRequest: described("Settings of pull requests.", optional(PullRequestStyle)),
  release: described("Settings of releases. An addition to the interface.", optional(ReleaseStyle)),
  prCommitInstructions: described("Guidance for pull requests and commits.", guidance),
  model: described(
    "The language model that writes, by its name at the server of the organization's model; `none` for none. By default the organization's. An addition to the interface.",
    optional(z.string().check(z.regex(MODEL_NAME, `model ${MODEL_NAME_RULE}`))),
  ),
  notifierConnection: described("The publication's notifier connection.", connectionId),
  notifyAutomatically: described(
    "Whether its channel is notified when a draft is ready, needs attention or failed; true by default. An addition to the interface.",
    optional(z.boolean()),
  ),
});
export type PublicationConfig = z.infer<typeof PublicationConfig>;

export const ResolvedInstruction = z.looseObject({
  id: described("Identifier of the link.", z.string()),
  instructionId: described("The instruction.", z.string()),
  slotType: described("Its slot.", z.string()),
  position: described("Its position in the slot, from 0.", z.int()),
  name: described("Name of the instruction.", z.string()),
  type: described("Type of the instruction.", z.string()),
  content: described("Its text.", z.string()),
  global: described("Whether it is in the library; false: in this publication only.", z.boolean()),
});
export type ResolvedInstruction = z.infer<typeof ResolvedInstruction>;

export const ShownPublicationConfig = z.looseObject(fields.withoutMaximums(PublicationConfig).shape);

export const Publication = z.looseObject({
  id: described("Identifier of the publication.", z.string()),
  orgId: described("The organization that owns it.", fields.shownText),
  name: described("Its name, unique in the organization.", z.string()),
  config: described("The configuration.", z.nullish(ShownPublicationConfig)),
  instructions: described("Resolved instructions.", z.nullish(z.array(z.unknown()))),
  healthy: described("Whether the last health check succeeded.", z.nullish(z.boolean())),
  healthMessage: described("The result of the last health check, if it failed.", fields.shownText),
  syncedAt: described("When it was last synced.", fields.shownText),
  ...fields.shownTimes,
});
export type Publication = z.infer<typeof Publication>;

export const SlottedInstruction = z.union(
  [
    z.object({
      slotType: described("The slot.", SlotType),
      instructionId: described(
        "An instruction of the library or of the publication. All other fields are ignored, so that an answer can be sent back; to change the text, update the instruction.",
        fields.reference,
      ),
    }),
    z.object({
      slotType: described("The slot.", SlotType),
      content: described("The text.", fields.prose),
      name: described("Its name; by default made from the slot.", optional(fields.nameText)),
      type: described("Its type; by default the slot's.", optional(InstructionType)),
    }),
  ],
  "an instruction is {slotType, instructionId} or {slotType, content, name?, type?}",
);
export type SlottedInstruction = z.infer<typeof SlottedInstruction>;

const written = {
  name: described("Its name, unique in the organization.", fields.nameText),
  config: described("The configuration; `docsRepo` is required.", optional(PublicationConfig)),
  instructions: described(
    "Its instructions, in order within each slot; 200 at most, with 1 MiB of content in all.",
    optional(fields.limitItems(z.array(SlottedInstruction))),
  ),
};
const WRITTEN_KINDS =
  "If one of `writeDocumentation`, `writeReleaseNotes` and `writeChangelogs` is true, those not given are false; if " +
  "none is, those not given are true. Release notes are a file of the docs repository: at " +
  "`styleGuide.releaseNotes.path` if set, else where the repository has such files, else one per version in " +
  "`docs/release-notes/`, or in `release-notes/` without a `docs/`. Without `sourceRepos`, `docsRepo` is the source.";

const PublicationUpdate = z.extend(fields.byId, {
  ...written,
  updatedAt: described("The `updatedAt` that was read: 409 after another change.", optional(fields.timestamp)),
});

export const PublicationFilter = z.object({
  ...fields.pageQuery,
  name: described("Filter by name.", optional(fields.filterText)),
  syncedAtBefore: described("Filter by last sync before this time (RFC 3339).", optional(fields.timestamp)),
  ids: described(`Filter by ID; ${fields.SEVERAL}`, optional(fields.queryList)),
});

const PublicationSync = z.extend(fields.byId, {
  wait: described("Whether to wait for its end.", optional(z.boolean())),
  timeout: described(
    "Maximum time to wait, in nanoseconds; 60 seconds by default, 10 minutes at most, 0 for none.",
    optional(z.int().check(z.nonnegative("timeout is at least 0"))),
  ),
});

const PublicationHealth = z.extend(Health, {
  connections: described("The health of each of its connections.", z.nullish(z.array(Health))),
});

const SYNCED =
  "Queues a job of the type `publication-sync`, which `GET /jobs` lists. It ends `done`, or `errored` if a connection " +
  `could not be synced or a release not be published; a paused connection is skipped. ${describeSuspended()}`;

export const publications = {
  create: operation(routes.publications.create, z.object(written), {
    summary: "Create a publication",
    description: `Validates the config before it is saved. 409 if another publication has the name. ${WRITTEN_KINDS}`,
  }).output(Publication),
  get: operation(routes.publications.get, fields.byId, {
    summary: "Read a publication",
    description:
      "Returns the publication with its config, health, sync time and resolved instructions. Access is " +
      "checked before the lookup.",
  }).output(Publication),
  list: operation(routes.publications.list, PublicationFilter, {
    summary: "List publications, newest first",
    description: fields.LISTED,
  }).output(z.looseObject({ publications: fields.pageOf(Publication), ...fields.pageTokens })),
  update: operation(routes.publications.update, PublicationUpdate, {
    summary: "Replace a publication's configuration and instructions",
    description:
      "Validates and replaces the configuration and all instructions. 409 if another publication has the name, or if " +
      "`updatedAt` is out of date. The answer of a GET is a valid body: of a resolved instruction only " +
      "`instructionId` and `slotType` are read.",
  }).output(Publication),
  delete: operation(routes.publications.delete, fields.byId, {
    summary: "Delete a publication",
    description: "Also deletes its instruction links and its own instructions.",
  }),
  health: operation(routes.publications.health, fields.byId, {
    summary: "Check the health of a publication's connections",
    description:
      "Checks the docs destination and every source connection. If one fails, the publication is " +
      "unhealthy and `message` says why.",
  }).output(PublicationHealth),
  sync: operation(routes.publications.sync, PublicationSync, {
    summary: "Sync a publication's connections",
    description: `Then tags and releases what was merged, where \`release\` says so. With \`wait\` it returns after the sync, or after \`timeout\`. ${SYNCED}`,
  }),
};

const { styleGuide, pullRequest: _, ...settings } = PublicationConfig.shape;
const FilePlace = z.strictObject({ path: z.optional(z.string().check(z.minLength(1))) });

/** The config of a publication in a file of a repository: as in the interface, but unknown fields are errors. */
export const ConfiguredPublicationConfig = z.strictObject({
  ...settings,
  pullRequest: z.optional(z.strictObject(PullRequestStyle.shape)),
  styleGuide: z.optional(
    z.strictObject({
      documentation: z.optional(FilePlace),
      releaseNotes: z.optional(z.strictObject(ReleaseNotesStyle.shape)),
      changelogs: z.optional(z.strictObject({ ...ChangelogStyle.shape, ...FilePlace.shape })),
    }),
  ),
});
