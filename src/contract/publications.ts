import { oc } from "@orpc/contract";
import * as z from "zod/mini";
import { described } from "./described.ts";
import { byId, pageQuery, pageTokens } from "./paging.ts";
import { routes } from "./routes.ts";

const FileStyle = z.object({
  path: described(
    "Where the document is kept, from the repository's root; `{version}` stands for the version.",
    z.optional(z.string().check(z.minLength(1))),
  ),
});

/** How release notes are written, beside where they are kept. */
export const ReleaseNotesStyle = z.extend(FileStyle, {
  contributors: described(
    "Whether they name who took part; by default where the code host tells of more than one person.",
    z.optional(z.boolean()),
  ),
  newContributors: described(
    "Whether they name who took part for the first time; not unless asked for.",
    z.optional(z.boolean()),
  ),
});
export type ReleaseNotesStyle = z.infer<typeof ReleaseNotesStyle>;

const names = z.optional(z.array(z.string().check(z.minLength(1))));
/** How the pull requests of a publication are opened; no part of the interface, but ours. */
export const PullRequestStyle = z.object({
  title: described(
    "Title of pull requests and commits; `{subject}` stands for the release, pull request or changes.",
    z.optional(z.string().check(z.minLength(1))),
  ),
  base: described(
    "The branch that they go to; the default branch unless given.",
    z.optional(z.string().check(z.minLength(1))),
  ),
  draft: described("Whether they are opened as drafts.", z.optional(z.boolean())),
  labels: described("Labels of a new one.", names),
  reviewers: described("Who is asked to review a new one: logins, or `organization/team`.", names),
  assignees: described("Logins of a new one's assignees.", names),
});

/** How a publication is written (interface, "ModelsPublicationConfig"; the layout of `styleGuide`, `pullRequest` and `paths` are ours). */
export const PublicationConfig = z.object({
  sourceRepos: described("Source connections, by ID.", z.optional(z.array(z.string()))),
  docsRepo: described("The connection that drafts go to.", z.optional(z.string())),
  inputTriggers: described(
    "Events that start work, by connection ID.",
    z.optional(z.record(z.string(), z.array(z.string()))),
  ),
  writeDocumentation: described("Whether documentation is written.", z.optional(z.boolean())),
  writeReleaseNotes: described("Whether release notes are written.", z.optional(z.boolean())),
  writeChangelogs: described("Whether changelogs are written.", z.optional(z.boolean())),
  styleGuide: described(
    "Settings by kind of document.",
    z.optional(
      z.object({
        documentation: described("Of documentation.", z.optional(FileStyle)),
        releaseNotes: described("Of release notes.", z.optional(ReleaseNotesStyle)),
        changelogs: described("Of changelogs.", z.optional(FileStyle)),
      }),
    ),
  ),
  paths: described(
    "Files and folders that it is about, from the root: only commits that change one of them count; ours.",
    z.optional(z.array(z.string().check(z.minLength(1))).check(z.minLength(1))),
  ),
  planningInstructions: described("Guidance for planning.", z.optional(z.string())),
  pullRequest: described("How pull requests are opened.", z.optional(PullRequestStyle)),
  prCommitInstructions: described("Guidance for pull requests and commits.", z.optional(z.string())),
  notifierConnection: described("The publication's notifier connection.", z.optional(z.string())),
});
export type PublicationConfig = z.infer<typeof PublicationConfig>;

/** A publication as answers show it (interface, "Publication"). */
export const Publication = z.looseObject({
  id: described("Identifier of the publication.", z.string()),
  orgId: described("Owning organization.", z.nullish(z.string())),
  name: described("Its name, unique in the organization.", z.string()),
  config: described("How it is written.", z.nullish(z.looseObject(PublicationConfig.shape))),
  instructions: described("Resolved instructions.", z.nullish(z.array(z.unknown()))),
  createdAt: described("When it was created.", z.nullish(z.string())),
  updatedAt: described("When it last changed.", z.nullish(z.string())),
});
export type Publication = z.infer<typeof Publication>;

const PublicationFilter = z.object({
  ...pageQuery,
  name: described("Only those with this name.", z.optional(z.string())),
  syncedAtBefore: described(
    "Only those last synced before this time (RFC 3339).",
    z.optional(z.iso.datetime({ offset: true })),
  ),
  ids: described("Only these, as IDs separated by commas.", z.optional(z.string())),
});

/** Read and list publications (interface, "Publications"). */
export const publications = {
  get: oc
    .route({ ...routes.publications.get, summary: "Read a publication" })
    .input(byId)
    .output(Publication),
  list: oc
    .route({ ...routes.publications.list, summary: "List publications" })
    .input(PublicationFilter)
    .output(z.looseObject({ publications: described("The page.", z.array(Publication)), ...pageTokens })),
};
