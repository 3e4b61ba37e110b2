import { inspect } from "node:util";
import { actionCodes, apiCodes, applyCodes, submitCodes } from "./error-codes/action.ts";
import { githubCodes, repositoryCodes } from "./error-codes/repository.ts";
import { adminCodes, modelCodes, productCodes, programCodes, requestCodes, storeCodes } from "./error-codes/service.ts";

/** docs/errors.md is generated from these; `help` is also what an error says to do unless it knows better. */
export const errorCodes = {
  ...actionCodes,
  ...submitCodes,
  ...applyCodes,
  ...apiCodes,
  ...requestCodes,
  ...githubCodes,
  ...productCodes,
  ...modelCodes,
  ...repositoryCodes,
  ...storeCodes,
  ...programCodes,
  ...adminCodes,
};

export type ErrorCode = keyof typeof errorCodes;

/** `hint` says what to do, the help of the `code` unless given; docs/errors.md explains the codes. */
export type Failure = { code: ErrorCode; message: string; hint?: string | undefined; cause?: unknown };

/** A name that does not exist, and those that are like it, the nearest first; when a rate limit ends (RFC 3339). */
export type ErrorDetails = { given?: string; similar?: readonly string[]; retryAt?: string | undefined };
type Extra = { hint?: string | undefined; cause?: unknown; details?: ErrorDetails | undefined };

/** An error that docs/errors.md explains. */
export class ExplainedError extends Error {
  readonly code: ErrorCode;
  readonly hint: string;
  readonly details: ErrorDetails | undefined;

  constructor(code: ErrorCode, message: string, { hint, cause, details }: Extra = {}) {
    super(message, { cause });
    this.name = "ReleaseDocsError";
    this.code = code;
    this.details = details;
    this.hint = hint ?? errorCodes[code].help;
  }

  get explanation(): string {
    return `${endSentence(this.message)} ${this.hint}`;
  }
}

/** One that belongs to the work, such as a refusal, and not to what the work is stored in. */
export class ReleaseDocsError extends ExplainedError {}

/** For `catch`: what comes of an error of the class that is meant. Throws others. */
export function onError<Known extends Error, Result>(
  kind: new (...given: never[]) => Known,
  handle: (error: Known) => Result,
  isMeant: (error: Known) => boolean = () => true,
) {
  return (error: unknown): Result => {
    if (error instanceof kind && isMeant(error)) return handle(error);
    throw error;
  };
}

/** As {@link onError}, of an error with the code. */
export const onCode = <Result>(code: ErrorCode, handle: (error: ReleaseDocsError) => Result) =>
  onError(ReleaseDocsError, handle, (error) => error.code === code);

/** For a sentence that another one follows. */
export function endSentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

/** What ends by itself: nothing is wrong with the work. */
const CODE_HOST_OUTAGES: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  ...(["git/remote-unreachable", "codehost/api-unreachable", "github/unreachable", "github/rate-limited"] as const),
  ...(["product/failed", "product/rate-limited"] as const),
  ...(["outbound/unknown-host", "outbound/unreachable", "outbound/timeout"] as const),
]);

export function isCodeHostOutage(error: unknown): boolean {
  return error instanceof ReleaseDocsError && CODE_HOST_OUTAGES.has(error.code);
}

/** One that a person has to fix; throws what another attempt may not meet. */
export function asRefusal(error: unknown): ReleaseDocsError {
  if (error instanceof ReleaseDocsError && !isCodeHostOutage(error)) return error;
  throw error;
}

/** Where docs/errors.md explains the code; `repository` is the address of a version of it. */
export function errorPageOf(code: ErrorCode, repository?: string): string {
  // GitHub's anchor of the heading.
  const page = `docs/errors.md#${code.replaceAll("/", "")}`;
  return repository === undefined ? page : `${repository}/${page}`;
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

// A chain of causes can be circular.
const MAX_CAUSES = 10;

/** Stacks only: what libraries attach to errors (requests, headers, certificates) can be secret. */
export function renderCauses(error: unknown): string {
  const rendered: string[] = [];
  const causes: unknown[] = [error];
  for (const cause of causes) {
    if (rendered.length === MAX_CAUSES) break;
    rendered.push(cause instanceof Error ? renderError(cause) : inspect(cause, { depth: 0 }));
    if (cause instanceof AggregateError) causes.push(...cause.errors);
    if (cause instanceof Error && cause.cause !== undefined) causes.push(cause.cause);
  }
  return rendered.join("\ncaused by ");
}

function renderError(error: Error): string {
  const code = "code" in error && typeof error.code === "string" ? `[${error.code}] ` : "";
  return `${code}${error.stack ?? String(error)}`;
}
