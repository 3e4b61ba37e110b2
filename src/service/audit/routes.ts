import type { Selectable } from "kysely";
import { notFound } from "../../contract/refusals.ts";
import type { AuditLog } from "../../contract/resources/audit-logs.ts";
import { asRecord, showColumns } from "../../shared/records.ts";
import { needsFor, procedures } from "../http/procedures.ts";
import type { ServiceParts } from "../parts.ts";
import { parseDetails } from "../store/columns.ts";
import { bytesOf, filterBy, filterBySummary, readPage, timestampTokens } from "../store/page.ts";
import type { Tables } from "../store/schema.ts";

export function implementAuditLogs({ store }: ServiceParts) {
  const { auditLogs } = procedures;
  const logsOf = (orgId: string) => store.database.selectFrom("audit_logs").selectAll().where("org_id", "=", orgId);
  return {
    list: auditLogs.list.handler(async ({ input, context }) => {
      const { type, summary } = input;
      const all = logsOf(context.orgId);
      let listed = filterBy(all, { id: context.access.narrow("auditLog"), type });
      if (type === undefined) listed = listed.where("type", "not like", "assessment-%");
      const { query, scan } = filterBySummary(listed, all, summary);
      const { rows, ...tokens } = await readPage(input, query, {
        scan,
        tokens: timestampTokens,
        bytes: bytesOf("delta", "config_json"),
      });
      return { auditLogs: rows.map(asAuditLog), ...tokens };
    }),
    get: auditLogs.get.use(needsFor("auditLog:get")).handler(async ({ input, context }) => {
      const row = await logsOf(context.orgId).where("id", "=", input.id).executeTakeFirst();
      if (row === undefined) throw notFound("audit log", input.id);
      return asAuditLog(row);
    }),
  };
}

function asAuditLog(row: Selectable<Tables["audit_logs"]>): AuditLog {
  return {
    ...asRecord(row),
    ...showColumns(row, "user_name", "type", "summary", "delta", "admin_user_name"),
    requestId: row.request_id ?? "",
    config: parseDetails(row.config_json),
  };
}
