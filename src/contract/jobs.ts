import { oc } from "@orpc/contract";
import * as z from "zod/mini";
import { BILLED_CREATE } from "./billing.ts";
import { ChangeSelector } from "./change-selector.ts";
import {
  byId,
  described,
  LISTED,
  optional,
  pageQuery,
  pageTokens,
  shownLabels,
  shownTimes,
  text,
  texts,
  timestamp,
} from "./fields.ts";
import { relevantLinks } from "./relevant-links.ts";
import { JOB_STATES, routes } from "./routes.ts";

const ENVELOPE = 'the body is {"docRequest": {"title": "…", "body": "…", "sourceConnection": "…"}}';

/** The events that force release notes and documentation work (interface, "Jobs", rule 6). */
export const EventType = z.enum(["release", "merge"]);

/** What a job is asked to document (interface, "Job request object"). */
export const DocRequest = z.object(
  {
    title: described("Names pull requests and commits.", text),
    body: described("What is to be written.", text),
    sourceConnection: described("ID or name of the connection that provides the commits: a repository.", text),
    comments: described("Additional requests.", optional(texts)),
    labels: described("Labels that the request carries.", optional(texts)),
    time: described(
      "When the request was made (RFC 3339); now by default. Phrases in `body` such as `the past week` are relative to it.",
      optional(timestamp),
    ),
    publications: described(
      "IDs or names of publications, which need not list the source connection; without any, all that list it.",
      optional(texts),
    ),
    relevantLinks,
    eventType: described("Forces release notes and documentation work.", optional(EventType)),
    changes: described(
      "Explicit change selectors; they override changes described in `body`.",
      optional(z.array(ChangeSelector)),
    ),
  },
  { error: ENVELOPE },
);
export type DocRequest = z.infer<typeof DocRequest>;

/** A job as answers show it; unknown fields are kept and an unknown state is only a string. */
export const Job = z.looseObject({
  id: described("Identifier of the job.", z.string()),
  orgId: described("Owning organization.", z.string()),
  type: described(
    "The kind of job: `doc-request` for one that this route or a conversation created, `publication-sync` for a sync of a " +
      "publication, which has no conversations; others may come.",
    z.string(),
  ),
  state: described(`One of ${JOB_STATES.join(", ")}; others may come.`, z.string()),
  title: described("Title of the request.", z.nullish(z.string())),
  labels: shownLabels,
  ...shownTimes,
});
export type Job = z.infer<typeof Job>;

/** The body of a create: the request in its envelope (interface, "Jobs", create job). */
const JobRequest = z.object({ docRequest: described("What to document.", DocRequest) });

/** Create, read and list jobs (interface, "Jobs"). */
export const jobs = {
  create: oc
    .route({
      ...routes.jobs.create,
      summary: "Create a job",
      description:
        "Starts a job in the background; it begins in the state `requested`. `publications` and " +
        "`sourceConnection` take IDs or names, and a name that several records have is refused. Without " +
        "`publications` the job runs for every publication that lists the source connection; a publication that " +
        "is named need not list it. The source connection must be a repository. With " +
        "`eventType` only release notes and documentation updates are written, and `body` is context only. " +
        `\`changes\` overrides changes that \`body\` describes. ${BILLED_CREATE}`,
    })
    .input(JobRequest)
    .output(Job),
  get: oc
    .route({
      ...routes.jobs.get,
      summary: "Read a job",
      description:
        "Poll this until `state` is `done` or `errored`. What the job wrote is in the conversations with " +
        "its `jobId`.",
    })
    .input(byId)
    .output(Job),
  list: oc
    .route({ ...routes.jobs.list, summary: "List jobs, the newest first", description: LISTED })
    .input(z.object(pageQuery))
    .output(z.looseObject({ jobs: described("The page.", z.array(Job)), ...pageTokens })),
};
