import { createHash } from "node:crypto";
import type { CallContext } from "./procedures.ts";
import { badRequest, unprocessable } from "./refusal.ts";
import type { Store } from "./store/store.ts";

const KEPT = 24 * 3_600_000;
const LONGEST_KEY = 255;

/** The `Idempotency-Key` of a call, where it has one. 400 for one of more than 255 characters. */
export function readIdempotencyKey(headers: Headers): string | undefined {
  const key = headers.get("idempotency-key") || undefined;
  if (key !== undefined && key.length > LONGEST_KEY) throw badRequest("An Idempotency-Key has at most 255 characters.");
  return key;
}

/**
 * Creates a record, or finds the one that a call with the same key and the same input created in the last 24 hours;
 * key and record are stored together or not at all. The same key with another input is a 422.
 */
export async function keepOnce(
  store: Store,
  { orgId, idempotencyKey: key }: CallContext,
  asked: { create: "job" | "conversation"; input: object },
  create: (within: Store) => Promise<{ id: string }>,
): Promise<{ id: string; isNew: boolean }> {
  const body_hash = createHash("sha256").update(JSON.stringify(asked)).digest("hex");
  return store.database.transaction().execute(async (database) => {
    const within = { ...store, database };
    const kept = key === undefined ? undefined : await readKept(within, orgId, key);
    if (kept !== undefined && kept.body_hash !== body_hash) {
      throw unprocessable("This Idempotency-Key was used for another request.");
    }
    if (kept !== undefined) return { id: kept.record_id, isNew: false };
    const { id } = await create(within);
    if (key !== undefined) {
      const row = { org_id: orgId, key, body_hash, record_id: id, created_at: store.now() };
      await database.insertInto("idempotency_keys").values(row).execute();
    }
    return { id, isNew: true };
  });
}

async function readKept({ database, now }: Store, orgId: string, key: string) {
  const oldest = new Date(Date.parse(now()) - KEPT).toISOString();
  await database.deleteFrom("idempotency_keys").where("created_at", "<", oldest).execute();
  return database
    .selectFrom("idempotency_keys")
    .selectAll()
    .where("org_id", "=", orgId)
    .where("key", "=", key)
    .executeTakeFirst();
}
