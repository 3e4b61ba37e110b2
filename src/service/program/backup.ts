import { closeSync, existsSync, openSync, renameSync, rmSync, statSync } from "node:fs";
import { backup, DatabaseSync } from "node:sqlite";
import { usageError } from "../../shared/command-line.ts";
import { messageOf, ReleaseDocsError } from "../../shared/errors.ts";
import { printResult, type ServiceCommand } from "../operator/command.ts";
import {
  addStoreOptions,
  checkLocation,
  databaseIn,
  hasDatabase,
  noStore,
  type StoreOptions,
} from "../operator/operated-store.ts";
import { checkCopy, explained } from "../store/databases/sqlite.ts";

export const backupCommand: ServiceCommand = (command, io) => {
  addStoreOptions(command)
    .argument("<file>", "File to create.")
    .action(async (file: string, options: StoreOptions) => {
      checkLocation(options);
      const { data = "", database } = options;
      if (database) {
        throw usageError("This command copies SQLite databases. Back up PostgreSQL with pg_dump --format=custom.");
      }
      if (!hasDatabase(data)) throw noStore(`No database found in ${data}.`);
      await copyDatabase(databaseIn(data), file);
      printResult(io, options, { file, bytes: statSync(file).size }, ({ bytes }) => {
        return `Backup  ${file} (${(bytes / 2 ** 20).toFixed(1)} MB)\n\nThe secrets key is not in it: keep a copy of that elsewhere.\n`;
      });
    });
};

/** The file is complete and sound, or absent. Throws `admin/exists`, `admin/backup` and `store/damaged`. */
async function copyDatabase(database: string, file: string): Promise<void> {
  const partial = `${file}.${process.pid}.partial`;
  try {
    refuseExisting(file);
    closeSync(openSync(partial, "wx", 0o600));
    using source = new DatabaseSync(database, { readOnly: true });
    // SQLite begins a copy again after each write of another process, unless this one reads a snapshot.
    explained(() => source.exec("begin; select count(*) from sqlite_schema"));
    await backup(source, partial);
    checkCopy(partial);
    refuseExisting(file);
    renameSync(partial, file);
  } catch (cause) {
    if (cause instanceof ReleaseDocsError) throw cause;
    throw new ReleaseDocsError("admin/backup", `Cannot back up ${database} to ${file}: ${messageOf(cause)}.`, {
      cause,
    });
  } finally {
    rmSync(partial, { force: true });
  }
}

function refuseExisting(file: string): void {
  if (existsSync(file)) throw new ReleaseDocsError("admin/exists", `The file ${file} already exists.`);
}
