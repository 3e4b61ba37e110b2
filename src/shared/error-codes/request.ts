import type { Explained } from "./action.ts";

/** Of calls of the service's API. */
export const requestCodes = {
  "request/invalid": {
    means: "The request is not valid HTTP or JSON, or a field, a filter or a header of it is refused.",
    help: "Correct what the message names, or each field in `issues`; the same request fails again.",
  },
  "request/unauthenticated": {
    means: "The call has no key or session, or the service does not accept it: it is unknown, revoked or expired.",
    help: "Send `Authorization: Bearer <key>` with a valid API key, or sign in again.",
  },
  "request/payment-required": {
    means: "The organization is suspended, or has used its monthly job allowance. Nothing was queued.",
    help: "Ask the operator of the service.",
  },
  "request/forbidden": {
    means: "The user of the key or session may not do this.",
    help: "Ask an administrator for the permission that the message names.",
  },
  "request/not-found": {
    means: "There is no such record in the organization, or no such path.",
    help: "Check the ID and the path. A record may have been deleted.",
  },
  "request/method-not-allowed": {
    means: "The path does not have this method.",
    help: "Use one of the methods in the header `Allow`.",
  },
  "request/conflict": {
    means: "The request conflicts with the present state of a record.",
    help: "Read the record again. Repeat the request once the reason in the message is gone.",
  },
  "request/too-large": {
    means: "The body or the headers are too large, or the organization stores as much as it may.",
    help: "Send less, or ask the operator to raise the limit that the message names.",
  },
  "request/unsupported-media-type": {
    means: "The body is not sent as plain JSON.",
    help: "Send `Content-Type: application/json`, without `Content-Encoding`.",
  },
  "request/key-reused": {
    means: "The `Idempotency-Key` was used for another request.",
    help: "Use a new key for each create, and the same key only to repeat it.",
  },
  "request/rate-limited": {
    means: "Too many calls, or too much queued work.",
    help: "Repeat the call after the seconds in the header `Retry-After`.",
  },
  "request/timeout": {
    means: "The request took too long to arrive.",
    help: "Send it again, and check the network between client and service.",
  },
  "request/unavailable": {
    means: "The service cannot answer now: it is busy, starting or stopping.",
    help: "Repeat the call after the seconds in the header `Retry-After`.",
  },
  "request/failed": {
    means: "The service failed unexpectedly. Its log has the cause.",
    help: "Give the operator the `requestId`, by which the log has the cause.",
  },
} as const satisfies Record<string, Explained>;
