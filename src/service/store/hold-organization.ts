import type { Store } from "./store.ts";

/**
 * Keeps every other transaction that calls this for the same organization waiting until this one is over: for changes
 * that look at several records first, such as whether a name is taken or a connection still there.
 */
export async function holdOrganization({ database }: Store, orgId: string): Promise<void> {
  await database
    .updateTable("organizations")
    .set(({ ref }) => ({ updated_at: ref("updated_at") }))
    .where("id", "=", orgId)
    .execute();
}
