import { type ErrorCode, onError, ReleaseDocsError } from "../shared/errors.ts";
import { explainIssues, type FieldIssue, type Issue, listIssues } from "../shared/issues.ts";

/** Why a request is refused; {@link STATUSES} has the HTTP status of each. */
export type DomainErrorCode =
  | ("invalid" | "unauthenticated" | "payment-required" | "forbidden" | "not-found" | "conflict" | "key-reused")
  | ("method-not-allowed" | "too-large" | "unsupported-media-type" | "rate-limited" | "unavailable");

export const STATUSES: Readonly<Record<DomainErrorCode, number>> = {
  invalid: 400,
  unauthenticated: 401,
  "payment-required": 402,
  forbidden: 403,
  "not-found": 404,
  "method-not-allowed": 405,
  conflict: 409,
  "too-large": 413,
  "unsupported-media-type": 415,
  "key-reused": 422,
  "rate-limited": 429,
  unavailable: 503,
};

type Details = {
  /** The code in docs/errors.md, by default that of the refusal. */
  errorCode?: ErrorCode | undefined;
  /** The fields of the request that are refused. */
  issues?: readonly FieldIssue[];
};

export class DomainError extends Error {
  readonly code: DomainErrorCode;
  readonly errorCode: ErrorCode;
  readonly issues: readonly FieldIssue[];

  constructor(code: DomainErrorCode, message: string, { errorCode = `request/${code}`, issues = [] }: Details = {}) {
    super(message);
    this.name = "DomainError";
    this.code = code;
    this.errorCode = errorCode;
    this.issues = issues;
  }
}

/** `path` is the field that the message is about. */
const buildRefusal = (code: DomainErrorCode) => (message: string, path?: string, errorCode?: ErrorCode) =>
  new DomainError(code, message, { errorCode, issues: path === undefined ? [] : [{ path, message }] });

export const badRequest = buildRefusal("invalid");

export const conflict = buildRefusal("conflict");

export const missing = buildRefusal("not-found");

/** Of input that a schema refuses. */
export const badInput = (issues: readonly Issue[], details: Details = {}) =>
  new DomainError("invalid", explainIssues(issues), { ...details, issues: listIssues(issues) });

/** The message can be a predicate to the name of the field: `is masked. Give the secret.` */
export const badField = (path: string, message: string, details?: Details) =>
  badInput([{ path: path.split("."), message }], details);

/** What a host, a product or a repository refuses, with its own code. */
export const explainedBy = (error: ReleaseDocsError, code: "invalid" | "conflict") =>
  new DomainError(code, error.explanation, { errorCode: error.code });

/** What a host, a product or a repository refuses becomes a 409 with its message, and a 400 with one of the codes. */
export const asConflict = <Answer>(asked: Promise<Answer>, ...invalid: readonly ErrorCode[]): Promise<Answer> =>
  asked.catch(
    onError(ReleaseDocsError, (error) => {
      throw explainedBy(error, invalid.includes(error.code) ? "invalid" : "conflict");
    }),
  );

export const unauthenticated = (message: string) => new DomainError("unauthenticated", message);

export const notFound = (what: string, id: string) => missing(`There is no ${what} ${JSON.stringify(id)}.`);

export const paymentRequired = (message: string) => new DomainError("payment-required", message);

export const forbidden = (permission: string) =>
  new DomainError("forbidden", `This needs the permission ${permission}, which your user does not have.`);
