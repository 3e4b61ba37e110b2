import { type RawBuilder, sql } from "kysely";
import type { NotificationKind } from "../../contract/kinds.ts";
import type { NotificationChoices } from "../../contract/resources/notifications.ts";
import { after, newRow } from "../../shared/records.ts";
import { holds } from "../security/access.ts";
import { parseNotificationChoices } from "../store/columns.ts";
import { insertRecords } from "../store/prepared.ts";
import { readRecord, type Store, updateRecord } from "../store/store.ts";
import { buildTask } from "../worker/queue.ts";

const DEFAULTS: NotificationChoices = {
  ...{ ready: true, needsAttention: true, failed: true },
  ...{ app: "all", email: "now", emailAbout: "participating" },
};

export async function readChoices(store: Store, orgId: string, userId: string): Promise<NotificationChoices> {
  const { notifications_json: json } = await readRecord(store, "users", orgId, userId);
  return json === null ? DEFAULTS : parseNotificationChoices(json);
}

export async function setChoices(store: Store, userId: string, choices: NotificationChoices): Promise<void> {
  await updateRecord(store, "users", userId, { notifications_json: JSON.stringify(choices) });
}

/** In SQL, of `choices` as {@link setChoices} writes them. */
const chose = (name: keyof NotificationChoices, value: string | true) =>
  sql`choices like ${`%"${name}":${JSON.stringify(value)}%`}`;

/** The kind of notification for the end of a turn; undefined for one without notification. */
export function selectKind(turnStatus: string, conversationStatus: string): NotificationKind | undefined {
  if (turnStatus === "error") return "failed";
  if (conversationStatus === "needsAttention") return "needsAttention";
  return turnStatus === "success" && ["staged", "open"].includes(conversationStatus) ? "ready" : undefined;
}

/**
 * In SQL, of a notification with the `status` of its conversation: the time at which it was read, or at which the
 * conversation left the state that it is about; null while it is open.
 */
export const ENDED_AT = sql<string | null>`case when read_at is not null then read_at
  when kind = 'ready' and status in ('staged', 'open') then null
  when kind <> 'ready' and status = 'needsAttention' then null else conversations.updated_at end`;

/** Ends what people were notified of, such as when a draft is published. */
export async function endNotifications(within: Store, conversationId: string): Promise<void> {
  const open = within.database.updateTable("notifications").set({ read_at: within.now() });
  await open.where("conversation_id", "=", conversationId).where("read_at", "is", null).execute();
}

const DAY_MS = 86_400_000;
const MAX_AGE_MS = 90 * DAY_MS;

/** Notifies those who may read the conversation and chose to know, in place of its earlier notifications. */
export async function insertNotifications(
  within: Store,
  { id, org_id, job_id }: { id: string; org_id: string; job_id: string | null },
  { kind, canEmail }: { kind: NotificationKind; canEmail: boolean },
): Promise<void> {
  const { id: prefix, created_at: now } = newRow(within, "ntf");
  await sql`delete from notifications where org_id = ${org_id}
    and (conversation_id = ${id} or created_at < ${after(now, -MAX_AGE_MS)})`.execute(within.database);
  const takesPart = sql`(users.id = (select user_id from jobs where id = ${job_id})
    or users.id = (select assignee_id from conversations where id = ${id})
    or exists (select 1 from comments where conversation_id = ${id} and author_id = users.id))`;
  const mail = sql`case when takes_part = 1 or ${chose("emailAbout", "all")} then
    case when ${chose("email", "now")} then 'now' when ${chose("email", "daily")} then 'daily' end end`;
  await sql`
    insert into notifications (id, created_at, updated_at, org_id, user_id, conversation_id, kind, mail)
    select ${prefix} || substr(id, 4), ${now}, ${now}, ${org_id}, id, ${id}, ${kind}, mail
    from (select id, choices, takes_part, ${canEmail ? mail : sql`null`} as mail
      from (select id, coalesce(notifications_json, ${JSON.stringify(DEFAULTS)}) as choices,
          case when ${takesPart} then 1 else 0 end as takes_part
        from users where org_id = ${org_id} and ${holds("conversation:get", id)}) as readers
      where ${chose(kind, true)}) as people
    where takes_part = 1 or mail is not null or ${chose("app", "all")}`.execute(within.database);
  await queueEmails(within, sql`conversation_id = ${id}`);
}

/** The last time at which emails of the day were due. */
export function lastMorning({ now }: Pick<Store, "now">): string {
  const today = `${now().slice(0, 10)}T08:00:00.000Z`;
  return today <= now() ? today : after(today, -DAY_MS);
}

/** Queues a task for each person with emails to send. */
export async function queueEmails(within: Store, which: RawBuilder<unknown>): Promise<void> {
  const when = sql`case mail when 'daily' then ${after(lastMorning(within), DAY_MS)} else ${within.now()} end`;
  const { rows } = await sql<{ orgId: string; subjectId: string; runAfter: string }>`
    select distinct org_id as "orgId", user_id as "subjectId", ${when} as "runAfter" from notifications
    where ${which} and read_at is null and mail in ('now', 'daily')
      and not exists (select 1 from tasks where subject_id = user_id and kind = 'email' and run_after = ${when})
    `.execute(within.database);
  const actor = { requestId: null, userName: null };
  const tasks = rows.map(({ orgId, ...due }) => buildTask(within, { ...actor, orgId }, { kind: "email", ...due }));
  await insertRecords(within, tasks);
}
