import { queryOptions } from "@tanstack/react-query";
import { api } from "../shell/api.ts";
import { buildListQuery, type ListSearch } from "./filters.ts";

/** A page of Work History. */
export const listQuery = (search: ListSearch) =>
  queryOptions({
    queryKey: ["conversations", "list", search],
    queryFn: ({ signal }) => api.conversations.list(buildListQuery(search), { signal }),
  });

const MAX_CHOICES = 200;

/** The newest publications, to choose from. */
export const publicationChoices = queryOptions({
  queryKey: ["publications", "choices"],
  queryFn: ({ signal }) => api.publications.list({ pageSize: MAX_CHOICES }, { signal }),
  staleTime: 5 * 60_000,
});
