import type { DocRequest } from "../../contract/doc-request.ts";
import { checkConnectionType } from "../domain/connections/connections.ts";
import { asJob, insertJob, resolveRecord, resolveRecords } from "../domain/jobs.ts";
import { checkAssociated } from "../domain/names.ts";
import { readUsingPublications } from "../domain/publications/publications.ts";
import type { ServiceParts } from "../domain/repositories/repositories.ts";
import { withIdempotencyKey } from "../store/idempotency.ts";
import { bytesOf, filterBy, readPage } from "../store/page.ts";
import { readRecord, type Store } from "../store/store.ts";
import { type CallContext, needs, needsFor, procedures } from "./procedures.ts";

export function implementJobs({ store, worker }: ServiceParts) {
  const { jobs } = procedures;
  return {
    create: jobs.create.use(needs("job:create")).handler(async ({ input: { docRequest: input }, context }) => {
      const { id, created } = await withIdempotencyKey(store, context, { create: "job", input }, async (within) => {
        const connection = await resolveRecord(within, "connections", context, input.sourceConnection);
        checkConnectionType(connection, "codehostRepo", "has no commits");
        const publications = await resolvePublications(within, context, connection, input);
        return insertJob(within, context.actor, { request: input, connectionId: connection.id, publications });
      });
      if (created === undefined) return asJob(await readRecord(store, "jobs", context.orgId, id));
      worker.wake();
      return asJob(created.job);
    }),
    get: jobs.get
      .use(needsFor("job:get"))
      .handler(async ({ input, context }) => asJob(await readRecord(store, "jobs", context.orgId, input.id))),
    list: jobs.list.handler(async ({ input, context }) => {
      const all = store.database.selectFrom("jobs").selectAll();
      const query = filterBy(all, { org_id: context.orgId, id: context.access.narrow("job") });
      const { rows, ...tokens } = await readPage(input, query, {
        bytes: bytesOf("request_json", "publication_ids_json"),
      });
      return { jobs: rows.map(asJob), ...tokens };
    }),
  };
}

/** Named publications need not list the connection. */
async function resolvePublications(
  store: Store,
  context: CallContext,
  connection: { id: string; name: string },
  { publications: names = [] }: DocRequest,
): Promise<readonly { id: string; name: string }[]> {
  if (names.length === 0) {
    const associated = await readUsingPublications(store, connection.id, ["source"]);
    const permitted = associated.filter(({ id }) => context.access.may("publication:get", id));
    return checkAssociated(permitted, connection);
  }
  return resolveRecords(store, "publications", context, names);
}
