import { ReleaseDocsError } from "../release-docs-error.ts";
import type { Reporter } from "./reporter.ts";

/** Speaks to a runner. `@actions/core` is loaded on first use: it brings undici, and the first request needs neither. */
export function createActionsReporter(): Reporter {
  const unregistered: string[] = [];
  const load = async () => {
    const core = await import("@actions/core");
    for (const secret of unregistered.splice(0)) core.setSecret(secret);
    return core;
  };
  return {
    hide: (secret) => unregistered.push(secret),
    info: async (line) => (await load()).info(disarm(line)),
    group: async (title, detail) => {
      const core = await load();
      core.startGroup(title);
      core.info(disarm(detail));
      core.endGroup();
    },
    notice: async (message) => (await load()).notice(message),
    warning: async (message) => (await load()).warning(message),
    error: async (message) => (await load()).error(message, { title: "Release docs failed" }),
    debug: async (details) => {
      const core = await load();
      if (core.isDebug()) core.debug(details);
    },
    outputs: async (values) => {
      const core = await load();
      await writing("GITHUB_OUTPUT", () => {
        for (const [name, value] of Object.entries(values)) core.setOutput(name, value);
      });
    },
    summary: async (markdown) => {
      const core = await load();
      // A runner without summaries is no reason to fail; one whose file cannot be written is.
      if (!process.env.GITHUB_STEP_SUMMARY) return;
      await writing("GITHUB_STEP_SUMMARY", () => core.summary.addRaw(markdown, true).write());
    },
  };
}

/** Keeps text from outside from being a command to the runner, which takes `::name::` at the start of a line and `##[name]`. */
function disarm(text: string): string {
  return text.replace(/^(\s*):(?=:)/gm, "$1:\u200B").replaceAll("##[", "##\u200B[");
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
