import { writeSync } from "node:fs";
import { ReleaseDocsError } from "../release-docs-error.ts";
import { createSecrets, splitSecret } from "../secrets.ts";
import type { Reporter } from "./reporter.ts";

/** Speaks to a runner. `@actions/core` is loaded on first use: it brings undici, and the first request needs neither. */
export function createActionsReporter(): Reporter {
  const { add, redact } = createSecrets();
  const load = () => import("@actions/core");
  return {
    hide: (secret) => {
      add(secret);
      // At once and by hand: nothing may come before it, and @actions/core, even process.stdout, take time to load.
      for (const line of splitSecret(secret)) writeSync(1, `::add-mask::${escapeData(line)}\n`);
    },
    info: async (line) => (await load()).info(disarm(redact(line))),
    group: async (title, detail) => {
      const core = await load();
      core.startGroup(redact(title));
      core.info(disarm(redact(detail)));
      core.endGroup();
    },
    notice: async (message) => (await load()).notice(redact(message)),
    warning: async (message) => (await load()).warning(redact(message)),
    error: async (message) => (await load()).error(redact(message), { title: "Release docs failed" }),
    debug: async (details) => {
      const core = await load();
      if (core.isDebug()) core.debug(redact(details));
    },
    outputs: async (values) => {
      const core = await load();
      await writing("GITHUB_OUTPUT", () => {
        for (const [name, value] of Object.entries(values)) core.setOutput(name, redact(value));
      });
    },
    summary: async (markdown) => {
      const core = await load();
      // A runner without summaries is no reason to fail; one whose file cannot be written is.
      if (!process.env.GITHUB_STEP_SUMMARY) return;
      await writing("GITHUB_STEP_SUMMARY", () => core.summary.addRaw(redact(markdown), true).write());
    },
  };
}

/** Keeps text from outside from being a command to the runner, which takes `::name::` at the start of a line and `##[name]`. */
function disarm(text: string): string {
  return text.replace(/^(\s*):(?=:)/gm, "$1:\u200B").replaceAll("##[", "##\u200B[");
}

/** One line as data of a workflow command, which a runner reads with `%` as the beginning of a sign. */
function escapeData(line: string): string {
  return line.replaceAll("%", "%25");
}

async function writing(variable: string, write: () => unknown): Promise<void> {
  try {
    await write();
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ReleaseDocsError({
      code: "runner/unwritable",
      message: `The file of ${variable} could not be written: ${reason}`,
      hint: `Check that ${variable} names a file that this step may write; on a runner it does unless a step changed it.`,
      cause,
    });
  }
}
