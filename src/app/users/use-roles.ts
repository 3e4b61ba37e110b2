import { useQuery } from "@tanstack/react-query";
import type { Role } from "../../contract/roles.ts";
import { rolesQuery } from "../roles/queries.ts";
import { useMayOnAll } from "../shell/session.ts";

/** The roles of the organization; none for those who may not list them, and while they are read. */
export function useRoles(): readonly Role[] {
  const mayOnAll = useMayOnAll();
  return useQuery({ ...rolesQuery, enabled: mayOnAll("user:list") }).data ?? [];
}
