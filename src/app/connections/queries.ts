import { queryOptions } from "@tanstack/react-query";
import { GITHUB_APP_FAILURES } from "../../contract/kinds.ts";
import { type ConnectionField, fitsField } from "../../contract/resources/connections/connection-fields.ts";
import type { Connection } from "../../contract/resources/connections/connections.ts";
import { api } from "../shell/api/api.ts";
import { readPages, readQuery } from "../shell/api/queries.ts";
import { createListParser, readKey } from "../shell/search-text.ts";
import { isKnownType } from "./kinds.ts";

/** The states that a list can be filtered by. */
export const STATES = { healthy: "Healthy", unhealthy: "Unhealthy", paused: "Paused" } as const;

export const parseConnectionSearch = createListParser({
  type: (type) => (isKnownType(type) ? type : undefined),
  state: (state) => readKey(state, STATES),
});
/** `failed`: why GitHub led back without an app. */
export const parseNewConnection = createListParser({
  type: (type) => (isKnownType(type) ? type : undefined),
  failed: (failed) => readKey(failed, GITHUB_APP_FAILURES),
});
export type ConnectionSearch = ReturnType<typeof parseConnectionSearch>;

export type Checked = Pick<Connection, "healthy" | "paused">;

/** A paused connection is not checked, so its health is old. */
export function selectState({ healthy, paused }: Checked): keyof typeof STATES {
  if (paused) return "paused";
  return healthy === false ? "unhealthy" : "healthy";
}

export function buildListQuery({ type, state, next }: ConnectionSearch) {
  const health = state === undefined ? {} : { paused: false, healthy: state === "healthy" };
  return { pageSize: 25, type, next, ...(state === "paused" ? { paused: true } : health) };
}

export const connectionsQuery = (search: ConnectionSearch) =>
  readQuery(["connections", "list", search], api.connections.list, buildListQuery(search));

export const connectionQuery = (id: string) => readQuery(["connections", "one", id], api.connections.get, { id });

export const repositoriesQuery = (id: string) =>
  readQuery(["connections", "one", id, "repositories"], api.connections.listRepositories, { id });

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
