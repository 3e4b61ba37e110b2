import * as z from "zod/mini";
import { SentChangeSelector } from "./change-selector.ts";
import * as fields from "./fields.ts";
import { described, optional } from "./fields.ts";
import { RELEASE_WISH, RELEASE_WISH_RULE } from "./limits.ts";

const ENVELOPE = 'the body is {"docRequest": {"title": "…", "body": "…", "sourceConnection": "…"}}';

export const relevantLinks = described(
  "Links to extra content; the first 20 are read, within 30 s. Links to files, directories, commits, releases, issues " +
    "and pull requests of a code host, items of a tracker and pages of a notes tool are read through the first " +
    "matching connection that answers, is not paused and that the caller may read (`connection:get`). A match is a " +
    "`codehostRepo` of the link's repository (its app's token is used for this repository only), an app of the link's " +
    "code host and workspace, a `tracker` of the link's site, or a `notesTool` for any page of it. If none answers, and " +
    "for all other links, the public page is fetched. Links that cannot be read give a `notice` with the reason.",
  optional(fields.listOfTexts(fields.MAX_ADDRESS_LENGTH)),
);

const selectors = optional(fields.limitItems(z.array(SentChangeSelector)));
const ABSENT = "In a selector `null` counts as absent; an empty text, which may be half of a range, is a 400.";
export const changes = described(`Explicit change selectors. ${ABSENT}`, selectors);

export const EventType = z.enum(["release", "merge"]);

export const DocRequest = z.object(
  {
    title: described("Title for pull requests and commits.", fields.line),
    body: described("The request, in prose.", fields.prose),
    sourceConnection: described(
      "ID or name of the connection that provides the commits: a repository.",
      fields.reference,
    ),
    comments: described("Additional requests.", optional(fields.listOfTexts(fields.MAX_PROSE_LENGTH))),
    labels: fields.labels,
    time: described(
      "When the request was made (RFC 3339); now by default. Phrases in `body` such as `the past week` are relative to it.",
      optional(fields.timestamp),
    ),
    publications: described(
      "IDs or names of publications, which need not list the source connection; by default all that list it.",
      optional(fields.listOfTexts(fields.MAX_NAME_LENGTH)),
    ),
    relevantLinks,
    release: described(
      "The release to prepare before its tag: a version, `major`, `minor`, `patch`, `prerelease` or `auto`. An addition to the interface.",
      optional(z.string().check(z.regex(RELEASE_WISH, `release ${RELEASE_WISH_RULE}`))),
    ),
    eventType: described("Limits the work to release notes and documentation.", optional(EventType)),
    changes: described(`Explicit change selectors; they override changes described in \`body\`. ${ABSENT}`, selectors),
  },
  { error: ENVELOPE },
);
export type DocRequest = z.infer<typeof DocRequest>;

export const JobRequest = z.object({ docRequest: described("What to document.", DocRequest) });
export type JobRequest = z.infer<typeof JobRequest>;
