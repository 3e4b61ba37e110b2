import { queryOptions } from "@tanstack/react-query";
import { api } from "../shell/api.ts";
import type { PageSearch } from "../shell/search-text.ts";

const PAGE_SIZE = 25;

export const keysQuery = (search: PageSearch) =>
  queryOptions({
    queryKey: ["apiKeys", "list", search],
    queryFn: ({ signal }) => api.apiKeys.list({ ...search, pageSize: PAGE_SIZE }, { signal }),
  });

export const sessionsQuery = (search: PageSearch) =>
  queryOptions({
    queryKey: ["sessions", "list", search],
    queryFn: ({ signal }) => api.sessions.list({ ...search, pageSize: PAGE_SIZE }, { signal }),
  });
