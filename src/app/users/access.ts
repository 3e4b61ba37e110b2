import { type Grant, isPermission, splitGrant, splitPermission } from "../../contract/permissions.ts";
import type { Role } from "../../contract/resources/members.ts";
import { RESOURCE_LABELS, VERB_LABELS } from "../roles/words.ts";
import { ApiError } from "../shell/api/api.ts";
import { type Held, isAllowed, isAllowedOnAll } from "../shell/api/permissions.ts";

/** Each `resource:verb:id`. */
export function parseGrants(texts: readonly string[]): Grant[] {
  return texts.flatMap((text) => splitGrant(text) ?? []);
}

/** `Publications: Change`. */
export function describeGrant({ permission }: Grant): string {
  const [resource, verb] = splitPermission(permission);
  return `${RESOURCE_LABELS[resource]}: ${VERB_LABELS[verb]}`;
}

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

/** The refusal of a change of users or roles, as a form shows it. */
export function explainRefusal(error: Error): Error {
  if (!(error instanceof ApiError) || error.status !== 403) return error;
  return new Error(`You can give and take only what you may do yourself. ${error.message}`);
}
