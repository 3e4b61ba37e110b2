import { queryOptions } from "@tanstack/react-query";
import { type ConnectionField, fitsField } from "../../contract/connection-fields.ts";
import type { Connection } from "../../contract/connections.ts";
import { api } from "../shell/api.ts";
import { readPages, readQuery } from "../shell/queries.ts";
import { buildListQuery, type ConnectionSearch } from "./search.ts";

export const connectionsQuery = (search: ConnectionSearch) =>
  readQuery(["connections", "list", search], api.connections.list, buildListQuery(search));

export const connectionQuery = (id: string) => readQuery(["connections", "one", id], api.connections.get, { id });

/** The connections to choose from, by name. */
export const connectionChoices = queryOptions({
  queryKey: ["connections", "choices"],
  queryFn: async ({ signal }) => {
    const { rows } = await readPages("connections", (page) => api.connections.list(page, { signal }));
    return rows.sort((a, b) => a.name.localeCompare(b.name));
  },
});

/** Those that a field can name. */
export function selectFitting(connections: readonly Connection[] | undefined, field: ConnectionField): Connection[] {
  return (connections ?? []).filter(({ type }) => fitsField(field, type ?? ""));
}

export const channelsQuery = (id: string) => ({
  ...readQuery(["connections", "one", id, "channels"], api.connections.listChannels, { id }),
  enabled: id !== "",
  retry: false,
});
