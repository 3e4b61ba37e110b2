import type { Permission } from "../../../contract/permissions.ts";
import type { SessionState } from "../../../contract/resources/sessions.ts";

export type Held = Pick<SessionState, "permissions" | "grants">;

/** As {@link isAllowed}, of the caller. */
export type May = (permission: Permission, recordId?: string) => boolean;

/** Without an ID, whether the permission is held on every record or on some. */
export function isAllowed({ permissions, grants }: Held, permission: Permission, recordId?: string): boolean {
  if (permissions.includes(permission)) return true;
  const granted = grants.filter((grant) => grant.permission === permission);
  return recordId === undefined ? granted.length > 0 : granted.some((grant) => grant.recordId === recordId);
}

/** Whether the permission is held on every record, as creating one needs. */
export function isAllowedOnAll({ permissions }: Pick<Held, "permissions">, permission: Permission): boolean {
  return permissions.includes(permission);
}

/** The preview and pull requests at once need the first, drafts for review the second. */
export function mayRequest(may: May): boolean {
  return may("job:create") && may("conversation:create");
}
