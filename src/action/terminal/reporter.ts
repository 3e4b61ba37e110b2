import { createSecrets } from "../../shared/redaction.ts";
import type { Reporter } from "../report/reporter.ts";
import type { Streams } from "./subcommand.ts";

/** Logs to standard error; standard output is for documents only. */
export function createTerminalReporter({
  stdout,
  stderr,
  env,
}: Pick<Streams, "stdout" | "stderr" | "env">): Reporter & { print: (documents: string) => void } {
  const isDebug = env.RUNNER_DEBUG === "1";
  const { add, redact } = createSecrets();
  const log = async (line: string): Promise<void> => {
    // Control characters in external text could be commands to the terminal.
    stderr.write(`${redact(line).replace(/[^\P{Cc}\n\t]/gu, "")}\n`);
  };
  return {
    hide: add,
    print: (documents) => {
      stdout.write(redact(documents));
    },
    info: log,
    group: async (title, detail) => {
      if (isDebug) await log(`${title}:\n${detail}`);
    },
    notice: log,
    warning: (message) => log(`warning: ${message}`),
    error: (message) => log(`error: ${message}`),
    debug: async (details) => {
      if (isDebug) await log(details);
    },
    outputs: async () => undefined,
    summary: async () => undefined,
  };
}
