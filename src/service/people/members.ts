import { type SqlBool, sql } from "kysely";
import { type Grant, splitPermission } from "../../contract/permissions.ts";
import { conflict, missing } from "../../contract/refusals.ts";
import { giveGrant, giveRole, insertUser, RESOURCE_TABLES, takeGrant, takeRole } from "../security/access.ts";
import { changeAccess } from "../security/credentials.ts";
import { type Actor, describeDelta, writeAudit } from "../store/audit.ts";
import { lockOrganization, type Store } from "../store/store.ts";

/** Roles by their names. */
export type Given = { roles?: readonly string[] | undefined; grants?: readonly Grant[] | undefined };
/** Whether the sign-in provider names the roles. */
type Claimed = Given & { areClaimed?: boolean };
type NewMember = Claimed & { name: string; email: string; isInvited?: boolean; authId?: string };

/** A user with the names of roles, and grants as `resource:verb:id`. */
export type Member = { id: string; name: string; email: string; roles: string[]; grants: string[] };

/** Throws `not-found` for what is given, and `conflict` for an address in use. */
export async function addMember(within: Store, actor: Actor, given: NewMember): Promise<Member> {
  const { name, email, isInvited, authId } = given;
  await lockOrganization(within, actor.orgId);
  const checked = await checkGiven(within, actor.orgId, given);
  const found = await selectUsersOf(within, actor.orgId).where(isAddress(email)).executeTakeFirst();
  if (found !== undefined) throw conflict(`User ${found.id} already has the address ${email}.`, "email");
  const user = await insertUser(within, actor.orgId, { name, email, isInvited, authId });
  await give(within, user, checked);
  const member = await readMember(within, actor, user.id);
  const { id: userId, ...config } = member;
  await writeAudit(within, actor, { type: "action-create", summary: "Created a user", config: { userId, ...config } });
  return member;
}

type Change = { give: Claimed; take: Given };

/** Throws `not-found` for what is given and taken, before anything changes. As {@link changeAccess}. */
export async function changeMember(
  within: Store,
  actor: Actor,
  id: string,
  { give: given, take }: Change,
): Promise<Member> {
  const user = { id };
  await lockOrganization(within, actor.orgId);
  const checked = await checkGiven(within, actor.orgId, given);
  const lostRoles = await findRoles(within, actor.orgId, take.roles);
  const before = await readMember(within, actor, id);
  await changeAccess(within, actor, [id], async () => {
    await give(within, user, checked);
    for (const role of lostRoles) await takeRole(within, user, role);
    for (const grant of take.grants ?? []) await takeGrant(within, user, grant);
  });
  const after = await readMember(within, actor, id);
  const delta = describeDelta(before, after);
  const note = { type: "action-update", summary: "Updated a user", delta, config: { userId: id } } as const;
  if (delta !== "") await writeAudit(within, actor, note);
  return after;
}

async function checkGiven(store: Store, orgId: string, { roles, grants = [], areClaimed }: Claimed) {
  for (const grant of grants) await checkGrant(store, orgId, grant);
  return { roleIds: await findRoles(store, orgId, roles), grants, areClaimed };
}

type Checked = Awaited<ReturnType<typeof checkGiven>>;

async function give(within: Store, user: { id: string }, { roleIds, grants, areClaimed }: Checked) {
  for (const id of roleIds) await giveRole(within, user, id, areClaimed);
  for (const grant of grants) await giveGrant(within, user, grant);
}

async function findRoles({ database }: Store, orgId: string, names: readonly string[] = []): Promise<string[]> {
  const roles = await database.selectFrom("roles").select(["id", "name"]).where("org_id", "=", orgId).execute();
  return names.map((name) => {
    const found = roles.find((role) => role.name === name);
    if (found !== undefined) return found.id;
    throw missing(`Role ${name} not found among ${roles.map((role) => role.name).join(", ")}.`, "roles");
  });
}

/** A grant with a mistyped ID would grant nothing. */
async function checkGrant({ database }: Store, orgId: string, { permission, recordId }: Grant): Promise<void> {
  const [resource] = splitPermission(permission);
  const found = await database
    .selectFrom(RESOURCE_TABLES[resource])
    .select("id")
    .where("org_id", "=", orgId)
    .where("id", "=", recordId)
    .executeTakeFirst();
  if (found === undefined) throw missing(`Record ${recordId} of type ${resource} not found.`, "grants");
}

export const isAddress = (email: string) => sql<SqlBool>`lower(email) = ${email.toLowerCase()}`;

/** What the users with these IDs have; of all users of the organization unless given. */
export async function readAccessOf({ database }: Store, orgId: string, ids?: readonly string[]) {
  const roles = await database
    .selectFrom("user_roles")
    .innerJoin("roles", "roles.id", "user_roles.role_id")
    .select(["user_id", "name"])
    .where("org_id", "=", orgId)
    .$if(ids !== undefined, (some) => some.where("user_id", "in", ids ?? []))
    .orderBy("roles.seq")
    .execute();
  const grants = await database
    .selectFrom("grants")
    .innerJoin("users", "users.id", "grants.user_id")
    .select(["user_id", "resource", "verb", "record_id"])
    .where("org_id", "=", orgId)
    .$if(ids !== undefined, (some) => some.where("user_id", "in", ids ?? []))
    .orderBy("resource")
    .orderBy("verb")
    .orderBy("record_id")
    .execute();
  const [rolesOf, grantsOf] = [Map.groupBy(roles, userOf), Map.groupBy(grants, userOf)];
  return (id: string) => ({
    roles: (rolesOf.get(id) ?? []).map(({ name }) => name),
    grants: (grantsOf.get(id) ?? []).map(({ resource, verb, record_id }) => `${resource}:${verb}:${record_id}`),
  });
}

const userOf = ({ user_id }: { user_id: string }): string => user_id;

function selectUsersOf({ database }: Store, orgId: string) {
  return database.selectFrom("users").select(["id", "name", "email"]).where("org_id", "=", orgId);
}

export async function listMembers(store: Store, { orgId }: Pick<Actor, "orgId">): Promise<{ users: Member[] }> {
  const found = await selectUsersOf(store, orgId).orderBy("seq").execute();
  const accessOf = await readAccessOf(store, orgId);
  return { users: found.map((user) => ({ ...user, ...accessOf(user.id) })) };
}

/** Throws `not-found`. */
async function readMember(store: Store, { orgId }: Pick<Actor, "orgId">, id: string): Promise<Member> {
  const user = await selectUsersOf(store, orgId).where("id", "=", id).executeTakeFirst();
  if (user === undefined) throw missing(`User ${id} not found.`);
  return { ...user, ...(await readAccessOf(store, orgId, [id]))(id) };
}
