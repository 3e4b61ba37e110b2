import { sql } from "kysely";
import { checkRemote } from "../outbound/check-remote.ts";
import { createOutbound } from "../outbound/outbound.ts";
import { createCachedPlaces } from "../places/cached-places.ts";
import { renewSecrets } from "../records/connection-secrets.ts";
import { createService, type Service } from "../service.ts";
import { openStore, type Store } from "../store/store.ts";
import { endLeases } from "../store/tasks.ts";
import { readVault } from "../store/vault.ts";
import { openDataFolder } from "./data-folder.ts";
import { forgetRepositories } from "./forget-repositories.ts";
import type { Log } from "./log.ts";
import type { ServeSettings } from "./serve-flags.ts";

/** The service with all that it holds; disposing of it gives that back, once the service has stopped. */
export type OpenService = AsyncDisposable & { service: Service; findHindrance: () => Promise<string | undefined> };

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
  const places = createCachedPlaces({
    directory: folder.repositories,
    olderThan: STALE,
    allowPrivate,
    checkRemote: (url) => checkRemote(url, { allowPrivate }),
    send: async ({ url, ...request }) => {
      const { status, headers, body } = await send(url, { ...request, ...CODE_HOST });
      return { status, headers, body: body.toString() };
    },
    onFault: log.fault,
  });
  opened.defer(places.close);
  await forgetRepositories(store, places, folder.repositories);
  const service = createService({
    store,
    vault,
    places,
    outside: { send, allowPrivate, codehostbUrl: settings.codehostbUrl },
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
    findHindrance: () => findHindrance(store, log),
    [Symbol.asyncDispose]: () => held.disposeAsync(),
  };
}

async function findHindrance({ database }: Store, log: Log): Promise<string | undefined> {
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
