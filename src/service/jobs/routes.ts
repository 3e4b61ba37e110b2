import type { DocRequest } from "../../contract/doc-request.ts";
import { checkAssociated, SOURCE } from "../../drafting/conversation.ts";
import { checkConnectionType } from "../connections/connections.ts";
import { readUsingPublications } from "../connections/uses.ts";
import { type CallContext, needs, needsFor, procedures } from "../http/procedures.ts";
import type { ServiceParts } from "../parts.ts";
import { createBatches } from "../store/batches.ts";
import { claimKeys } from "../store/idempotency.ts";
import { bytesOf, filterBy, readPage } from "../store/page.ts";
import { rememberReads } from "../store/prepared.ts";
import { readRecord, type Store } from "../store/store.ts";
import { asJob, insertJobs, type NewJob, resolveRecord, resolveRecords } from "./jobs.ts";

export function implementJobs({ store, worker }: ServiceParts) {
  const { jobs } = procedures;
  const createBatched = createBatches((calls: readonly CreateCall[]) =>
    store.transaction((within) => createJobs(within, calls)),
  );
  return {
    create: jobs.create.use(needs("job:create")).handler(async ({ input: { docRequest: input }, context }) => {
      const { length } = JSON.stringify(input);
      const { id, job, isNew } = await createBatched(context.orgId, { input, context }, length);
      if (!isNew) context.noteReplay();
      if (job === undefined) return asJob(await readRecord(store, "jobs", context.orgId, id));
      worker.wake();
      return asJob(job);
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

type CreateCall = { input: DocRequest; context: CallContext };

/** For calls of one organization. Without `job` where the call's key is used already. */
async function createJobs(within: Store, calls: readonly CreateCall[]) {
  const claims = calls.map(({ input, context }) => {
    return { call: context, asked: { create: "job", input }, recordId: within.createId("job") };
  });
  const kept = await claimKeys(within, claims);
  const reading = rememberReads(within);
  const jobs: NewJob[] = [];
  for (const [index, { input, context }] of calls.entries()) {
    if (kept[index] !== undefined) continue;
    const connection = await resolveRecord(reading, "connections", context, [SOURCE, input.sourceConnection]);
    checkConnectionType(connection, "codehostRepo", "has no commits", SOURCE);
    const publications = await resolvePublications(reading, context, connection, input);
    const id = claims[index]?.recordId ?? "";
    jobs.push({ id, actor: context.actor, request: input, connectionId: connection.id, publications });
  }
  const inserted = new Map((await insertJobs(within, jobs)).map(({ job }) => [job.id, job]));
  return claims.map(({ recordId }, index) => {
    const id = kept[index] ?? recordId;
    return { id, job: inserted.get(id), isNew: kept[index] === undefined };
  });
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
  return resolveRecords(store, "publications", context, { names, path: "docRequest.publications" });
}
