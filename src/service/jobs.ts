import type { Selectable } from "kysely";
import type { DocRequest, Job } from "../contract/jobs.ts";
import { procedures, type ServiceParts } from "./procedures.ts";
import { badRequest, notFound } from "./refusal.ts";
import { resolveRecord } from "./resolve-record.ts";
import { keepOnce } from "./store/idempotency.ts";
import { readPage } from "./store/page.ts";
import { newRow, type Store } from "./store/store.ts";
import type { Tables } from "./store/tables.ts";

/** Create, read and list jobs (interface, "Jobs", rules 1 to 7). */
export function implementJobs({ store, worker }: ServiceParts) {
  return {
    create: procedures.jobs.create.handler(async ({ input, context }) => {
      const { id, isNew } = await keepOnce(store, context, { create: "job", input }, async (within) => {
        const connection = await resolveRecord(within, "connections", context.orgId, input.sourceConnection);
        const publicationIds = await resolvePublications(within, context.orgId, connection, input);
        return insertJob(within, context.orgId, connection.id, publicationIds, input);
      });
      const job = await readJob(store, context.orgId, id);
      if (isNew) worker.take(id);
      return asJob(job);
    }),
    get: procedures.jobs.get.handler(async ({ input, context }) =>
      asJob(await readJob(store, context.orgId, input.id)),
    ),
    list: procedures.jobs.list.handler(async ({ input, context }) => {
      const query = store.database.selectFrom("jobs").selectAll().where("org_id", "=", context.orgId);
      const { rows, ...tokens } = await readPage(input, query);
      return { jobs: rows.map(asJob), ...tokens };
    }),
  };
}

async function readJob(store: Store, orgId: string, id: string): Promise<JobRow> {
  const row = await store.database
    .selectFrom("jobs")
    .selectAll()
    .where("id", "=", id)
    .where("org_id", "=", orgId)
    .executeTakeFirst();
  if (row === undefined) throw notFound("job", id);
  return row;
}

type JobRow = Omit<Selectable<Tables["jobs"]>, "seq">;

/** Stores a job in its first state, `requested`; the caller hands it to the worker. */
export async function insertJob(
  store: Store,
  orgId: string,
  connectionId: string,
  publicationIds: readonly string[],
  request: DocRequest,
): Promise<JobRow> {
  const row = {
    ...newRow(store, "job"),
    org_id: orgId,
    type: "doc-request",
    state: "requested",
    title: request.title,
    request_json: JSON.stringify(request),
    connection_id: connectionId,
    publication_ids_json: JSON.stringify(publicationIds),
    user_id: null,
  };
  await store.database.insertInto("jobs").values(row).execute();
  return row;
}

async function resolvePublications(
  store: Store,
  orgId: string,
  connection: { id: string; name: string },
  request: DocRequest,
): Promise<string[]> {
  if (request.publications !== undefined && request.publications.length > 0) {
    const named = await Promise.all(
      request.publications.map((name) => resolveRecord(store, "publications", orgId, name)),
    );
    return [...new Set(named.map((publication) => publication.id))];
  }
  const all = await store.database
    .selectFrom("publications")
    .select(["id", "config_json"])
    .where("org_id", "=", orgId)
    .orderBy("seq")
    .execute();
  const associated = all.filter((row) => {
    const config: { sourceRepos?: string[] } = JSON.parse(row.config_json);
    return config.sourceRepos?.includes(connection.id);
  });
  if (associated.length === 0) throw badRequest(`No publication uses the connection ${connection.name}.`);
  return associated.map((row) => row.id);
}

function asJob(row: JobRow): Job {
  const { labels = [] }: DocRequest = JSON.parse(row.request_json);
  return {
    id: row.id,
    orgId: row.org_id,
    type: row.type,
    state: row.state,
    title: row.title,
    labels,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
