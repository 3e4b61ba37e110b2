import { queryOptions } from "@tanstack/react-query";
import { api } from "../shell/api/api.ts";
import { readPages, readQuery } from "../shell/api/queries.ts";

/** How diffs are shown; undefined: as the width allows. */
type FilesSearch = { view?: "split" | "unified" };

export function parseFilesSearch({ view }: Readonly<Record<string, unknown>>): FilesSearch {
  return view === "split" || view === "unified" ? { view } : {};
}

export const conversationQuery = (id: string) => readQuery(["conversations", "one", id], api.conversations.get, { id });

/** The files of the draft; with diffs as far as they fit. */
export const diffQuery = (id: string) =>
  readQuery(["conversations", "one", id, "diff"], api.conversations.readDiff, { id });

export const fileDiffQuery = (id: string, filePath: string) =>
  readQuery(["conversations", "one", id, "diff", filePath], api.conversations.readDiff, { id, filePath });

/** Newest first. */
export const turnsQuery = (id: string) =>
  queryOptions({
    // Every change of a turn is one of its conversation.
    queryKey: ["conversations", "one", id, "turns"],
    queryFn: ({ signal }) => readPages("turns", (page) => api.turns.list({ id, ...page }, { signal })),
  });

/** Oldest first. */
export const commentsQuery = (conversationId: string) =>
  queryOptions({
    queryKey: ["comments", "list", conversationId],
    queryFn: async ({ signal }) => {
      const { rows, hasMore } = await readPages("comments", (page) =>
        api.comments.list({ conversationId, ...page }, { signal }),
      );
      return { comments: rows.reverse(), hasMore };
    },
  });

/** What would not be followed in a comment with these words. */
export const previewQuery = (id: string, body: string) =>
  readQuery(["comments", "preview", id, body], api.comments.preview, { id, body });

export const userQuery = (id: string) => ({
  ...readQuery(["users", "one", id], api.users.get, { id }),
  staleTime: 5 * 60_000,
});
