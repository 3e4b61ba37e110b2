import type { Selectable } from "kysely";
import { notFound } from "../../contract/refusals.ts";
import type { Session } from "../../contract/resources/sessions.ts";
import { asRecord, showColumns } from "../../shared/records.ts";
import { type CallContext, procedures } from "../http/procedures.ts";
import type { ServiceParts } from "../parts.ts";
import { refuseMoreOf } from "../people/delegation.ts";
import { asUser, readUserNames } from "../people/routes/users.ts";
import { asCaller } from "../security/credentials.ts";
import { renderSessionCookie } from "../security/session-cookie.ts";
import { consumeCode, DEFAULT_SESSION_TERMS, endSession, insertSession } from "../security/sessions.ts";
import { writeAudit } from "../store/audit.ts";
import { filterBy, readPage } from "../store/page.ts";
import type { Tables } from "../store/schema.ts";
import { readRecord, type Store } from "../store/store.ts";

export function implementSessions({ store, sessionTerms = DEFAULT_SESSION_TERMS }: ServiceParts) {
  const { sessions } = procedures;
  return {
    create: sessions.create.handler(async ({ context }) => {
      const { browser, actor } = context;
      const { id, ...made } = await asCaller(store, context, async (within) => {
        if (context.kind === "code") await consumeCode(within, context);
        const { userAgent, session: replaced } = browser;
        return insertSession(within, actor, context, { userAgent, terms: sessionTerms, replaced });
      });
      browser.setCookie(renderSessionCookie(browser.origin, made));
      return asSession(await readSession(store, context, id), context.userName, id);
    }),
    list: sessions.list.handler(async ({ input, context }) => {
      const { rows, ...tokens } = await readPage(input, selectSessions(store, context));
      const active = rows.filter((row) => isActive(row, store.now()));
      const names = await readUserNames(store, active);
      const shown = active.map((row) => asSession(row, names.get(row.user_id) ?? "", context.keyId));
      return { sessions: shown, ...tokens };
    }),
    delete: sessions.delete.handler(async ({ input: { id }, context }) => {
      const row = await readSession(store, context, id);
      await store.transaction(async (within) => {
        await refuseMoreOf(within, context, row.user_id);
        await endSession(within, id);
        const config = { sessionId: id, userId: row.user_id };
        await writeAudit(within, context.actor, { type: "action-delete", summary: "Signed out", config });
      });
      if (id === context.keyId) context.browser.setCookie(renderSessionCookie(context.browser.origin));
    }),
    me: sessions.me.handler(async ({ context: { orgId, userId, access, kind, keyId } }) => {
      const own = store.database.selectFrom("organizations").where("id", "=", orgId);
      const { id, name } = await own.select(["id", "name"]).executeTakeFirstOrThrow();
      const user = asUser(await readRecord(store, "users", orgId, userId));
      const held = { permissions: [...access.permissions], grants: [...access.grants] };
      return { user, organization: { id, name }, ...(kind === "session" && { sessionId: keyId }), ...held };
    }),
  };
}

/** All of the organization for who may update users, else the caller's own. */
function selectSessions({ database }: Store, { orgId, userId, access }: CallContext) {
  const user_id = access.may("user:update") ? undefined : userId;
  return filterBy(database.selectFrom("sessions").selectAll(), { org_id: orgId, user_id });
}

type SessionRow = Selectable<Tables["sessions"]>;

async function readSession(store: Store, context: CallContext, id: string): Promise<SessionRow> {
  const row = await selectSessions(store, context).where("id", "=", id).executeTakeFirst();
  if (row === undefined || !isActive(row, store.now())) throw notFound("session", id);
  return row;
}

const isActive = ({ idle_at, expires_at }: SessionRow, now: string): boolean => idle_at > now && expires_at > now;

function asSession(row: SessionRow, userName: string, currentId: string): Session {
  return {
    ...asRecord(row),
    ...showColumns(row, "user_id", "user_agent", "used_at", "idle_at", "expires_at"),
    userName,
    isCurrent: row.id === currentId,
  };
}
