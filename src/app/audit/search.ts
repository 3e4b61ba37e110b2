import { AUDIT_LOG_TYPES, type AuditLogType } from "../../contract/audit-log-types.ts";
import { type PageSearch, parsePageSearch, readText } from "../shell/search-text.ts";

export type AuditSearch = PageSearch & { type?: AuditLogType; text?: string };

export function isAuditType(text: unknown): text is AuditLogType {
  return AUDIT_LOG_TYPES.some((type) => type === text);
}

/** `action-create` as a person says it: "Create"; `assessment-pending`: "Assessment pending". */
export function nameAuditType(type: string): string {
  const words = type.replace("action-", "").replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Takes what is understood of a URL; the rest counts as absent. */
export function parseAuditSearch(search: Readonly<Record<string, unknown>>): AuditSearch {
  const text = readText(search.text);
  return {
    ...parsePageSearch(search),
    ...(isAuditType(search.type) && { type: search.type }),
    ...(text !== undefined && { text }),
  };
}

/** `%` in a summary filter matches any text. */
export function buildAuditQuery({ type, text, next }: AuditSearch) {
  return { pageSize: 50, type, next, ...(text !== undefined && { summary: `%${text}%` }) };
}
