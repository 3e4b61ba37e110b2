import { queryOptions } from "@tanstack/react-query";
import { api } from "../shell/api.ts";

/** Every change of a role is one of what its users may do. */
export const rolesQuery = queryOptions({
  queryKey: ["users", "roles"],
  queryFn: async ({ signal }) => (await api.roles.list({}, { signal })).roles,
});
