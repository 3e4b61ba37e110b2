import { existsSync, statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { buildDamage } from "./outage.ts";
import { explained } from "./sqlite.ts";

/** Reads each page of a database before it is served, if there is one. Throws `store/damaged` and outages. */
export function checkAtStart(path: string): void {
  if (!existsSync(path)) return;
  if (statSync(path).size === 0) throw buildDamage(`${path} has no bytes. If it was never used, delete it.`);
  // SQLite removes both, or neither; without its log, the database is older than what was answered.
  if (existsSync(`${path}-shm`) && !existsSync(`${path}-wal`)) {
    throw buildDamage(`${path}-wal is missing. Without a backup, delete ${path}-shm to start on what is left.`);
  }
  check(path, "pragma quick_check(1)");
}

/** Also compares rows with indexes and references, in a copy of the database. Throws `store/damaged`. */
export function checkCopy(file: string): void {
  // Immutable: SQLite would create files beside it.
  const copy = new URL(`${pathToFileURL(file)}?immutable=1`);
  check(copy, "pragma integrity_check(1)");
  check(copy, `select 'a row of ' || "table" || ' names none of ' || parent from pragma_foreign_key_check`);
}

function check(location: string | URL, query: string): void {
  using database = explained(() => new DatabaseSync(location, { readOnly: true, timeout: 10_000 }));
  const [fault = "ok"] = Object.values(explained(() => database.prepare(query).get()) ?? {});
  if (fault !== "ok") throw buildDamage(String(fault));
}
