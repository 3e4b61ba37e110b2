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
import { readPresentSteps } from "./entries.ts";

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
  const { outputUrl: output_url, jobId: job_id, publicationId: publication_id, originType: origin_type } = filter;
  const filtered = filterBy(all, {
    ...{ id: reader.access.narrow("conversation"), branch, output_url, job_id, publication_id, status, origin_type },
    ...{ operation_type: filter.operationType, origin_url: filter.originURL, staged },
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
  const findNamed = async (resource: "user" | "connection") => {
    const filters = { org_id: reader.orgId, id: reader.access.narrow(resource) };
    const named = database
      .selectFrom(`${resource}s`)
      .select("id")
      .where(containsText(["name"], word));
    return (await filterBy(named, filters).limit(MAX_NAMED).execute()).map(({ id }) => id);
  };
  const [people, connections] = await Promise.all([findNamed("user"), findNamed("connection")]);
  const ways: RawBuilder<unknown>[] = [containsText(["title", "summary", "publication_name", "branch"], word)];
  if (people.length > 0) ways.push(isOf(people));
  if (connections.length > 0) ways.push(sql`connection_id in (${sql.join(connections)})`);
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
export async function countViews({ database }: Store, reader: Reader, { publicationId, mine }: ConversationFilter) {
  const filters = { org_id: reader.orgId, id: reader.access.narrow("conversation"), publication_id: publicationId };
  const readable = filterBy(database.selectFrom("conversations").select(["assignee_id", "job_id"]), filters);
  const counting = VIEWS.map(async (view) => {
    const newest = readable.where(isIn(view)).orderBy("seq", "desc").limit(MAX_COUNTED);
    const { count } = await database
      .selectFrom(newest.as("newest"))
      .select(sql<number>`count(*)`.as("count"))
      .$if(mine === true, (some) => some.where(isOf([reader.userId])))
      .executeTakeFirstOrThrow();
    return [view, Number(count)] as const;
  });
  return Object.fromEntries(await Promise.all(counting));
}

/** Without their entries, with the people whom the caller may read. */
export async function showConversations(
  store: Store,
  { userId, access }: Reader,
  rows: readonly Selectable<Tables["conversations"]>[],
): Promise<Conversation[]> {
  const jobIds = rows.flatMap(({ job_id }) => job_id ?? []);
  const jobs = await store.database.selectFrom("jobs").select(["id", "user_id"]).where("id", "in", jobIds).execute();
  const requesters = new Map(jobs.map((job) => [job.id, job.user_id]));
  const people = [...requesters.values(), ...rows.map(({ assignee_id }) => assignee_id)];
  const known = people.flatMap((id) => (id && (id === userId || access.may("user:get", id)) ? { user_id: id } : []));
  const names = await readUserNames(store, known);
  const running = rows.filter(({ status }) => status === "running").map(({ id }) => id);
  const steps = running.length === 0 ? undefined : await readPresentSteps(store, running);
  return rows.map((row) => {
    const requesterId = requesters.get(row.job_id ?? "") ?? "";
    return {
      ...showConversation(row),
      ...{ requesterId, requesterName: names.get(requesterId) },
      ...{ assigneeId: row.assignee_id, assigneeName: names.get(row.assignee_id ?? "") },
      presentStep: steps?.get(row.id),
      ...{ changedFiles: row.changed_files, dismissedAt: row.dismissed_at },
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
