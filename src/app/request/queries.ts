import { infiniteQueryOptions, queryOptions, skipToken } from "@tanstack/react-query";
import type { SelectionRequest } from "../../contract/selections.ts";
import { ApiError, api } from "../shell/api.ts";
import { readQuery } from "../shell/queries.ts";

const MAX_CHOICES = 200;
const PAGE_SIZE = 30;

/** The service answers 503 while it fetches a repository: for two minutes at most, each call waits for some seconds. */
const MAX_FETCHING_RETRIES = 12;
const whileFetching = {
  retry: (failures: number, error: Error) =>
    error instanceof ApiError && error.status === 503 && failures < MAX_FETCHING_RETRIES,
  retryDelay: 1_000,
};

/** The repositories that the caller may see. */
export const repositoryChoices = {
  ...readQuery(["connections", "list", { type: "codehostRepo" }], api.connections.list, {
    type: "codehostRepo",
    pageSize: MAX_CHOICES,
  }),
  staleTime: 5 * 60_000,
};

export const tagsQuery = (id: string, text: string) => ({
  ...readQuery(["connections", "one", id, "tags", text], api.selections.listTags, { id, text, pageSize: PAGE_SIZE }),
  ...whileFetching,
});

export const commitsQuery = (id: string, filter: { text: string; pullRequests: boolean }) =>
  infiniteQueryOptions({
    queryKey: ["connections", "one", id, "commits", filter],
    queryFn: ({ signal, pageParam: next }) =>
      api.selections.listCommits({ id, ...filter, pageSize: PAGE_SIZE, ...(next && { next }) }, { signal }),
    initialPageParam: "",
    getNextPageParam: ({ nextPageToken }) => nextPageToken ?? undefined,
    ...whileFetching,
  });

export const previewQuery = (request: SelectionRequest | undefined) =>
  queryOptions({
    queryKey: ["selections", "preview", request],
    queryFn: request === undefined ? skipToken : ({ signal }) => api.selections.preview(request, { signal }),
    ...whileFetching,
  });
