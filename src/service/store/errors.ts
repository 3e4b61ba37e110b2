/** Why a request is refused; `api/statuses.ts` maps each code to its HTTP status. */
export type DomainErrorCode =
  | ("invalid" | "unauthenticated" | "payment-required" | "forbidden" | "not-found" | "conflict" | "key-reused")
  | ("method-not-allowed" | "too-large" | "unsupported-media-type" | "rate-limited" | "unavailable");

export class DomainError extends Error {
  readonly code: DomainErrorCode;

  constructor(code: DomainErrorCode, message: string) {
    super(message);
    this.name = "DomainError";
    this.code = code;
  }
}

export const badRequest = (message: string) => new DomainError("invalid", message);

export const unauthenticated = (message: string) => new DomainError("unauthenticated", message);

export const notFound = (what: string, id: string) =>
  new DomainError("not-found", `There is no ${what} ${JSON.stringify(id)}.`);

export const conflict = (message: string) => new DomainError("conflict", message);

export const paymentRequired = (message: string) => new DomainError("payment-required", message);

export const forbidden = (permission: string) =>
  new DomainError("forbidden", `This needs the permission ${permission}, which your user does not have.`);
