import { api } from "../shell/api.ts";
import { readQuery } from "../shell/queries.ts";
import { type AuditSearch, buildAuditQuery } from "./search.ts";

export const auditQuery = (search: AuditSearch) =>
  readQuery(["auditLogs", "list", search], api.auditLogs.list, buildAuditQuery(search));
