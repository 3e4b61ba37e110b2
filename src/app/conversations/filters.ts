import type { Conversation } from "../../contract/conversations.ts";
import { type PageSearch, readKey, readText } from "../shell/search-text.ts";

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

/** With what became of work that is closed without a draft. */
const SHOWN_STATUSES = { ...STATUSES, unchanged: "No changes", summarized: "Summarized" } as const;
export type ShownStatus = keyof typeof SHOWN_STATUSES;

export type Ended = Pick<Conversation, "status" | "branch" | "operationType">;

/** The status as people see it: one that left no draft is no rejected one. */
export function selectShownStatus({ status, branch, operationType }: Ended): string {
  if (status !== "closed" || branch != null) return status;
  return operationType === "summarize" ? "summarized" : "unchanged";
}

export function nameStatus(shown: string): string {
  const known = readKey(shown, SHOWN_STATUSES);
  return known === undefined ? shown : SHOWN_STATUSES[known];
}

/** The filters of Work History as its URL has them. */
export type ListSearch = PageSearch & {
  status?: keyof typeof STATUSES | undefined;
  publication?: string | undefined;
  text?: string | undefined;
};

/** Takes what is understood of a URL; the rest counts as absent. */
export function parseListSearch({ status, publication, text, next }: Readonly<Record<string, unknown>>): ListSearch {
  return {
    status: readKey(status, STATUSES),
    publication: readText(publication),
    text: readText(text),
    next: readText(next),
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
    status,
    publicationId: publication,
    summary: text === undefined ? undefined : `%${text}%`,
    next,
  };
}
