import { readdir } from "node:fs/promises";
import { sql } from "kysely";
import { ReleaseDocsError } from "../../shared/errors.ts";
import { renewSecrets } from "../domain/connections/connections.ts";
import { type CachedRepositories, createCachedRepositories } from "../domain/repositories/cached.ts";
import { checkRemote } from "../security/addresses.ts";
import { createOutbound } from "../security/outbound.ts";
import { readVault } from "../security/vault.ts";
import { openStore, type Store } from "../store/store.ts";
import { endLeases } from "../worker/tasks.ts";
import type { Command } from "./command.ts";
import { parseServeFlags, renderServeHelp, type ServeSettings } from "./configuration.ts";
import { createCallLimits, createFront } from "./gateway.ts";
import { type Listening, listen } from "./http.ts";
import { createLog, type Log } from "./log.ts";
import { openDataFolder } from "./operated-store.ts";
import { createService, type Service } from "./service.ts";

/**
 * Serves until SIGINT or SIGTERM; the exit code. On standard output there is one line, the address, once it can be
 * called; on standard error the log. What is under way then has `--grace` seconds to end; work that does not is given
 * back to be taken up by the next start, or by another process. Throws `program/usage`.
 */
export const serve: Command = async (args, io) => {
  if (args.includes("--help") || args.includes("-h")) {
    io.out(renderServeHelp());
    return 0;
  }
  const settings = parseServeFlags(args, io.env);
  const log = createLog({ format: settings.log, write: io.err, secrets: selectSecrets(settings, io.env) });
  // Databases and repositories that are made are nobody else's on this machine.
  process.umask(0o077);
  process.on("uncaughtException", (error) => {
    log.fault(error);
    process.exit(1);
  });
  const stopSignal = listenForStop();
  try {
    await using opened = await openService(settings, io.env, log);
    await serveUntil(stopSignal, opened, { settings, log, out: io.out });
    return 0;
  } catch (error) {
    if (error instanceof ReleaseDocsError) {
      log.error("failure", { message: error.message, hint: error.hint, code: error.code });
    } else log.fault(error);
    return 1;
  }
};

type Surroundings = { settings: ServeSettings; log: Log; out: (text: string) => void };

async function serveUntil(
  stopSignal: Promise<string>,
  { service, readinessError }: OpenService,
  { settings, log, out }: Surroundings,
): Promise<void> {
  let isStopping = false;
  const front = createFront({
    fetch: service.fetch,
    readinessError: async () => (isStopping ? "The service is stopping." : readinessError()),
    limits: createCallLimits({ callsPerMinute: settings.rateLimit, refusalsPerMinute: settings.refusalLimit }),
    mostCalls: settings.maxRequests,
    log,
  });
  await using listening = await listenAt(settings, front);
  out(`${listening.url}\n`);
  log.info("start", { address: listening.url });
  const signal = await stopSignal;
  isStopping = true;
  const graceMs = settings.grace * 1000;
  log.info("stop", { signal, graceMs });
  // At once: a call can be waiting for work.
  await Promise.all([listening.stop(graceMs), service.stop(graceMs)]);
  log.info("end");
}

async function listenAt({ port, host }: ServeSettings, fetch: ReturnType<typeof createFront>): Promise<Listening> {
  try {
    return await listen({ fetch, close: async () => undefined }, { port, host });
  } catch (cause) {
    const reason = cause instanceof Error && "code" in cause ? String(cause.code) : String(cause);
    throw new ReleaseDocsError({
      code: "program/address",
      message: `The program cannot listen on ${host}, port ${port}: ${reason}.`,
      hint: "Choose another --port (0 takes a free one) or --host.",
      cause,
    });
  }
}

/** What of the settings must not be said. */
function selectSecrets({ database }: ServeSettings, environment: NodeJS.ProcessEnv): string[] {
  const keys = [environment.RELEASE_DOCS_SECRETS_KEY, ...(environment.RELEASE_DOCS_OLD_SECRETS_KEYS ?? "").split(",")];
  const password = database === undefined ? "" : (URL.parse(database)?.password ?? database);
  return [...keys, password, decodeURIComponent(password)].flatMap((secret) => secret ?? []);
}

/** The service with all that it holds; disposing of it gives that back, once the service has stopped. */
export type OpenService = AsyncDisposable & { service: Service; readinessError: () => Promise<string | undefined> };

/** How old a repository may be that is read, in milliseconds. */
const STALE = 60_000;
/** What is read of a code host's answer, which can hold a file, and how long it may take. */
const CODE_HOST = { longest: 32 * 2 ** 20, timeout: 60_000 };

/**
 * Opens the store, brought up to date, and creates the service on it. Throws what `readVault`,
 * `openDataFolder`, `openStore` and `renewSecrets` throw.
 */
export async function openService(
  settings: ServeSettings,
  environment: NodeJS.ProcessEnv,
  log: Log,
): Promise<OpenService> {
  const vault = readVault(environment);
  await using opened = new AsyncDisposableStack();
  const folder = opened.use(await openDataFolder(settings));
  if (folder.remark !== undefined) log.warn("data", { message: folder.remark });
  const store = await openStore(folder.database, undefined, { onFault: log.fault });
  opened.defer(store.close);
  await renewSecrets(store, vault);
  // Nobody else works on the database of a folder that this process holds.
  if (settings.database === undefined) await endLeases(store);
  await remarkOnEmpty(store, log);
  const { allowPrivate } = settings;
  const send = createOutbound({ allowPrivate, environment });
  const repositories = createCachedRepositories({
    directory: folder.repositories,
    olderThan: STALE,
    allowPrivate,
    checkRemote: (url) => checkRemote(url, { allowPrivate }),
    send: (url, request) => send(url, { ...request, ...CODE_HOST }),
    onFault: log.fault,
  });
  opened.defer(repositories.close);
  await forgetRepositories(store, repositories, folder.repositories);
  const service = createService({
    store,
    vault,
    repositories,
    outbound: { send, allowPrivate, codehostbUrl: settings.codehostbUrl },
    work: {
      concurrency: settings.concurrency,
      leaseMs: settings.lease * 1000,
      mostAttempts: settings.attempts,
    },
    mostBodyBytes: settings.maxBody,
    onFault: (error, origin) => log.fault(error, origin),
    onTaskEnd: ({ task, outcome, milliseconds: ms }) => {
      const about = { taskId: task.id, kind: task.kind, subject: task.subject_id, conversation: task.conversation_id };
      log.info("task", { requestId: task.request_id, ...about, outcome, attempt: task.attempts, ms });
    },
  });
  const held = opened.move();
  return {
    service,
    readinessError: () => readinessError(store, log),
    [Symbol.asyncDispose]: () => held.disposeAsync(),
  };
}

async function readinessError({ database }: Store, log: Log): Promise<string | undefined> {
  try {
    await sql`select 1`.execute(database);
    return undefined;
  } catch (error) {
    log.fault(error);
    return "The database does not answer.";
  }
}

async function remarkOnEmpty({ database }: Store, log: Log): Promise<void> {
  const found = await database.selectFrom("organizations").select("id").limit(1).executeTakeFirst();
  if (found === undefined) log.warn("empty", { message: "There is no organization yet; the command init makes one." });
}

/**
 * Removes the fetched repositories of connections that were deleted. At the start, when this process reads in none of
 * them yet; folders of connections that the store does not know are left alone.
 */
export async function forgetRepositories(
  store: Store,
  repositories: CachedRepositories,
  directory: string,
): Promise<void> {
  const kept = await readdir(directory).catch((error: unknown) => {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  });
  const deleted = await store.database
    .selectFrom("connections")
    .select("id")
    .where("id", "in", kept)
    .where("deleted_at", "is not", null)
    .execute();
  for (const { id } of deleted) await repositories.forget(id);
}

const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 } as const;

/**
 * Resolves with the name of the first SIGINT or SIGTERM, whenever it comes. A second one ends the process at once, as
 * that signal would.
 */
export function listenForStop(): Promise<keyof typeof EXIT_CODES> {
  const { promise, resolve } = Promise.withResolvers<keyof typeof EXIT_CODES>();
  let isTold = false;
  const hear = (name: keyof typeof EXIT_CODES): void => {
    if (isTold) process.exit(EXIT_CODES[name]);
    isTold = true;
    resolve(name);
  };
  process.on("SIGINT", hear).on("SIGTERM", hear);
  return promise;
}
