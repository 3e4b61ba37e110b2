/** Without schemas, as `routes.ts`. */
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
