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
const STATUSES = { ...BY_VIEW.running, ...BY_VIEW.waiting, ...BY_VIEW.done } as const;

type View = keyof typeof BY_VIEW | "all";

export const VIEWS: readonly [view: View, label: string][] = [
  ["waiting", "Needs you"],
  ["running", "Running"],
  ["done", "Done"],
  ["all", "All"],
];

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
  view: (view) => readKey(view, { ...BY_VIEW, all: STATUSES }),
  status: (status) => readKey(status, STATUSES),
  publication: readText,
  mine: (mine) => readKey(mine, { yes: true }),
  text: readText,
});
type ListSearch = ReturnType<typeof parseListSearch>;

/** Words and statuses lead to what they find, wherever it is. */
export function selectView({ view, status, text }: ListSearch): View {
  return view ?? (status === undefined && text === undefined ? "waiting" : "all");
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

/** The newest conversations with these words. */
export const searchQuery = (query: string) =>
  readQuery(["conversations", "list", { query }], api.conversations.list, { query, pageSize: 8, entries: false });

const CHOICES = { pageSize: 200 };
const staleTime = 5 * 60_000;

/** The newest publications and users, to choose from. */
export const publicationChoices = {
  ...readQuery(["publications", "choices"], api.publications.list, CHOICES),
  staleTime,
};
export const userChoices = { ...readQuery(["users", "choices"], api.users.list, CHOICES), staleTime };
