import { queryOptions } from "@tanstack/react-query";
import { api } from "../shell/api.ts";
import type { PageSearch } from "../shell/search-text.ts";

const PAGE_SIZE = 25;
/** No event says that a delivery came. */
const DELIVERY_POLL_MS = 5_000;

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

export const webhookQuery = (id: string) =>
  queryOptions({
    queryKey: ["connections", "one", id, "webhook"],
    queryFn: ({ signal }) => api.webhooks.get({ id }, { signal }),
    refetchInterval: DELIVERY_POLL_MS,
  });

export const deliveriesQuery = (id: string, search: PageSearch) =>
  queryOptions({
    queryKey: ["connections", "one", id, "deliveries", search],
    queryFn: ({ signal }) => api.webhookDeliveries.list({ id, ...search, pageSize: PAGE_SIZE }, { signal }),
    refetchInterval: DELIVERY_POLL_MS,
  });

export const modelQuery = queryOptions({
  queryKey: ["model"],
  queryFn: ({ signal }) => api.model.get({}, { signal }),
});
