import { sql } from "kysely";
import { RESOURCES, type Resource } from "../../contract/permissions.ts";
import { parseJson } from "../../shared/text.ts";
import type { Store } from "../store/store.ts";

/** What changed; without an ID any record of the resource may have. */
export type Change = { resource: Resource; id?: string };

/** By organization. */
export type Changes = ReadonlyMap<string, readonly Change[]>;

/** Where more changed at once, everything counts as changed. */
const MAX_ROWS = 500;

/** Transactions of PostgreSQL commit in another order than their rows are numbered, so the last ones are read again. */
const OVERLAP = { sqlite: 0, postgres: 200 };

type Table = "audit_logs" | "entries";
type Row = { seq: number; orgId: string; changes: readonly Change[] };

const READERS: Readonly<Record<Table, (store: Store, after: number) => Promise<Row[]>>> = {
  audit_logs: async ({ database }, after) => {
    const logs = database.selectFrom("audit_logs").select(["seq", "org_id", "id", "config_json"]);
    const rows = await logs.where("seq", ">", after).orderBy("seq").limit(MAX_ROWS).execute();
    return rows.map(({ seq, org_id: orgId, id, config_json }) => {
      return { seq, orgId, changes: [{ resource: "auditLog", id }, ...parseRecords(config_json)] };
    });
  },
  entries: async ({ database }, after) => {
    const rows = await database
      .selectFrom("entries")
      .innerJoin("conversations", "conversations.id", "entries.conversation_id")
      .select(["entries.seq", "conversations.org_id", "conversations.id"])
      .where("entries.seq", ">", after)
      .orderBy("entries.seq")
      .limit(MAX_ROWS)
      .execute();
    return rows.map(({ seq, org_id: orgId, id }) => ({ seq, orgId, changes: [{ resource: "conversation", id }] }));
  },
};

/** The records that an audit log is about: `{"conversationId": "…", "instructionLinkIds": ["…"]}`. */
function parseRecords(config: string): Change[] {
  const about = Object.entries(Object(parseJson(config)));
  const named = RESOURCES.flatMap((resource) => {
    const ids = about.filter(([name]) => name === `${resource}Id` || name === `${resource}Ids`).flatMap(([, id]) => id);
    return ids.filter((id) => typeof id === "string").map((id): Change => ({ resource, id }));
  });
  // A role changes what its users may do.
  return about.some(([name]) => name === "roleId") ? [...named, { resource: "user" }] : named;
}

/** Each call returns what changed since the one before, by whatever process; undefined if that is too much to list. */
export async function followChanges(store: Store): Promise<() => Promise<Changes | undefined>> {
  const tables = await Promise.all([followTable(store, "audit_logs"), followTable(store, "entries")]);
  return async () => {
    const read = await Promise.all(tables.map((readNext) => readNext()));
    if (read.includes(undefined)) return undefined;
    const byOrganization = Map.groupBy(
      read.flatMap((rows) => rows ?? []),
      ({ orgId }) => orgId,
    );
    return new Map([...byOrganization].map(([orgId, rows]) => [orgId, unique(rows.flatMap(({ changes }) => changes))]));
  };
}

function unique(changes: readonly Change[]): Change[] {
  return [...new Map(changes.map((change) => [`${change.resource} ${change.id}`, change])).values()];
}

/** Undefined where rows were left out. */
async function followTable(store: Store, table: Table): Promise<() => Promise<Row[] | undefined>> {
  const read = (after: number) => READERS[table](store, after - OVERLAP[store.kind]);
  let last = await readLast(store, table);
  let seen = new Set((await read(last)).map(({ seq }) => seq));
  return async () => {
    const rows = await read(last);
    const added = rows.filter(({ seq }) => !seen.has(seq));
    const isCut = rows.length === MAX_ROWS;
    last = isCut ? await readLast(store, table) : Math.max(last, ...rows.map(({ seq }) => seq));
    seen = new Set((isCut ? await read(last) : rows).map(({ seq }) => seq));
    return isCut ? undefined : added;
  };
}

async function readLast({ database }: Store, table: Table): Promise<number> {
  const greatest = sql<number | null>`max(seq)`.as("last");
  const { last } = await database.selectFrom(table).select(greatest).executeTakeFirstOrThrow();
  return Number(last ?? 0);
}
