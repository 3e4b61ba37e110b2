import { chmodSync, mkdirSync, statSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { ReleaseDocsError } from "../../release-docs-error.ts";
import { lockData } from "../store/lock-data.ts";

/** Where the program is told to keep things. */
export type DataFlags = { data?: string | undefined; database?: string | undefined };

/** Where a program that serves keeps things. */
export type DataFolder = AsyncDisposable & {
  /** For `openStore`. */
  database: string;
  /** Folder for the repositories that are fetched. */
  repositories: string;
  /** What its owner should know. */
  remark?: string;
};

/** The database in a folder of data. */
export function databaseIn(directory: string): string {
  return join(directory, "service.db");
}

/**
 * Makes a folder of data where there is none, for its owner alone. One that was there keeps its permissions; where
 * others may look into it, that is said. Throws `program/data`.
 */
export function makeDataFolder(directory: string): string | undefined {
  try {
    if (mkdirSync(directory, { recursive: true, mode: 0o700 }) !== undefined) chmodSync(directory, 0o700);
    const { mode } = statSync(directory);
    if ((mode & 0o077) === 0) return undefined;
    return `Others may look into ${directory}: chmod 700 ${directory} keeps them out.`;
  } catch (cause) {
    const reason = cause instanceof Error && "code" in cause ? String(cause.code) : "unknown";
    throw new ReleaseDocsError({
      code: "program/data",
      message: `The folder ${directory} cannot be used: ${reason}.`,
      hint: "Choose another with --data, or let this user write there.",
      cause,
    });
  }
}

/**
 * Opens what the program was told, made where it is not there. Without `database` the records are there too, and this
 * process alone serves from it; without `data` repositories are in a temporary folder that goes with the process.
 * Throws `program/data` and `store/locked`.
 */
export async function openDataFolder({ data, database }: DataFlags): Promise<DataFolder> {
  if (data === undefined) {
    const temporary = await mkdtemp(join(tmpdir(), "release-docs-"));
    const remove = () => rm(temporary, { recursive: true, force: true });
    return { database: database ?? ":memory:", repositories: temporary, [Symbol.asyncDispose]: remove };
  }
  const directory = resolve(data);
  const remark = makeDataFolder(directory);
  const lock = database === undefined ? lockData(directory) : undefined;
  return {
    database: database ?? databaseIn(directory),
    repositories: join(directory, "repositories"),
    ...(remark !== undefined && { remark }),
    [Symbol.asyncDispose]: async () => lock?.[Symbol.dispose](),
  };
}
