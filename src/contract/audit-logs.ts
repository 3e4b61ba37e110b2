import { oc } from "@orpc/contract";
import * as z from "zod/mini";
import { described, LISTED, optional, pageQuery, pageTokens, shownText } from "./fields.ts";
import { routes } from "./routes.ts";

/** What an audit log tells of (interface, "Events", 1). */
export const AUDIT_LOG_TYPES = Object.freeze([
  "error",
  "assessment-pending",
  "assessment-generate-release-notes",
  "assessment-edit-documentation",
  "assessment-create-documentation",
  "assessment-general-updates",
  "assessment-combine-pr",
  "assessment-github-operations",
  "action-create",
  "action-delete",
  "action-update",
  "connection-sync",
  "connection-health-check",
  "publication-health-check",
] as const);
export type AuditLogType = (typeof AUDIT_LOG_TYPES)[number];

/** An audit log as answers show it (interface, "Audit log"). */
export const AuditLog = z.looseObject({
  id: described("Identifier with the prefix `adl-`.", z.string()),
  orgId: described("Owning organization.", z.string()),
  requestId: described("The request that brought it about; empty where none did.", z.string()),
  userName: described("Who did it; null where nobody in person.", shownText),
  type: described(`One of ${AUDIT_LOG_TYPES.join(", ")}; others may come.`, z.string()),
  summary: described("What happened, in short.", z.string()),
  delta: described("What changed.", z.string()),
  config: described("Details, by type.", z.record(z.string(), z.unknown())),
  adminUserName: described("The operator who did it, where one did.", shownText),
  createdAt: described("When it was recorded.", z.string()),
  updatedAt: described("When it last changed, in UTC.", z.string()),
});
export type AuditLog = z.infer<typeof AuditLog>;

const AuditLogFilter = z.object({
  ...pageQuery,
  next: described(
    "Token of the page to read, or any RFC 3339 timestamp: that lists the logs created before it, itself not included. " +
      "Fractions finer than milliseconds, offsets such as `+02:00` and a lower-case `t` or `z` count. 400 for another text.",
    optional(z.string()),
  ),
  type: described(
    "Only those of this type; without it those that start with `assessment-` are left out.",
    optional(z.enum(AUDIT_LOG_TYPES)),
  ),
  summary: described(
    "Only those with this summary, in upper or lower case; `%` stands for any text.",
    optional(z.string()),
  ),
});

const auditLogId = z.object({
  id: described(
    "Identifier of the audit log.",
    z.string().check(z.regex(/^adl-[0-9a-f]{16}$/, "an audit log's ID is adl- and 16 hexadecimal digits")),
  ),
});

const ORDER = "Ordered by `createdAt`; logs of one time by the order in which they were written.";

/** What was done in the organization (interface, "Audit logs"). */
export const auditLogs = {
  list: oc
    .route({
      ...routes.auditLogs.list,
      summary: "List audit logs, the newest first",
      description: `Without \`type\`, logs of the types that start with \`assessment-\` are left out. ${LISTED} ${ORDER}`,
    })
    .input(AuditLogFilter)
    .output(
      z.looseObject({
        auditLogs: described("The page.", z.array(AuditLog)),
        ...pageTokens,
        nextPageToken: described(
          "A timestamp; give it as `next`, with the same filters, to read the logs after this page.",
          shownText,
        ),
      }),
    ),
  get: oc
    .route({
      ...routes.auditLogs.get,
      summary: "Read an audit log",
      description: "The permission is checked for each ID. A malformed ID is a 400.",
    })
    .input(auditLogId)
    .output(AuditLog),
};
