import { type Selectable, sql } from "kysely";
import type { Job } from "../../contract/jobs.ts";
import type { Access } from "../security/access.ts";
import { type Actor, writeAudit } from "../store/audit.ts";
import { parseJobLabels } from "../store/columns.ts";
import { badRequest } from "../store/errors.ts";
import { insertRecord, prepareEach } from "../store/prepared.ts";
import type { Tables } from "../store/schema.ts";
import { asRecord, newRow, type Store, updateRecord } from "../store/store.ts";
import { checkQueue } from "../worker/queue.ts";
import { checkJobAllowance } from "./billing.ts";
import { insertConversation, insertTurn, type ResolvedRequest } from "./conversations.ts";

type JobRow = Selectable<Tables["jobs"]>;

/** With a conversation, a first turn and its task per publication. 402 if a billing check fails, 429 for a full queue. */
export async function insertJob(
  within: Store,
  actor: Actor,
  resolved: ResolvedRequest & { publications: readonly { id: string; name: string }[] },
): Promise<{ id: string; conversationIds: string[] }> {
  await checkJobAllowance(within, actor.orgId);
  const { request, connectionId, publications } = resolved;
  // Before anything is stored, for callers that continue after a refusal.
  await checkQueue(within, actor.orgId, { more: publications.length });
  const id = await insertRow(within, actor, {
    type: "doc-request",
    title: request.title,
    request_json: JSON.stringify(request),
    connection_id: connectionId,
    publication_ids_json: JSON.stringify(publications.map((publication) => publication.id)),
  });
  const conversationIds: string[] = [];
  for (const publication of publications) {
    const conversationId = await insertConversation(within, actor, { ...resolved, jobId: id, publication });
    await insertTurn(within, actor, conversationId, { request });
    conversationIds.push(conversationId);
  }
  return { id, conversationIds };
}

export async function insertSyncJob(
  within: Store,
  actor: Actor,
  publication: { id: string; name: string; connectionId: string },
): Promise<string> {
  return insertRow(within, actor, {
    type: "publication-sync",
    title: `Sync ${publication.name}`,
    request_json: "{}",
    connection_id: publication.connectionId,
    publication_ids_json: JSON.stringify([publication.id]),
  });
}

async function insertRow(
  within: Store,
  actor: Actor,
  given: Pick<JobRow, "type" | "title" | "request_json" | "connection_id" | "publication_ids_json">,
): Promise<string> {
  const { orgId: org_id, userId: user_id = null } = actor;
  const row = { ...newRow(within, "job"), ...given, org_id, state: "requested", user_id };
  await insertRecord(within, "jobs", row);
  const note = { type: "action-create", config: { jobId: row.id, title: given.title } } as const;
  await writeAudit(within, actor, { ...note, summary: "Created a job" });
  return row.id;
}

export async function startJob(store: Store, id: string): Promise<void> {
  await store.database
    .updateTable("jobs")
    .set({ state: "running", updated_at: store.now() })
    .where("id", "=", id)
    .where("state", "=", "requested")
    .execute();
}

/** Ends a job once all first turns are over; `errored` if one failed. */
export async function settleJob(within: Store, id: string): Promise<void> {
  // Locks the job's row: of two turns that end at once, the later sees the earlier.
  const { numUpdatedRows } = await within.database
    .updateTable("jobs")
    .set({ updated_at: within.now() })
    .where("id", "=", id)
    .where("state", "in", ["requested", "running"])
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  const turns = await within.database
    .selectFrom("turns")
    .innerJoin("conversations", "conversations.id", "turns.conversation_id")
    .select("turns.status")
    .where("conversations.job_id", "=", id)
    .where("turns.triggering_comment_id", "is", null)
    .execute();
  if (turns.some(({ status }) => status === "running")) return;
  const state = turns.some(({ status }) => status === "error") ? "errored" : "done";
  await updateRecord(within, "jobs", id, { state });
}

export function asJob(row: JobRow): Job {
  const { labels = [] } = parseJobLabels(row.request_json);
  return {
    ...asRecord(row),
    type: row.type,
    state: row.state,
    title: row.title,
    labels,
  };
}

export type NamedRecord = { id: string; name: string; config_json: string };

type NamedTable = "connections" | "publications";
type Caller = { orgId: string; access: Access };

const MAX_KNOWN = 5;
const MAX_LISTED = 10;

/** By ID, else by name. 400 if the caller can read none or several. */
export async function resolveRecord(
  store: Store,
  table: NamedTable,
  caller: Caller,
  idOrName: string,
): Promise<NamedRecord> {
  return selectRecord(store, table, caller, await readNamed(store, table, caller, [idOrName]), idOrName);
}

/** Each as {@link resolveRecord}, in one query and without duplicates. */
export async function resolveRecords(
  store: Store,
  table: NamedTable,
  caller: Caller,
  idsOrNames: readonly string[],
): Promise<NamedRecord[]> {
  const named = await readNamed(store, table, caller, idsOrNames);
  const found = new Map<string, NamedRecord>();
  for (const idOrName of new Set(idsOrNames)) {
    const row = await selectRecord(store, table, caller, named, idOrName);
    found.set(row.id, row);
  }
  return [...found.values()];
}

type Named = { byId: ReadonlyMap<string, NamedRecord>; byName: ReadonlyMap<string, readonly NamedRecord[]> };

const resourceOf = (table: NamedTable) => (table === "connections" ? "connection" : "publication");

/** The records that the caller can read. */
async function readNamed(
  store: Store,
  table: NamedTable,
  { orgId, access }: Caller,
  idsOrNames: readonly string[],
): Promise<Named> {
  const [only] = idsOrNames;
  const rows =
    idsOrNames.length === 1 && only !== undefined
      ? await selectNamed(store, table, orgId, only)
      : await recordsOf(store, table, orgId)
          .where((where) => where.or([where("id", "in", idsOrNames), where("name", "in", idsOrNames)]))
          .execute();
  const readable = rows.filter(({ id }) => access.may(`${resourceOf(table)}:get`, id));
  return { byId: new Map(readable.map((row) => [row.id, row])), byName: Map.groupBy(readable, ({ name }) => name) };
}

async function selectRecord(
  store: Store,
  table: NamedTable,
  { orgId, access }: Caller,
  { byId, byName }: Named,
  idOrName: string,
): Promise<NamedRecord> {
  const resource = resourceOf(table);
  const named = byName.get(idOrName) ?? [];
  const found = byId.get(idOrName) ?? named[0];
  if (found === undefined) {
    const known = access.may(`${resource}:list`) ? await recordsOf(store, table, orgId).limit(MAX_KNOWN).execute() : [];
    const names = known.length === 0 ? "" : `; known here: ${known.map(({ name }) => name).join(", ")}`;
    throw badRequest(`There is no ${resource} ${JSON.stringify(idOrName)}${names}.`);
  }
  if (named.length <= 1 || found.id === idOrName) return found;
  const ids = listFirst(named.map(({ id }) => id));
  throw badRequest(`Several ${table} are named ${JSON.stringify(idOrName)}: give one of the IDs ${ids}.`);
}

/** 400 if the caller can read none or several. */
export async function resolveOnlyPublication(store: Store, { orgId, access }: Caller): Promise<NamedRecord> {
  const rows = await recordsOf(store, "publications", orgId).orderBy("seq").execute();
  const readable = rows.filter(({ id }) => access.may("publication:get", id));
  const [only, second] = readable;
  if (only === undefined) throw badRequest("There is no publication yet. Create one first.");
  if (second === undefined) return only;
  const names = listFirst(readable.map(({ id, name }) => `${JSON.stringify(name)} (${id})`));
  throw badRequest(`Give the publication, one of ${names}.`);
}

function listFirst(texts: readonly string[]): string {
  const more = texts.length > MAX_LISTED ? ` and ${texts.length - MAX_LISTED} more` : "";
  return texts.slice(0, MAX_LISTED).join(", ") + more;
}

const selectNamed = prepareEach((database, table: NamedTable, orgId: string, idOrName: string) =>
  recordsOf({ database }, table, orgId).where((where) =>
    where.or([where("id", "=", idOrName), where("name", "=", idOrName)]),
  ),
);

function recordsOf({ database }: Pick<Store, "database">, table: NamedTable, orgId: string) {
  return database
    .selectFrom(table)
    .select(["id", "name", "config_json"])
    .where("org_id", "=", orgId)
    .$if(table === "connections", (query) => query.where(sql.ref("deleted_at"), "is", null));
}
