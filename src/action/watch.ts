import { ReleaseDocsError } from "../shared/errors.ts";
import { renderDuration } from "../shared/text.ts";
import type { Environment } from "./environment.ts";
import { describeFailure, renderFailure } from "./report/failure.ts";
import { renderErrorCommand } from "./report/reporter.ts";

/** In milliseconds from the start of the process, beyond `timeout`. */
const MAX_LATE_PROCESS = 1700;

/** Starts, once, the thread that ends this process soon after `timeout` (milliseconds), even if its event loop is blocked. */
export function createWatch({ pages }: Pick<Environment, "pages">, timeout: number): () => void {
  let isStarted = false;
  return async () => {
    if (isStarted) return;
    isStarted = true;
    const { startWatchdog } = await import("../shared/process-groups.ts");
    const message = `The step exceeded its timeout of ${renderDuration(timeout)} and did not respond any more; it was killed.`;
    const failure = describeFailure(new ReleaseDocsError("run/timeout", message));
    // Loaded while the step waits, so that a busy machine does not delay the report of a timeout.
    void Promise.all([import("./report/conclude.ts"), import("@actions/core")]);
    const deadline = Math.max(timeout + MAX_LATE_PROCESS - process.uptime() * 1000, 0);
    startWatchdog({ deadline, lastWords: renderErrorCommand(renderFailure(failure, pages)) });
  };
}
