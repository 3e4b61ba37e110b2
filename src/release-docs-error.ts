/**
 * A failure a person can act on: what happened (`message`), what to do next (`hint`),
 * and a stable `code` such as `git/not-a-repository`. Every room throws this one class;
 * the action turns it into one annotation, the service into one entry.
 */
export class ReleaseDocsError extends Error {
  readonly code: string;
  readonly hint: string;

  constructor(failure: { code: string; message: string; hint: string; cause?: unknown }) {
    super(failure.message, { cause: failure.cause });
    this.name = "ReleaseDocsError";
    this.code = failure.code;
    this.hint = failure.hint;
  }
}
