import { api } from "../shell/api.ts";
import { readQuery } from "../shell/queries.ts";
import { buildListQuery, type ListSearch } from "./filters.ts";

/** A page of Work History. */
export const listQuery = (search: ListSearch) =>
  readQuery(["conversations", "list", search], api.conversations.list, buildListQuery(search));

const MAX_CHOICES = 200;

/** The newest publications, to choose from. */
export const publicationChoices = {
  ...readQuery(["publications", "choices"], api.publications.list, { pageSize: MAX_CHOICES }),
  staleTime: 5 * 60_000,
};
