import { writeSync } from "node:fs";
import { ReleaseDocsError } from "../../shared/errors.ts";
import { createSecrets, splitSecret } from "../../shared/redaction.ts";

/** Where the step speaks: the runner's log, outputs and summary, or a terminal. */
export type Reporter = {
  /** Keeps a secret out of everything that is said from here on. */
  hide: (secret: string) => void;
  /** A line of the story. */
  info: (line: string) => Promise<void>;
  /** Lines that only some want to see: folded in a runner's log, in a terminal shown where one debugs. */
  group: (title: string, detail: string) => Promise<void>;
  notice: (message: string) => Promise<void>;
  warning: (message: string) => Promise<void>;
  /** The one error of a failed step. */
  error: (message: string) => Promise<void>;
  /** What only a person who debugs wants to see. */
  debug: (details: string) => Promise<void>;
  outputs: (values: Partial<Record<OutputName, string>>) => Promise<void>;
  /** The page people read, in Markdown. */
  summary: (markdown: string) => Promise<void>;
};

/** Name and description of every output: `action.yml` and the README's table are made from it. */
export const outputTable = {
  "job-state": "State of the request: `requested`, `running`, `done`, `errored` or `skipped`.",
  "job-id": "ID of the job.",
  "conversation-id": "ID of the first conversation.",
  "conversation-ids": "IDs of all conversations (JSON).",
  "conversation-status": "Status of the first conversation.",
  "pull-request-url": "Address of the first pull request.",
  "pull-request-urls": "Addresses of all pull requests (JSON).",
  "pull-request-number": "Number of the first pull request.",
  branch: "Branch of the first draft.",
  staged: "`true` where the first draft is left without a pull request.",
  changes: "The change selectors that were sent (JSON).",
  request:
    "The doc request (JSON): the content of `docRequest` in the body of a job; a conversation carries it in its own fields.",
  "release-notes": "The release notes, in Markdown.",
} as const satisfies Record<string, string>;

export type OutputName = keyof typeof outputTable;
export type Outputs = Record<OutputName, string>;

/** What the end of a run is told with; `start` is when it began, in milliseconds since 1970. */
export type Conclusion = {
  environment: NodeJS.ProcessEnv;
  reporter: Reporter;
  signal: AbortSignal;
  start: number;
};

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
