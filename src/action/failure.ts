import { inspect } from "node:util";
import type { ErrorCode } from "../error-codes/error-codes.ts";
import { ReleaseDocsError } from "../release-docs-error.ts";
import { type RunPages, readRunPages } from "./report/run-pages.ts";
import type { Reporter } from "./reporter.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** A failure as a person reads it: one message with the next step, and what only debugging needs. */
export type Failure = { code: ErrorCode; message: string; details: string };

// A chain of causes that leads back to itself would never end.
const MOST_CAUSES = 10;

/** Says a failure that ended the run: once to the person, with its causes to whoever debugs. */
export async function reportFailure(reporter: Reporter, error: unknown, environment: Environment = {}): Promise<void> {
  const failure = describeFailure(error);
  await reporter.debug(failure.details);
  await reporter.error(renderFailure(failure, environment));
}

/** Turns whatever was thrown into one message: what happened, and what to do next. */
export function describeFailure(error: unknown): Failure {
  const details = renderCauses(error);
  if (error instanceof ReleaseDocsError) {
    return { code: error.code, message: `${error.message}\n${error.hint}`, details };
  }
  const message = error instanceof Error ? error.message : String(error);
  return {
    code: "internal",
    message: `release-docs failed in a way it did not foresee: ${message}\nPlease report it with the log of a run in debug mode.`,
    details,
  };
}

/** The message of a failure, and in its last line the code with the place that explains it. */
export function renderFailure(
  { code, message }: { code?: ErrorCode | undefined; message: string },
  environment: Environment,
): string {
  if (code === undefined) return message;
  return `${message}\nCode ${code}, see ${addressOf(code, readRunPages(environment))}`;
}

/** Where a code is explained: among the files of the action as this run took it, else in its repository. */
export function addressOf(code: ErrorCode, { action }: Pick<RunPages, "action">): string {
  // GitHub's anchor of a heading that is this code.
  const page = `docs/errors.md#${code.replaceAll("/", "")}`;
  return action === undefined ? page : `${action}/${page}`;
}

/**
 * Everything that was thrown, from the last to the first cause, with stacks. Of an error nothing else is taken: what
 * libraries hang on theirs (requests, headers, certificates) is long, and can be secret.
 */
export function renderCauses(error: unknown): string {
  const told: string[] = [];
  const causes: unknown[] = [error];
  for (const cause of causes) {
    if (told.length === MOST_CAUSES) break;
    told.push(cause instanceof Error ? renderError(cause) : inspect(cause, { depth: 0 }));
    if (cause instanceof AggregateError) causes.push(...cause.errors);
    if (cause instanceof Error && cause.cause !== undefined) causes.push(cause.cause);
  }
  return told.join("\ncaused by ");
}

function renderError(error: Error): string {
  const code = "code" in error && typeof error.code === "string" ? `[${error.code}] ` : "";
  return `${code}${error.stack ?? String(error)}`;
}
