import { parseArgs } from "node:util";
import { sql } from "kysely";
import * as z from "zod/mini";
import { nameText } from "../../contract/fields.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import { type Grant, giveGrant, giveRole, insertUser, takeGrant, takeRole } from "../security/access.ts";
import { type Actor, describeDelta, writeAudit } from "../store/audit.ts";
import { lockOrganization, type Store } from "../store/store.ts";
import { type Command, type CommandIo, parseFlag, renderTable, runCommand, usageFault } from "./command.ts";
import { operate, STORE_FLAGS, STORE_USAGE } from "./operated-store.ts";
import { checkGrant, parseGrant } from "./roles.ts";

const USAGE = `users add --name NAME --email ADDRESS [--role ROLE]... [--grant RESOURCE:VERB:ID]...
                      makes a user with roles (admin, editor, viewer or one of roles list), or with permissions
                      on single records
users list            shows all users with their roles and grants
users update ID|ADDRESS [--role ROLE]... [--no-role ROLE]... [--grant G]... [--no-grant G]...
                      gives roles and grants to a user, and takes them

  --organization ID     the organization, where there are several
${STORE_USAGE}`;

/** `users add`, `users list`, `users update`: who is in an organization, and what each may do. */
export const users: Command = ([verb = "", ...args], io) =>
  runCommand(USAGE, [verb, ...args], io, async () => {
    if (verb === "add") return add(args, io);
    if (verb === "list") return list(args, io);
    if (verb === "update") return update(args, io);
    throw usageFault(`users does not know ${JSON.stringify(verb)}: it is users add, users list or users update.`);
  });

const emailText = z.email().check(z.maxLength(254));

const GIVEN = { role: { type: "string", multiple: true }, grant: { type: "string", multiple: true } } as const;

async function add(args: string[], io: CommandIo): Promise<void> {
  const own = { name: { type: "string" }, email: { type: "string" }, ...GIVEN } as const;
  const { values } = parseArgs({ args, options: { ...STORE_FLAGS, ...own } });
  const { role: roles = [], grant = [] } = values;
  const user = {
    name: parseFlag("--name", nameText, values.name),
    email: parseFlag("--email", emailText, values.email),
    roles,
    grants: grant.map(parseGrant),
  };
  if (roles.length + grant.length === 0) throw usageFault("Say what the user may do: --role or --grant.");
  const made = await operate(values, io, (within, actor) => addUser(within, actor, user));
  io.out(values.json ? `${JSON.stringify(made)}\n` : `User  ${made.id}\n\nkeys add --user ${made.id} makes a key.\n`);
}

async function list(args: string[], io: CommandIo): Promise<void> {
  const { values } = parseArgs({ args, options: STORE_FLAGS });
  const found = await operate(values, io, (within, { orgId }) => listMembers(within, orgId));
  if (values.json) return io.out(`${JSON.stringify({ users: found })}\n`);
  io.out(renderMembers(found));
}

async function update(args: string[], io: CommandIo): Promise<void> {
  const taken = { "no-role": GIVEN.role, "no-grant": GIVEN.grant };
  const options = { ...STORE_FLAGS, ...GIVEN, ...taken };
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [named = "", more] = positionals;
  if (named === "" || more !== undefined) throw usageFault("users update takes the ID or address of one user.");
  const change = {
    roles: values.role ?? [],
    grants: (values.grant ?? []).map(parseGrant),
    noRoles: values["no-role"] ?? [],
    noGrants: (values["no-grant"] ?? []).map(parseGrant),
  };
  const changed = await operate(values, io, async (within, actor) =>
    changeUser(within, actor, await findUser(within, actor.orgId, named), change),
  );
  io.out(values.json ? `${JSON.stringify(changed)}\n` : renderMembers([changed]));
}

function renderMembers(members: readonly Member[]): string {
  return renderTable(
    members.map(({ roles, grants, ...user }) => ({ ...user, roles: roles.join(", "), grants: grants.join(", ") })),
  );
}

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

/** A user of an organization, as an operator named it. */
export type NamedUser = { id: string; org_id: string; name: string; email: string };

/** The user with this ID or e-mail address. Throws `admin/not-found`, also where several have the address. */
export async function findUser({ database }: Store, orgId: string, idOrEmail: string): Promise<NamedUser> {
  const found = await database
    .selectFrom("users")
    .select(["id", "org_id", "name", "email"])
    .where("org_id", "=", orgId)
    .where((where) => where.or([where("id", "=", idOrEmail), where(sql`lower(email)`, "=", idOrEmail.toLowerCase())]))
    .orderBy("seq")
    .execute();
  const [first, second] = found;
  if (first === undefined || second !== undefined) {
    throw new ReleaseDocsError({
      code: "admin/not-found",
      message: first === undefined ? `There is no user ${idOrEmail}.` : `Several users have the address ${idOrEmail}.`,
      hint: "users list shows who there is; give the ID.",
    });
  }
  return first;
}
