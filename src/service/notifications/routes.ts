import { sql } from "kysely";
import { showColumns } from "../../shared/records.ts";
import { type CallContext, procedures } from "../http/procedures.ts";
import type { ServiceParts } from "../parts.ts";
import { filterBy, readPage } from "../store/page.ts";
import type { Store } from "../store/store.ts";
import { ENDED_AT, readChoices, setChoices } from "./notifications.ts";

export function implementNotifications({ store, mail }: ServiceParts) {
  const { notifications } = procedures;
  const show = async ({ orgId, userId }: CallContext) => {
    return { ...(await readChoices(store, orgId, userId)), canEmail: mail !== undefined };
  };
  return {
    list: notifications.list.handler(async ({ input, context }) => {
      const own = selectOwn(store, context);
      const unread = own.where("ended_at", "is", null);
      const { rows, ...tokens } = await readPage(input, (input.unread ? unread : own).selectAll());
      const { count } = await unread.select(({ fn }) => fn.countAll().as("count")).executeTakeFirstOrThrow();
      const shown = rows.map((row) => ({
        ...showColumns(row, "id", "kind", "conversation_id", "title", "summary", "publication_name"),
        readAt: row.ended_at,
        ...showColumns(row, "created_at"),
      }));
      return { notifications: shown, unreadCount: Number(count), ...tokens };
    }),
    markRead: notifications.markRead.handler(async ({ input: { conversationId }, context: { userId } }) => {
      const which = conversationId === undefined ? sql`true` : sql`conversation_id = ${conversationId}`;
      await sql`update notifications set read_at = ${store.now()}
        where user_id = ${userId} and read_at is null and ${which}`.execute(store.database);
    }),
    readSettings: notifications.readSettings.handler(({ context }) => show(context)),
    setSettings: notifications.setSettings.handler(async ({ input, context }) => {
      await setChoices(store, context.userId, input);
      return show(context);
    }),
  };
}

/** Those of conversations that the caller may still read. */
function selectOwn({ database }: Store, { userId, access }: CallContext) {
  const own = database.selectFrom("notifications").selectAll("notifications").where("user_id", "=", userId);
  const titled = own
    .innerJoin("conversations", "conversations.id", "conversation_id")
    .select(["title", "summary", "publication_name", ENDED_AT.as("ended_at")]);
  return filterBy(database.selectFrom(titled.as("own")), { conversation_id: access.narrow("conversation") });
}
