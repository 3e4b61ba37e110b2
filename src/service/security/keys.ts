import { hash, randomBytes, timingSafeEqual } from "node:crypto";
import { unauthenticated } from "../../contract/refusals.ts";
import { newRow } from "../../shared/records.ts";
import { insertRecord, prepare } from "../store/prepared.ts";
import type { Store } from "../store/store.ts";

export type Caller = {
  kind: keyof typeof EXPIRED;
  /** Of the API key, the session or the code. */
  keyId: string;
  /** RFC 3339; null for a key that does not expire. */
  expiresAt: string | null;
  /** Of the API key, also of the one that began the session. */
  keyExpiresAt: string | null;
  /** About; null if never. */
  usedAt: string | null;
  /** Whether nobody but the user and the operator could have made the key, session or code. */
  isOwn: boolean;
  /** Until when it may create users and change what they may do: milliseconds since 1970, or always, or never. */
  managesUntil: number;
  userId: string;
  userName: string;
  orgId: string;
};

/** For what its owner proves it by: it is kept nowhere else. */
export function createToken(): string {
  return randomBytes(32).toString("base64url");
}

/** The prefix is for secret scanners. */
export function createApiKey(): string {
  return `rdk_${createToken()}`;
}

export type NewKey = { name: string; expiresAt?: string | undefined; isOwn?: boolean; managesAccess?: boolean };

/** By default of the operator. `expiresAt` is RFC 3339; by default the key does not expire. */
export async function insertKey(
  store: Store,
  owner: { id: string; org_id: string },
  apiKey: string,
  { name, expiresAt, isOwn = true, managesAccess = true }: NewKey,
): Promise<string> {
  const row = {
    ...newRow(store, "key"),
    org_id: owner.org_id,
    user_id: owner.id,
    name,
    lookup: digest("lookup", apiKey).slice(0, 32),
    hash: digest("hash", apiKey),
    expires_at: expiresAt ?? null,
    own: isOwn ? 1 : null,
    manages_access: Number(managesAccess),
  };
  await insertRecord(store, "keys", row);
  return row.id;
}

/** Ends the sessions that it began too. */
export async function revokeKey(within: Store, id: string): Promise<string> {
  const now = within.now();
  await within.database.deleteFrom("sessions").where("key_id", "=", id).execute();
  await within.database.updateTable("keys").set({ revoked_at: now, updated_at: now }).where("id", "=", id).execute();
  return now;
}

const selectKey = prepare((database, lookup: string) =>
  database
    .selectFrom("keys")
    .innerJoin("users", "users.id", "keys.user_id")
    .select(["keys.id", "keys.hash", "keys.expires_at", "keys.revoked_at", "keys.used_at", "keys.own"])
    .select(["keys.manages_access", "keys.unconfirmed"])
    .select(["users.id as user_id", "users.name as user_name", "users.org_id"])
    .where("keys.lookup", "=", lookup),
);

/** One digest finds the row, another is compared in constant time. */
async function findKey(store: Store, apiKey: string) {
  const [found] = await selectKey(store, digest("lookup", apiKey).slice(0, 32));
  const isEqual = found && timingSafeEqual(Buffer.from(found.hash), Buffer.from(digest("hash", apiKey)));
  return isEqual ? found : undefined;
}

/** Throws `unauthenticated`. */
export async function authenticate(store: Store, authorization: string | null): Promise<Caller> {
  const [, apiKey] = /^Bearer +(\S+)$/i.exec(authorization ?? "") ?? [];
  if (apiKey === undefined) throw unauthenticated("Give an API key: Authorization: Bearer <API_KEY>.");
  const found = await findKey(store, apiKey);
  if (found === undefined) throw unauthenticated("Unknown API key.");
  if (found.revoked_at !== null) throw unauthenticated("This API key was revoked.");
  if (found.unconfirmed === 1) throw unauthenticated("Its user has to confirm this API key: Settings, API keys.");
  const managesUntil = found.manages_access === 1 ? Number.POSITIVE_INFINITY : 0;
  return admitCaller(store, "key", { ...found, key_expires_at: found.expires_at, managesUntil });
}

type Found = { id: string; expires_at: string | null; key_expires_at: string | null; used_at: string | null } & {
  own: number | null;
  managesUntil: number;
  user_id: string;
  user_name: string;
  org_id: string;
};

/** Throws `unauthenticated` for what has expired. */
export function admitCaller(store: Store, kind: Caller["kind"], found: Found): Caller {
  const { id: keyId, expires_at: expiresAt, key_expires_at: keyExpiresAt, used_at: usedAt, managesUntil } = found;
  const { user_id: userId, user_name: userName, org_id: orgId } = found;
  const made = { keyId, keyExpiresAt, expiresAt, usedAt, isOwn: found.own === 1, managesUntil };
  const caller = { kind, ...made, userId, userName, orgId };
  refuseExpired(caller, store.now());
  return caller;
}

const EXPIRED = {
  key: "This API key has expired.",
  session: "This session has expired. Sign in again.",
  code: "This sign-in link has expired. Ask for a new one.",
} as const;

/** Throws `unauthenticated`. */
export function refuseExpired({ kind, expiresAt }: Caller, now: string): void {
  if (expiresAt !== null && Date.parse(expiresAt) <= Date.parse(now)) throw unauthenticated(EXPIRED[kind]);
}

/** Of a random text, so that its hash does not reveal it, and comparing hashes reveals nothing of it. */
export function digest(purpose: "lookup" | "hash" | "code" | "session" | "provider-session", token: string): string {
  return hash("sha256", `${purpose}:${token}`);
}
