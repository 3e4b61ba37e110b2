import { newRow, type Store } from "../store/store.ts";
import type { Grant } from "./access.ts";
import { BUILTIN_ROLES, type BuiltinRole, type Permission } from "./permissions.ts";

/** A user as it is stored. */
export type UserRow = { id: string; org_id: string; name: string };

/** Stores an organization with its built-in roles; its ID. */
export async function insertOrganization(within: Store, name: string): Promise<string> {
  const organization = { ...newRow(within, "org"), name };
  await within.database.insertInto("organizations").values(organization).execute();
  for (const [role, permissions] of Object.entries(BUILTIN_ROLES)) {
    await insertRole(within, organization.id, { name: role, permissions, isBuiltin: true });
  }
  return organization.id;
}

/** Stores a role of an organization, where no other bears its name; its ID. */
export async function insertRole(
  within: Store,
  orgId: string,
  { name, permissions, isBuiltin = false }: { name: string; permissions: readonly Permission[]; isBuiltin?: boolean },
): Promise<string> {
  const row = {
    ...newRow(within, "rol"),
    org_id: orgId,
    name,
    builtin: Number(isBuiltin),
    permissions_json: JSON.stringify(permissions),
  };
  await within.database.insertInto("roles").values(row).execute();
  return row.id;
}

/** Stores a user, with a role of the organization where one is named. Throws where there is no such role. */
export async function insertUser(
  within: Store,
  orgId: string,
  { name, email, role }: { name: string; email: string; role?: BuiltinRole | (string & {}) },
): Promise<UserRow> {
  const base = newRow(within, "usr");
  const row = { ...base, org_id: orgId, auth_id: base.id, name, email, invitation_accepted: 1 };
  await within.database.insertInto("users").values(row).execute();
  if (role !== undefined) await giveRole(within, row, await readRoleId(within, orgId, role));
  return row;
}

async function readRoleId({ database }: Store, orgId: string, name: string): Promise<string> {
  const role = await database
    .selectFrom("roles")
    .select("id")
    .where("org_id", "=", orgId)
    .where("name", "=", name)
    .executeTakeFirstOrThrow();
  return role.id;
}

/** Gives a role to a user of its organization; a role that is held already stays. */
export async function giveRole({ database }: Store, { id: user_id }: { id: string }, role_id: string): Promise<void> {
  await database
    .insertInto("user_roles")
    .values({ user_id, role_id })
    .onConflict((held) => held.doNothing())
    .execute();
}

/** Takes a role from a user, if it is held. */
export async function takeRole({ database }: Store, { id }: { id: string }, roleId: string): Promise<void> {
  await database.deleteFrom("user_roles").where("user_id", "=", id).where("role_id", "=", roleId).execute();
}

/** Grants a permission on one record to a user. */
export async function giveGrant({ database }: Store, user: { id: string }, grant: Grant): Promise<void> {
  await database
    .insertInto("grants")
    .values({ user_id: user.id, ...asColumns(grant) })
    .onConflict((held) => held.doNothing())
    .execute();
}

/** Takes a grant from a user, if it is held. */
export async function takeGrant({ database }: Store, user: { id: string }, grant: Grant): Promise<void> {
  const { resource, verb, record_id } = asColumns(grant);
  await database
    .deleteFrom("grants")
    .where("user_id", "=", user.id)
    .where("resource", "=", resource)
    .where("verb", "=", verb)
    .where("record_id", "=", record_id)
    .execute();
}

function asColumns({ permission, recordId }: Grant): { resource: string; verb: string; record_id: string } {
  const [resource = "", verb = ""] = permission.split(":");
  return { resource, verb, record_id: recordId };
}
