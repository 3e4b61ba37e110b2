import { conflict } from "../../contract/refusals.ts";
import type { Health } from "../../contract/resources/connections/connections.ts";
import { endSentence } from "../../shared/errors.ts";
import { shorten } from "../../shared/text.ts";
import { type ConnectionRow, connectionsOf } from "../connections/connections.ts";
import {
  asHealth,
  type ConnectionHealth,
  checkNewConnection,
  type HealthParts,
  lastHealthOf,
} from "../connections/health.ts";
import { listUses, type PublicationRow } from "../connections/uses.ts";
import { insertSyncJob } from "../jobs/jobs.ts";
import { refuseSuspended } from "../people/billing.ts";
import { type Actor, describeDelta } from "../store/audit.ts";
import { parsePublicationConfig } from "../store/columns.ts";
import { readRecord, type Store } from "../store/store.ts";
import { insertTask } from "../worker/queue.ts";

type Checked = { row: ConnectionRow; health: ConnectionHealth };

/** Checks the docs repository of a new or changed publication before that is stored, as {@link checkNewConnection}. */
export async function checkDocsRepository(parts: HealthParts, orgId: string, id = ""): Promise<Checked | undefined> {
  const row = await connectionsOf(parts.store, orgId).where("id", "=", id).executeTakeFirst();
  return row && { row, health: await checkNewConnection(parts, row, { isDocs: true, path: "config.docsRepo" }) };
}

/** Stores the health of a new or changed publication: of the connections that it uses, at their last checks. */
export async function recordLastHealth(within: Store, row: CheckedPublication): Promise<void> {
  const used = await readUsedConnections(within, row);
  const checked = used.map((one) => ({ ...one, health: one.row && lastHealthOf(one.row) }));
  await recordPublicationHealth(within, row, joinHealth(checked));
}

type UsedConnection = { id: string; row: ConnectionRow | undefined };

export type PublicationHealth = { healthy: boolean; message: string; connections: readonly Health[] };

const MAX_MESSAGE_LENGTH = 1000;

type CheckedPublication = Omit<PublicationRow, "seq" | "sync_queued_at">;

export async function readUsedConnections(store: Store, publication: CheckedPublication): Promise<UsedConnection[]> {
  const config = parsePublicationConfig(publication.config_json);
  const ids = [...new Set(listUses(config).map(({ id }) => id))];
  const rows = await connectionsOf(store, publication.org_id).where("id", "in", ids).execute();
  return ids.map((id) => ({ id, row: rows.find((row) => row.id === id) }));
}

const DELETED: ConnectionHealth = { healthy: false, error: "The connection was deleted." };

/** A connection without health was deleted. */
export function joinHealth(
  checked: readonly (UsedConnection & { health: ConnectionHealth | undefined })[],
): PublicationHealth {
  const faults = checked.flatMap(({ id, row, health: { healthy, isPaused, error, message } = DELETED }) => {
    const fault = isPaused ? message : (error ?? message);
    return healthy && !isPaused ? [] : [`${row?.name ?? id}: ${endSentence(fault ?? "not healthy")}`];
  });
  return {
    healthy: faults.length === 0,
    message: shorten(faults.join(" "), MAX_MESSAGE_LENGTH),
    connections: checked.map(({ id, health = DELETED }) => asHealth(id, health)),
  };
}

export async function recordPublicationHealth(
  within: Store,
  row: CheckedPublication,
  health: PublicationHealth,
  synced_at: string | null = row.synced_at,
): Promise<string> {
  const to = { healthy: Number(health.healthy), health_message: health.message || null, synced_at };
  await within.database.updateTable("publications").set(to).where("id", "=", row.id).execute();
  const audited = (from: typeof to) => ({
    healthy: from.healthy === 1,
    message: from.health_message,
    syncedAt: from.synced_at,
  });
  return describeDelta(audited(row), audited(to));
}

/** Queues a sync with its job. 402 if the organization is suspended, 409 without a docs repository. */
export async function insertPublicationSync(
  within: Store,
  actor: Actor,
  id: string,
  terms: { syncedSince?: string } = {},
): Promise<string> {
  const { name, config_json } = await readRecord(within, "publications", actor.orgId, id);
  await refuseSuspended(within, actor.orgId);
  const { docsRepo } = parsePublicationConfig(config_json);
  if (docsRepo === undefined) throw conflict(`The publication ${name} has no docsRepo, so there is nothing to sync.`);
  const jobId = await insertSyncJob(within, actor, { id, name, connectionId: docsRepo });
  return insertTask(within, actor, { kind: "publication-sync", subjectId: id, payload: { jobId, ...terms } });
}
