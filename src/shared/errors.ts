import { inspect } from "node:util";
import type { ErrorCode } from "./error-codes/catalogue.ts";

/**
 * A failure a person can act on: what happened (`message`), what to do next (`hint`),
 * and a stable `code` such as `git/not-a-repository`, which `docs/errors.md` explains. Every room throws this one
 * class; the action turns it into one annotation, the service into one entry.
 */
export class ReleaseDocsError extends Error {
  readonly code: ErrorCode;
  readonly hint: string;

  constructor(failure: { code: ErrorCode; message: string; hint: string; cause?: unknown }) {
    super(failure.message, { cause: failure.cause });
    this.name = "ReleaseDocsError";
    this.code = failure.code;
    this.hint = failure.hint;
  }
}

// A chain of causes that leads back to itself would never end.
const MOST_CAUSES = 10;

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
