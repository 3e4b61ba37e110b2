import { randomBytes } from "node:crypto";

/** A new ID of a request, which its answer, its log lines and its audit logs bear. */
export function createRequestId(): string {
  return `req-${randomBytes(8).toString("hex")}`;
}
