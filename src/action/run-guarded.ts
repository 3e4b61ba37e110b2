import { ReleaseDocsError } from "../release-docs-error.ts";
import { renderCauses } from "../render-causes.ts";
import { reportFailure } from "./failure.ts";
import type { Reporter } from "./reporter.ts";

/** What shells and runners expect of a process that a signal ended. */
const EXIT_CODES = { SIGINT: 130, SIGTERM: 143 } as const;
/** How long a run that is told to stop may take to say how things stand, in milliseconds. */
const LONGEST_FAREWELL = 500;

/**
 * Runs to an exit code, whatever happens. SIGINT and SIGTERM abort the signal that `run` gets, and the run ends within
 * half a second, with 130 or 143; a second one ends the process at once. Whatever was thrown, also where nobody waited
 * for it, is said in one place and gives 1.
 */
export async function runGuarded(
  reporter: Reporter,
  environment: NodeJS.ProcessEnv,
  run: (signal: AbortSignal) => Promise<number>,
): Promise<number> {
  const interruption = new AbortController();
  const farewell = Promise.withResolvers<never>();
  let interrupted: number | undefined;
  const interrupt = (name: keyof typeof EXIT_CODES): void => {
    if (interrupted !== undefined) process.exit(interrupted);
    interrupted = EXIT_CODES[name];
    interruption.abort(cancelled(name));
    setTimeout(() => farewell.reject(interruption.signal.reason), LONGEST_FAREWELL);
  };
  process.on("SIGINT", interrupt).on("SIGTERM", interrupt);
  // Node hands rejections that nobody waits for to the same listener.
  process.on("uncaughtException", async (error) => {
    // What breaks because the run was told to stop is no news.
    if (interrupted !== undefined) return reporter.debug(renderCauses(error));
    await reportFailure(reporter, error, environment);
    process.exit(1);
  });
  try {
    const code = await Promise.race([run(interruption.signal), farewell.promise]);
    return interrupted ?? code;
  } catch (error) {
    await reportFailure(reporter, selectCause(error, interruption.signal), environment);
    return interrupted ?? 1;
  }
}

function cancelled(name: string): ReleaseDocsError {
  return new ReleaseDocsError({
    code: "run/cancelled",
    message: `The run was cancelled (${name}).`,
    hint: "If the log names a job, its work may go on; if it names none, look at the service for a request that was on its way before you run this again.",
  });
}

/** What to say of a run that ended in an error: of a cancelled one that, unless the error knows more of the request. */
export function selectCause(error: unknown, signal: AbortSignal): unknown {
  const tellsMore = error instanceof ReleaseDocsError && error.code.startsWith("submit/");
  return signal.aborted && !tellsMore ? signal.reason : error;
}
