import { queryOptions } from "@tanstack/react-query";
import type { Comment } from "../../contract/comments.ts";
import type { Turn } from "../../contract/conversations.ts";
import { api } from "../shell/api.ts";

const PAGE_SIZE = 200;
/** Of the newest comments or turns. */
const MAX_PAGES = 10;

export const conversationQuery = (id: string) =>
  queryOptions({
    queryKey: ["conversations", "one", id],
    queryFn: ({ signal }) => api.conversations.get({ id }, { signal }),
  });

/** The files of the draft; with diffs as far as they fit. */
export const diffQuery = (id: string) =>
  queryOptions({
    queryKey: ["conversations", "one", id, "diff"],
    queryFn: ({ signal }) => api.conversations.readDiff({ id }, { signal }),
  });

export const fileDiffQuery = (id: string, filePath: string) =>
  queryOptions({
    queryKey: ["conversations", "one", id, "diff", filePath],
    queryFn: ({ signal }) => api.conversations.readDiff({ id, filePath }, { signal }),
  });

/** Newest first. */
export const turnsQuery = (id: string) =>
  queryOptions({
    // Every change of a turn is one of its conversation.
    queryKey: ["conversations", "one", id, "turns"],
    queryFn: ({ signal }) =>
      readPages<Turn>(async (next) => {
        const { turns, nextPageToken } = await api.turns.list({ id, pageSize: PAGE_SIZE, next }, { signal });
        return { rows: turns, next: nextPageToken };
      }),
  });

/** Oldest first. */
export const commentsQuery = (conversationId: string) =>
  queryOptions({
    queryKey: ["comments", "list", conversationId],
    queryFn: async ({ signal }) => {
      const { rows, hasMore } = await readPages<Comment>(async (next) => {
        const page = await api.comments.list({ conversationId, pageSize: PAGE_SIZE, next }, { signal });
        return { rows: page.comments, next: page.nextPageToken };
      });
      return { comments: rows.reverse(), hasMore };
    },
  });

export const userQuery = (id: string) =>
  queryOptions({
    queryKey: ["users", "one", id],
    queryFn: ({ signal }) => api.users.get({ id }, { signal }),
    staleTime: 5 * 60_000,
  });

export const publicationQuery = (id: string) =>
  queryOptions({
    queryKey: ["publications", "one", id],
    queryFn: ({ signal }) => api.publications.get({ id }, { signal }),
  });

export const connectionQuery = (id: string) =>
  queryOptions({
    queryKey: ["connections", "one", id],
    queryFn: ({ signal }) => api.connections.get({ id }, { signal }),
    staleTime: 5 * 60_000,
  });

type Page<Row> = { rows: readonly Row[]; next: string | null | undefined };

async function readPages<Row>(readPage: (next: string | undefined) => Promise<Page<Row>>) {
  const rows: Row[] = [];
  let next: string | null | undefined;
  for (let count = 0; count < MAX_PAGES; count += 1) {
    const page = await readPage(next ?? undefined);
    rows.push(...page.rows);
    next = page.next;
    if (!next) break;
  }
  return { rows, hasMore: Boolean(next) };
}
