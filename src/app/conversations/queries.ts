import type { Conversation } from "../../contract/resources/conversations.ts";
import { api } from "../shell/api/api.ts";
import { readQuery } from "../shell/api/queries.ts";
import { createListParser, readKey, readText } from "../shell/search-text.ts";

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

export const parseListSearch = createListParser({
  status: (status) => readKey(status, STATUSES),
  publication: readText,
  text: readText,
});
type ListSearch = ReturnType<typeof parseListSearch>;

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

/** A page of Work History. */
export const listQuery = (search: ListSearch) =>
  readQuery(["conversations", "list", search], api.conversations.list, buildListQuery(search));

const MAX_CHOICES = 200;

/** The newest publications, to choose from. */
export const publicationChoices = {
  ...readQuery(["publications", "choices"], api.publications.list, { pageSize: MAX_CHOICES }),
  staleTime: 5 * 60_000,
};
