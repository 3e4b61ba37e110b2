import { forbidden } from "../store/errors.ts";
import { newRow, type Store } from "../store/store.ts";

/** What there is to have permissions on. */
export const RESOURCES = [
  "job",
  "connection",
  "conversation",
  "comment",
  "turn",
  "publication",
  "user",
  "instruction",
  "instructionLink",
  "auditLog",
] as const;
export type Resource = (typeof RESOURCES)[number];

/** What there is to do with them (interface, "Authentication", 3). A sync, a retry and an annotation are updates, a look at the health is a get. */
export const VERBS = ["list", "get", "create", "update", "delete", "notify", "bulkCreate", "bulkDelete"] as const;
export type Verb = (typeof VERBS)[number];

/** One permission, as roles list them: `conversation:notify`. The interface names none; the names are ours. */
export type Permission = `${Resource}:${Verb}`;

const each = (resources: readonly Resource[], verbs: readonly Verb[]): Permission[] =>
  resources.flatMap((resource) => verbs.map((verb): Permission => `${resource}:${verb}`));

/** Every permission that there is. */
export const PERMISSIONS: readonly Permission[] = each(RESOURCES, VERBS);

const written = RESOURCES.filter((resource) => !["connection", "user", "auditLog"].includes(resource));

/** The roles that every organization has: all of it, all of the writing, and reading. */
export const BUILTIN_ROLES = {
  admin: PERMISSIONS,
  editor: [...each(written, VERBS), ...each(["connection", "user"], ["list", "get"])],
  viewer: each(
    RESOURCES.filter((resource) => resource !== "auditLog"),
    ["list", "get"],
  ),
} as const satisfies Record<string, readonly Permission[]>;
export type BuiltinRole = keyof typeof BUILTIN_ROLES;

/** Whether a text is a permission, spelled as here. */
export function isPermission(text: string): text is Permission {
  return (PERMISSIONS as readonly string[]).includes(text);
}

/** One permission on one record. */
export type Grant = { permission: Permission; recordId: string };

/** What a caller may do: the permissions of all roles on every record, and the grants on single ones. */
export type Access = {
  /** Whether the caller may do this: on the record with this ID, or without one on every record. */
  may: (permission: Permission, recordId?: string) => boolean;
  /** Throws 403 where {@link may} says no. */
  check: (permission: Permission, recordId?: string) => void;
  /**
   * The IDs that a list is narrowed to (interface, "Authentication", 3), none where nothing is granted; undefined where
   * it is not narrowed. Whoever may get a record sees it listed, by a grant as by a role.
   */
  narrow: (resource: Resource) => readonly string[] | undefined;
};

/** What `permissions` and `grants` allow. */
export function createAccess(permissions: ReadonlySet<string>, grants: readonly Grant[]): Access {
  const granted = new Set(grants.map(({ permission, recordId }) => `${permission}:${recordId}`));
  const may: Access["may"] = (permission, recordId) =>
    permissions.has(permission) || (recordId !== undefined && granted.has(`${permission}:${recordId}`));
  return {
    may,
    check: (permission, recordId) => {
      if (!may(permission, recordId)) throw forbidden(permission);
    },
    narrow: (resource) => {
      const listed = [`${resource}:list`, `${resource}:get`];
      if (listed.some((permission) => permissions.has(permission))) return undefined;
      const ids = grants.filter(({ permission }) => listed.includes(permission)).map(({ recordId }) => recordId);
      return [...new Set(ids)].sort();
    },
  };
}

/** As {@link Access.narrow}, for a list that is no list without any permission: 403 where nothing is granted. */
export function narrowOrRefuse(access: Access, resource: Resource): readonly string[] | undefined {
  const ids = access.narrow(resource);
  if (ids?.length === 0) throw forbidden(`${resource}:list`);
  return ids;
}

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
