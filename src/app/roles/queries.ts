import { queryOptions, useQuery } from "@tanstack/react-query";
import type { Role } from "../../contract/resources/members.ts";
import { ApiError, api } from "../shell/api/api.ts";
import { useMayOnAll } from "../shell/api/session.ts";

/** Every change of a role is one of what its users may do. */
export const rolesQuery = queryOptions({
  queryKey: ["users", "roles"],
  queryFn: async ({ signal }) => (await api.roles.list({}, { signal })).roles,
});

/** One role of the list, which has all of them; an error of status 404 where it is not there. */
export const roleQuery = (id: string) => ({
  ...rolesQuery,
  select: (roles: readonly Role[]): Role => {
    const found = roles.find((role) => role.id === id);
    if (found === undefined) throw new ApiError("There is no such role. It may have been deleted.", 404);
    return found;
  },
});

/** The roles of the organization; none for those who may not list them, and while they are read. */
export function useRoles(): readonly Role[] {
  const mayOnAll = useMayOnAll();
  return useQuery({ ...rolesQuery, enabled: mayOnAll("user:list") }).data ?? [];
}
