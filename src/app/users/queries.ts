import { queryOptions } from "@tanstack/react-query";
import { api } from "../shell/api.ts";
import { buildListQuery, type UserSearch } from "./search.ts";

/** A page of users with their roles. */
export const membersQuery = (search: UserSearch) =>
  queryOptions({
    queryKey: ["users", "list", search],
    queryFn: ({ signal }) => api.members.list(buildListQuery(search), { signal }),
  });

export const memberQuery = (id: string) =>
  queryOptions({
    queryKey: ["users", "one", id, "member"],
    queryFn: ({ signal }) => api.members.get({ id }, { signal }),
  });
