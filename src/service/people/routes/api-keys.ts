import { type Selectable, sql } from "kysely";
import { badField, conflict, DomainError, notFound } from "../../../contract/refusals.ts";
import type { ApiKey } from "../../../contract/resources/sessions.ts";
import { asRecord, showColumns } from "../../../shared/records.ts";
import { type CallContext, procedures } from "../../http/procedures.ts";
import type { ServiceParts } from "../../parts.ts";
import { asCaller, asManager } from "../../security/credentials.ts";
import { filterBy, readPage } from "../../store/page.ts";
import type { Tables } from "../../store/schema.ts";
import type { Store } from "../../store/store.ts";
import { addKey, confirmKey, revoke } from "../api-keys.ts";
import { refuseMoreOf } from "../delegation.ts";
import { readUserNames } from "./users.ts";

/** Of one user. */
const MAX_KEYS = 100;

export function implementApiKeys({ store }: ServiceParts) {
  const { apiKeys } = procedures;
  return {
    list: apiKeys.list.handler(async ({ input, context }) => {
      const { rows, ...tokens } = await readPage(input, selectKeys(store, context));
      const names = await readUserNames(store, rows);
      return { apiKeys: rows.map((row) => asApiKey(row, names.get(row.user_id) ?? "", context)), ...tokens };
    }),
    create: apiKeys.create.handler(async ({ input: { name, expiresAt: until, managesAccess = false }, context }) => {
      const expiresAt = checkExpiry(store, context, until);
      const { actor, isOwn, userId, orgId: org_id } = context;
      const { id, apiKey } = await (managesAccess ? asManager : asCaller)(store, context, async (within) => {
        await refuseMany(within, context);
        return addKey(within, actor, { id: userId, org_id }, { name, expiresAt, isOwn, managesAccess });
      });
      return { ...asApiKey(await readKey(store, context, id), context.userName, context), apiKey };
    }),
    confirm: apiKeys.confirm.handler(async ({ input: { id }, context }) => {
      await asCaller(store, context, async (within) => {
        const key = await readKey(within, context, id);
        if (key.user_id !== context.userId || context.kind !== "session" || !context.isOwn) {
          throw new DomainError(
            "forbidden",
            "Only its user confirms a key, signed in by the provider or `users link`.",
          );
        }
        await confirmKey(within, context.actor, key);
      });
      return asApiKey(await readKey(store, context, id), context.userName, context);
    }),
    delete: apiKeys.delete.handler(async ({ input: { id }, context }) => {
      await store.transaction(async (within) => {
        const key = await readKey(within, context, id);
        await refuseMoreOf(within, context, key.user_id);
        await revoke(within, context.actor, key);
      });
    }),
  };
}

/** All of the organization for who may update users, else the caller's own. */
function selectKeys({ database }: Store, { orgId, userId, access }: CallContext) {
  const user_id = access.may("user:update") ? undefined : userId;
  return filterBy(database.selectFrom("keys").selectAll(), { org_id: orgId, user_id }).where("revoked_at", "is", null);
}

async function readKey(store: Store, context: CallContext, id: string): Promise<KeyRow> {
  const row = await selectKeys(store, context).where("id", "=", id).executeTakeFirst();
  if (row === undefined) throw notFound("API key", id);
  return row;
}

/** In UTC. A key that expires would otherwise outlive itself. */
function checkExpiry(store: Store, { keyExpiresAt }: CallContext, until: string | undefined): string | undefined {
  const expiresAt = until === undefined ? undefined : new Date(until);
  if (expiresAt !== undefined && expiresAt.toISOString() <= store.now()) throw badField("expiresAt", "is over.");
  if (keyExpiresAt !== null && (expiresAt === undefined || expiresAt.getTime() > Date.parse(keyExpiresAt))) {
    throw new DomainError(
      "forbidden",
      `Your own key expires at ${keyExpiresAt}; a key that it creates expires by then.`,
    );
  }
  return expiresAt?.toISOString();
}

async function refuseMany(within: Store, { userId }: CallContext): Promise<void> {
  const own = within.database.selectFrom("keys").where("user_id", "=", userId).where("revoked_at", "is", null);
  const { count } = await own.select(sql<number>`count(*)`.as("count")).executeTakeFirstOrThrow();
  if (Number(count) >= MAX_KEYS) throw conflict(`You have ${count} API keys, the maximum. Revoke one first.`);
}

type KeyRow = Selectable<Tables["keys"]>;

function asApiKey(row: KeyRow, userName: string, { keyId }: Pick<CallContext, "keyId">): ApiKey {
  return {
    ...asRecord(row),
    ...showColumns(row, "name", "user_id", "expires_at", "used_at"),
    userName,
    isCurrent: row.id === keyId,
    managesAccess: row.manages_access === 1,
    isConfirmed: row.unconfirmed === null,
  };
}
