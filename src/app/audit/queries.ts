import { queryOptions } from "@tanstack/react-query";
import { api } from "../shell/api.ts";
import { type AuditSearch, buildAuditQuery } from "./search.ts";

export const auditQuery = (search: AuditSearch) =>
  queryOptions({
    queryKey: ["auditLogs", "list", search],
    queryFn: ({ signal }) => api.auditLogs.list(buildAuditQuery(search), { signal }),
  });
