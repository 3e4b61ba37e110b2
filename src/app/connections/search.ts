import type { Connection, ConnectionType } from "../../contract/connections.ts";
import { type PageSearch, readKey, readText } from "../shell/search-text.ts";
import { isKnownType } from "./kinds.ts";

/** The states that a list can be filtered by. */
export const STATES = { healthy: "Healthy", unhealthy: "Unhealthy", paused: "Paused" } as const;
type ConnectionState = keyof typeof STATES;

export type ConnectionSearch = PageSearch & {
  type?: ConnectionType | undefined;
  state?: ConnectionState | undefined;
};

/** Takes what is understood of a URL; the rest counts as absent. */
export function parseConnectionSearch({ type, state, next }: Readonly<Record<string, unknown>>): ConnectionSearch {
  return {
    type: isKnownType(type) ? type : undefined,
    state: readKey(state, STATES),
    next: readText(next),
  };
}

export type Checked = Pick<Connection, "healthy" | "paused">;

/** A paused connection is not checked, so its health is old. */
export function selectState({ healthy, paused }: Checked): ConnectionState {
  if (paused) return "paused";
  return healthy === false ? "unhealthy" : "healthy";
}

export function buildListQuery({ type, state, next }: ConnectionSearch) {
  const health = state === undefined ? {} : { paused: false, healthy: state === "healthy" };
  return { pageSize: 25, type, next, ...(state === "paused" ? { paused: true } : health) };
}
