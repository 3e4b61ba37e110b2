import type { DocRequest } from "../../contract/jobs.ts";
import type { PublicationConfig } from "../../contract/publication-config.ts";
import type { History } from "../../git/read-history.ts";
import { findEvents, markSeen, type SeenHistory, type TriggerEvent } from "../commits/find-events.ts";
import type { ConnectionRow } from "../records/connection-record.ts";
import { insertJob } from "../records/job-record.ts";
import { isBillingRefusal } from "../records/organization-billing.ts";
import type { PublicationRow } from "../records/publication-record.ts";
import { type Actor, writeAudit } from "../store/audit.ts";
import { lockOrganization } from "../store/lock-rows.ts";
import type { Store } from "../store/store.ts";

/** What a sync found new: `before` is what was seen when it began, undefined where that was nothing. */
export type News = { before: SeenHistory | undefined; after: SeenHistory; events: readonly TriggerEvent[] };

/** What happened in a repository since its last sync; the first one only looks. */
export async function readNews(store: Store, row: ConnectionRow, history: History): Promise<News> {
  const before = await readSeen(store, row.id);
  const events = before === undefined ? [] : await findEvents(history, before);
  return { before, after: markSeen(history, before), events };
}

/**
 * Creates the jobs that publications asked for by `inputTriggers`, in the transaction that records what was seen, so that
 * each event leads to one job, also after a kill. Where another sync was faster, its news stand and these are dropped:
 * what it has not seen is new to the next one. A job that a billing check refuses is an audit log of the type `error`,
 * and its event is not new again.
 */
export async function recordNews(
  within: Store,
  actor: Actor,
  row: ConnectionRow,
  { before, after, events }: News,
): Promise<void> {
  await lockOrganization(within, actor.orgId);
  const present = await readSeen(within, row.id);
  if (JSON.stringify(present) !== JSON.stringify(before)) return;
  const seen = { head: after.head, tags_json: JSON.stringify(after.tags) };
  await within.database
    .insertInto("connection_histories")
    .values({ connection_id: row.id, ...seen })
    .onConflict((conflict) => conflict.column("connection_id").doUpdateSet(seen))
    .execute();
  if (events.length === 0) return;
  const publications = await readTriggered(within, row.id);
  for (const event of events) {
    for (const publication of publications) {
      const { inputTriggers }: PublicationConfig = JSON.parse(publication.config_json);
      if (inputTriggers?.[row.id]?.includes(event.event))
        await insertTriggered(within, actor, row, { event, publication });
    }
  }
}

/** Has the next sync of a connection only look, as the first one did. */
export async function forgetHistory({ database }: Store, connectionId: string): Promise<void> {
  await database.deleteFrom("connection_histories").where("connection_id", "=", connectionId).execute();
}

async function insertTriggered(
  within: Store,
  actor: Actor,
  row: ConnectionRow,
  { event: { event, eventType, title, changes }, publication }: { event: TriggerEvent; publication: PublicationRow },
): Promise<void> {
  const request: DocRequest = {
    title,
    body: `${row.name} has something new.`,
    labels: [`trigger:${event}`],
    publications: [publication.id],
    sourceConnection: row.id,
    eventType,
    changes,
  };
  const origin = { type: "job", staged: false } as const;
  const resolved = { request, connectionId: row.id, publications: [publication], origin };
  try {
    await insertJob(within, { ...actor, userId: null }, resolved);
  } catch (error) {
    // A billing check stores nothing, so the transaction of the sync goes on.
    if (!isBillingRefusal(error)) throw error;
    const note = { type: "error", summary: "A job was not created", delta: error.message } as const;
    const config = { connectionId: row.id, publicationId: publication.id, event, title };
    await writeAudit(within, actor, { ...note, config });
  }
}

async function readTriggered({ database }: Store, connectionId: string): Promise<PublicationRow[]> {
  return database
    .selectFrom("publications")
    .selectAll()
    .where("id", "in", (sources) =>
      sources
        .selectFrom("publication_connections")
        .select("publication_id")
        .where("connection_id", "=", connectionId)
        .where("role", "=", "source"),
    )
    .orderBy("seq")
    .execute();
}

async function readSeen({ database }: Store, connectionId: string): Promise<SeenHistory | undefined> {
  const row = await database
    .selectFrom("connection_histories")
    .select(["head", "tags_json"])
    .where("connection_id", "=", connectionId)
    .executeTakeFirst();
  return row && { head: row.head, tags: JSON.parse(row.tags_json) };
}
