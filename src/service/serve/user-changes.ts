import { sql } from "kysely";
import { ReleaseDocsError } from "../../release-docs-error.ts";
import type { Grant } from "../access/access.ts";
import { giveGrant, giveRole, insertUser, takeGrant, takeRole } from "../access/members.ts";
import { type Actor, describeDelta, writeAudit } from "../store/audit.ts";
import { lockOrganization } from "../store/lock-rows.ts";
import type { Store } from "../store/store.ts";
import { checkGrant } from "./parse-permission.ts";

/** A user as an operator sees one: roles by their names, grants as `resource:verb:id`. */
export type Member = { id: string; name: string; email: string; roles: string[]; grants: string[] };

/** Adds a user with roles and grants. Throws `admin/exists` for an address that is taken, `admin/not-found`. */
export async function addUser(
  within: Store,
  actor: Actor,
  { name, email, roles, grants }: { name: string; email: string; roles: readonly string[]; grants: readonly Grant[] },
): Promise<Member> {
  await refuseTaken(within, actor.orgId, email);
  const user = await insertUser(within, actor.orgId, { name, email });
  await give(within, actor.orgId, user, { roles, grants });
  const member = await readMember(within, actor.orgId, user.id);
  const { id: userId, ...config } = member;
  await writeAudit(within, actor, { type: "action-create", summary: "Created a user", config: { userId, ...config } });
  return member;
}

/** What a user is to get, and what it is to lose. */
export type UserChange = {
  roles: readonly string[];
  grants: readonly Grant[];
  noRoles: readonly string[];
  noGrants: readonly Grant[];
};

/** Gives roles and grants to a user and takes some; the user as it is then. Throws `admin/not-found` for a role. */
export async function changeUser(
  within: Store,
  actor: Actor,
  user: { id: string },
  { noRoles, noGrants, ...given }: UserChange,
): Promise<Member> {
  const before = await readMember(within, actor.orgId, user.id);
  await give(within, actor.orgId, user, given);
  for (const role of noRoles) await takeRole(within, user, await findRole(within, actor.orgId, role));
  for (const grant of noGrants) await takeGrant(within, user, grant);
  const after = await readMember(within, actor.orgId, user.id);
  const delta = describeDelta(before, after);
  const config = { userId: user.id };
  if (delta !== "")
    await writeAudit(within, actor, { type: "action-update", summary: "Updated a user", delta, config });
  return after;
}

async function give(
  within: Store,
  orgId: string,
  user: { id: string },
  { roles, grants }: { roles: readonly string[]; grants: readonly Grant[] },
): Promise<void> {
  for (const role of roles) await giveRole(within, user, await findRole(within, orgId, role));
  for (const grant of grants) {
    await checkGrant(within, orgId, grant);
    await giveGrant(within, user, grant);
  }
}

async function findRole({ database }: Store, orgId: string, name: string): Promise<string> {
  const roles = await database.selectFrom("roles").select(["id", "name"]).where("org_id", "=", orgId).execute();
  const found = roles.find((role) => role.name === name);
  if (found !== undefined) return found.id;
  throw new ReleaseDocsError({
    code: "admin/not-found",
    message: `There is no role ${name}; there are ${roles.map((role) => role.name).join(", ")}.`,
    hint: "roles add makes one.",
  });
}

async function refuseTaken(within: Store, orgId: string, email: string): Promise<void> {
  await lockOrganization(within, orgId);
  const found = await within.database
    .selectFrom("users")
    .select("id")
    .where("org_id", "=", orgId)
    .where(sql`lower(email)`, "=", email.toLowerCase())
    .executeTakeFirst();
  if (found === undefined) return;
  const message = `The user ${found.id} has the address ${email} already.`;
  throw new ReleaseDocsError({ code: "admin/exists", message, hint: "users update changes what a user may do." });
}

/** The users of an organization, the oldest first. */
export async function listMembers({ database }: Store, orgId: string): Promise<Member[]> {
  const users = await database
    .selectFrom("users")
    .select(["id", "name", "email"])
    .where("org_id", "=", orgId)
    .orderBy("seq")
    .execute();
  const roles = await database
    .selectFrom("user_roles")
    .innerJoin("roles", "roles.id", "user_roles.role_id")
    .select(["user_id", "name"])
    .where("org_id", "=", orgId)
    .orderBy("roles.seq")
    .execute();
  const grants = await database
    .selectFrom("grants")
    .innerJoin("users", "users.id", "grants.user_id")
    .select(["user_id", "resource", "verb", "record_id"])
    .where("org_id", "=", orgId)
    .orderBy("resource")
    .orderBy("verb")
    .orderBy("record_id")
    .execute();
  return users.map((user) => ({
    ...user,
    roles: roles.filter((role) => role.user_id === user.id).map(({ name }) => name),
    grants: grants
      .filter((grant) => grant.user_id === user.id)
      .map(({ resource, verb, record_id }) => `${resource}:${verb}:${record_id}`),
  }));
}

async function readMember(store: Store, orgId: string, id: string): Promise<Member> {
  const member = (await listMembers(store, orgId)).find((user) => user.id === id);
  if (member === undefined) throw new Error(`The user ${id} is gone.`);
  return member;
}
