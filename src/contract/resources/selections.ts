import * as z from "zod/mini";
import { DocRequest } from "../doc-request.ts";
import * as fields from "../fields.ts";
import { described, optional } from "../fields.ts";
import { operation } from "../operation.ts";
import { routes } from "../routes.ts";

const FETCHED =
  "The repository is fetched if it was not in the last minute. 503 with `Retry-After` while that takes longer than a " +
  "caller waits; it goes on, and a later call gets its result.";
const UNREADABLE = "409 if the repository cannot be read now.";

const text = (about: string) => described(`Filter by ${about}, case-insensitive.`, optional(fields.filterText));

// Not what git searches or walks for, such as `:/text` and `HEAD~9`.
const refName = z
  .string()
  .check(z.maxLength(fields.MAX_LINE_LENGTH), z.regex(/^[^\s:^~{]+$/, "must be the name of a branch or tag, or a SHA"));

const TagQuery = z.extend(fields.byId, { ...fields.pageQuery, text: text("a part of the name") });
export type TagQuery = z.infer<typeof TagQuery>;

const CommitQuery = z.extend(fields.byId, {
  ...fields.pageQuery,
  ref: described("Branch, tag or SHA whose history is listed; by default the default branch.", optional(refName)),
  since: described("Branch, tag or SHA whose commits are left out.", optional(refName)),
  text: text("a part of the subject or the author, the start of the SHA, or the pull request's number"),
  pullRequests: described(
    "Whether to list only commits whose message has the number of a pull request.",
    optional(fields.queryBoolean),
  ),
});
export type CommitQuery = z.infer<typeof CommitQuery>;

const Tag = z.looseObject({
  name: described("Its name.", z.string()),
  sha: described("The commit, in full.", z.string()),
  createdAt: described("When it was made; of a lightweight tag, when its commit was.", z.string()),
  version: described("The version that it names, without a leading `v`; empty for other tags.", fields.shownText),
});
export type Tag = z.infer<typeof Tag>;

const ListedCommit = z.looseObject({
  sha: described("In full.", z.string()),
  title: described("Title of its pull request, if the message has it; else the subject.", z.string()),
  subject: described("The first line of the message.", z.string()),
  author: described("Name of the author, after `.mailmap`.", z.string()),
  committedAt: described("When it was committed.", z.string()),
  parents: described("Its parents, in full; several if it merges branches.", fields.texts),
  pullRequest: described("Number of its pull request, if the message has it.", z.nullish(z.int())),
});
export type ListedCommit = z.infer<typeof ListedCommit>;

const { body: _, ...selecting } = DocRequest.shape;
const { comments, time, eventType, changes, release } = selecting;

const SelectionRequest = z.object({
  publication: described("ID or name of the publication.", fields.reference),
  sourceConnection: described(
    "ID or name of one repository, as in a job; by default all of the publication, as in a conversation.",
    optional(fields.reference),
  ),
  body: described("The request, in prose.", optional(fields.prose)),
  ...{ comments, time, eventType, changes, release },
});
export type SelectionRequest = z.infer<typeof SelectionRequest>;

const PreviewedChange = z.looseObject({
  kind: described("`breaking`, `added`, `changed`, `fixed` and so on; others may be added.", z.string()),
  text: described("What the notes say about it; a model may word it differently.", z.string()),
  isFolded: described("Whether the notes fold it away, as internal changes are.", z.boolean()),
  pullRequest: described("Number of its pull request.", z.nullish(z.int())),
  sha: described("Its merge, squash or only commit, in full.", z.string()),
  url: described("The page of the pull request or the commit; empty without a code host.", fields.shownText),
  commits: described("How many commits it has.", z.int()),
});
export type PreviewedChange = z.infer<typeof PreviewedChange>;

const PreviewedRelease = z.looseObject({
  tag: described("Its tag, such as `v1.4.0`.", z.string()),
  version: described("Its version, such as `1.4.0`.", z.string()),
  previousTag: described("The release before; empty for a first one.", fields.shownText),
  reason: described("Why it has this version, in a sentence.", z.string()),
});

const PreviewedRange = z.looseObject({
  repository: described("Name of the repository, such as `owner/repo`.", z.string()),
  tag: described("The release that is documented or prepared; empty for what is not released.", fields.shownText),
  previousTag: described("The release before, from which on changes count.", fields.shownText),
  release: described("The release to prepare; empty for what needs none.", z.nullish(PreviewedRelease)),
  date: described("Date of the tag or of the newest commit in UTC: `2026-01-05`.", z.string()),
  start: described("SHA before the first commit; empty for a first release and for picked commits.", fields.shownText),
  end: described("SHA of the newest commit.", fields.shownText),
  commits: described("How many commits are selected.", z.int()),
  changes: described("The changes that the notes name, section by section.", z.array(PreviewedChange)),
  moreChanges: described("How many more there are than `changes` shows.", z.int()),
  dependencies: described("How many further changes only update dependencies.", z.int()),
  notShown: described(
    "Commits without an entry, by reason.",
    z.array(
      z.looseObject({
        reason: described("Such as `merge`, `release` or `reverted`.", z.string()),
        text: described("The reason in words, such as `branch merges`.", z.string()),
        commits: described("How many commits.", z.int()),
      }),
    ),
  ),
});
export type PreviewedRange = z.infer<typeof PreviewedRange>;

export const SelectionPreview = z.looseObject({
  publicationId: described("The publication.", z.string()),
  sentence: described("The selection in words; empty after an error.", z.string()),
  commits: described("How many commits are selected in all.", z.int()),
  ranges: described("One for each release and repository, the newest release first.", z.array(PreviewedRange)),
  notices: described("What the request would remark on.", fields.texts),
  usesModel: described(
    "Whether a language model would write; without one, wishes in `body` are not followed.",
    z.boolean(),
  ),
  error: described(
    "Why the request would fail, or cannot be previewed (`limit/preview`); empty without an error.",
    z.nullish(
      z.looseObject({
        code: described("The code of the error, such as `git/unknown-tag`.", z.string()),
        message: described("What is wrong.", z.string()),
        hint: described("What to do.", z.string()),
      }),
    ),
  ),
});
export type SelectionPreview = z.infer<typeof SelectionPreview>;

const LISTED = `The connection must be a repository. ${FETCHED} ${UNREADABLE}`;

export const selections = {
  listTags: operation(routes.selections.listTags, TagQuery, {
    summary: "List the tags of a repository, newest first",
    description: LISTED,
  }).output(z.looseObject({ tags: fields.pageOf(Tag), ...fields.pageTokens })),
  listCommits: operation(routes.selections.listCommits, CommitQuery, {
    summary: "List commits of a repository, newest first",
    description:
      "With `text` a page can have fewer commits than asked for, or none, and still a `nextPageToken`: each page " +
      `looks at a limited number of commits. Further pages stay at the commits of the first one. ${LISTED}`,
  }).output(z.looseObject({ commits: fields.pageOf(ListedCommit), ...fields.pageTokens })),
  preview: operation(routes.selections.preview, SelectionRequest, {
    summary: "Preview what a request would document",
    description:
      "Selects commits as the first turn of a job or conversation does, and writes nothing. A request that would " +
      "fail is a 200 with `error`. Needs the permissions `job:create`, and `connection:get` for each repository. " +
      `${FETCHED}`,
  }).output(SelectionPreview),
};
