import { AUDIT_LOG_TYPES, type AuditLogType } from "../../contract/kinds.ts";
import { capitalize } from "../../shared/text.ts";
import { type PageSearch, readText } from "../shell/search-text.ts";

export type AuditSearch = PageSearch & { type?: AuditLogType | undefined; text?: string | undefined };

/** `action-create` as a person says it: "Create"; `assessment-pending`: "Assessment pending". */
export function nameAuditType(type: string): string {
  return capitalize(type.replace("action-", "").replaceAll("-", " "));
}

/** Takes what is understood of a URL; the rest counts as absent. */
export function parseAuditSearch({ type, text, next }: Readonly<Record<string, unknown>>): AuditSearch {
  return { type: AUDIT_LOG_TYPES.find((one) => one === type), text: readText(text), next: readText(next) };
}

/** `%` in a summary filter matches any text. */
export function buildAuditQuery({ type, text, next }: AuditSearch) {
  return { pageSize: 50, type, next, ...(text !== undefined && { summary: `%${text}%` }) };
}
