import type { Store } from "./store.ts";

/**
 * Holds an organization until the transaction `within` is over: for what has to be unique in it or still there, and is
 * looked for before something else is stored. On SQLite a transaction has the whole database to itself.
 */
export async function lockOrganization(within: Store, orgId: string): Promise<void> {
  if (within.kind === "sqlite") return;
  await within.database
    .selectFrom("organizations")
    .select("id")
    .where("id", "=", orgId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}
