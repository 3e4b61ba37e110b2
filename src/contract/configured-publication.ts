import * as z from "zod/mini";
import { PublicationConfig, PullRequestStyle, ReleaseNotesStyle } from "./publications.ts";

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
      changelogs: z.optional(FilePlace),
    }),
  ),
});
