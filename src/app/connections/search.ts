import type { ConnectionType } from "../../contract/connections.ts";
import { type PageSearch, parsePageSearch } from "../shell/search-text.ts";
import { isKnownType } from "./kinds.ts";

/** The states that a list can be filtered by. */
export const STATES = { healthy: "Healthy", unhealthy: "Unhealthy", paused: "Paused" } as const;
export type ConnectionState = keyof typeof STATES;

export function isState(text: unknown): text is ConnectionState {
  return typeof text === "string" && Object.hasOwn(STATES, text);
}

export type ConnectionSearch = PageSearch & { type?: ConnectionType; state?: ConnectionState };

/** Takes what is understood of a URL; the rest counts as absent. */
export function parseConnectionSearch(search: Readonly<Record<string, unknown>>): ConnectionSearch {
  const { type, state } = search;
  return { ...parsePageSearch(search), ...(isKnownType(type) && { type }), ...(isState(state) && { state }) };
}

/** A paused connection is not checked, so its health is old. */
export function selectState({
  healthy,
  paused,
}: {
  healthy?: boolean | null;
  paused?: boolean | null;
}): ConnectionState {
  if (paused) return "paused";
  return healthy === false ? "unhealthy" : "healthy";
}

export function buildListQuery({ type, state, next }: ConnectionSearch) {
  const health = state === undefined ? {} : { paused: false, healthy: state === "healthy" };
  return { pageSize: 25, type, next, ...(state === "paused" ? { paused: true } : health) };
}
