import { sql } from "kysely";
import * as z from "zod/mini";
import type { NewEntry } from "../../drafting/conversation.ts";
import type { Store } from "../store/store.ts";

const Facts = z.object({
  files: z.optional(z.array(z.unknown())),
  cost: z._default(z.number(), 0),
  releases: z._default(z.array(z.object({ connectionId: z.string(), tag: z.string() })), []),
});

/** Keeps what lists and Home show of entries, which are too many to read each time. */
export async function keepFacts({ database, now }: Store, conversation_id: string, entries: readonly NewEntry[]) {
  const detailsOf = (wanted: string) =>
    entries.flatMap(({ kind, details = {} }) => (kind === wanted ? Facts.parse(details) : []));
  for (const { connectionId: connection_id, tag: revision } of detailsOf("selection").flatMap((one) => one.releases)) {
    const inserting = database.insertInto("conversation_releases").values({ connection_id, revision, conversation_id });
    await inserting.onConflict((conflict) => conflict.doNothing()).execute();
  }
  const drafted = detailsOf("draft").map(({ files = [] }) => files.length);
  const cost = Math.round(detailsOf("model").reduce((sum, one) => sum + one.cost, 0) * 1e6);
  if (drafted.length === 0 && cost === 0) return;
  await sql`update conversations set model_cost = coalesce(model_cost, 0) + ${sql.lit(cost)},
    changed_files = coalesce(${drafted.at(-1) ?? null}, changed_files),
    drafted_at = coalesce(drafted_at, ${drafted.length === 0 ? null : now()}) where id = ${conversation_id}`.execute(
    database,
  );
}
