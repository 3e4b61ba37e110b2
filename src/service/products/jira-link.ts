import { splitPath } from "./linked-page.ts";

const KEY = /^[a-z][a-z0-9_]+-[1-9]\d*$/i;

/**
 * The key of the item that an address of a Jira site shows: `BASE/browse/KEY-1`, or the item that is selected on a board
 * or in a list (`?selectedIssue=KEY-1`). Undefined for any other page.
 */
export function parseJiraKey(url: URL): string | undefined {
  const [first, second] = (splitPath(url) ?? []).slice(-2);
  const key = url.searchParams.get("selectedIssue") ?? (first === "browse" ? second : undefined);
  return key !== undefined && KEY.test(key) ? key.toUpperCase() : undefined;
}
