import * as z from "zod/mini";
import * as fields from "../fields.ts";
import { described, optional } from "../fields.ts";
import { SHOWN_KINDS } from "../kinds.ts";
import { RELEASE_WORDS } from "../limits.ts";

export const FileStyle = z.looseObject({
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

export const ChangelogStyle = z.extend(FileStyle, {
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

export const ReleaseVersion = z.enum(RELEASE_WORDS);
export const CreatedRelease = z.enum(["none", "draft", "published"]);

export const ReleaseStyle = z.strictObject({
  version: described(
    "What a request for unreleased changes prepares where it names no release: `auto` is what the changes ask for. By default nothing.",
    optional(ReleaseVersion),
  ),
  tag: described(
    "Whether a release is tagged once its pull request is merged. The docs repository is on GitHub, and the app may write to it.",
    optional(z.boolean()),
  ),
  createRelease: described(
    "Whether GitHub's release is created then, with the notes as they were merged: as a `draft`, or `published`, which also tags. `none` by default.",
    optional(CreatedRelease),
  ),
});
export type ReleaseStyle = z.infer<typeof ReleaseStyle>;
