import { unauthenticated } from "../../contract/refusals.ts";
import { after, newRow } from "../../shared/records.ts";
import { type Actor, writeAudit } from "../store/audit.ts";
import { insertRecord, prepare } from "../store/prepared.ts";
import type { Store } from "../store/store.ts";
import { admitCaller, authenticate, type Caller, createToken, digest } from "./keys.ts";

/** Milliseconds. */
export type SessionTerms = {
  /** How long a session lasts without being used. */
  idleMs: number;
  /** How long it lasts in any case. */
  absoluteMs: number;
};

const DAY = 24 * 3_600_000;
export const DEFAULT_SESSION_TERMS: SessionTerms = { idleMs: 7 * DAY, absoluteMs: 30 * DAY };

export const CODE_MINUTES = 15;
const INVITATION_DAYS = 7;
/** How long a code that has ended says whom to ask. */
const ENDED_DAYS = 30;
/** After a sign-in, in which a session may create users and change what they may do. */
export const FRESH_MINUTES = 15;

/** Of one user; more end the one that was used longest ago. */
const MAX_SESSIONS = 100;
const MAX_USER_AGENT_LENGTH = 300;

export type Code = Awaited<ReturnType<typeof createCode>>;

/**
 * A code for a sign-in link, which is kept nowhere else. For who never signed in it is an invitation, which works longer
 * and ends the one before. `creator`: the name of another user who asked for it; null for the user or the operator.
 */
export async function createCode(within: Store, { id: user_id }: { id: string }, creator: string | null = null) {
  const now = within.now();
  const { database } = within;
  const forgotten = after(now, -ENDED_DAYS * DAY);
  await database.deleteFrom("sign_in_codes").where("expires_at", "<=", forgotten).execute();
  const known = database.selectFrom("users").select("invitation_accepted").where("id", "=", user_id);
  const isInvitation = (await known.executeTakeFirstOrThrow()).invitation_accepted === 0;
  if (isInvitation) await endCodes(within, user_id);
  const code = createToken();
  const expires_at = after(now, isInvitation ? INVITATION_DAYS * DAY : CODE_MINUTES * 60_000);
  await insertRecord(within, "sign_in_codes", {
    ...newRow(within, "cod"),
    hash: digest("code", code),
    expires_at,
    user_id,
    own: creator === null ? 1 : null,
    creator,
  });
  return { code, expiresAt: expires_at };
}

export async function endCodes({ database, now }: Store, userId: string): Promise<void> {
  const open = database.updateTable("sign_in_codes").where("user_id", "=", userId).where("ended_at", "is", null);
  await open.set({ ended_at: now() }).execute();
}

export type Proof = { code?: string | undefined; apiKey?: string | undefined };

/** Throws `unauthenticated`. The code stays valid. */
export async function authenticateProof(store: Store, { code, apiKey }: Proof): Promise<Caller> {
  if (code === undefined) return authenticate(store, `Bearer ${apiKey}`);
  const found = await store.database
    .selectFrom("sign_in_codes")
    .innerJoin("users", "users.id", "sign_in_codes.user_id")
    .select(["sign_in_codes.id", "sign_in_codes.expires_at", "own", "ended_at", "creator"])
    .select(["users.id as user_id", "users.name as user_name", "users.org_id"])
    .where("hash", "=", digest("code", code))
    .executeTakeFirst();
  const ask = found?.creator ? `Ask ${found.creator} for a new one.` : "Ask for a new one.";
  if (found === undefined || found.ended_at !== null) throw unauthenticated(`${ENDED} ${ask}`);
  if (found.expires_at <= store.now()) throw unauthenticated(`This sign-in link has expired. ${ask}`);
  return admitCaller(store, "code", { ...found, key_expires_at: null, used_at: null, managesUntil: 0 });
}

const ENDED = "This sign-in link was used already, or has ended.";

/** Of two calls with one code, one throws `unauthenticated`. */
export async function consumeCode({ database, now }: Store, { keyId }: Caller): Promise<void> {
  const open = database.updateTable("sign_in_codes").where("id", "=", keyId).where("ended_at", "is", null);
  const { numUpdatedRows } = await open.set({ ended_at: now() }).executeTakeFirst();
  if (numUpdatedRows === 0n) throw unauthenticated(ENDED);
}

/** A user who signed in has no invitation any more. */
async function acceptInvitation(within: Store, userId: string): Promise<void> {
  const invited = within.database.updateTable("users").where("id", "=", userId).where("invitation_accepted", "=", 0);
  const { numUpdatedRows } = await invited.set({ invitation_accepted: 1 }).executeTakeFirst();
  if (numUpdatedRows > 0n) await endCodes(within, userId);
}

export type Entering = Pick<Caller, "userId" | "userName" | "orgId" | "isOwn"> & Partial<Caller>;
/** The token of the browser's session until then, and the session at the sign-in provider. */
type Others = { replaced: string | undefined; providerSession?: string | undefined };
type Begun = Others & { userAgent: string; terms: SessionTerms };

/** Returns the token for the cookie, which is kept nowhere else. A key's session ends with the key. */
export async function insertSession(
  within: Store,
  actor: Actor,
  { kind, keyId, userId, orgId, expiresAt = null, isOwn }: Entering,
  { userAgent, terms: { idleMs, absoluteMs }, replaced, providerSession }: Begun,
): Promise<{ id: string; token: string; expiresAt: string }> {
  const token = createToken();
  const base = newRow(within, "ses");
  const now = base.created_at;
  const isOfKey = kind === "key";
  const left = isOfKey && expiresAt !== null ? Date.parse(expiresAt) - Date.parse(now) : absoluteMs;
  const expires_at = after(now, Math.min(left, absoluteMs));
  await acceptInvitation(within, userId);
  await endOldSessions(within, userId);
  const hashed = digest("session", replaced ?? "");
  await within.database.deleteFrom("sessions").where("hash", "=", hashed).execute();
  if (providerSession !== undefined) {
    const kept = { hash: digest("provider-session", providerSession), user_id: userId, expires_at };
    const keeping = within.database.insertInto("provider_sessions").values(kept);
    await keeping.onConflict((one) => one.column("hash").doUpdateSet(kept)).execute();
  }
  await insertRecord(within, "sessions", {
    ...base,
    hash: digest("session", token),
    user_agent: [...userAgent.slice(0, MAX_USER_AGENT_LENGTH)].join("").toWellFormed(),
    used_at: now,
    idle_at: after(now, idleMs),
    expires_at,
    org_id: orgId,
    user_id: userId,
    key_id: (isOfKey && keyId) || null,
    own: isOwn ? 1 : null,
    provider_session: providerSession ?? null,
  });
  const config = { sessionId: base.id, userId };
  await writeAudit(within, actor, { type: "action-update", summary: "Signed in", config });
  return { id: base.id, token, expiresAt: expires_at };
}

async function endOldSessions({ database, now }: Store, userId: string): Promise<void> {
  const over = now();
  await database
    .deleteFrom("sessions")
    .where((where) => where.or([where("expires_at", "<=", over), where("idle_at", "<=", over)]))
    .execute();
  await database.deleteFrom("provider_sessions").where("expires_at", "<=", over).execute();
  const own = database.selectFrom("sessions").select("id").where("user_id", "=", userId).orderBy("used_at", "desc");
  const oldest = own.limit(MAX_SESSIONS).offset(MAX_SESSIONS - 1);
  await database.deleteFrom("sessions").where("id", "in", oldest).execute();
}

export async function endSession({ database }: Store, id: string): Promise<void> {
  await database.deleteFrom("sessions").where("id", "=", id).execute();
}

const selectSession = prepare((database, hashed: string) =>
  database
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .leftJoin("keys", "keys.id", "sessions.key_id")
    .select(["sessions.id", "sessions.used_at", "sessions.idle_at", "sessions.expires_at", "sessions.created_at"])
    .select(["keys.expires_at as key_expires_at", "users.id as user_id", "users.name as user_name", "users.org_id"])
    .select(["sessions.own", "sessions.key_id", "keys.manages_access"])
    .where("sessions.hash", "=", hashed),
);

/** Throws `unauthenticated`. */
export async function authenticateSession(store: Store, token: string): Promise<Caller> {
  const [found] = await selectSession(store, digest("session", token));
  if (found === undefined) throw unauthenticated("This session has ended. Sign in again.");
  const expires_at = found.idle_at < found.expires_at ? found.idle_at : found.expires_at;
  // A key could else begin as many sessions as it takes to manage access.
  const manages = found.key_id === null || found.manages_access === 1;
  const managesUntil = manages ? Date.parse(found.created_at) + FRESH_MINUTES * 60_000 : 0;
  return admitCaller(store, "session", { ...found, expires_at, managesUntil });
}

// Each record changes the database, which ends what is kept of its version.
const RECORD_MS = 5 * 60_000;

/** When a key or session was last used, which also keeps the session; at most every some minutes. */
export function createUseRecorder(store: Store, { idleMs }: SessionTerms, onFault: (error: unknown) => void) {
  const running = new Set<Promise<void>>();
  const record = async ({ kind, keyId }: Caller, now: string, before: string): Promise<void> => {
    const [table, used] =
      kind === "session"
        ? (["sessions", { used_at: now, idle_at: after(now, idleMs) }] as const)
        : (["keys", { used_at: now }] as const);
    await store.database
      .updateTable<"sessions" | "keys">(table)
      .set(used)
      .where("id", "=", keyId)
      .where((where) => where.or([where("used_at", "is", null), where("used_at", "<=", before)]))
      .execute();
  };
  return {
    /** Does not wait: reads work while the database cannot be written. */
    record: (caller: Caller): void => {
      const now = store.now();
      const before = after(now, -Math.min(RECORD_MS, idleMs / 4));
      if (caller.usedAt !== null && caller.usedAt > before) return;
      const recording = record(caller, now, before).catch(onFault);
      running.add(recording);
      void recording.then(() => running.delete(recording));
    },
    idle: async (): Promise<void> => {
      await Promise.all(running);
    },
  };
}
