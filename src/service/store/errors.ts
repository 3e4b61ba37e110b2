/** Why a request is refused; `api/procedures.ts` maps each code to its HTTP status. */
export type DomainErrorCode =
  | ("invalid" | "unauthenticated" | "payment-required" | "forbidden" | "not-found" | "conflict" | "key-reused")
  | ("method-not-allowed" | "too-large" | "unsupported-media-type" | "rate-limited" | "unavailable");

/** A refusal that the caller sees, with its message. */
export class DomainError extends Error {
  readonly code: DomainErrorCode;

  constructor(code: DomainErrorCode, message: string) {
    super(message);
    this.name = "DomainError";
    this.code = code;
  }
}

/** The request is invalid. */
export const badRequest = (message: string) => new DomainError("invalid", message);

/** The API key is missing or not accepted. */
export const unauthenticated = (message: string) => new DomainError("unauthenticated", message);

/** There is no such record. */
export const notFound = (what: string, id: string) =>
  new DomainError("not-found", `There is no ${what} ${JSON.stringify(id)}.`);

/** The request conflicts with the state of a record or of a connected system. */
export const conflict = (message: string) => new DomainError("conflict", message);

/** A billing check refuses to queue work. */
export const paymentRequired = (message: string) => new DomainError("payment-required", message);

/** The user of the key lacks a permission. */
export const forbidden = (permission: string) =>
  new DomainError("forbidden", `This needs the permission ${permission}, which your user does not have.`);
