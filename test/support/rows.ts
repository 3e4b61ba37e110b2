import type { Insertable } from "kysely";
import type { Tables } from "../../src/service/store/schema.ts";
import type { Store } from "../../src/service/store/store.ts";
import { newRow } from "../../src/shared/records.ts";

/** Adds an organization; its ID. */
export async function insertOrganization(store: Store, name: string): Promise<string> {
  const row = { ...newRow(store, "org"), name };
  await store.database.insertInto("organizations").values(row).execute();
  return row.id;
}

/** Adds a publication without a configuration; its ID. */
export async function insertPublication(store: Store, orgId: string, name: string): Promise<string> {
  const row = { ...newRow(store, "pub"), org_id: orgId, name, config_json: "{}", healthy: 1 };
  await store.database.insertInto("publications").values(row).execute();
  return row.id;
}

type ConversationRow = Insertable<Tables["conversations"]>;

/** Adds conversations, each with what is given of it; their IDs, the first that was added first. */
export async function insertConversations(
  store: Store,
  given: readonly (Partial<ConversationRow> & { org_id: string })[],
): Promise<string[]> {
  const rows = given.map((row): ConversationRow => ({ ...newRow(store, "cnv"), ...PLAIN, ...row }));
  for (const row of rows) await store.database.insertInto("conversations").values(row).execute();
  return rows.map(({ id }) => id);
}

const PLAIN = {
  status: "open",
  staged: 0,
  excluded_files_json: "[]",
  trigger_type: "manual",
  operation_type: "write",
  title: "",
  labels_json: "[]",
  request_json: "{}",
  origin_type: "job",
};

/** Adds a connection with what is given of it; its ID. */
export async function insertConnection(
  store: Store,
  org_id: string,
  given: Partial<Insertable<Tables["connections"]>> = {},
): Promise<string> {
  const row = { ...newRow(store, "cnn"), org_id, name: "app", type: "codehostApp", config_json: "{}", paused: 0 };
  await store.database
    .insertInto("connections")
    .values({ ...row, healthy: 1, ...given })
    .execute();
  return given.id ?? row.id;
}

/** What checks would say of an organization's paused connections and its publications, without their processes of git. */
export async function resume({ database }: Store, orgId: string): Promise<void> {
  const healthy = { healthy: 1, health_message: null };
  const resumed = { ...healthy, paused: 0 };
  await database.updateTable("connections").set(resumed).where("org_id", "=", orgId).execute();
  await database.updateTable("publications").set(healthy).where("org_id", "=", orgId).execute();
}
