import * as z from "zod/mini";
import { JobRequest } from "../doc-request.ts";
import * as fields from "../fields.ts";
import { described } from "../fields.ts";
import { operation } from "../operation.ts";
import { JOB_STATES, routes } from "../routes.ts";

export const BILLED_CREATE =
  "402 if the organization is suspended or has used its monthly job allowance (calendar months in UTC): nothing is " +
  "queued, and an audit log of the type `error` is written. A repeated call with the `Idempotency-Key` and body of an " +
  "earlier create still returns 201 with its record.";

export function describeSuspended(when = ""): string {
  return `402 if the organization is suspended${when}: nothing is queued, and an audit log of the type \`error\` is written.`;
}

export const Job = z.looseObject({
  id: described("Identifier of the job.", z.string()),
  orgId: described("The organization that owns it.", z.string()),
  type: described(
    "`doc-request`, or `publication-sync` for a sync of a publication, which has no conversations;" +
      " others may be added.",
    z.string(),
  ),
  state: described(`One of ${JOB_STATES.join(", ")}; others may be added.`, z.string()),
  outcome: described(
    "`cancelled` for a job that is `done` though its work was cancelled, until later work succeeds. An addition.",
    z.nullish(z.string()),
  ),
  title: described("Title of the request.", z.nullish(z.string())),
  labels: fields.shownLabels,
  ...fields.shownTimes,
});
export type Job = z.infer<typeof Job>;

export const jobs = {
  create: operation(routes.jobs.create, JobRequest, {
    summary: "Create a job",
    description:
      "Queues a job in the state `requested`. `publications` and " +
      "`sourceConnection` take IDs or names; an ambiguous name is refused. Without " +
      "`publications` the job runs for every publication that lists the source connection; a named " +
      "publication need not list it. The source connection must be a repository. With " +
      "`eventType` it writes only release notes and documentation updates, and `body` is context only. " +
      `\`changes\` overrides changes that \`body\` describes. ${BILLED_CREATE}`,
  }).output(Job),
  get: operation(routes.jobs.get, fields.byId, {
    summary: "Read a job",
    description:
      "Poll this until `state` is `done` or `errored`. The results are in the conversations with its `jobId`.",
  }).output(Job),
  list: operation(routes.jobs.list, z.object(fields.pageQuery), {
    summary: "List jobs, newest first",
    description: fields.LISTED,
  }).output(z.looseObject({ jobs: fields.pageOf(Job), ...fields.pageTokens })),
};
