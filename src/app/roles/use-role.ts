import { useQuery } from "@tanstack/react-query";
import type { Role } from "../../contract/roles.ts";
import { ApiError } from "../shell/api.ts";
import { useSession } from "../shell/session.ts";
import { mayChangeRole } from "../users/permitted.ts";
import { rolesQuery } from "./queries.ts";

/** One role of the list, which has all of them; an error of status 404 where it is not there. */
export function useRole(id: string) {
  return useQuery({
    ...rolesQuery,
    select: (roles): Role => {
      const found = roles.find((role) => role.id === id);
      if (found === undefined) throw new ApiError("There is no such role. It may have been deleted.", 404);
      return found;
    },
  });
}

export function useMayChangeRole(): (role: Role) => boolean {
  const session = useSession();
  return (role) => mayChangeRole(session, role);
}
