import { api } from "../shell/api/api.ts";
import { readQuery } from "../shell/api/queries.ts";
import type { PageSearch } from "../shell/search-text.ts";

const PAGE_SIZE = 25;
/** No event says that a delivery came. */
const DELIVERY_POLL_MS = 5_000;

export const keysQuery = (search: PageSearch) =>
  readQuery(["apiKeys", "list", search], api.apiKeys.list, { ...search, pageSize: PAGE_SIZE });

export const sessionsQuery = (search: PageSearch) =>
  readQuery(["sessions", "list", search], api.sessions.list, { ...search, pageSize: PAGE_SIZE });

export const webhookQuery = (id: string) => ({
  ...readQuery(["connections", "one", id, "webhook"], api.webhooks.get, { id }),
  refetchInterval: DELIVERY_POLL_MS,
});

export const deliveriesQuery = (id: string, search: PageSearch) => ({
  ...readQuery(["connections", "one", id, "deliveries", search], api.webhookDeliveries.list, {
    id,
    ...search,
    pageSize: PAGE_SIZE,
  }),
  refetchInterval: DELIVERY_POLL_MS,
});

export const notificationSettingsQuery = readQuery(["notifications", "settings"], api.notifications.readSettings, {});

export const modelQuery = readQuery(["model"], api.model.get, {});
