import { sql } from "kysely";
import * as z from "zod/mini";
import type { NewEntry } from "../../drafting/conversation.ts";
import type { Store } from "../store/store.ts";

const Facts = z.object({
  files: z.optional(z.array(z.unknown())),
  cost: z.optional(z.number()),
  releases: z._default(z.array(z.object({ connectionId: z.optional(z.string()), tag: z.string() })), []),
});

/** Keeps what lists and Home show of entries, which are too many to read each time. */
export async function keepFacts({ database, now }: Store, conversationId: string, entries: readonly NewEntry[]) {
  const detailsOf = (kind: string) =>
    entries.filter((entry) => entry.kind === kind).map(({ details = {} }) => Facts.parse(details));
  const released = detailsOf("selection").flatMap(({ releases }) => releases);
  const rows = released.flatMap(({ connectionId: connection_id, tag: revision }) =>
    connection_id === undefined ? [] : { connection_id, revision, conversation_id: conversationId },
  );
  if (rows.length > 0) {
    const inserting = database.insertInto("conversation_releases").values(rows);
    await inserting.onConflict((conflict) => conflict.doNothing()).execute();
  }
  const files = detailsOf("draft").at(-1)?.files;
  const cost = Math.round(detailsOf("model").reduce((sum, one) => sum + (one.cost ?? 0), 0) * 1e6);
  if (files === undefined && cost === 0) return;
  await database
    .updateTable("conversations")
    .where("id", "=", conversationId)
    .$if(files !== undefined, (some) =>
      some.set({ changed_files: files?.length ?? 0, drafted_at: sql<string>`coalesce(drafted_at, ${now()})` }),
    )
    .$if(cost > 0, (some) => some.set({ model_cost: sql<number>`coalesce(model_cost, 0) + ${sql.lit(cost)}` }))
    .execute();
}
