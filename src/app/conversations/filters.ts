import type { Conversation } from "../../contract/conversations.ts";
import { readText } from "../shell/search-text.ts";

/** The statuses of conversations in the order of their life, with the words for them. */
export const STATUSES = {
  running: "Running",
  staged: "Ready for review",
  open: "Open",
  needsAttention: "Needs attention",
  merged: "Merged",
  closed: "Closed",
  cancelled: "Cancelled",
} as const;
export type KnownStatus = keyof typeof STATUSES;

/** What became of work that is closed without a draft. */
export const OUTCOMES = { unchanged: "No changes", summarized: "Summarized" } as const;

export type Ended = Pick<Conversation, "status" | "branch" | "operationType">;

/** The status as people see it: one that left no draft is no rejected one. */
export function selectShownStatus({ status, branch, operationType }: Ended): string {
  if (status !== "closed" || branch != null) return status;
  return operationType === "summarize" ? "summarized" : "unchanged";
}

export function nameStatus(shown: string): string {
  if (isKnownStatus(shown)) return STATUSES[shown];
  return Object.hasOwn(OUTCOMES, shown) ? OUTCOMES[shown as keyof typeof OUTCOMES] : shown;
}

export function isKnownStatus(status: string): status is KnownStatus {
  return Object.hasOwn(STATUSES, status);
}

/** The filters of Work History as its URL has them; `next` is the token of a page. */
export type ListSearch = { status?: KnownStatus; publication?: string; text?: string; next?: string };

/** Takes what is understood of a URL; the rest counts as absent. */
export function parseListSearch(search: Readonly<Record<string, unknown>>): ListSearch {
  const status = readText(search.status);
  const [publication, text, next] = [search.publication, search.text, search.next].map(readText);
  return {
    ...(status !== undefined && isKnownStatus(status) && { status }),
    ...(publication !== undefined && { publication }),
    ...(text !== undefined && { text }),
    ...(next !== undefined && { next }),
  };
}

export function hasFilters({ status, publication, text }: ListSearch): boolean {
  return [status, publication, text].some((one) => one !== undefined);
}

/** What the service is asked. `%` in a summary filter matches any text. */
export function buildListQuery({ status, publication, text, next }: ListSearch) {
  return {
    pageSize: 25,
    entries: false,
    ...(status !== undefined && { status }),
    ...(publication !== undefined && { publicationId: publication }),
    ...(text !== undefined && { summary: `%${text}%` }),
    ...(next !== undefined && { next }),
  };
}
