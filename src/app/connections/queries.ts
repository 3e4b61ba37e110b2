import { queryOptions } from "@tanstack/react-query";
import { type ConnectionField, fitsField } from "../../contract/connection-fields.ts";
import type { Connection } from "../../contract/connections.ts";
import { api } from "../shell/api.ts";
import { buildListQuery, type ConnectionSearch } from "./search.ts";

export const connectionsQuery = (search: ConnectionSearch) =>
  queryOptions({
    queryKey: ["connections", "list", search],
    queryFn: ({ signal }) => api.connections.list(buildListQuery(search), { signal }),
  });

export const connectionQuery = (id: string) =>
  queryOptions({
    queryKey: ["connections", "one", id],
    queryFn: ({ signal }) => api.connections.get({ id }, { signal }),
  });

const PAGE_SIZE = 200;
const MAX_PAGES = 10;

/** The connections to choose from, by name. */
export const connectionChoices = queryOptions({
  queryKey: ["connections", "choices"],
  queryFn: async ({ signal }) => {
    const found: Connection[] = [];
    let next: string | undefined;
    for (let page = 0; page < MAX_PAGES; page += 1) {
      const answer = await api.connections.list({ pageSize: PAGE_SIZE, next }, { signal });
      found.push(...answer.connections);
      next = answer.nextPageToken ?? undefined;
      if (next === undefined) break;
    }
    return found.sort((a, b) => a.name.localeCompare(b.name));
  },
});

/** Those that a field can name. */
export function selectFitting(connections: readonly Connection[] | undefined, field: ConnectionField): Connection[] {
  return (connections ?? []).filter(({ type }) => fitsField(field, type ?? ""));
}

export const channelsQuery = (id: string) =>
  queryOptions({
    queryKey: ["connections", "one", id, "channels"],
    queryFn: ({ signal }) => api.connections.listChannels({ id }, { signal }),
    enabled: id !== "",
    retry: false,
  });
