import type { DomainErrorCode } from "../store/errors.ts";

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
