import { hash } from "node:crypto";
import { badRequest, DomainError } from "./errors.ts";
import type { Store } from "./store.ts";

const LIFETIME_MS = 24 * 3_600_000;
const MAX_KEY_LENGTH = 255;

export function checkIdempotencyKey(header: string | null | undefined): string | undefined {
  const key = header || undefined;
  if (key !== undefined && key.length > MAX_KEY_LENGTH)
    throw badRequest("An Idempotency-Key has at most 255 characters.");
  return key;
}

/** Creates one record per key in 24 hours; waits for a running call. Throws `key-reused` for another input. */
export async function withIdempotencyKey<Created extends { id: string }>(
  store: Store,
  { orgId, idempotencyKey: key }: { orgId: string; idempotencyKey: string | undefined },
  asked: { create: string; input: object },
  create: (within: Store) => Promise<Created>,
): Promise<{ id: string; isNew: boolean; created?: Created }> {
  return store.transaction(async (within) => {
    if (key === undefined) return isCreated(await create(within));
    const body_hash = hash("sha256", JSON.stringify(asked));
    const slot = { org_id: orgId, key, body_hash };
    if (!(await claimKey(within, slot))) return { id: await readKept(within, slot), isNew: false };
    const created = await create(within);
    await keysOf(within, slot).set({ record_id: created.id }).execute();
    return isCreated(created);
  });
}

function isCreated<Created extends { id: string }>(created: Created) {
  return { id: created.id, isNew: true, created };
}

type Slot = { org_id: string; key: string; body_hash: string };

const keysOf = ({ database }: Store, { org_id, key }: Slot) =>
  database.updateTable("idempotency_keys").where("org_id", "=", org_id).where("key", "=", key);

/** False if the key is used. Waits for a running claim. */
async function claimKey(within: Store, slot: Slot): Promise<boolean> {
  const now = within.now();
  const oldest = new Date(Date.parse(now) - LIFETIME_MS).toISOString();
  await within.database.deleteFrom("idempotency_keys").where("created_at", "<", oldest).execute();
  const claimed = await within.database
    .insertInto("idempotency_keys")
    .values({ ...slot, record_id: "", created_at: now })
    .onConflict((conflict) => conflict.columns(["org_id", "key"]).doNothing())
    .returning("key")
    .execute();
  return claimed.length > 0;
}

async function readKept({ database }: Store, { org_id, key, body_hash }: Slot): Promise<string> {
  const kept = await database
    .selectFrom("idempotency_keys")
    .selectAll()
    .where("org_id", "=", org_id)
    .where("key", "=", key)
    .executeTakeFirstOrThrow();
  if (kept.body_hash !== body_hash)
    throw new DomainError("key-reused", "This Idempotency-Key was used for another request.");
  return kept.record_id;
}
