import { ReleaseDocsError } from "../../release-docs-error.ts";
import { type Listening, listen } from "../listen.ts";
import { createCallLimits } from "./call-limits.ts";
import type { Command } from "./command.ts";
import { createFront } from "./front.ts";
import { createLog, type Log } from "./log.ts";
import { type OpenService, openService } from "./open-service.ts";
import { parseServeFlags, renderServeHelp, type ServeSettings } from "./serve-flags.ts";
import { listenForStop } from "./stop-signal.ts";

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
  { service, findHindrance }: OpenService,
  { settings, log, out }: Surroundings,
): Promise<void> {
  let isStopping = false;
  const front = createFront({
    fetch: service.fetch,
    findHindrance: async () => (isStopping ? "The service is stopping." : findHindrance()),
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
