import * as z from "zod/mini";
import { changes } from "../doc-request.ts";
import * as fields from "../fields.ts";
import { described, optional } from "../fields.ts";
import { operation } from "../operation.ts";
import { routes } from "../routes.ts";

const ReleasesQuery = z.object({
  ...fields.pageQuery,
  connectionId: described("Only of this repository.", optional(fields.filterText)),
  after: described("`moreReleases` of the repository: lists its releases after those.", optional(fields.filterText)),
  tag: described("Only this release, with the `changes` that document it.", optional(fields.filterText)),
});
export type ReleasesQuery = z.infer<typeof ReleasesQuery>;

const STATES =
  "`documented` by what was merged, or by work that found nothing to change; `inDraft`; `failed` without a draft; or `missing`.";
const DocumentedBy = z.looseObject({
  publicationId: described("The publication.", z.string()),
  name: described("Its name.", z.string()),
  state: described(`${STATES} Others may be added.`, z.string()),
  conversationId: described("The conversation that documents it; empty where it is missing.", fields.shownText),
});
const ListedRelease = z.looseObject({
  tag: described("The tag.", z.string()),
  createdAt: described("When the tag was made; of a lightweight tag, when its commit was.", z.string()),
  state: described("The furthest of its publications: documented, in draft, failed, missing.", z.string()),
  conversationId: described("That of this state.", fields.shownText),
  publications: described("What each publication of the repository says of it.", z.nullish(z.array(DocumentedBy))),
  changes,
});
export type ListedRelease = z.infer<typeof ListedRelease>;

const ListedRepository = z.looseObject({
  connectionId: described("The connection.", z.string()),
  name: described("Its name.", z.string()),
  releases: described("20 at most, newest first.", z.array(ListedRelease)),
  moreReleases: described("Give it as `after` for older releases.", fields.shownText),
  error: described("Why the repository cannot be read now.", fields.shownText),
  isPending: described("Whether it is still being fetched, so that a later call succeeds.", z.nullish(z.boolean())),
});
export type ListedRepository = z.infer<typeof ListedRepository>;

const counted = (what: string) => described(`How many drafts that began in this week ${what}.`, z.int());
const Week = z.looseObject({
  start: described("Monday of the ISO week, in UTC.", z.string()),
  merged: counted("are merged"),
  open: counted("run, or wait for a person"),
  closed: counted("were closed, dismissed or cancelled"),
  failed: counted("failed, or have a question"),
  minutes: described("Quartiles of the minutes from draft to merge, of what was merged in it.", z.array(z.int())),
  cost: described("Of the model for what began in it, in millionths of a USD; empty without one.", z.nullish(z.int())),
});
export type Week = z.infer<typeof Week>;

export const insight = {
  releases: operation(routes.insight.releases, ReleasesQuery, {
    summary: "List the releases of repositories, and which are documented",
    description:
      "Lists repositories that publications document, 8 a page, newest first, as far as the caller may read them. A " +
      "release is a tag that names a version. Only conversations that the caller may read count.",
  }).output(z.looseObject({ repositories: fields.pageOf(ListedRepository), ...fields.pageTokens })),
  weeks: operation(routes.insight.weeks, z.unknown(), {
    summary: "Count drafts by week",
    description: "Counts conversations that the caller may read, in the last 12 weeks.",
  }).output(z.looseObject({ weeks: described("The oldest first.", z.array(Week)) })),
};
