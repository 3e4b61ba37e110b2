import * as z from "zod/mini";

const FileSource = z.object({
  /** Full SHA; of a pull request its merge, squash or only commit. */
  sha: z.string(),
  title: z.string(),
  pullRequest: z.optional(z.int()),
});
export type FileSource = z.infer<typeof FileSource>;

/** Earlier versions stored less. */
export const DraftedFile = z.object({
  path: z.string(),
  /** `other`: a commit on the branch that is not ours. */
  kind: z.enum(["changelog", "releaseNotes", "documentation", "other"]),
  isNew: z._default(z.boolean(), false),
  why: z._default(z.string(), ""),
  sources: z._default(z.array(FileSource), []),
  moreSources: z._default(z.int(), 0),
});
export type DraftedFile = z.infer<typeof DraftedFile>;

/** A file that a draft wrote and a caller excludes, with the content to put back. */
export const WithheldFile = z.object({ content: z.string(), file: DraftedFile });
export type WithheldFile = z.infer<typeof WithheldFile>;
