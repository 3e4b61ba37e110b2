import { ReleaseDocsError } from "../release-docs-error.ts";

/** An answer of the service that is no success. */
export class ApiError extends ReleaseDocsError {
  readonly status: number;
  /** What `Retry-After` said, in milliseconds from now; undefined where it said nothing. */
  readonly retryAfter: number | undefined;

  constructor(
    failure: { code: string; message: string; hint: string },
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
  constructor(message: string, cause: unknown) {
    super({
      code: "api/unreachable",
      message,
      hint: "Check base-url and that this runner may reach it (network, proxy variables, certificates).",
      cause,
    });
    this.name = "UnreachableError";
  }
}
