import * as z from "zod/mini";
import { described } from "./described.ts";
import { optional, text, texts } from "./fields.ts";

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
