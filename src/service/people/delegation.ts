import { conflict, forbidden } from "../../contract/refusals.ts";
import { type Access, findMore, readAccess } from "../security/access.ts";
import type { Store } from "../store/store.ts";
import type { Given } from "./members.ts";
import { listRoles } from "./roles.ts";

/** Throws `forbidden` unless who has the first access has the other one too. */
export function refuseMore(access: Access, other: Pick<Access, "permissions" | "grants">): void {
  const missing = findMore(access, other);
  if (missing !== undefined) throw forbidden(missing);
}

/** For what is of another user. Throws as {@link refuseMore}. */
export async function refuseMoreOf(
  within: Store,
  { userId, access }: { userId: string; access: Access },
  otherId: string,
): Promise<void> {
  if (otherId !== userId) refuseMore(access, await readAccess(within, otherId));
}

/** Users who may update users could otherwise make admins of themselves. Throws as {@link refuseMore}. */
export async function refuseMoreThan(
  within: Store,
  { orgId, access }: { orgId: string; access: Access },
  { roles = [], grants = [] }: Given,
): Promise<void> {
  const known = (await listRoles(within, { orgId })).roles.filter(({ name }) => roles.includes(name));
  refuseMore(access, { permissions: known.flatMap(({ permissions }) => permissions), grants });
}

/** Throws `conflict` if no user could update users; `path` is the field that would take it from the last one. */
export async function refuseLockout({ database }: Store, orgId: string, path: string): Promise<void> {
  const found = await database
    .selectFrom("user_roles")
    .innerJoin("roles", "roles.id", "user_roles.role_id")
    .select("user_id")
    .where("org_id", "=", orgId)
    .where("permissions_json", "like", '%"user:update"%')
    .limit(1)
    .executeTakeFirst();
  if (found === undefined)
    throw conflict("No user could update users after this change. Give another user the role first.", path);
}
