import { queryOptions } from "@tanstack/react-query";
import { api } from "../shell/api.ts";
import { type PageSearch, parsePageSearch, readText } from "../shell/search-text.ts";

export type UserSearch = PageSearch & { text?: string };

export function parseUserSearch(search: Readonly<Record<string, unknown>>): UserSearch {
  const text = readText(search.text);
  return { ...parsePageSearch(search), ...(text !== undefined && { text }) };
}

export const usersQuery = ({ text, next }: UserSearch) =>
  queryOptions({
    queryKey: ["users", "list", { text, next }],
    queryFn: ({ signal }) => api.users.list({ query: text, next, pageSize: 25 }, { signal }),
  });
