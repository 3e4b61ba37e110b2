import { sql } from "kysely";
import {
  type Grant,
  isPermission,
  PERMISSIONS,
  type Permission,
  RESOURCES,
  type Resource,
  splitPermission,
  VERBS,
  type Verb,
} from "../../contract/permissions.ts";
import { forbidden } from "../../contract/refusals.ts";
import { newRow } from "../../shared/records.ts";
import { parseTexts } from "../store/columns.ts";
import { insertRecord, prepare } from "../store/prepared.ts";
import type { Store } from "../store/store.ts";

/** The table of each resource. */
export const RESOURCE_TABLES = {
  job: "jobs",
  connection: "connections",
  conversation: "conversations",
  comment: "comments",
  turn: "turns",
  publication: "publications",
  user: "users",
  instruction: "instructions",
  instructionLink: "instruction_links",
  auditLog: "audit_logs",
} as const satisfies Record<Resource, string>;

const each = (resources: readonly Resource[], verbs: readonly Verb[]): Permission[] =>
  resources.flatMap((resource) => verbs.map((verb): Permission => `${resource}:${verb}`));

const allBut = (...excluded: Resource[]) => RESOURCES.filter((resource) => !excluded.includes(resource));

const READS = each(allBut("auditLog"), ["list", "get"]);

export const BUILTIN_ROLES = {
  owner: PERMISSIONS,
  maintainer: [...each(allBut("user", "auditLog"), VERBS), ...each(["user"], ["list", "get"])],
  reviewer: [...READS, ...each(["comment"], ["create", "update", "delete"])],
  reader: READS,
} as const satisfies Record<string, readonly Permission[]>;

export type Access = ReturnType<typeof createAccess>;

type HeldGrant = { permission: string; recordId: string };

function createAccess(permissions: ReadonlySet<string>, grants: readonly HeldGrant[]) {
  const granted = new Set(grants.map(({ permission, recordId }) => `${permission}:${recordId}`));
  const may = (permission: Permission, recordId?: string): boolean =>
    permissions.has(permission) || (recordId !== undefined && granted.has(`${permission}:${recordId}`));
  return {
    /** Without an ID, whether the caller has the permission on every record. */
    may,
    check: (permission: Permission, recordId?: string): void => {
      if (!may(permission, recordId)) throw forbidden(permission);
    },
    /** IDs that the caller may list or get; undefined for all. */
    narrow: (resource: Resource): readonly string[] | undefined => {
      const listed = [`${resource}:list`, `${resource}:get`];
      if (listed.some((permission) => permissions.has(permission))) return undefined;
      const ids = grants.filter(({ permission }) => listed.includes(permission)).map(({ recordId }) => recordId);
      return [...new Set(ids)].sort();
    },
    permissions: [...permissions] as readonly string[],
    grants,
  };
}

export function narrowOrRefuse(access: Access, resource: Resource): readonly string[] | undefined {
  const ids = access.narrow(resource);
  if (ids?.length === 0) throw forbidden(`${resource}:list`);
  return ids;
}

/** The permissions of each role, and each grant with the record that it is for. */
const selectHeld = prepare((database, userId: string) =>
  database
    .selectFrom("user_roles")
    .innerJoin("roles", "roles.id", "user_roles.role_id")
    .where("user_roles.user_id", "=", userId)
    .select(["roles.permissions_json as held", sql<string | null>`null`.as("record_id")])
    .unionAll(
      database
        .selectFrom("grants")
        .where("user_id", "=", userId)
        .select([sql<string>`resource || ':' || verb`.as("held"), "record_id"]),
    ),
);

export async function readAccess(store: Store, userId: string): Promise<Access> {
  const permissions = new Set<string>();
  const grants: HeldGrant[] = [];
  for (const { held, record_id: recordId } of await selectHeld(store, userId)) {
    if (recordId !== null) grants.push({ permission: held, recordId });
    else for (const permission of parseTexts(held)) permissions.add(permission);
  }
  return createAccess(permissions, grants);
}

/** In SQL: whether the user of the row `users` has the permission for a record. */
export const holds = (permission: Permission, recordId: string) =>
  sql`(exists (select 1 from user_roles join roles on roles.id = user_roles.role_id
      where user_roles.user_id = users.id and permissions_json like ${`%"${permission}"%`})
    or exists (select 1 from grants
      where user_id = users.id and resource || ':' || verb = ${permission} and record_id = ${recordId}))`;

/** The first permission that is in `other` and not in the first access. */
export function findMore({ permissions, may }: Access, other: Pick<Access, "permissions" | "grants">) {
  const lacks = ({ permission, recordId }: HeldGrant) => !isPermission(permission) || !may(permission, recordId);
  return (
    other.permissions.find((permission) => !permissions.includes(permission)) ?? other.grants.find(lacks)?.permission
  );
}

export async function insertOrganization(within: Store, name: string): Promise<string> {
  const organization = { ...newRow(within, "org"), name };
  await within.database.insertInto("organizations").values(organization).execute();
  for (const [role, permissions] of Object.entries(BUILTIN_ROLES)) {
    await insertRole(within, organization.id, { name: role, permissions, isBuiltin: true });
  }
  return organization.id;
}

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
  await insertRecord(within, "roles", row);
  return row.id;
}

type NewUser = {
  name: string;
  email: string;
  role?: keyof typeof BUILTIN_ROLES | (string & {});
  isInvited?: boolean | undefined;
  /** At the sign-in provider. */
  authId?: string | undefined;
};

export async function insertUser(
  within: Store,
  orgId: string,
  { name, email, role, isInvited = false, authId }: NewUser,
): Promise<{ id: string; org_id: string; name: string }> {
  const base = newRow(within, "usr");
  const auth_id = authId ?? base.id;
  const row = { ...base, org_id: orgId, auth_id, name, email, invitation_accepted: Number(!isInvited) };
  await insertRecord(within, "users", row);
  if (role !== undefined) {
    const found = within.database.selectFrom("roles").select("id").where("org_id", "=", orgId).where("name", "=", role);
    await giveRole(within, row, (await found.executeTakeFirstOrThrow()).id);
  }
  return row;
}

/** `isClaimed`: because the sign-in provider names it. A role that the user has stays as it was given. */
export async function giveRole({ database }: Store, { id }: { id: string }, role_id: string, isClaimed = false) {
  const giving = database.insertInto("user_roles").values({ user_id: id, role_id, claimed: Number(isClaimed) });
  await giving.onConflict((conflict) => conflict.doNothing()).execute();
}

export async function takeRole({ database }: Store, { id }: { id: string }, roleId: string): Promise<void> {
  await database.deleteFrom("user_roles").where("user_id", "=", id).where("role_id", "=", roleId).execute();
}

export async function giveGrant({ database }: Store, user: { id: string }, grant: Grant): Promise<void> {
  const giving = database.insertInto("grants").values({ user_id: user.id, ...asColumns(grant) });
  await giving.onConflict((conflict) => conflict.doNothing()).execute();
}

export async function takeGrant({ database }: Store, user: { id: string }, grant: Grant): Promise<void> {
  const row = { user_id: user.id, ...asColumns(grant) };
  const taking = database.deleteFrom("grants").where((where) => where.and(row));
  await taking.execute();
}

function asColumns({ permission, recordId: record_id }: Grant) {
  const [resource, verb] = splitPermission(permission);
  return { resource, verb, record_id };
}
