import type { Role } from "../../contract/members.ts";
import { isPermission } from "../../contract/permissions.ts";
import { type Held, isAllowed, isAllowedOnAll } from "../shell/permissions.ts";
import { parseGrants } from "./grants.ts";

/** Users give and take only what they may do themselves. */
export function mayGiveRole(held: Held, { permissions }: Pick<Role, "permissions">): boolean {
  return permissions.every((permission) => isPermission(permission) && isAllowedOnAll(held, permission));
}

/** Changing and deleting it. */
export function mayChangeRole(held: Held, role: Role): boolean {
  return !role.isBuiltIn && isAllowedOnAll(held, "user:update") && mayGiveRole(held, role);
}

/** Whether the user may do no more than the caller, as a sign-in link for them needs. `roles`: those that are known. */
export function mayDoAll(
  held: Held,
  member: { roles: readonly string[]; grants: readonly string[] },
  roles: readonly Role[],
): boolean {
  const own = member.roles.map((name) => roles.find((role) => role.name === name));
  return (
    own.every((role) => role !== undefined && mayGiveRole(held, role)) &&
    parseGrants(member.grants).every(({ permission, recordId }) => isAllowed(held, permission, recordId))
  );
}
