import { createApiKey, insertKey, type NewKey, revokeKey } from "../security/keys.ts";
import { type Actor, writeAudit } from "../store/audit.ts";
import type { Store } from "../store/store.ts";

/** `expiresAt` is RFC 3339; by default the key does not expire. */
export async function addKey(within: Store, actor: Actor, owner: { id: string; org_id: string }, given: NewKey) {
  const apiKey = createApiKey();
  const id = await insertKey(within, owner, apiKey, given);
  const config = { userId: owner.id, name: given.name, expiresAt: given.expiresAt ?? null };
  const note = { type: "action-create", summary: "Created an API key" } as const;
  await writeAudit(within, actor, { ...note, config: { keyId: id, ...config } });
  return { id, ...config, apiKey };
}

/** Lets a key work that was made before its user had an identity. */
export async function confirmKey(within: Store, actor: Actor, { id: keyId, name }: { id: string; name: string }) {
  await within.database.updateTable("keys").set({ unconfirmed: null }).where("id", "=", keyId).execute();
  const note = { type: "action-update", summary: "Confirmed an API key" } as const;
  await writeAudit(within, actor, { ...note, config: { keyId, name } });
}

/** Returns when. */
export async function revoke(
  within: Store,
  actor: Actor,
  { id: keyId, name, user_id: userId }: { id: string; name: string; user_id: string },
): Promise<string> {
  const revokedAt = await revokeKey(within, keyId);
  const config = { keyId, userId, name };
  await writeAudit(within, actor, { type: "action-delete", summary: "Revoked an API key", config });
  return revokedAt;
}
