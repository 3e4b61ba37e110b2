import { sql } from "kysely";
import { expect } from "vitest";
import { openStore, type Store } from "../../../src/service/store/store.ts";

/** Checks the invariants of a store that no service uses. */
export async function checkStore(location: string): Promise<void> {
  const store = await openStore(location);
  try {
    if (store.kind === "sqlite") await checkIntegrity(store);
    await checkSettled(store);
    await checkCreated(store);
    await checkTurns(store);
    await checkSyncs(store);
  } finally {
    await store.close();
  }
}

async function checkIntegrity({ database }: Store): Promise<void> {
  expect((await sql`pragma integrity_check`.execute(database)).rows).toEqual([{ integrity_check: "ok" }]);
  expect((await sql`pragma foreign_key_check`.execute(database)).rows).toEqual([]);
}

/** No work is unfinished; each job has one conversation per publication, a sync none. */
async function checkSettled({ database }: Store): Promise<void> {
  expect(await database.selectFrom("tasks").selectAll().execute()).toEqual([]);
  const turns = await database.selectFrom("turns").selectAll().where("status", "=", "running").execute();
  const conversations = await database.selectFrom("conversations").selectAll().execute();
  expect([...turns, ...conversations.filter(({ status }) => status === "running")]).toEqual([]);
  for (const { id, type, state, publication_ids_json } of await database.selectFrom("jobs").selectAll().execute()) {
    expect(["done", "errored"]).toContain(state);
    const own = conversations.filter(({ job_id }) => job_id === id).map(({ publication_id }) => publication_id);
    const expected: string[] = type === "publication-sync" ? [] : JSON.parse(publication_ids_json);
    expect(own.sort()).toEqual([...expected].sort());
  }
}

const CREATED = [
  ["jobs", "Created a job", "jobId"],
  ["conversations", "Created a conversation", "conversationId"],
  ["comments", "Created a comment", "commentId"],
  ["connections", "Created a connection", "connectionId"],
  ["publications", "Created a publication", "publicationId"],
  ["instructions", "Created an instruction", "instructionId"],
] as const;

/** Each record has the one audit log of its creation, and each of those its record, or the audit log of its deletion. */
async function checkCreated({ database }: Store): Promise<void> {
  const audits = await database.selectFrom("audit_logs").selectAll().execute();
  for (const [table, summary, field] of CREATED) {
    const idsOf = (wanted: string) =>
      audits.filter((row) => row.summary === wanted).map((row) => String(JSON.parse(row.config_json)[field]));
    const rows = await database.selectFrom(table).select("id").execute();
    const gone = idsOf(summary.replace("Created", "Deleted"));
    expect([...rows.map(({ id }) => id), ...gone].sort()).toEqual(idsOf(summary).sort());
  }
}

/** Each completed turn has one assessment of each kind, each failed one an error for each failure. */
async function checkTurns({ database }: Store): Promise<void> {
  const audits = await database.selectFrom("audit_logs").selectAll().execute();
  const about = audits.map(({ type, config_json }) => ({ type, turnId: String(JSON.parse(config_json).turnId) }));
  for (const { id, status, retry_count } of await database.selectFrom("turns").selectAll().execute()) {
    const types = about.filter(({ turnId }) => turnId === id).map(({ type }) => type);
    const assessed = types.filter((type) => type.startsWith("assessment-"));
    expect(assessed).toEqual([...new Set(assessed)]);
    expect(assessed.length > 0).toBe(status === "success");
    expect(types.filter((type) => type === "error")).toHaveLength(status === "error" ? retry_count + 1 : 0);
  }
}

/** Each sync of a request has one audit log. */
async function checkSyncs({ database }: Store): Promise<void> {
  const audits = await database.selectFrom("audit_logs").selectAll().execute();
  const synced = audits.filter(({ type, summary }) => type === "connection-sync" || summary === "Synced a publication");
  const texts = synced.map(({ request_id, config_json }) => `${request_id} ${config_json}`);
  expect(texts).toEqual([...new Set(texts)]);
}
