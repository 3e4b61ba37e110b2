import * as z from "zod/mini";

const sha = z.string().check(z.minLength(40));

/** A repository: what is its base unless another is configured. */
export const RepositoryAnswer = z.object({ node_id: z.string(), default_branch: z.string(), html_url: z.string() });

/** A ref. */
export const RefAnswer = z.object({ object: z.object({ sha }) });

/** A commit as lists show it. */
export const ListedCommit = z.object({ sha, commit: z.object({ message: z.string(), tree: z.object({ sha }) }) });

/** Two commits compared: how the second came from where they part. */
export const CompareAnswer = z.object({
  merge_base_commit: z.object({ sha, commit: z.object({ tree: z.object({ sha }) }) }),
  total_commits: z.number(),
  commits: z.array(ListedCommit),
  files: z.optional(
    z.array(
      z.object({
        filename: z.string(),
        /** `added`, `modified`, `removed`, `renamed`, … */
        status: z.string(),
        previous_filename: z.optional(z.string()),
        /** Object name of the content; of what was there, where it was removed. */
        sha: z.nullish(z.string()),
        /** Absent where the content is binary or too long. */
        patch: z.optional(z.string()),
      }),
    ),
  ),
});
export type CompareAnswer = z.infer<typeof CompareAnswer>;

/** A tree; `truncated` where GitHub did not list all of it. */
export const TreeAnswer = z.object({
  sha,
  truncated: z.optional(z.boolean()),
  tree: z.array(z.object({ path: z.string(), mode: z.string(), type: z.enum(["blob", "tree", "commit"]), sha })),
});

/** A file's content. */
export const BlobAnswer = z.object({ content: z.string(), encoding: z.string() });

/** A commit of the git data API. */
export const CommitAnswer = z.object({ sha, tree: z.object({ sha }) });

/** What was made and has an object name. */
export const MadeAnswer = z.object({ sha });

/** A pull request. */
export const PullRequestAnswer = z.object({
  number: z.number(),
  html_url: z.string(),
  state: z.string(),
  title: z.string(),
  body: z.nullish(z.string()),
  merged_at: z.nullish(z.string()),
  user: z.nullish(z.object({ login: z.string() })),
  head: z.object({ sha: z.string() }),
  base: z.object({ ref: z.string() }),
});
export type PullRequestAnswer = z.infer<typeof PullRequestAnswer>;

/** An answer that nobody reads. */
export const AnyAnswer = z.unknown();
