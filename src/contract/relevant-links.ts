import { described, optional, texts } from "./fields.ts";

/** `relevantLinks` of a request (interface, "Job request object"); the same in jobs, conversations and comments. */
export const relevantLinks = described(
  "Links to extra content; the first 20 are read, within 30 s. Links to files, directories, commits, releases, issues " +
    "and pull requests of a code host, items of a tracker and pages of a notes tool are read through each matching " +
    "connection that the caller may read (`connection:get`) and that is not paused, until one answers. A match is a " +
    "`codehostRepo` of the link's repository (its app's token is used for this repository only), an app of the link's " +
    "code host and workspace, a `tracker` of the link's site, or a `notesTool` for any page of it. If none answers, and " +
    "for all other links, the public page is fetched. What cannot be read is a `notice` with the reason.",
  optional(texts),
);
