import { type Selectable, sql } from "kysely";
import type { Job } from "../../contract/resources/jobs.ts";
import {
  type Asked,
  buildConversation,
  MAX_KNOWN,
  type NamedTable,
  type ResolvedRequest,
  resourceOf,
  selectNamed,
  selectOnlyPublication,
} from "../../drafting/conversation.ts";
import { asRecord, newRow, showColumns } from "../../shared/records.ts";

import { checkJobAllowance } from "../people/billing.ts";
import type { Access } from "../security/access.ts";
import { type Actor, type AuditNote, insertAudited } from "../store/audit.ts";
import { parseJobLabels } from "../store/columns.ts";
import { type NewRecord, prepareEach } from "../store/prepared.ts";
import type { Tables } from "../store/schema.ts";
import { type Store, updateRecord } from "../store/store.ts";
import { buildTask, checkQueue } from "../worker/queue.ts";

type JobRow = Omit<Selectable<Tables["jobs"]>, "seq">;

/** A job to insert, with the publications that get a conversation. */
export type NewJob = ResolvedRequest & {
  /** The job's, where it is known before. */
  id?: string;
  actor: Actor;
  publications: readonly { id: string; name: string }[];
  /** By default the one that is named. */
  repositories?: readonly string[];
};

/**
 * Jobs of one organization, each with a conversation, a first turn and its task per publication. 402 if a billing check
 * fails, 429 for a full queue, and then none is stored.
 */
export async function insertJobs(within: Store, jobs: readonly NewJob[]) {
  const orgId = jobs[0]?.actor.orgId;
  if (orgId === undefined) return [];
  await checkJobAllowance(within, orgId, { more: jobs.length });
  // Before anything is stored, for callers that continue after a refusal.
  const tasks = jobs.reduce((count, { publications }) => count + publications.length, 0);
  await checkQueue(within, orgId, { more: tasks });
  const built = jobs.map((job) => buildJobRecords(within, job));
  await insertAudited(within, built);
  return built;
}

/** As {@link insertJobs}. */
export async function insertJob(within: Store, job: NewJob) {
  const [inserted] = await insertJobs(within, [job]);
  return inserted?.conversationIds ?? [];
}

function buildJobRecords(within: Store, { id, actor, publications, ...resolved }: NewJob) {
  const { request, connectionId, repositories = [connectionId] } = resolved;
  const ends = (request.changes ?? []).flatMap((one) => {
    if ("tags" in one) return "end" in one.tags ? one.tags.end : [];
    return "commits" in one && "endSha" in one.commits ? one.commits.endSha : [];
  });
  const job = buildJob(within, actor, {
    ...(id !== undefined && { id }),
    type: "doc-request",
    title: request.title,
    request_json: JSON.stringify(request),
    connection_id: connectionId,
    publication_ids_json: JSON.stringify(publications.map((publication) => publication.id)),
  });
  const jobId = job.row.id;
  const records: NewRecord[] = [job];
  const notes = [noteJob(job)];
  const conversationIds: string[] = [];
  for (const publication of publications) {
    const conversation = buildConversation(within, actor, { ...resolved, jobId, publication });
    const conversationId = conversation.row.id;
    records.push(conversation, ...buildTurn(within, actor, conversationId, { request }));
    for (const revision of new Set(ends)) {
      const rows = repositories.map((connection_id) => ({ revision, conversation_id: conversationId, connection_id }));
      records.push(...rows.map((row) => ({ table: "conversation_releases", row }) as const));
    }
    const config = { conversationId, jobId, publicationId: publication.id };
    notes.push({ type: "action-create", summary: "Created a conversation", config });
    conversationIds.push(conversationId);
  }
  return { job: job.row, conversationIds, actor, records, notes };
}

/** With its task, to be inserted after `checkQueue`. `commentId`: the comment that requested the turn. */
export function buildTurn(
  within: Store,
  actor: Actor,
  conversationId: string,
  { request, commentId = null }: { request: object; commentId?: string | null },
): NewRecord[] {
  const turn = {
    ...newRow(within, "trn"),
    org_id: actor.orgId,
    conversation_id: conversationId,
    status: "running",
    retry_count: 0,
    request_json: JSON.stringify(request),
    triggering_comment_id: commentId,
  };
  const task = buildTask(within, actor, { kind: "turn", subjectId: turn.id, conversationId });
  return [{ table: "turns", row: turn }, task];
}

export async function insertSyncJob(
  within: Store,
  actor: Actor,
  publication: { id: string; name: string; connectionId: string },
): Promise<string> {
  const job = buildJob(within, actor, {
    type: "publication-sync",
    title: `Sync ${publication.name}`,
    request_json: "{}",
    connection_id: publication.connectionId,
    publication_ids_json: JSON.stringify([publication.id]),
  });
  await insertAudited(within, [{ actor, records: [job], notes: [noteJob(job)] }]);
  return job.row.id;
}

type JobRecord = { table: "jobs"; row: JobRow };

function buildJob(
  within: Store,
  actor: Actor,
  given: Pick<JobRow, "type" | "title" | "request_json" | "connection_id" | "publication_ids_json"> & { id?: string },
): JobRecord {
  const { orgId: org_id, userId: user_id = null } = actor;
  const row = { ...newRow(within, "job"), ...given, org_id, state: "requested", outcome: null, user_id };
  return { table: "jobs", row };
}

function noteJob({ row }: JobRecord): AuditNote {
  return { type: "action-create", summary: "Created a job", config: { jobId: row.id, title: row.title } };
}

/** `errored`: of one whose failed turn runs again. */
export async function startJob({ database, now }: Store, id: string, from: "requested" | "errored" = "requested") {
  const waiting = database.updateTable("jobs").where("id", "=", id).where("state", "=", from);
  await waiting.set({ state: "running", updated_at: now() }).execute();
}

/** Ends a job once all first turns are over; `errored` if one failed. Of one that was cancelled, later work counts. */
export async function settleJob(within: Store, id: string): Promise<void> {
  // Locks the job's row: of two turns that end at once, the later sees the earlier.
  const { numUpdatedRows } = await within.database
    .updateTable("jobs")
    .set({ updated_at: within.now() })
    .where("id", "=", id)
    .where((where) => where.or([where("state", "in", ["requested", "running"]), where("outcome", "=", "cancelled")]))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  const turns = await within.database
    .selectFrom("turns")
    .innerJoin("conversations", "conversations.id", "turns.conversation_id")
    .select(["turns.status", "turns.updated_at", "turns.conversation_id", "turns.triggering_comment_id"])
    .where("conversations.job_id", "=", id)
    .execute();
  const first = turns.filter(({ triggering_comment_id: triggerId }) => triggerId === null);
  if (first.some(({ status }) => status === "running")) return;
  const state = first.some(({ status }) => status === "error") ? "errored" : "done";
  const worked = turns.filter(({ status }) => status === "success" || status === "no_changes");
  const isCancelled = ({ status, conversation_id, updated_at: at }: (typeof turns)[number]) =>
    status === "cancelled" && !worked.some((one) => one.conversation_id === conversation_id && one.updated_at > at);
  const outcome = state === "done" && first.some(isCancelled) ? "cancelled" : null;
  await updateRecord(within, "jobs", id, { state, outcome });
}

export function asJob(row: JobRow): Job {
  const { labels = [] } = parseJobLabels(row.request_json);
  const shown = showColumns(row, "type", "state", "title");
  return { ...asRecord(row), ...shown, outcome: row.outcome ?? undefined, labels };
}

type NamedRows = { connections: Selectable<Tables["connections"]>; publications: Selectable<Tables["publications"]> };

type Caller = { orgId: string; access: Access };

/** By ID, else by name. 400 if the caller can read none or several. */
export async function resolveRecord<Table extends NamedTable>(
  store: Store,
  table: Table,
  caller: Caller,
  asked: Asked,
): Promise<NamedRows[Table]> {
  const named = await readNamed(store, table, caller, [asked[1]]);
  return selectNamed(table, named, asked, () => listKnown(store, table, caller));
}

/** Each as {@link resolveRecord}, in one query and without duplicates. */
export async function resolveRecords<Table extends NamedTable>(
  store: Store,
  table: Table,
  caller: Caller,
  { names, path }: { names: readonly string[]; path: string },
): Promise<NamedRows[Table][]> {
  const named = await readNamed(store, table, caller, names);
  const found = new Map<string, NamedRows[Table]>();
  for (const [index, idOrName] of names.entries()) {
    const row = await selectNamed(table, named, [`${path}.${index}`, idOrName], () => listKnown(store, table, caller));
    found.set(row.id, row);
  }
  return [...found.values()];
}

async function listKnown(store: Store, table: NamedTable, { orgId, access }: Caller) {
  return access.may(`${resourceOf(table)}:list`) ? recordsOf(store, table, orgId).limit(MAX_KNOWN).execute() : [];
}

/** The records that the caller can read. */
async function readNamed<Table extends NamedTable>(
  store: Store,
  table: Table,
  { orgId, access }: Caller,
  idsOrNames: readonly string[],
): Promise<NamedRows[Table][]> {
  const [only] = idsOrNames;
  const rows =
    idsOrNames.length === 1 && only !== undefined
      ? await selectByName(store, table, orgId, only)
      : await recordsOf(store, table, orgId)
          .where((where) => where.or([where("id", "in", idsOrNames), where("name", "in", idsOrNames)]))
          .execute();
  // The query is of one table, which its type does not say.
  const own = rows as NamedRows[Table][];
  return own.filter(({ id }) => access.may(`${resourceOf(table)}:get`, id));
}

/** 400 if the caller can read none or several. */
export async function resolveOnlyPublication(
  store: Store,
  { orgId, access }: Caller,
): Promise<NamedRows["publications"]> {
  const rows = await recordsOf(store, "publications", orgId).orderBy("seq").execute();
  return selectOnlyPublication(rows.filter(({ id }) => access.may("publication:get", id)));
}

const selectByName = prepareEach((database, table: NamedTable, orgId: string, idOrName: string) =>
  recordsOf({ database }, table, orgId).where((where) =>
    where.or([where("id", "=", idOrName), where("name", "=", idOrName)]),
  ),
);

function recordsOf({ database }: Pick<Store, "database">, table: NamedTable, orgId: string) {
  return database
    .selectFrom(table)
    .selectAll()
    .where("org_id", "=", orgId)
    .$if(table === "connections", (query) => query.where(sql.ref("deleted_at"), "is", null));
}
