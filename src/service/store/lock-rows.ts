import type { Store } from "./store.ts";

/**
 * Holds rows of an organization until the transaction `within` is over, so that nobody else changes or removes them
 * meanwhile: the IDs of those that are there. They are taken in the order of their IDs, so that two who take several
 * do not wait for each other. On SQLite a transaction has the whole database to itself.
 */
export async function lockRows(
  within: Store,
  table: "instructions" | "publications",
  orgId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await within.database
    .selectFrom(table)
    .select("id")
    .where("org_id", "=", orgId)
    .where("id", "in", ids)
    .orderBy("id")
    .$if(within.kind === "postgres", (query) => query.forNoKeyUpdate())
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Holds an organization likewise: for what has to be unique in it, and is looked for before it is stored. */
export async function lockOrganization(within: Store, orgId: string): Promise<void> {
  if (within.kind === "sqlite") return;
  await within.database
    .selectFrom("organizations")
    .select("id")
    .where("id", "=", orgId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}
