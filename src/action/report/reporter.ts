import { writeSync } from "node:fs";
import { type ErrorCode, errorPageOf, messageOf, ReleaseDocsError, renderCauses } from "../../shared/errors.ts";
import { createSecrets, splitSecret } from "../../shared/redaction.ts";
import type { Environment, RunPages, Task } from "../environment.ts";

export type Reporter = {
  hide: (secret: string) => void;
  info: (line: string) => Promise<void>;
  /** A new state of the service's work. */
  progress: (line: string) => Promise<void>;
  /** Folded in a runner's log; in a terminal only shown in debug mode. */
  group: (title: string, detail: string) => Promise<void>;
  /** Begins a part of the log that a runner folds; without a title it ends. */
  section: (title?: string) => Promise<void>;
  notice: (message: string) => Promise<void>;
  warning: (message: string) => Promise<void>;
  error: (message: string) => Promise<void>;
  debug: (details: string) => Promise<void>;
  outputs: (values: Partial<Record<OutputName, string>>) => Promise<void>;
  summary: (markdown: string) => Promise<void>;
};

/** `action.yml` and the README's table are generated from it. */
export const outputTable = {
  "job-state": "State of the request: `requested`, `running`, `done`, `errored` or `skipped`.",
  "job-id": "ID of the job.",
  "conversation-id": "ID of the first conversation.",
  "conversation-ids": "IDs of all conversations (JSON).",
  "conversation-status": "Status of the first conversation.",
  "pull-request-url": "URL of the first pull request.",
  "pull-request-urls": "URLs of all pull requests (JSON).",
  "pull-request-number": "Number of the first pull request.",
  "pull-request-operation":
    "What became of the first pull request: `created`, `updated`, `unchanged`, or `closed` if the release has no change left.",
  branch: "Branch of the first draft.",
  "head-sha": "The newest commit of that branch.",
  staged: "`true` if the first draft is staged, without a pull request.",
  changes: "The change selectors that were sent (JSON).",
  request: "The request (JSON), as in `docRequest` of a job. A conversation has the same content in its own fields.",
  "release-notes": "The release notes, in Markdown.",
  tag: "With `release`: the tag of the release that this run published, else of the one that it prepared.",
  version: "Its version, without `v`.",
  "previous-tag": "The tag of the release before it.",
  "release-created": "`true` if this run created or published a release on GitHub.",
  "release-url": "URL of that release.",
  releases:
    "All that this run published or prepared (JSON), one for each package: `tag`, `version`, `previousTag`, `isPublished`, " +
    "`isReleased` and `url`.",
  reply: "The service's reply to the comment, with `command: comment`.",
  changed:
    "With `command: apply`: `true` if something was changed. With `dry-run` this and the next are what would be.",
  created: "With `command: apply`: the number of created records.",
  updated: "With `command: apply`: the number of changed records.",
  deleted: "With `command: apply`: the number of deleted records.",
  plan: "With `command: apply`: the plan (JSON), a list of `action`, `kind`, `name`, `differences` and others.",
} as const satisfies Record<string, string>;

export type OutputName = keyof typeof outputTable;
export type Outputs = Record<OutputName, string>;

export type Conclusion = {
  environment: Environment;
  /** Undefined until inputs and event are read. */
  task?: Task;
  reporter: Reporter;
  signal: AbortSignal;
  /** In milliseconds since 1970. */
  start: number;
};

const ERROR_TITLE = "Release docs failed";

/** The lines of {@link Reporter.error} as text, for a process that cannot load `@actions/core`. */
export function renderErrorCommand(message: string): string {
  return `\n::error title=${ERROR_TITLE}::${escapeCommand(message)}\n`;
}

function escapeCommand(message: string): string {
  return message.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

/** The runner's log. `@actions/core` (with undici, 40 ms) is loaded on first use: lines and groups leave without it. */
export function createActionsReporter(hasSummary = false): Reporter {
  const { add, redact } = createSecrets();
  const load = () => import("@actions/core");
  const info = async (line: string) => {
    process.stdout.write(`${disarm(redact(line))}\n`);
  };
  return {
    hide: (secret) => {
      add(secret);
      // Written synchronously: a secret must be masked before any other output, and @actions/core loads late.
      for (const line of splitSecret(secret)) writeSync(1, `::add-mask::${line.replaceAll("%", "%25")}\n`);
    },
    info,
    progress: info,
    group: async (title, detail) => {
      process.stdout.write(`::group::${escapeCommand(redact(title))}\n${disarm(redact(detail))}\n::endgroup::\n`);
    },
    section: async (title) =>
      void process.stdout.write(title ? `::group::${escapeCommand(redact(title))}\n` : "::endgroup::\n"),
    notice: async (message) => (await load()).notice(redact(message)),
    warning: async (message) => (await load()).warning(redact(message)),
    error: async (message) => (await load()).error(redact(message), { title: ERROR_TITLE }),
    debug: async (details) => {
      const core = await load();
      if (core.isDebug()) core.debug(redact(details));
    },
    outputs: async (values) => {
      const core = await load();
      await guardWrite("GITHUB_OUTPUT", () => {
        for (const [name, value] of Object.entries(values)) core.setOutput(name, redact(value));
      });
    },
    summary: async (markdown) => {
      if (!hasSummary) return;
      const core = await load();
      await guardWrite("GITHUB_STEP_SUMMARY", () => core.summary.addRaw(redact(markdown), true).write());
    },
  };
}

/** Prevents workflow commands (`::name::` at the start of a line, `##[name]`) in external text. */
function disarm(text: string): string {
  return text.replace(/^([^\S\r\n\u2028\u2029]*):(?=:)/gm, "$1:\u200B").replaceAll("##[", "##\u200B[");
}

async function guardWrite(variable: string, write: () => unknown): Promise<void> {
  try {
    await write();
  } catch (cause) {
    const message = `Cannot write the file in ${variable}: ${messageOf(cause)}`;
    throw new ReleaseDocsError("runner/unwritable", message, { cause });
  }
}

export async function reportFailure(reporter: Reporter, error: unknown, pages?: RunPages): Promise<void> {
  const failure = describeFailure(error);
  await reporter.debug(failure.details);
  await reporter.error(renderFailure(failure, pages));
}

/** What was not foreseen has the code `internal`. */
export function describeFailure(error: unknown): { code: ErrorCode; message: string; details: string } {
  const { code, message, hint } =
    error instanceof ReleaseDocsError
      ? error
      : new ReleaseDocsError("internal", `Unexpected error: ${messageOf(error)}`);
  return { code, message: `${message}\n${hint}`, details: renderCauses(error) };
}

export function renderFailure(
  { code, message }: { code?: ErrorCode | undefined; message: string },
  pages?: RunPages,
): string {
  return code === undefined ? message : `${message}\nCode ${code}, see ${errorPageOf(code, pages?.action)}`;
}
