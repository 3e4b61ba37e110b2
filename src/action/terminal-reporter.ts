import type { Reporter } from "./reporter.ts";

/** Speaks to a person at a terminal: the story on standard error, so that standard output holds the documents alone. */
export function createTerminalReporter(debug: boolean): Reporter {
  const secrets = new Set<string>();
  const say = async (line: string): Promise<void> => {
    let safe = line;
    for (const secret of secrets) safe = safe.replaceAll(secret, "***");
    process.stderr.write(`${safe}\n`);
  };
  return {
    hide: (secret) => {
      secrets.add(secret);
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
