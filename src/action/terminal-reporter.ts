import { createSecrets } from "../secrets.ts";
import type { Reporter } from "./reporter.ts";

/** Speaks to a person at a terminal: the story on standard error, so that standard output holds the documents alone. */
export function createTerminalReporter(debug: boolean): Reporter & { print: (documents: string) => void } {
  const { add, redact } = createSecrets();
  const say = async (line: string): Promise<void> => {
    process.stderr.write(`${disarm(redact(line))}\n`);
  };
  return {
    hide: add,
    print: (documents) => {
      process.stdout.write(redact(documents));
    },
    info: say,
    group: async (title, detail) => {
      if (debug) await say(`${title}:\n${detail}`);
    },
    notice: say,
    warning: (message) => say(`warning: ${message}`),
    error: (message) => say(`error: ${message}`),
    debug: async (details) => {
      if (debug) await say(details);
    },
    outputs: async () => undefined,
    summary: async () => undefined,
  };
}

/** Text from outside could tell a terminal what to do by signs that nobody sees. */
function disarm(line: string): string {
  return line.replace(/[^\P{Cc}\n\t]/gu, "");
}
