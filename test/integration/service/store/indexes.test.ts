import { type SelectQueryBuilder, sql } from "kysely";
import { describe, expect, test } from "vitest";
import { VIEW } from "../../../../src/service/store/indexed.ts";
import { matchesSummary, selectMatches, selectRows } from "../../../../src/service/store/page.ts";
import type { Tables } from "../../../../src/service/store/schema.ts";
import { openStore, type Store } from "../../../../src/service/store/store.ts";
import { stores } from "../../../support/stores.ts";

const ORG = "org-0123456789abcdef";

type Listed = "conversations" | "comments" | "audit_logs" | "jobs" | "users" | "instructions" | "instruction_links";

const list = ({ database }: Store, table: Listed) => database.selectFrom(table).selectAll();

const openOf = (store: Store) => list(store, "conversations").where(sql.ref("status"), "=", "open");

const ofView = (store: Store) => list(store, "conversations").where(sql<boolean>`${sql.raw(VIEW)} = 'waiting'`);

/** Columns by which lists are filtered. */
const COLUMNS: Partial<Record<Listed, readonly string[]>> = {
  conversations: ["job_id", "publication_id", "status", "branch", "output_url", "operation_type", "origin_type"],
  comments: ["conversation_id", "external_id", "file_path", "source", "connection_id"],
  users: ["email", "name", "auth_id"],
  instruction_links: ["instruction_id", "publication_id", "slot_type"],
};

/** Queries that are frequent or over many rows: their conditions and order. */
const QUERIES: Record<string, (store: Store) => { compile(): { sql: string; parameters: readonly unknown[] } }> = {
  ...Object.fromEntries(
    Object.entries(COLUMNS).flatMap(([table, columns]) =>
      columns.map((column) => [
        `${table} by ${column}`,
        (store: Store) => paged(list(store, table as Listed).where(sql.ref(column), "=", "value")),
      ]),
    ),
  ),
  "conversations by origin": (store) => paged(list(store, "conversations").where(sql.ref("origin_url"), "=", "value")),
  "conversations by staged": (store) => paged(list(store, "conversations").where("staged" as never, "=", 1 as never)),
  "conversations by publication and status": (store) =>
    paged(openOf(store).where(sql.ref("publication_id"), "=", "value")),
  "conversations of a view": (store) => paged(ofView(store)),
  "conversations of a view with a text": (store) => matched(ofView(store), false),
  "conversations with a text": (store) => matched(list(store, "conversations"), false),
  "conversations of a status with a text": (store) => matched(openOf(store), false),
  "audit logs with a text": (store) => matched(list(store, "audit_logs"), true),
  "conversations by summary": (store) => paged(list(store, "conversations").where(matchesSummary("Wrote notes"))),
  ...Object.fromEntries(
    (["conversations", "comments", "jobs", "users", "instructions", "instruction_links"] as const).map((table) => [
      `a page of ${table}`,
      (store: Store) => paged(list(store, table)),
    ]),
  ),
  "instructions by type": (store) => paged(list(store, "instructions").where("type" as never, "=", "commit" as never)),
  "a page of audit logs": (store) => timed(list(store, "audit_logs")),
  "a page of newer audit logs": (store) => timed(list(store, "audit_logs"), "newer"),
  "audit logs by type": (store) => timed(list(store, "audit_logs").where("type" as never, "=", "error" as never)),
  "audit logs by summary": (store) => timed(list(store, "audit_logs").where(matchesSummary("created"))),
  "the jobs of a month": ({ database }) =>
    database
      .selectFrom("jobs")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("org_id", "=", ORG)
      .where("type", "=", "doc-request")
      .where("created_at", ">=", "2026-11-01T00:00:00.000Z"),
  ...Object.fromEntries(
    ["created_at", "merged_at"].map((time) => [
      `conversations of some weeks by ${time}`,
      ({ database }: Store) =>
        database
          .selectFrom("conversations")
          .select(sql.ref(time).as("time"))
          .where("org_id", "=", ORG)
          .where(sql.ref(time), ">=", "2026")
          .orderBy(sql.ref(time)),
    ]),
  ),
  "the turns of a conversation": ({ database }) => ofConversation(database.selectFrom("turns").selectAll()),
  "the entries of a conversation": ({ database }) => ofConversation(database.selectFrom("entries").selectAll()),
  "the tasks of a conversation": ({ database }) => ofConversation(database.selectFrom("tasks").selectAll()),
  "the next task of an organization": ({ database }) =>
    database
      .selectFrom("tasks")
      .selectAll()
      .where("org_id", "=", ORG)
      .where("run_after", "<=", "2026")
      .orderBy("run_after")
      .orderBy("seq")
      .limit(1),
  "the running tasks of an organization": ({ database }) =>
    database.selectFrom("tasks").select("org_id").where("org_id", "=", ORG).where("lease_until", ">=", "2026"),
  "repositories that a webhook names": ({ database }) =>
    database
      .selectFrom("connections")
      .selectAll()
      .where("repository", "=", "octo/widget")
      .orderBy("org_id")
      .orderBy("seq"),
  "a key": ({ database }) => database.selectFrom("keys").selectAll().where("lookup", "=", "value"),
  "a record by its ID": ({ database }) => database.selectFrom("conversations").selectAll().where("id", "=", "value"),
};

function paged<Table extends keyof Tables, Row>(query: SelectQueryBuilder<Tables, Table, Row>) {
  return query
    .where(sql.ref("org_id"), "=", ORG)
    .where(sql.ref("seq"), "<", 1_000_000)
    .orderBy(sql.ref("seq"), "desc")
    .limit(51);
}

/** A part of what `readPage` scans for a pattern. */
function matched<Table extends keyof Tables, Row>(query: SelectQueryBuilder<Tables, Table, Row>, isByTime: boolean) {
  const at = (bound: number) => ({ direction: "older", time: `2026-03-01T12:00:00.0${bound}Z`, bound }) as const;
  const matching = query.where(sql.ref("org_id"), "=", ORG).where(matchesSummary("%notes%"));
  return selectMatches(matching, { from: at(90), end: at(10) }, isByTime).limit(26);
}

/** The query of `readPage` for a list by time. */
function timed<Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  direction: "older" | "newer" = "older",
) {
  const position = { direction, time: "2026-03-01T12:00:00.000Z", bound: 1_000_000 };
  return selectRows(query.where(sql.ref("org_id"), "=", ORG), position, true).limit(51);
}

function ofConversation<Table extends keyof Tables, Row>(query: SelectQueryBuilder<Tables, Table, Row>) {
  return query.where(sql.ref("conversation_id"), "=", "value").orderBy(sql.ref("seq"));
}

async function explain(store: Store, name: string): Promise<string> {
  const query = QUERIES[name]?.(store).compile() ?? expect.unreachable();
  // Parameters are inlined, since a plan belongs to a statement.
  const text = query.parameters.reduce<string>(
    (built, value) => built.replace(/\?|\$\d+/, typeof value === "number" ? String(value) : `'${value}'`),
    query.sql,
  );
  if (store.kind === "sqlite") {
    const { rows } = await sql<{ detail: string }>`explain query plan ${sql.raw(text)}`.execute(store.database);
    return rows.map(({ detail }) => detail).join("\n");
  }
  return store.transaction(async ({ database }) => {
    // Tables are empty here: without this, all plans would cost the same.
    for (const method of ["seqscan", "bitmapscan", "sort"]) {
      await sql.raw(`set local enable_${method} = off`).execute(database);
    }
    const { rows } = await sql<{ "QUERY PLAN": string }>`explain ${sql.raw(text)}`.execute(database);
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  });
}

describe.each(stores.filter(({ name }) => name !== "SQLite in a file"))("on $name", ({ createLocation }) => {
  test("frequent queries use an index, in its order", async () => {
    // A new database: statistics of rows that other tests had change the plans.
    await using place = await createLocation({ isNew: true });
    const store = await openStore(place.location);
    const plans: Record<string, string> = {};
    for (const name of Object.keys(QUERIES)) plans[name] = await explain(store, name);
    await store.close();
    // An organization by an ID that is of it alone, and what of a summary is too long for the index, may be looked at.
    const isSlow = (plan: string) => /Seq Scan|\bSort\b|SCAN|TEMP B-TREE|Filter: \((?!lower|org_id)/.test(plan);
    expect(Object.entries(plans).filter(([, plan]) => isSlow(plan))).toEqual([]);
  });
});
