import { api } from "../shell/api.ts";
import { readQuery } from "../shell/queries.ts";
import { buildListQuery, type UserSearch } from "./search.ts";

/** A page of users with their roles. */
export const membersQuery = (search: UserSearch) =>
  readQuery(["users", "list", search], api.members.list, buildListQuery(search));

export const memberQuery = (id: string) => readQuery(["users", "one", id, "member"], api.members.get, { id });
