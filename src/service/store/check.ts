import { existsSync, statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { buildDamage, explained } from "./sqlite.ts";

/** Reads each page of an existing database, before it is served. Throws `store/damaged` and outages. */
export function checkAtStart(path: string): void {
  if (statSync(path).size === 0) throw buildDamage("It has no bytes. If it was never used, delete it.", path);
  // SQLite removes both, or neither; without its log, the database is older than what was answered.
  if (existsSync(`${path}-shm`) && !existsSync(`${path}-wal`)) {
    throw buildDamage(
      `${path}-wal, its log, is missing. Without a backup, delete ${path}-shm to start on what is left.`,
      path,
    );
  }
  check(path, "quick_check", path);
}

/** Also compares rows with indexes and references, in a copy of the database `source`. Throws `store/damaged`. */
export function checkCopy(copy: string, source: string): void {
  // Immutable: SQLite would create files beside it.
  check(new URL(`${pathToFileURL(copy)}?immutable=1`), "integrity_check", source);
}

function check(location: string | URL, name: "quick_check" | "integrity_check", path: string): void {
  using database = explained(() => new DatabaseSync(location, { readOnly: true, timeout: 10_000 }), path);
  const read = (pragma: string) => explained(() => database.prepare(`pragma ${pragma}`).get(), path);
  const fault = read(`${name}(1)`)?.[name];
  if (fault !== "ok") throw buildDamage(String(fault), path);
  const orphan = name === "integrity_check" ? read("foreign_key_check") : undefined;
  if (orphan !== undefined)
    throw buildDamage(`A row of ${orphan.table} names one of ${orphan.parent} that is missing.`, path);
}
