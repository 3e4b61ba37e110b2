import { hash } from "node:crypto";
import { badRequest, DomainError } from "../../contract/refusals.ts";
import type { Store } from "./store.ts";

const LIFETIME_MS = 24 * 3_600_000;
const MAX_KEY_LENGTH = 255;

export function checkIdempotencyKey(header: string | null | undefined): string | undefined {
  const key = header || undefined;
  if (key !== undefined && key.length > MAX_KEY_LENGTH)
    throw badRequest("An Idempotency-Key has at most 255 characters.");
  return key;
}

/** `asked` is compared when the key is used again. */
type KeyedCall = { orgId: string; idempotencyKey: string | undefined; noteReplay?: () => void };
type Asked = { create: string; input: object };

/** Creates one record per key in 24 hours; waits for a running call. Throws `key-reused` for another input. */
export async function withIdempotencyKey<Created extends { id: string }>(
  store: Store,
  call: KeyedCall,
  asked: Asked,
  create: (within: Store) => Promise<Created>,
): Promise<{ id: string; isNew: boolean }> {
  const created = await store.transaction(async (within) => {
    const [kept] = await claimKeys(within, [{ call, asked, recordId: "" }]);
    if (kept !== undefined) return { id: kept, isNew: false };
    const { id } = await create(within);
    const { orgId, idempotencyKey: key } = call;
    if (key !== undefined) {
      const claimed = within.database.updateTable("idempotency_keys").where("org_id", "=", orgId);
      await claimed.where("key", "=", key).set({ record_id: id }).execute();
    }
    return { id, isNew: true };
  });
  if (!created.isNew) call.noteReplay?.();
  return created;
}

/** When a key that has just expired was used. */
const oldestOf = (now: string) => new Date(Date.parse(now) - LIFETIME_MS).toISOString();

/** Whether the call's key created a record already, and has not expired. */
export async function isKeyUsed(store: Store, { orgId, idempotencyKey: key }: KeyedCall): Promise<boolean> {
  if (key === undefined) return false;
  const kept = store.database.selectFrom("idempotency_keys").select("key").where("org_id", "=", orgId);
  const live = kept.where("key", "=", key).where("created_at", ">=", oldestOf(store.now()));
  return (await live.executeTakeFirst()) !== undefined;
}

type Claim = { call: KeyedCall; asked: Asked; recordId: string };

/**
 * Keeps the keys of calls for the records that they will create. Returns the record of each key that is used already, and
 * undefined for others and without a key. Waits for running claims. Throws `key-reused` for another input.
 */
export async function claimKeys(within: Store, claims: readonly Claim[]): Promise<(string | undefined)[]> {
  const kept = claims.map((): string | undefined => undefined);
  const now = within.now();
  const keyed = claims.flatMap(({ call, asked, recordId: record_id }, index) => {
    const { orgId: org_id, idempotencyKey: key } = call;
    if (key === undefined) return [];
    const body_hash = hash("sha256", JSON.stringify(asked));
    return [{ index, row: { org_id, key, body_hash, record_id, created_at: now } }];
  });
  if (keyed.length === 0) return kept;
  await within.database.deleteFrom("idempotency_keys").where("created_at", "<", oldestOf(now)).execute();
  const claimed = await within.database
    .insertInto("idempotency_keys")
    // In one order, so that no two transactions wait for each other.
    .values(keyed.map(({ row }) => row).sort((a, b) => (a.key < b.key ? -1 : 1)))
    .onConflict((conflict) => conflict.columns(["org_id", "key"]).doNothing())
    .returning("record_id")
    .execute();
  const isClaimed = new Set(claimed.map(({ record_id }) => record_id));
  for (const { index, row } of keyed) if (!isClaimed.has(row.record_id)) kept[index] = await readKept(within, row);
  return kept;
}

type KeyRow = { org_id: string; key: string; body_hash: string };

async function readKept({ database }: Store, { org_id, key, body_hash }: KeyRow): Promise<string> {
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
