import * as z from "zod/mini";
import * as fields from "../fields.ts";
import { described, optional } from "../fields.ts";
import { SHOWN_KINDS } from "../kinds.ts";
import { MODEL_NAME, MODEL_NAME_RULE } from "../limits.ts";
import { operation } from "../operation.ts";
import { routes } from "../routes.ts";
import { Health } from "./connections.ts";
import { InstructionType, SlotType } from "./instructions.ts";
import { describeSuspended } from "./jobs.ts";

const FileStyle = z.looseObject({
  path: described(
    "Path of the document, from the repository's root; `{version}` is a placeholder for the version.",
    optional(fields.path),
  ),
});

const SectionStyle = z.strictObject({
  title: described("Its heading, which may contain emoji.", fields.line),
  kinds: described(
    "The kinds of changes that it lists. Documentation and internal changes are folded away unless a section names them.",
    fields.limitItems(z.array(z.enum(SHOWN_KINDS)).check(z.minLength(1)), SHOWN_KINDS.length),
  ),
});

const SectionStyles = optional(fields.limitItems(z.array(SectionStyle), fields.MAX_SECTIONS));
const text = optional(fields.prose);
const FRAME =
  "in Markdown. The placeholders are `{version}`, `{tag}`, `{previousTag}`, `{date}`, `{compareUrl}` and `{repository}`; a line with one that has no value is left out. An addition to the interface.";
const TEMPLATE = "as a Mustache template; `docs/templates.md` lists its fields. An addition to the interface.";

export const ReleaseNotesStyle = z.extend(FileStyle, {
  contributors: described(
    "Whether they name the contributors; by default if the code host reports more than one.",
    optional(z.boolean()),
  ),
  createFile: described(
    "Whether to create a file if `path` is not set and the repository has no files of release notes: one per version in `docs/release-notes/`, or in `release-notes/` without a `docs/`. True by default.",
    optional(z.boolean()),
  ),
  sections: described(
    "The sections, in order; 50 at most. Kinds that no section names follow under the default headings, but breaking changes come first. By default the categories of `.github/release.yml`, else one section for each kind. An addition to the interface.",
    SectionStyles,
  ),
  newContributors: described("Whether they name new contributors; false by default.", optional(z.boolean())),
  header: described(`What is above them, ${FRAME}`, text),
  footer: described(`What is below them, ${FRAME}`, text),
  entry: described(`An entry, ${TEMPLATE}`, text),
  template: described(`The whole of them, ${TEMPLATE}`, text),
});
export type ReleaseNotesStyle = z.infer<typeof ReleaseNotesStyle>;

const ChangelogStyle = z.extend(FileStyle, {
  header: described("What a new file begins with, in Markdown. An addition to the interface.", text),
  sections: described(
    "The sections of a version, as in release notes. By default those that the file has. An addition to the interface.",
    SectionStyles,
  ),
  entry: described(`An entry, ${TEMPLATE}`, text),
  template: described(`The section of a version, with or without its heading, ${TEMPLATE}`, text),
});

const names = optional(fields.limitItems(z.array(fields.reference)));
export const PullRequestStyle = z.object({
  title: described(
    "Title of pull requests and commits; the placeholders are `{title}` of the request and `{subject}`: the release, pull request or changes. By default `{title}`; where nearly all commits of the base have conventional types, `docs: document {subject}` unless a person chose the request's title.",
    optional(fields.line),
  ),
  commitMessage: described(
    "Title of commits, with the same placeholders; by default `title`. An addition to the interface.",
    optional(fields.line),
  ),
  branch: described(
    "Name of the branches of drafts, which are below `release-docs/`; the placeholder is `{subject}`, such as `v1.2.0` or `unreleased`. `release-docs/{subject}` by default. An addition to the interface.",
    optional(z.string().check(z.regex(fields.DRAFT_BRANCH, `branch ${fields.DRAFT_BRANCH_RULE}`))),
  ),
  base: described("The base branch; by default the default branch.", optional(fields.reference)),
  perChange: described(
    "Whether each merged pull request gets a draft of its own. By default they share one for each base branch, as long as their changes are unreleased. An addition to the interface.",
    optional(z.boolean()),
  ),
  draft: described("Whether to open them as drafts.", optional(z.boolean())),
  labels: described("Labels of new pull requests.", names),
  reviewers: described("Reviewers of new pull requests: logins, or `organization/team`.", names),
  assignees: described("Assignees of new pull requests, as logins.", names),
  milestone: described(
    "Milestone of new pull requests: its title or number, as text. An addition to the interface.",
    optional(fields.reference),
  ),
  autoMerge: described(
    "How GitHub merges new pull requests, once all that the base branch requires is there; by default it does not. A merge with the workflow's own token starts no workflow. An addition to the interface.",
    optional(z.string().check(z.regex(fields.MERGE_METHOD, `autoMerge ${fields.MERGE_METHOD_RULE}`))),
  ),
  signOff: described(
    "Whether new commits are signed off by who makes them (`Signed-off-by`). An addition to the interface.",
    optional(z.boolean()),
  ),
});

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
  prCommitInstructions: described("Guidance for pull requests and commits.", guidance),
  model: described(
    "The language model that writes, by its name at the server of the organization's model; `none` for none. By default the organization's. An addition to the interface.",
    optional(z.string().check(z.regex(MODEL_NAME, `model ${MODEL_NAME_RULE}`))),
  ),
  notifierConnection: described("The publication's notifier connection.", connectionId),
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
  `could not be synced; a paused connection is skipped. ${describeSuspended()}`;

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
    description: `With \`wait\` it returns after the sync, or after \`timeout\`. ${SYNCED}`,
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
