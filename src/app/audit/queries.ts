import { AUDIT_LOG_TYPES } from "../../contract/kinds.ts";
import { capitalize } from "../../shared/text.ts";
import { api } from "../shell/api/api.ts";
import { readQuery } from "../shell/api/queries.ts";
import { createListParser, readText } from "../shell/search-text.ts";

/** `action-create` as a person says it: "Create"; `assessment-pending`: "Assessment pending". */
export function nameAuditType(type: string): string {
  return capitalize(type.replace("action-", "").replaceAll("-", " "));
}

export const parseAuditSearch = createListParser({
  type: (type) => AUDIT_LOG_TYPES.find((one) => one === type),
  text: readText,
});
type AuditSearch = ReturnType<typeof parseAuditSearch>;

/** `%` in a summary filter matches any text. */
export function buildAuditQuery({ type, text, next }: AuditSearch) {
  return { pageSize: 50, type, next, ...(text !== undefined && { summary: `%${text}%` }) };
}

export const auditQuery = (search: AuditSearch) =>
  readQuery(["auditLogs", "list", search], api.auditLogs.list, buildAuditQuery(search));
