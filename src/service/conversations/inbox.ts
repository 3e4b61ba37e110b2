import { type RawBuilder, type Selectable, sql } from "kysely";
import { badRequest } from "../../contract/refusals.ts";
import { type Conversation, type ConversationFilter, VIEWS } from "../../contract/resources/conversations.ts";
import { showConversation } from "../../drafting/conversation.ts";
import type { CallContext } from "../http/procedures.ts";
import { readUserNames } from "../people/routes/users.ts";
import { readAccess } from "../security/access.ts";
import { type Actor, describeDelta, writeAudit } from "../store/audit.ts";
import { VIEW } from "../store/indexed.ts";
import { containsText, filterBy, filterBySummary } from "../store/page.ts";
import type { Tables } from "../store/schema.ts";
import { readRecord, type Store, updateRecord } from "../store/store.ts";

type Reader = Pick<CallContext, "orgId" | "userId" | "access">;

const isIn = (view: string) => sql<boolean>`${sql.raw(VIEW)} = ${view}`;

/** What a list of conversations selects; `scan` as {@link filterBySummary} gives it. */
export async function selectConversations(store: Store, reader: Reader, filter: ConversationFilter) {
  const { branch, status, staged, view, query: text = "" } = filter;
  const all = store.database
    .selectFrom("conversations")
    .selectAll()
    .where("org_id", "=", reader.orgId)
    .$if(view !== undefined, (some) => some.where(isIn(view ?? "")));
  const filtered = filterBy(all, {
    id: reader.access.narrow("conversation"),
    branch,
    output_url: filter.outputUrl,
    job_id: filter.jobId,
    publication_id: filter.publicationId,
    operation_type: filter.operationType,
    status,
    origin_type: filter.originType,
    origin_url: filter.originURL,
    staged,
  });
  const { query, scan } = filterBySummary(filtered, all, filter.summary, ["title"]);
  const words = text.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  const conditions = await Promise.all(words.map((word) => matchWord(store, reader, word)));
  if (scan !== undefined) conditions.push(scan.condition);
  if (filter.mine === true) conditions.push(isOf([reader.userId]));
  if (conditions.length === 0) return { query };
  return { query, scan: { condition: sql<boolean>`(${sql.join(conditions, sql` and `)})`, all } };
}

const MAX_WORDS = 8;
/** Users and connections whose name has a word of a search. */
const MAX_NAMED = 1_000;

/** Finds names of those records only that the caller may read. */
async function matchWord({ database }: Store, reader: Reader, word: string): Promise<RawBuilder<boolean>> {
  const { orgId: org_id, access } = reader;
  const named = containsText(["name"], word);
  const users = filterBy(database.selectFrom("users").select("id"), { org_id, id: access.narrow("user") });
  const narrowed = { org_id, id: access.narrow("connection") };
  const connections = filterBy(database.selectFrom("connections").select("id"), narrowed);
  const [people, sources] = await Promise.all([
    users.where(named).limit(MAX_NAMED).execute(),
    connections.where(named).limit(MAX_NAMED).execute(),
  ]);
  const ways: RawBuilder<unknown>[] = [containsText(["title", "summary", "publication_name", "branch"], word)];
  if (people.length > 0) ways.push(isOf(people.map(({ id }) => id)));
  if (sources.length > 0) ways.push(sql`connection_id in (${sql.join(sources.map(({ id }) => id))})`);
  return sql<boolean>`(${sql.join(ways, sql` or `)})`;
}

/** Assigned to one of the users, or requested by one. */
function isOf(userIds: readonly string[]): RawBuilder<boolean> {
  const users = sql.join(userIds);
  const isRequested = sql`exists (select 1 from jobs where jobs.id = job_id and user_id in (${users}))`;
  return sql<boolean>`(assignee_id in (${users}) or ${isRequested})`;
}

const MAX_COUNTED = 10_000;

/** How many of the newest conversations of each view the caller may read. */
export async function countViews(
  { database }: Store,
  { orgId: org_id, userId, access }: Reader,
  { publicationId: publication_id, mine }: ConversationFilter,
) {
  const readable = filterBy(database.selectFrom("conversations"), {
    org_id,
    id: access.narrow("conversation"),
    publication_id,
  }).orderBy("seq", "desc");
  const counting = VIEWS.map(async (view) => {
    const newest = readable.where(isIn(view)).select(["assignee_id", "job_id"]).limit(MAX_COUNTED);
    const { count } = await database
      .selectFrom(newest.as("newest"))
      .select(sql<number>`count(*)`.as("count"))
      .$if(mine === true, (some) => some.where(isOf([userId])))
      .executeTakeFirstOrThrow();
    return [view, Number(count)] as const;
  });
  return Object.fromEntries(await Promise.all(counting)) as Record<(typeof VIEWS)[number], number>;
}

type Row = Selectable<Tables["conversations"]>;

/** Without their entries, with the people whom the caller may read. */
export async function showConversations(
  store: Store,
  { userId, access }: Reader,
  rows: readonly Row[],
): Promise<Conversation[]> {
  const jobIds = rows.flatMap(({ job_id }) => job_id ?? []);
  const jobs = await store.database.selectFrom("jobs").select(["id", "user_id"]).where("id", "in", jobIds).execute();
  const requesters = new Map(jobs.map((job) => [job.id, job.user_id]));
  const people = [...requesters.values(), ...rows.map(({ assignee_id }) => assignee_id)];
  const known = people.flatMap((id) => (id && (id === userId || access.may("user:get", id)) ? { user_id: id } : []));
  const names = await readUserNames(store, known);
  return rows.map((row) => {
    const requesterId = requesters.get(row.job_id ?? "") ?? null;
    return {
      ...showConversation(row),
      requesterId,
      requesterName: names.get(requesterId ?? ""),
      assigneeId: row.assignee_id,
      assigneeName: names.get(row.assignee_id ?? ""),
      changedFiles: row.changed_files,
      dismissedAt: row.dismissed_at,
    };
  });
}

/** Null for none. 400 for a user who may not read the conversation. */
export async function assignConversation(within: Store, actor: Actor, id: string, userId: string | null) {
  const { assignee_id: before } = await readRecord(within, "conversations", actor.orgId, id);
  if (before === userId) return;
  if (userId !== null) {
    const users = within.database.selectFrom("users").select("id").where("org_id", "=", actor.orgId);
    const user = await users.where("id", "=", userId).executeTakeFirst();
    if (user === undefined) throw badRequest(`There is no user ${JSON.stringify(userId)}.`, "userId");
    const { may } = await readAccess(within, userId);
    if (!may("conversation:get", id)) throw badRequest("This user may not read the conversation.", "userId");
  }
  await updateRecord(within, "conversations", id, { assignee_id: userId });
  const delta = describeDelta({ assigneeId: before }, { assigneeId: userId });
  const note = { type: "action-update", summary: "Assigned a conversation", delta } as const;
  await writeAudit(within, actor, { ...note, config: { conversationId: id } });
}
