import { chmodSync, closeSync, mkdirSync, openSync, statSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Command } from "commander";
import { DomainError, type DomainErrorCode } from "../../contract/refusals.ts";
import { usageError } from "../../shared/command-line.ts";
import { type ErrorCode, messageOf, ReleaseDocsError } from "../../shared/errors.ts";
import type { Actor } from "../store/audit.ts";
import { checkAtStart, readSqliteCode, SQLITE_BUSY } from "../store/databases/sqlite.ts";
import { openStore, type Store } from "../store/store.ts";
import { type CommandIo, printResult, VariableOption } from "./command.ts";

export type StoreOptions = { data?: string; database?: string; organization?: string; json?: boolean };

export function addStoreOptions(command: Command): Command {
  return command
    .addOption(new VariableOption("--data <folder>", "Data folder of the service."))
    .addOption(new VariableOption("--database <url>", "PostgreSQL database to use instead of the data folder."))
    .option("--json", "Print one line of JSON.");
}

export function addOperatorCommand(parent: Command, nameAndArguments: string, description: string): Command {
  // So that a command line without a verb prints the verbs and not "unknown option".
  parent.allowUnknownOption();
  return addStoreOptions(parent.command(nameAndArguments).description(description)).option(
    "--organization <id>",
    "Organization to use, if there are several.",
  );
}

type StoreWork<Options, Result> = (within: Store, actor: Actor, options: Options, argument: string) => Promise<Result>;

/** Throws `program/usage`, `admin/no-store` and what `openStore` throws. */
export function addStoreAction<Options, Result>(
  command: Command,
  io: CommandIo,
  work: StoreWork<Options, Result>,
  render: (result: Result) => string,
): void {
  command.action(async () => {
    printResult(io, command.opts(), await workOnStore(command, work), render);
  });
}

/** Runs `work` in a transaction. Throws as {@link addStoreAction}. */
export async function workOnStore<Options, Result>(
  command: Command,
  work: StoreWork<Options, Result>,
): Promise<Result> {
  const options = command.opts<StoreOptions & Options>();
  checkLocation(options);
  const { data = "", database } = options;
  if (!database && !hasDatabase(data)) throw noStore(`No database found in ${data}.`);
  return changeStore(options, async (within) => {
    const actor = operatorOf(await readOrganization(within, options.organization));
    return work(within, actor, options, command.processedArgs[0]);
  });
}

type WithinStore<Result> = (within: Store) => Promise<Result>;

/** Creates the data folder and the database unless they exist, and runs `work` in a transaction. */
export async function changeNewStore<Result>(options: StoreOptions, io: CommandIo, work: WithinStore<Result>) {
  checkLocation(options);
  const { data = "", database } = options;
  if (!database) {
    const warning = makeDataFolder(data);
    if (warning !== undefined) io.err(`${warning}\n`);
    // SQLite creates its other files with the permissions of this one.
    inFolder(data, () => closeSync(openSync(databaseIn(data), "a", 0o600)));
  }
  return changeStore(options, work);
}

async function changeStore<Result>({ data = "", database }: StoreOptions, work: WithinStore<Result>): Promise<Result> {
  const store = await openStore(database || databaseIn(data));
  return store.transaction(work).catch(refuse).finally(store.close);
}

const REFUSALS: Partial<Record<DomainErrorCode, ErrorCode>> = {
  "not-found": "admin/not-found",
  conflict: "admin/exists",
};

function refuse(error: unknown): never {
  const code = error instanceof DomainError ? REFUSALS[error.code] : undefined;
  if (!(error instanceof DomainError) || code === undefined) throw error;
  throw new ReleaseDocsError(code, error.message, { cause: error });
}

/** Throws `program/usage` without a database. Never quotes the URL: it may hold a password. */
export function checkLocation({ data, database }: StoreOptions): void {
  if (!data && !database) throw usageError("Use --data FOLDER or --database URL to say where the database is.");
  if (database && !/^postgres(ql)?:\/\//.test(database)) {
    throw usageError("The value of --database does not begin with postgres://.");
  }
}

export function operatorOf(orgId: string): Actor {
  return { orgId, requestId: null, userName: null, adminUserName: readOperatorName() };
}

export function readOperatorName(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.()}`;
  }
}

async function readOrganization({ database }: Store, asked: string | undefined): Promise<string> {
  const all = await database.selectFrom("organizations").select(["id", "name"]).orderBy("seq").execute();
  if (all.length === 0) throw noStore("The database has no organization.");
  const [found, second] = asked === undefined ? all : all.filter(({ id }) => id === asked);
  const known = all.map(({ id, name }) => `${id} (${name})`).join(", ");
  if (found === undefined) throw usageError(`Organization ${asked} not found among ${known}.`);
  if (second !== undefined) throw usageError(`Use --organization to choose one of ${known}.`);
  return found.id;
}

export function noStore(message: string): ReleaseDocsError {
  return new ReleaseDocsError("admin/no-store", message);
}

export function hasDatabase(directory: string): boolean {
  return (statSync(databaseIn(directory), { throwIfNoEntry: false })?.size ?? 0) > 0;
}

export function databaseIn(directory: string): string {
  return join(directory, "service.db");
}

/** Throws `program/data` where `work` fails. */
function inFolder<Result>(directory: string, work: () => Result): Result {
  try {
    return work();
  } catch (cause) {
    const reason = cause instanceof Error && "code" in cause ? String(cause.code) : "unknown";
    throw new ReleaseDocsError("program/data", `Cannot use the folder ${directory}: ${reason}.`, { cause });
  }
}

/** Returns a warning if other users can read an existing folder. */
function makeDataFolder(directory: string): string | undefined {
  return inFolder(directory, () => {
    if (mkdirSync(directory, { recursive: true, mode: 0o700 }) !== undefined) chmodSync(directory, 0o700);
    const { mode } = statSync(directory);
    if ((mode & 0o077) === 0) return undefined;
    return `Other users can read ${directory}. Run chmod 700 ${directory} to prevent that.`;
  });
}

/** Without `data` the folder is temporary. Throws `program/data`, `store/locked` and `store/damaged`. */
export async function openDataFolder({ data, database }: StoreOptions, opened: AsyncDisposableStack) {
  if (!data) {
    const temporary = await mkdtemp(join(tmpdir(), "release-docs-"));
    opened.defer(() => rm(temporary, { recursive: true, force: true }));
    return { database: database || databaseIn(temporary), repositories: join(temporary, "repositories") };
  }
  const directory = resolve(data);
  const warning = makeDataFolder(directory);
  if (!database) {
    opened.use(lockData(directory));
    checkAtStart(databaseIn(directory));
  }
  return { database: database || databaseIn(directory), repositories: join(directory, "repositories"), warning };
}

/** The operating system ends the lock with the process, even after a kill. Throws `store/locked` and `program/data`. */
export function lockData(directory: string): Disposable {
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(join(directory, "serving.lock"), { timeout: 0 });
    lock.exec("PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE");
    return lock;
  } catch (cause) {
    lock?.close();
    if (readSqliteCode(cause) === SQLITE_BUSY) {
      throw new ReleaseDocsError("store/locked", `Another process serves from ${directory}.`, { cause });
    }
    throw new ReleaseDocsError("program/data", `Cannot write to the folder ${directory}: ${messageOf(cause)}.`, {
      cause,
    });
  }
}
