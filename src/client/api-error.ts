import type { ErrorCode } from "../error-codes/error-codes.ts";
import { ReleaseDocsError } from "../release-docs-error.ts";

/** An answer of the service that is no success. */
export class ApiError extends ReleaseDocsError {
  readonly status: number;
  /** What `Retry-After` said, in milliseconds from now; undefined where it said nothing. */
  readonly retryAfter: number | undefined;

  constructor(
    failure: { code: ErrorCode; message: string; hint: string },
    status: number,
    retryAfter: number | undefined = undefined,
  ) {
    super(failure);
    this.name = "ApiError";
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** The service could not be reached, or its answer broke off: nothing is known about the request. */
export class UnreachableError extends ReleaseDocsError {
  /** Whether the request can have arrived: false only where no connection was made. */
  readonly sent: boolean;

  constructor(message: string, cause: unknown, told: { code: ErrorCode; hint: string } = UNKNOWN, sent = true) {
    super({ ...told, message, cause });
    this.name = "UnreachableError";
    this.sent = sent;
  }
}

const UNKNOWN: { code: ErrorCode; hint: string } = {
  code: "api/unreachable",
  hint: "Check base-url and that this runner may reach it.",
};
