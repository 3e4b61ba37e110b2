import { DatabaseSync } from "node:sqlite";

/** In milliseconds. */
export function createBareQuery(database: DatabaseSync, orgId: string, where: string): () => number {
  const page = database.prepare(`SELECT * FROM conversations WHERE org_id = ? AND ${where} ORDER BY seq DESC LIMIT 51`);
  const entries = database.prepare(
    "SELECT * FROM entries WHERE conversation_id IN (SELECT value FROM json_each(?)) ORDER BY seq",
  );
  return () => {
    const start = performance.now();
    const rows = page.all(orgId);
    JSON.stringify(entries.all(JSON.stringify(rows.map(({ id }) => id))));
    return performance.now() - start;
  };
}

export function createBareInsert(path: string): (jobId: string) => number {
  const database = new DatabaseSync(path, { timeout: 10_000 });
  database.exec("PRAGMA foreign_keys = ON; PRAGMA synchronous = NORMAL");
  // The newest rows, as many as a job with one publication inserts.
  const counts = { jobs: 1, conversations: 1, turns: 1, tasks: 1, audit_logs: 2 };
  const copies = Object.entries(counts).map(([table, count]) => {
    const columns = database.prepare(`SELECT name FROM pragma_table_info('${table}') WHERE name <> 'seq'`).all();
    const names = columns.map(({ name }) => String(name));
    const values = names.map((name) => (name === "id" ? "lower(hex(randomblob(10)))" : name));
    return database.prepare(
      `INSERT INTO ${table} (${names}) SELECT ${values} FROM ${table} ORDER BY seq DESC LIMIT ${count}`,
    );
  });
  const read = database.prepare("SELECT * FROM jobs WHERE id = ?");
  return (jobId) => {
    const start = performance.now();
    database.exec("BEGIN IMMEDIATE");
    for (const copy of copies) copy.run();
    database.exec("COMMIT");
    read.get(jobId);
    return performance.now() - start;
  };
}
