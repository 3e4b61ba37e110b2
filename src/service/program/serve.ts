import { constants } from "node:os";
import { CommanderError } from "commander";
import { sql } from "kysely";
import { ExplainedError } from "../../shared/errors.ts";
import type { CachedRepositories } from "../connections/cached-repositories.ts";
import { renewSecrets } from "../connections/connections.ts";
import { createGateway } from "../gateway.ts";
import type { App } from "../http/app.ts";
import { type Listening, type ListenOptions, listen } from "../http/http.ts";
import { createCallLimits } from "../http/limits/call-limits.ts";
import { watchRefusals } from "../http/limits/refusals.ts";
import { createLog, gatherWrites, type Log } from "../http/log.ts";
import { type OutageWatch, watchOutages } from "../http/outages.ts";
import { renewModelKeys } from "../models/models.ts";
import type { ServiceCommand } from "../operator/command.ts";
import { openDataFolder } from "../operator/operated-store.ts";
import { createService } from "../service.ts";
import type { Store } from "../store/store.ts";
import { startSchedule } from "../syncs/schedule.ts";
import { openTaskParts } from "../tasks.ts";
import { createTaskProcesses, type TaskSettings } from "../worker/task-process.ts";
import { endLeases } from "../worker/tasks.ts";
import type { TaskEnd } from "../worker/worker.ts";
import { addServeOptions, readServeSettings, type ServeSettings, selectGitLimits } from "./configuration.ts";

/** Standard output is one line, the address, once calls are accepted; standard error is the log. */
export const serveCommand: ServiceCommand = (command, io) => {
  addServeOptions(command).action(async () => {
    const settings = readServeSettings(command, io.env);
    const log = createLog({
      format: settings.log,
      write: gatherWrites(io.err),
      secrets: selectSecrets(settings, io.env),
    });
    // Only the owner may read the databases and repositories that it creates.
    process.umask(0o077);
    process.on("uncaughtException", (error) => {
      log.fault(error);
      process.exit(1);
    });
    const stopSignal = listenForStop();
    try {
      await using opened = await openService(settings, io.env, log);
      await serveUntil(stopSignal, opened, { settings, log, onListening: (url) => io.out(`${url}\n`) });
    } catch (error) {
      if (error instanceof ExplainedError) {
        log.error("failure", { message: error.message, hint: error.hint, code: error.code });
      } else log.fault(error);
      throw new CommanderError(1, "serve.failed", "The log has the reason.");
    }
  });
};

type Surroundings = {
  settings: ServeSettings;
  log: Log;
  /** Called with the address once calls are accepted. */
  onListening: (url: string) => void | Promise<void>;
};

/** Serves until `stopSignal` is fulfilled. Throws `program/address` and what `onListening` throws. */
export async function serveUntil(
  stopSignal: Promise<string>,
  { service, store, onFault, onRefusal, readinessError, metrics }: Awaited<ReturnType<typeof openService>>,
  { settings, log, onListening }: Surroundings,
): Promise<void> {
  const { port, host, trustedProxy: trustedProxies, answerTimeout, metricsPort, metricsHost } = settings;
  let isStopping = false;
  await using observed = metrics && (await listenAt(metrics.fetch, { port: metricsPort, host: metricsHost }));
  const gateway = createGateway({
    fetch: service.fetch,
    readinessError: async () => (isStopping ? "The service is stopping." : readinessError()),
    limits: createCallLimits({
      callsPerMinute: settings.rateLimit,
      refusalsPerMinute: settings.refusalLimit,
      signInsPerMinute: settings.signInLimit,
    }),
    origin: settings.url,
    maxRequests: settings.maxRequests,
    organizationShare: settings.organizationShare,
    log,
    onRefusal,
    onAnswer: metrics?.observeRequest,
    app: loadApp(),
  });
  const limits = { answerTimeout: answerTimeout * 1000 };
  await using listening = await listenAt(gateway, { port, host, trustedProxies, limits, onRefusal });
  await onListening(listening.url);
  log.info("start", { address: listening.url, metrics: observed && `${observed.url}/metrics` });
  const schedule = startSchedule(store, {
    everyMs: settings.syncEvery,
    leaseMs: settings.lease * 1000,
    onFault,
    onQueued: (queued) => {
      service.wake();
      metrics?.observeSchedule(queued);
      log.info("schedule", queued);
    },
  });
  const signal = await stopSignal;
  isStopping = true;
  const graceMs = settings.grace * 1000;
  log.info("stop", { signal, graceMs });
  // In parallel: a call can wait for a task.
  await Promise.all([schedule.stop(), listening.stop(graceMs), service.stop(graceMs)]);
  log.info("end");
}

/** Loaded with the first call. */
function loadApp(): App {
  let app: App | undefined;
  return async (request) => {
    app ??= (await import("../http/app.ts")).createApp();
    return app(request);
  };
}

function listenAt(fetch: ReturnType<typeof createGateway>, options: ListenOptions): Promise<Listening> {
  return listen({ fetch, close: async () => undefined }, options).catch((cause: unknown) => {
    const reason = cause instanceof Error && "code" in cause ? String(cause.code) : String(cause);
    const message = `Cannot listen on ${options.host}, port ${options.port}: ${reason}.`;
    throw new ExplainedError("program/address", message, { cause });
  });
}

function selectSecrets({ database, smtpUrl }: ServeSettings, environment: NodeJS.ProcessEnv): string[] {
  const keys = [environment.RELEASE_DOCS_SECRETS_KEY, ...(environment.RELEASE_DOCS_OLD_SECRETS_KEYS ?? "").split(",")];
  const passwords = [database, smtpUrl].flatMap((address = "") => {
    const password = URL.parse(address)?.password ?? address;
    return [password, decodeURIComponent(password)];
  });
  return [...keys, environment.RELEASE_DOCS_OIDC_CLIENT_SECRET, ...passwords].flatMap((secret) => secret ?? []);
}

export async function openService(settings: ServeSettings, environment: NodeJS.ProcessEnv, log: Log) {
  await using opened = new AsyncDisposableStack();
  const folder = await openDataFolder(settings, opened);
  if (folder.warning !== undefined) log.warn("data", { message: folder.warning });
  const taskSettings = selectTaskSettings(settings, folder);
  const outages = watchOutages(log);
  const parts = await openTaskParts(taskSettings, environment, { onFault: outages.fault });
  const { store, vault, repositories } = parts;
  opened.defer(store.close);
  outages.start(store);
  opened.defer(async () => outages.stop());
  await renewSecrets(store, vault);
  await renewModelKeys(store, vault);
  // No other process works on the database of a locked folder.
  if (!settings.database) await endLeases(store);
  await warnIfEmpty(store, log);
  await forgetRepositories(store, repositories);
  const metrics = await openMetrics(settings, store, outages);
  const onRefusal = watchRefusals(log, metrics?.observeRefusal);
  const taskProcesses = createTaskProcesses({
    script: process.argv[1] ?? "",
    settings: taskSettings,
    environment,
    maxMemory: settings.taskMemory,
    timeout: settings.taskTimeout * 1000,
    onFault: outages.fault,
    onModelUse: metrics?.observeModel,
  });
  opened.defer(async () => taskProcesses.close());
  const service = createService({
    ...parts,
    taskProcesses,
    githubUrl: settings.githubUrl,
    work: { concurrency: settings.concurrency, leaseMs: settings.lease * 1000, maxAttempts: settings.attempts },
    maxBodyBytes: settings.maxBody,
    script: process.argv[1],
    sessionTerms: { idleMs: settings.sessionIdle, absoluteMs: settings.sessionLifetime },
    oidc: settings.oidc,
    onFault: outages.fault,
    onRefusal,
    onTaskEnd: (end) => {
      metrics?.observeTask(end);
      logTask(log, end);
    },
  });
  const resources = opened.move();
  return {
    service,
    store,
    onFault: outages.fault,
    onRefusal,
    metrics,
    readinessError: () => readDatabaseError(store, outages),
    [Symbol.asyncDispose]: () => resources.disposeAsync(),
  };
}

function selectTaskSettings(
  settings: ServeSettings,
  { database, repositories }: { database: string; repositories: string },
): TaskSettings {
  const { allowPrivate, codehostbUrl, name, issueLabel, url: appUrl, smtpUrl, mailFrom: from } = settings;
  return {
    database,
    repositories,
    allowPrivate,
    codehostbUrl,
    gitLimits: selectGitLimits(settings),
    mentions: { name, issueLabel },
    mail: smtpUrl && from ? { smtpUrl, from } : undefined,
    appUrl,
    maxQueuedTasks: settings.organizationQueue,
    maxStoredBytes: settings.organizationStorage * 2 ** 20,
  };
}

function logTask(log: Log, { task, outcome, milliseconds: ms }: TaskEnd): void {
  const about = { taskId: task.id, kind: task.kind, subject: task.subject_id, conversation: task.conversation_id };
  log.info("task", { requestId: task.request_id, ...about, outcome, attempt: task.attempts, ms });
}

/** Loads nothing unless a port is given. */
async function openMetrics({ metricsPort }: ServeSettings, store: Store, outages: OutageWatch) {
  if (metricsPort === undefined) return undefined;
  const { createMetrics } = await import("../http/metrics.ts");
  return createMetrics(store, outages.fault);
}

async function readDatabaseError({ database }: Store, outages: OutageWatch): Promise<string | undefined> {
  const known = outages.readError();
  if (known !== undefined) return known;
  try {
    await sql`select 1`.execute(database);
    return undefined;
  } catch (error) {
    outages.fault(error);
    return outages.readError() ?? "The database does not answer.";
  }
}

async function warnIfEmpty({ database }: Store, log: Log): Promise<void> {
  const found = await database.selectFrom("organizations").select("id").limit(1).executeTakeFirst();
  if (found === undefined) log.warn("empty", { message: "The database has no organization. Use init to create one." });
}

/** Keeps folders of connections that the store does not know. */
export async function forgetRepositories({ database }: Store, repositories: CachedRepositories): Promise<void> {
  const deleted = await database.selectFrom("connections").select("id").where("deleted_at", "is not", null).execute();
  for (const { id } of deleted) await repositories.forget(id);
}

/** A second signal ends the process at once. */
export function listenForStop(signals: readonly NodeJS.Signals[] = ["SIGINT", "SIGTERM"]): Promise<NodeJS.Signals> {
  const { promise, resolve } = Promise.withResolvers<NodeJS.Signals>();
  let isStopping = false;
  const stop = (name: NodeJS.Signals): void => {
    if (isStopping) process.exit(128 + constants.signals[name]);
    isStopping = true;
    resolve(name);
  };
  for (const signal of signals) process.on(signal, stop);
  return promise;
}
