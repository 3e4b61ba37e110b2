import { newRow, type Store } from "../store/store.ts";
import { BUILTIN_ROLES, type BuiltinRole } from "./permissions.ts";

/** A user as it is stored. */
export type UserRow = { id: string; org_id: string; name: string };

/** Stores an organization with its built-in roles; its ID. */
export async function insertOrganization(store: Store, name: string): Promise<string> {
  const organization = { ...newRow(store, "org"), name };
  await store.database.insertInto("organizations").values(organization).execute();
  for (const [role, permissions] of Object.entries(BUILTIN_ROLES)) {
    const row = { org_id: organization.id, name: role, builtin: 1, permissions_json: JSON.stringify(permissions) };
    await store.database
      .insertInto("roles")
      .values({ ...newRow(store, "rol"), ...row })
      .execute();
  }
  return organization.id;
}

/** Stores a user with a role of the organization, by its name. Throws where there is no such role. */
export async function insertUser(
  store: Store,
  orgId: string,
  user: { name: string; email: string; role: BuiltinRole | (string & {}) },
): Promise<UserRow> {
  const role = await store.database
    .selectFrom("roles")
    .select("id")
    .where("org_id", "=", orgId)
    .where("name", "=", user.role)
    .executeTakeFirstOrThrow();
  const base = newRow(store, "usr");
  const row = { ...base, org_id: orgId, auth_id: base.id, name: user.name, email: user.email, invitation_accepted: 1 };
  await store.database.insertInto("users").values(row).execute();
  await store.database.insertInto("user_roles").values({ user_id: row.id, role_id: role.id }).execute();
  return row;
}
