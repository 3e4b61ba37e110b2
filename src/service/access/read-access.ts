import type { Store } from "../store/store.ts";
import { type Access, createAccess, type Grant } from "./access.ts";
import { isPermission } from "./permissions.ts";

/** What a user may do, from roles and grants as they stand now. */
export async function readAccess(store: Store, userId: string): Promise<Access> {
  const [roles, granted] = await Promise.all([
    store.database
      .selectFrom("user_roles")
      .innerJoin("roles", "roles.id", "user_roles.role_id")
      .select("roles.permissions_json")
      .where("user_roles.user_id", "=", userId)
      .execute(),
    store.database
      .selectFrom("grants")
      .select(["resource", "verb", "record_id"])
      .where("user_id", "=", userId)
      .execute(),
  ]);
  const permissions = new Set(roles.flatMap(({ permissions_json }): string[] => JSON.parse(permissions_json)));
  const grants = granted.flatMap(({ resource, verb, record_id: recordId }): Grant[] => {
    const permission = `${resource}:${verb}`;
    return isPermission(permission) ? [{ permission, recordId }] : [];
  });
  return createAccess(permissions, grants);
}
