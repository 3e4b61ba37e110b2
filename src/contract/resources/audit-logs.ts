import * as z from "zod/mini";
import { described, filterText, LISTED, optional, pageOf, pageQuery, pageTokens, shownText } from "../fields.ts";
import { AUDIT_LOG_TYPES } from "../kinds.ts";
import { operation } from "../operation.ts";
import { routes } from "../routes.ts";

export const AuditLog = z.looseObject({
  id: described("Identifier with the prefix `adl-`.", z.string()),
  orgId: described("The organization that owns it.", z.string()),
  requestId: described("The request that caused it; empty without one.", z.string()),
  userName: described("The user; null without one.", shownText),
  type: described(`One of ${AUDIT_LOG_TYPES.join(", ")}; others may be added.`, z.string()),
  summary: described("Summary of the action.", z.string()),
  delta: described("The changed fields.", z.string()),
  config: described("Details, by type.", z.record(z.string(), z.unknown())),
  adminUserName: described("The operator; null without one.", shownText),
  createdAt: described("When it was recorded.", z.string()),
  updatedAt: described("When it last changed, in UTC.", z.string()),
});
export type AuditLog = z.infer<typeof AuditLog>;

const AuditLogFilter = z.object({
  ...pageQuery,
  next: described(
    "Token of the page to read, or any RFC 3339 timestamp: that lists the logs created before it. " +
      "Fractions finer than milliseconds, offsets such as `+02:00` and a lower-case `t` or `z` are valid. 400 for other text.",
    optional(filterText),
  ),
  type: described(
    "Filter by type; without it, types that start with `assessment-` are omitted.",
    optional(z.enum(AUDIT_LOG_TYPES)),
  ),
  summary: described("Filter by summary, case-insensitive; `%` matches any text.", optional(filterText)),
});

const auditLogId = z.object({
  id: described(
    "Identifier of the audit log.",
    z.string().check(z.regex(/^adl-[0-9a-f]{16}$/, "an audit log's ID is adl- and 16 hexadecimal digits")),
  ),
});

const ORDER = "Ordered by `createdAt`, then by order of creation.";

export const auditLogs = {
  list: operation(routes.auditLogs.list, AuditLogFilter, {
    summary: "List audit logs, newest first",
    description: `Without \`type\`, types that start with \`assessment-\` are omitted. ${LISTED} ${ORDER}`,
  }).output(
    z.looseObject({
      auditLogs: pageOf(AuditLog),
      ...pageTokens,
      nextPageToken: described("A timestamp to give as `next`, with the same filters, for the next page.", shownText),
    }),
  ),
  get: operation(routes.auditLogs.get, auditLogId, {
    summary: "Read an audit log",
    description: "The permission is checked for each ID. A malformed ID is a 400.",
  }).output(AuditLog),
};
