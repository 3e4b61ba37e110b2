import type { Conversation } from "../../contract/resources/conversations.ts";
import { api } from "../shell/api/api.ts";
import { readQuery } from "../shell/api/queries.ts";
import { createListParser, readKey, readText } from "../shell/search-text.ts";

/** The statuses of each view, in the order of their life, with the words for them. */
const BY_VIEW = {
  waiting: { staged: "Ready for review", open: "Open", needsAttention: "Needs attention" },
  running: { running: "Running" },
  done: { merged: "Merged", closed: "Closed", cancelled: "Cancelled" },
} as const;

/** The statuses of all conversations. */
export const STATUSES = { ...BY_VIEW.running, ...BY_VIEW.waiting, ...BY_VIEW.done } as const;

export const VIEWS = { waiting: "Needs you", running: "Running", done: "Done", all: "All" } as const;
export type View = keyof typeof VIEWS;

export const statusesOf = (view: View): Readonly<Record<string, string>> => (view === "all" ? STATUSES : BY_VIEW[view]);

/** With what became of work that is closed without a draft. */
const SHOWN_STATUSES = {
  ...STATUSES,
  unchanged: "No changes",
  summarized: "Summarized",
  dismissed: "Dismissed",
} as const;
export type ShownStatus = keyof typeof SHOWN_STATUSES;

export type Ended = Pick<Conversation, "status" | "branch" | "operationType" | "dismissedAt">;

/** The status as people see it: one that left no draft is no rejected one. */
export function selectShownStatus({ status, branch, operationType, dismissedAt }: Ended): string {
  if (status !== "closed") return status;
  if (dismissedAt) return "dismissed";
  if (branch != null) return status;
  return operationType === "summarize" ? "summarized" : "unchanged";
}

export function nameStatus(shown: string): string {
  const known = readKey(shown, SHOWN_STATUSES);
  return known === undefined ? shown : SHOWN_STATUSES[known];
}

export const parseListSearch = createListParser({
  view: (view) => readKey(view, VIEWS),
  status: (status) => readKey(status, STATUSES),
  publication: readText,
  mine: (mine) => readKey(mine, { yes: true }),
  text: readText,
});
export type ListSearch = ReturnType<typeof parseListSearch>;

/** A link to a status leads to it wherever it is. */
export function selectView({ view, status }: ListSearch): View {
  if (status !== undefined && (view === undefined || !Object.hasOwn(statusesOf(view), status))) return "all";
  return view ?? "waiting";
}

export function buildListQuery(search: ListSearch) {
  const view = selectView(search);
  return {
    pageSize: 25,
    entries: false,
    counts: true,
    view: view === "all" ? undefined : view,
    status: search.status,
    publicationId: search.publication,
    mine: search.mine && true,
    query: search.text,
    next: search.next,
  };
}

/** A page of the inbox, with the counts of its views. */
export const listQuery = (search: ListSearch) =>
  readQuery(["conversations", "list", search], api.conversations.list, buildListQuery(search));

const MAX_CHOICES = 200;

/** The newest publications, to choose from. */
export const publicationChoices = {
  ...readQuery(["publications", "choices"], api.publications.list, { pageSize: MAX_CHOICES }),
  staleTime: 5 * 60_000,
};

/** Users to choose from. */
export const userChoices = {
  ...readQuery(["users", "choices"], api.users.list, { pageSize: MAX_CHOICES }),
  staleTime: 5 * 60_000,
};
