import { queryOptions } from "@tanstack/react-query";
import type { Role } from "../../contract/roles.ts";
import { ApiError, api } from "../shell/api.ts";

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
