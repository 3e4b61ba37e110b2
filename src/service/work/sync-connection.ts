import { tellHealth } from "../products/tell-health.ts";
import {
  type Found,
  type HealthParts,
  lookAtConnection,
  openRepository,
  recordFound,
} from "../records/connection-health.ts";
import { type ConnectionRow, connectionsOf } from "../records/connection-record.ts";
import { type DraftFate, recordDraftFates } from "../records/draft-fate.ts";
import { type Actor, writeAudit } from "../store/audit.ts";
import { lockOrganization } from "../store/lock-rows.ts";
import type { Store } from "../store/store.ts";
import { actorOf, type TaskRow } from "../store/tasks.ts";
import { type News, readNews, recordNews } from "./connection-news.ts";
import { readDraftFates } from "./read-draft-fates.ts";
import type { Performer } from "./worker.ts";

/** What a sync brought: how the connection was found, since when, what is new there and what became of drafts. */
export type Synced = {
  row: ConnectionRow;
  found: Found;
  at: string;
  news?: News | undefined;
  fates?: readonly DraftFate[] | undefined;
};

/**
 * Syncs connections (interface, "Connections", sync): a repository is fetched into its cache, of others the health and
 * the rate limit are read. What the product refuses is an outcome like any other; a deleted or paused connection is
 * left alone.
 */
export function createConnectionSyncPerformer(parts: HealthParts): Performer {
  const { store } = parts;
  return {
    perform: async ({ task, finish }) => {
      const row = await readSubject(store, task);
      const synced = row && (await syncConnection(parts, row));
      await store.transaction(async (within) => {
        if (synced !== undefined) await recordSync(within, actorOf(task), synced);
        await finish(within);
      });
    },
    giveUp: async ({ task, finish }, error) => {
      const row = await readSubject(store, task);
      await store.transaction(async (within) => {
        if (row !== undefined) await recordSync(within, actorOf(task), failSync(within, row, error));
        await finish(within);
      });
    },
  };
}

/** Brings a connection up to date; nothing of it is recorded yet. */
export async function syncConnection(parts: HealthParts, row: ConnectionRow): Promise<Synced> {
  const at = parts.store.now();
  const looked = await lookAtConnection(parts, row);
  if (looked.isPaused || !looked.healthy || row.type !== "codehostRepo") return { row, found: looked, at };
  const fetched: Pick<Synced, "news" | "fates"> = {};
  const found = await tellHealth(async () => {
    const { history } = await openRepository(parts, row);
    fetched.news = await readNews(parts.store, row, history);
    fetched.fates = await readDraftFates(parts, row);
    return looked;
  });
  return { row, found, at, ...fetched };
}

/** A sync that ended with a fault of the service's own. */
export function failSync({ now }: Store, row: ConnectionRow, error: unknown): Synced {
  return { row, found: { healthy: false, error: `The service failed: ${String(error)}` }, at: now() };
}

/** Records a sync in the transaction that ends its task, unless the connection became another meanwhile. */
export async function recordSync(within: Store, actor: Actor, synced: Synced): Promise<void> {
  const { row, found, at, news, fates = [] } = synced;
  if (found.isPaused) return;
  await lockOrganization(within, actor.orgId);
  const present = await connectionsOf(within, actor.orgId).where("id", "=", row.id).executeTakeFirst();
  if (present !== undefined && (present.type !== row.type || present.config_json !== row.config_json)) return;
  if (news !== undefined) await recordNews(within, actor, row, news);
  await recordDraftFates(within, actor, fates);
  const delta = await recordFound(within, row, found, found.healthy ? at : row.synced_at);
  const summary = found.healthy ? "Synced a connection" : "Could not sync a connection";
  const config = { connectionId: row.id, healthy: found.healthy };
  await writeAudit(within, actor, { type: "connection-sync", summary, delta, config });
}

async function readSubject(store: Store, { org_id, subject_id }: TaskRow): Promise<ConnectionRow | undefined> {
  return connectionsOf(store, org_id).where("id", "=", subject_id).executeTakeFirst();
}
