import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { ReleaseDocsError } from "../../shared/errors.ts";
import type { Actor } from "../store/audit.ts";
import { openStore, type Store } from "../store/store.ts";
import { type CommandIo, usageFault } from "./command.ts";

/** The flags that every command takes. */
export const STORE_FLAGS = {
  data: { type: "string" },
  database: { type: "string" },
  organization: { type: "string" },
  json: { type: "boolean" },
} as const;

/** How they are explained in each command's `--help`. */
export const STORE_USAGE = `  --data DIR            the folder of the service's data, or RELEASE_DOCS_DATA
  --database URL        its PostgreSQL database in place of that folder's, or RELEASE_DOCS_DATABASE
  --json                answer in one line of JSON
`;

/** Where a service keeps its records. */
export type StoreFlags = { data?: string | undefined; database?: string | undefined };

/**
 * Does what an operator asks for, in one transaction with the audit log that tells of it, in the organization that
 * `--organization` names, or the only one. Throws `program/usage`, `admin/no-store`, and what `openStore` throws.
 */
export async function operate<Result>(
  flags: StoreFlags & { organization?: string | undefined },
  io: CommandIo,
  work: (within: Store, actor: Actor) => Promise<Result>,
): Promise<Result> {
  const location = locate(flags, io.env);
  if (location.kind === "folder" && !existsSync(databaseIn(location.directory))) {
    throw noStore(`There is no database in ${location.directory}.`);
  }
  return withStore(location, (store) =>
    store.transaction(async (within) => work(within, operatorOf(await readOrganization(within, flags.organization)))),
  );
}

/**
 * Opens the store, for the time of `work`; where the folder or the file is not there it is made, for the operator alone.
 * A folder that was there keeps its permissions, which `io` is told of where others may read it.
 */
export async function withNewStore<Result>(
  flags: StoreFlags,
  io: CommandIo,
  work: (store: Store) => Promise<Result>,
): Promise<Result> {
  const location = locate(flags, io.env);
  if (location.kind === "folder") makePrivate(location.directory, io);
  return withStore(location, work);
}

/** Who an operator's changes are recorded for. */
export function operatorOf(orgId: string): Actor {
  return { orgId, requestId: null, userName: null, adminUserName: readOperatorName() };
}

/** The name of the operating system's user; a number where it has none, as in some containers. */
export function readOperatorName(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.()}`;
  }
}

type Location = { kind: "folder"; directory: string } | { kind: "server"; address: string };

// As `serve` has it: where both are named, DIR is for repositories alone.
function locate({ data, database }: StoreFlags, env: NodeJS.ProcessEnv): Location {
  const address = database || env.RELEASE_DOCS_DATABASE;
  if (address) {
    if (/^postgres(ql)?:\/\//.test(address)) return { kind: "server", address };
    throw usageFault("--database is an address that starts with postgres://.");
  }
  const directory = data || env.RELEASE_DOCS_DATA;
  if (directory) return { kind: "folder", directory };
  throw usageFault("Say where the service keeps its records: --data DIR or --database URL.");
}

async function withStore<Result>(location: Location, work: (store: Store) => Promise<Result>): Promise<Result> {
  const store = await openStore(location.kind === "folder" ? databaseIn(location.directory) : location.address);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

function makePrivate(directory: string, io: CommandIo): void {
  const remark = makeDataFolder(directory);
  if (remark !== undefined) io.err(`${remark}\n`);
  // The files that SQLite lays beside it have its permissions.
  closeSync(openSync(databaseIn(directory), "a", 0o600));
}

async function readOrganization({ database }: Store, asked: string | undefined): Promise<string> {
  const all = await database.selectFrom("organizations").select(["id", "name"]).orderBy("seq").execute();
  if (all.length === 0) throw noStore("The database holds no organization.");
  const [found, second] = asked === undefined ? all : all.filter(({ id }) => id === asked);
  const known = all.map(({ id, name }) => `${id} (${name})`).join(", ");
  if (found === undefined) throw usageFault(`There is no organization ${asked}; there are ${known}.`);
  if (second !== undefined) throw usageFault(`Say which organization is meant with --organization: ${known}.`);
  return found.id;
}

function noStore(message: string): ReleaseDocsError {
  return new ReleaseDocsError({ code: "admin/no-store", message, hint: "init makes a service." });
}

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

/**
 * Holds a folder of data for this process alone, until it is disposed of or the process ends, however it does: the
 * lock is the operating system's, on a small database of its own. Programs that only add to the store need none.
 * Throws `store/locked` where another process serves from the folder.
 */
export function lockData(directory: string): Disposable {
  const lock = new DatabaseSync(join(directory, "serving.lock"), { timeout: 0 });
  try {
    lock.exec("PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE");
  } catch (cause) {
    lock.close();
    throw new ReleaseDocsError({
      code: "store/locked",
      message: `Another process serves from ${directory}.`,
      hint: "Stop that one first, or give this one another --data. Several processes can share a PostgreSQL database.",
      cause,
    });
  }
  return { [Symbol.dispose]: () => lock.close() };
}
