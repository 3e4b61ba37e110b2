import { MASKED_SECRET } from "../../contract/connection-fields.ts";
import { badField } from "../../contract/refusals.ts";
import { trimTrailing } from "../../shared/text.ts";
import { type Actor, describeDelta, writeAudit } from "../store/audit.ts";
import { matchesSummary } from "../store/page.ts";
import type { Store } from "../store/store.ts";
import { type ModelRow, readModelRow } from "./models.ts";

/** `url` is the server's; `budget` is in tokens per turn. */
export type NewModel = { name: string; url: string; budget: number; stream: boolean };

const SET = "Set the language model";

/**
 * Sets the model of the actor's organization. `sealedKey` is a new key; without one the stored key stays, if it is for the
 * same URL: a key never goes to another server than the one that it was given for.
 */
export async function setModel(
  within: Store,
  actor: Actor,
  { name, url: given, budget, stream }: NewModel,
  sealedKey: string | undefined,
): Promise<ModelRow> {
  const { orgId } = actor;
  const before = await readModelRow(within, orgId);
  const url = trimTrailing(given, /\//);
  const kept = before?.url === url ? before.key : null;
  const row = { org_id: orgId, name, url, key: sealedKey ?? kept, budget, stream: stream ? 1 : 0 };
  const { org_id: _, ...columns } = row;
  await within.database
    .insertInto("models")
    .values(row)
    .onConflict((conflict) => conflict.column("org_id").doUpdateSet(columns))
    .execute();
  const delta = describeDelta({ ...before }, row, new Set(["key"]));
  const type = before === undefined ? "action-create" : "action-update";
  if (delta !== "") await writeAudit(within, actor, { type, summary: SET, delta });
  return row;
}

/** 400 where a masked key is sent back for another server, or where none is stored. */
export async function checkMaskedKey(within: Store, orgId: string, url: string): Promise<void> {
  const row = await readModelRow(within, orgId);
  if (row?.key != null && row.url === trimTrailing(url, /\//)) return;
  throw badField("key", "is masked, and none is stored for this url. Give the key.");
}

export async function removeModel(within: Store, actor: Actor): Promise<void> {
  const row = await readModelRow(within, actor.orgId);
  if (row === undefined) return;
  await within.database.deleteFrom("models").where("org_id", "=", actor.orgId).execute();
  const { name, url } = row;
  const note = { type: "action-delete", summary: "Removed the language model" } as const;
  await writeAudit(within, actor, { ...note, config: { name, url } });
}

/** The settings with the key masked. */
export function maskModel({ name, url, key, budget, stream }: ModelRow) {
  return { name, url, key: key === null ? null : MASKED_SECRET, budget, stream: stream === 1 };
}

/** When the model was last set, and the user; `userName` is null where the operator did by command. */
export async function readModelOrigin({ database }: Store, orgId: string) {
  const log = await database
    .selectFrom("audit_logs")
    .select(["created_at", "user_name"])
    .where("org_id", "=", orgId)
    .where(matchesSummary(SET))
    .orderBy("created_at", "desc")
    .orderBy("seq", "desc")
    .limit(1)
    .executeTakeFirst();
  return { setAt: log?.created_at ?? null, userName: log?.user_name ?? null };
}
