import { oc } from "@orpc/contract";
import * as z from "zod/mini";
import { describeSuspended } from "./billing.ts";
import {
  byId,
  described,
  LISTED,
  nameText,
  optional,
  pageQuery,
  pageTokens,
  queryList,
  shownText,
  shownTimes,
  text,
  texts,
  timestamp,
} from "./fields.ts";
import { Health } from "./health.ts";
import { InstructionType, SlotType } from "./instructions.ts";
import { routes } from "./routes.ts";

const FileStyle = z.looseObject({
  path: described(
    "Path of the document, from the repository's root; `{version}` is a placeholder for the version.",
    optional(text),
  ),
});

/** How release notes are written, beside where they are kept. */
export const ReleaseNotesStyle = z.extend(FileStyle, {
  contributors: described(
    "Whether they name who took part; by default where the code host tells of more than one person.",
    optional(z.boolean()),
  ),
  createFile: described(
    "Whether to create a file where neither `path` is set nor the repository keeps files of release notes: one per version in `docs/release-notes/`, or in `release-notes/` without a `docs/`. True by default.",
    optional(z.boolean()),
  ),
  newContributors: described(
    "Whether they name who took part for the first time; not unless asked for.",
    optional(z.boolean()),
  ),
});
export type ReleaseNotesStyle = z.infer<typeof ReleaseNotesStyle>;

const names = optional(z.array(text));
/** How the pull requests of a publication are opened; no part of the interface, but ours. */
export const PullRequestStyle = z.object({
  title: described(
    "Title of pull requests and commits; `{title}` stands for the request's, `{subject}` for the release, pull request or changes.",
    optional(text),
  ),
  base: described("The branch that they go to; the default branch unless given.", optional(text)),
  draft: described("Whether they are opened as drafts.", optional(z.boolean())),
  labels: described("Labels of a new one.", names),
  reviewers: described("Who is asked to review a new one: logins, or `organization/team`.", names),
  assignees: described("Logins of a new one's assignees.", names),
});

const FLAGS = "if one of the three flags is true, those not given are false; if none is, those not given are true.";

/** How a publication is written (interface, "ModelsPublicationConfig"; the layout of `styleGuide`, `pullRequest` and `paths` are ours). */
export const PublicationConfig = z.object({
  sourceRepos: described(
    "Source connections, by ID; 200 at most. Without any, `docsRepo` is its own source. Commits come from the repositories among them; notes tools and trackers are context, as relevant links are.",
    optional(texts.check(z.maxLength(200))),
  ),
  docsRepo: described("The connection that drafts go to; a publication must have one.", optional(z.string())),
  inputTriggers: described(
    "Events that start work, by the ID of a source; the connection's type decides which events it can emit.",
    optional(z.record(z.string(), texts)),
  ),
  writeDocumentation: described(`Whether documentation is written; ${FLAGS}`, optional(z.boolean())),
  writeReleaseNotes: described(
    `Whether release notes are written, as a document of the docs repository; ${FLAGS}`,
    optional(z.boolean()),
  ),
  writeChangelogs: described(`Whether changelogs are written; ${FLAGS}`, optional(z.boolean())),
  styleGuide: described(
    "Settings by kind of document; unknown fields are kept and returned.",
    optional(
      z.looseObject({
        documentation: described("Of documentation.", optional(FileStyle)),
        releaseNotes: described("Of release notes.", optional(ReleaseNotesStyle)),
        changelogs: described("Of changelogs.", optional(FileStyle)),
      }),
    ),
  ),
  paths: described(
    "Files and folders that it is about, from the root: only commits that change one of them count; ours.",
    optional(z.array(text).check(z.minLength(1))),
  ),
  planningInstructions: described("Guidance for planning.", optional(z.string())),
  pullRequest: described("How pull requests are opened.", optional(PullRequestStyle)),
  prCommitInstructions: described("Guidance for pull requests and commits.", optional(z.string())),
  notifierConnection: described("The publication's notifier connection.", optional(z.string())),
});
export type PublicationConfig = z.infer<typeof PublicationConfig>;

/** The kinds of documents that a publication writes. */
export type WrittenKinds = Record<"writeDocumentation" | "writeReleaseNotes" | "writeChangelogs", boolean>;

/**
 * Which kinds of documents a config asks for: if one of the three flags is true, those not given are false; if none is,
 * those not given are true (operation `publications.create`).
 */
export function selectKinds(config: PublicationConfig): WrittenKinds {
  const { writeDocumentation, writeReleaseNotes, writeChangelogs } = config;
  const byDefault = ![writeDocumentation, writeReleaseNotes, writeChangelogs].includes(true);
  return {
    writeDocumentation: writeDocumentation ?? byDefault,
    writeReleaseNotes: writeReleaseNotes ?? byDefault,
    writeChangelogs: writeChangelogs ?? byDefault,
  };
}

/** An instruction in a slot of a publication, as answers show it; in the order of slots and positions. */
export const ResolvedInstruction = z.looseObject({
  id: described("Identifier of the link.", z.string()),
  instructionId: described("The instruction.", z.string()),
  slotType: described("The slot that it is in.", z.string()),
  position: described("Its place in the slot, from 0.", z.int()),
  name: described("Name of the instruction.", z.string()),
  type: described("Type of the instruction.", z.string()),
  content: described("Its text.", z.string()),
  global: described("Whether it belongs to the library, not to this publication alone.", z.boolean()),
});
export type ResolvedInstruction = z.infer<typeof ResolvedInstruction>;

/** A publication as answers show it (interface, "Publication"). */
export const Publication = z.looseObject({
  id: described("Identifier of the publication.", z.string()),
  orgId: described("Owning organization.", shownText),
  name: described("Its name, unique in the organization.", z.string()),
  config: described("How it is written.", z.nullish(z.looseObject(PublicationConfig.shape))),
  instructions: described("Resolved instructions.", z.nullish(z.array(z.unknown()))),
  healthy: described("Whether its connections answered when last looked at.", z.nullish(z.boolean())),
  healthMessage: described("What is wrong with them, where something is.", shownText),
  syncedAt: described("When it was last synced.", shownText),
  ...shownTimes,
});
export type Publication = z.infer<typeof Publication>;

/** An instruction for a slot: one of the library by ID, or a text of the publication's own. */
export const SlottedInstruction = z.union(
  [
    z.object({
      slotType: described("The slot.", SlotType),
      instructionId: described(
        "An instruction of the library, or one of the publication's own. All other fields are ignored, so that what an answer shows can be sent back; to change its text, update the instruction.",
        text,
      ),
    }),
    z.object({
      slotType: described("The slot.", SlotType),
      content: described("The text.", text),
      name: described("Its name; made from the slot unless given.", optional(nameText)),
      type: described("Its type; the slot's unless given.", optional(InstructionType)),
    }),
  ],
  "an instruction is {slotType, instructionId} or {slotType, content, name?, type?}",
);
export type SlottedInstruction = z.infer<typeof SlottedInstruction>;

const written = {
  name: described("Its name, unique in the organization.", nameText),
  config: described("How it is written; `docsRepo` has to be there.", optional(PublicationConfig)),
  instructions: described(
    "Its instructions, in order within each slot; 200 at most.",
    optional(z.array(SlottedInstruction).check(z.maxLength(200))),
  ),
};
const WRITTEN_KINDS =
  "If one of `writeDocumentation`, `writeReleaseNotes` and `writeChangelogs` is true, those not given are false; if " +
  "none is, those not given are true. Release notes are a file of the docs repository: at " +
  "`styleGuide.releaseNotes.path` if set, else where the repository keeps such files, else one per version in " +
  "`docs/release-notes/`, or in `release-notes/` without a `docs/`. A `docsRepo` alone is its own source.";

const PublicationRequest = z.object(written);
const PublicationUpdate = z.extend(byId, {
  ...written,
  updatedAt: described("The `updatedAt` that was read: another change since then is a clash.", optional(timestamp)),
});

const PublicationFilter = z.object({
  ...pageQuery,
  name: described("Only those with this name.", optional(z.string())),
  syncedAtBefore: described("Only those last synced before this time (RFC 3339).", optional(timestamp)),
  ids: described("Only these, as IDs separated by commas.", optional(queryList)),
});

const PublicationSync = z.extend(byId, {
  wait: described("Whether the answer waits for its end.", optional(z.boolean())),
  timeout: described(
    "How long it waits at most, in nanoseconds; 60 seconds unless told, 10 minutes at most.",
    optional(z.int("timeout is a whole number of nanoseconds").check(z.positive("timeout is at least 1"))),
  ),
});

const PublicationHealth = z.extend(Health, {
  connections: described("How each of its connections stands.", z.nullish(z.array(Health))),
});

const SYNCED =
  "Queues a job of the type `publication-sync`, which `GET /jobs` lists. It ends `done`, or `errored` if a connection " +
  `could not be synced; a paused connection is skipped and is no failure. ${describeSuspended()}`;

/** Publications (interface, "Publications"). */
export const publications = {
  create: oc
    .route({
      ...routes.publications.create,
      summary: "Create a publication",
      description: `Validates the config before it is saved. A name that another publication has is a 409. ${WRITTEN_KINDS}`,
    })
    .input(PublicationRequest)
    .output(Publication),
  get: oc
    .route({
      ...routes.publications.get,
      summary: "Read a publication",
      description:
        "Returns the publication with its config, health, sync time and resolved instructions. Access is " +
        "checked before the lookup.",
    })
    .input(byId)
    .output(Publication),
  list: oc
    .route({ ...routes.publications.list, summary: "List publications, the newest first", description: LISTED })
    .input(PublicationFilter)
    .output(z.looseObject({ publications: described("The page.", z.array(Publication)), ...pageTokens })),
  update: oc
    .route({
      ...routes.publications.update,
      summary: "Replace a publication's configuration and instructions",
      description:
        "Replaces the whole configuration and instruction set. Validates the config first; a name that " +
        "another publication has is a 409, and so is an `updatedAt` that is out of date. What a GET answers is a " +
        "valid body: resolved instructions are accepted, and of one with an `instructionId` only that and the slot count.",
    })
    .input(PublicationUpdate)
    .output(Publication),
  delete: oc
    .route({
      ...routes.publications.delete,
      summary: "Delete a publication",
      description: "Also deletes its instruction links, and the instructions that only it has.",
    })
    .input(byId),
  health: oc
    .route({
      ...routes.publications.health,
      summary: "Look whether a publication's connections work",
      description:
        "Checks the docs destination and every source connection. When one fails, the publication is marked " +
        "unhealthy, and `message` says why.",
    })
    .input(byId)
    .output(PublicationHealth),
  sync: oc
    .route({
      ...routes.publications.sync,
      summary: "Sync a publication's connections",
      description: `With \`wait\` the answer waits until the sync ends or \`timeout\` is over. ${SYNCED}`,
    })
    .input(PublicationSync),
};
