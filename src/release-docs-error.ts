import type { ErrorCode } from "./error-codes/error-codes.ts";

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
