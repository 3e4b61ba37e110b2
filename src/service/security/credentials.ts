import { type RawBuilder, sql } from "kysely";
import { DomainError, unauthenticated } from "../../contract/refusals.ts";
import { type Actor, writeAudit } from "../store/audit.ts";
import { lockOrganization, type Store } from "../store/store.ts";
import { findMore, readAccess } from "./access.ts";
import { type Caller, revokeKey } from "./keys.ts";
import { endCodes, FRESH_MINUTES } from "./sessions.ts";

type Work<Result> = (within: Store) => Promise<Result>;

/** A transaction in which the caller's key, session or code stays. Throws `unauthenticated` where it ended meanwhile. */
export function asCaller<Result>(store: Store, caller: Caller, work: Work<Result>): Promise<Result> {
  const { kind, keyId, orgId } = caller;
  const table = ({ key: "keys", session: "sessions", code: "sign_in_codes" } as const)[kind];
  const isActive = { key: sql<boolean>`revoked_at is null and unconfirmed is null`, session: ALL, code: OPEN }[kind];
  return store.transaction(async (within) => {
    await lockOrganization(within, orgId);
    const rows = within.database.selectFrom<"keys" | "sessions" | "sign_in_codes">(table).select("id");
    const found = await rows.where("id", "=", keyId).where(isActive).executeTakeFirst();
    if (found === undefined) throw unauthenticated("The session or key of this call has ended. Sign in again.");
    return work(within);
  });
}

const STALE = `This needs a sign-in of the last ${FRESH_MINUTES} minutes by a link or your sign-in provider, or an API key that manages access. Sign in again.`;

/** As {@link asCaller}, to create users and change what they may do: throws `forbidden` some time after the sign-in. */
export async function asManager<Result>(store: Store, caller: Caller, work: Work<Result>): Promise<Result> {
  if (Date.parse(store.now()) < caller.managesUntil) return asCaller(store, caller, work);
  throw new DomainError("forbidden", STALE, { errorCode: "request/stale-sign-in" });
}

/** What nobody but the user and the operator could have made is not among the others. */
export const OTHERS = sql<boolean>`own is null`;
const OPEN = sql<boolean>`ended_at is null`;
export const ALL = sql<boolean>`1 = 1`;
export const NONE = sql<boolean>`1 = 0`;
type Ended = Record<"keys" | "held" | "sessions", RawBuilder<boolean>> & { why: string };

/** Ends keys and sessions of a user, and all unused links. Keys that are `held` get 401 until the user confirms them. */
export async function endCredentials(
  within: Store,
  actor: Actor,
  userId: string,
  { keys, held, sessions, why }: Ended,
): Promise<void> {
  const { database } = within;
  await lockOrganization(within, actor.orgId);
  const active = database.selectFrom("keys").select("id").where("user_id", "=", userId).where("revoked_at", "is", null);
  const keyIds = (await active.where(keys).execute()).map(({ id }) => id);
  for (const id of keyIds) await revokeKey(within, id);
  const holding = database.updateTable("keys").set({ unconfirmed: 1 }).where("user_id", "=", userId).where(held);
  const { numUpdatedRows } = await holding.where("unconfirmed", "is", null).executeTakeFirst();
  const ending = database.deleteFrom("sessions").where("user_id", "=", userId).where(sessions);
  const { numDeletedRows } = await ending.executeTakeFirst();
  await endCodes(within, userId);
  if (keyIds.length === 0 && numDeletedRows + numUpdatedRows === 0n) return;
  await writeAudit(within, actor, { type: "action-delete", summary: why, config: { userId, keyIds } });
}

/** Changes what users may do. Who may do more afterwards loses what others could have made to sign in as them. */
export async function changeAccess(
  within: Store,
  actor: Actor,
  userIds: readonly string[],
  change: () => Promise<void>,
) {
  const before = await Promise.all(userIds.map((id) => readAccess(within, id)));
  await change();
  for (const [index, could] of before.entries()) {
    const id = userIds[index] ?? "";
    if (findMore(could, await readAccess(within, id)) === undefined) continue;
    const why = "Ended what others could sign in with";
    await endCredentials(within, actor, id, { keys: OTHERS, held: NONE, sessions: OTHERS, why });
  }
}
