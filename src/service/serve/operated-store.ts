import { closeSync, existsSync, openSync } from "node:fs";
import { userInfo } from "node:os";
import { ReleaseDocsError } from "../../release-docs-error.ts";
import type { Actor } from "../store/audit.ts";
import { openStore, type Store } from "../store/store.ts";
import { type CommandIo, usageFault } from "./command.ts";
import { databaseIn, makeDataFolder } from "./data-folder.ts";

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
