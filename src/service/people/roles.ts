import { sql } from "kysely";
import type { Permission } from "../../contract/permissions.ts";
import { conflict } from "../../contract/refusals.ts";
import { insertRole } from "../security/access.ts";
import { changeAccess } from "../security/credentials.ts";
import { type Actor, describeDelta, writeAudit } from "../store/audit.ts";
import { parseTexts } from "../store/columns.ts";
import { lockOrganization, readRecord, type Store, updateRecord } from "../store/store.ts";

/** A list of them has no pages. */
const MAX_ROLES = 200;
const BEFORE = { admin: "owner", viewer: "reader" };
/** By which sign-in providers may go on to name built-in roles. No other role gets them: it would take these from people. */
export const FORMER_NAMES: ReadonlyMap<string, string> = new Map(Object.entries(BEFORE));

export type Role = { id: string; name: string; builtin: boolean; permissions: string[] };
type WrittenRole = { name: string; permissions: readonly Permission[] };

export async function listRoles(
  { database }: Store,
  { orgId }: Pick<Actor, "orgId">,
): Promise<{ roles: readonly Role[] }> {
  const rows = await database.selectFrom("roles").selectAll().where("org_id", "=", orgId).orderBy("seq").execute();
  return { roles: rows.map(asRole) };
}

function asRole(row: { id: string; name: string; builtin: number; permissions_json: string }): Role {
  const { id, name, builtin, permissions_json } = row;
  return { id, name, builtin: builtin === 1, permissions: parseTexts(permissions_json) };
}

/** One of the organization's own. Throws `not-found`, and `conflict` for a built-in one. */
export async function readOwnRole(within: Store, orgId: string, id: string): Promise<Role> {
  const role = asRole(await readRecord(within, "roles", orgId, id));
  if (role.builtin) throw conflict(`The role ${role.name} is built in: it cannot be changed or deleted.`);
  return role;
}

/** Throws `conflict` for a name in use, and for more roles than an organization can have. */
export async function addRole(within: Store, actor: Actor, { name, permissions: given }: WrittenRole): Promise<Role> {
  const permissions = [...new Set(given)];
  await lockOrganization(within, actor.orgId);
  const { roles } = await listRoles(within, actor);
  refuseTaken(roles, name);
  if (roles.length >= MAX_ROLES) throw conflict(`There are ${roles.length} roles, the maximum. Delete one first.`);
  const id = await insertRole(within, actor.orgId, { name, permissions });
  const config = { roleId: id, name, permissions };
  await writeAudit(within, actor, { type: "action-create", summary: "Created a role", config });
  return { id, name, builtin: false, permissions };
}

/** Replaces the name and the permissions of one of the organization's own. Throws `conflict` for a name in use; see {@link changeAccess}. */
export async function replaceRole(
  within: Store,
  actor: Actor,
  { id, name: oldName, permissions: old }: Role,
  { name, permissions: given }: WrittenRole,
): Promise<Role> {
  const permissions = [...new Set(given)];
  const { roles } = await listRoles(within, actor);
  refuseTaken(roles, name, id);
  const delta = describeDelta({ name: oldName, permissions: old }, { name, permissions });
  const role = { id, name, builtin: false, permissions };
  if (delta === "") return role;
  const having = within.database.selectFrom("user_roles").select("user_id").where("role_id", "=", id);
  const userIds = (await having.execute()).map(({ user_id }) => user_id);
  await changeAccess(within, actor, userIds, () =>
    updateRecord(within, "roles", id, { name, permissions_json: JSON.stringify(permissions) }),
  );
  const config = { roleId: id };
  await writeAudit(within, actor, { type: "action-update", summary: "Updated a role", delta, config, grows: true });
  return role;
}

/** Deletes one of the organization's own. Throws `conflict` for a role that users have. */
export async function deleteRole(within: Store, actor: Actor, { id, name, permissions }: Role): Promise<void> {
  const holding = within.database.selectFrom("user_roles").where("role_id", "=", id);
  const { users } = await holding.select(sql<number>`count(*)`.as("users")).executeTakeFirstOrThrow();
  if (Number(users) > 0) {
    const holders = Number(users) === 1 ? "1 user has" : `${users} users have`;
    throw conflict(`${holders} the role ${name}. Take it from them first.`);
  }
  await within.database.deleteFrom("roles").where("id", "=", id).execute();
  const config = { roleId: id, name, permissions };
  await writeAudit(within, actor, { type: "action-delete", summary: "Deleted a role", config });
}

function refuseTaken(roles: readonly Role[], name: string, exceptId = ""): void {
  const known = FORMER_NAMES.get(name) ?? name;
  const found = roles.find((role) => [name, known].includes(role.name) && role.id !== exceptId);
  if (found !== undefined) throw conflict(`Role ${found.id} has the name ${name}, or had it before.`, "name");
}
