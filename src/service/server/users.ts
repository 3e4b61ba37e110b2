import { type Command, Option } from "commander";
import { sql } from "kysely";
import * as z from "zod/mini";
import { nameText, reference } from "../../contract/fields.ts";
import { usageError } from "../../shared/command-line.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import { type Grant, giveGrant, giveRole, insertUser, takeGrant, takeRole } from "../security/access.ts";
import { type Actor, describeDelta, writeAudit } from "../store/audit.ts";
import { lockOrganization, type Store } from "../store/store.ts";
import { collectWith, parseWith, renderTable, type ServiceCommand } from "./command.ts";
import { addOperatorCommand, addStoreAction } from "./operated-store.ts";
import { checkGrant, parseGrant } from "./roles.ts";

type Given = { role?: string[]; grant?: Grant[] };
type NewUser = Given & { name: string; email: string };
type UserChange = Given & { noRole?: string[]; noGrant?: Grant[] };

export const usersCommand: ServiceCommand = (command, io) => {
  const add = addGivenOptions(addOperatorCommand(command, "add", "Create a user with roles or grants."))
    .requiredOption("--name <name>", "Name of the user.", parseWith(nameText))
    .requiredOption("--email <address>", "Email address of the user.", parseWith(emailText))
    .hook("preAction", (_, action) => {
      const { role, grant } = action.opts<Given>();
      if (!role && !grant) throw usageError("A new user needs --role or --grant.");
    });
  addStoreAction(add, io, addUser, ({ id }) => {
    return `User  ${id}\n\nCreate a key with: keys add --user ${id} --name NAME\n`;
  });
  const list = addOperatorCommand(command, "list", "List all users with their roles and grants.");
  addStoreAction(list, io, listMembers, ({ users }) => renderMembers(users));
  const update = addGivenOptions(addOperatorCommand(command, "update", "Give and remove roles and grants of a user."))
    .argument("<id|address>", "ID or email address of the user.", parseWith(reference))
    .addOption(createRemoval("--no-role <role>", "Role to remove; can be repeated.", String))
    .addOption(createRemoval("--no-grant <grant>", "Grant to remove; can be repeated.", parseGrant));
  addStoreAction(update, io, changeUser, (changed) => renderMembers([changed]));
};

const emailText = z.email().check(z.maxLength(254));

function addGivenOptions(command: Command): Command {
  return command
    .option("--role <role>", "Role to give, one of roles list; can be repeated.", collectWith(String))
    .option(
      "--grant <grant>",
      "Permission on a record to give, resource:verb:id; can be repeated.",
      collectWith(parseGrant),
    );
}

/** An option that begins with `--no-` without being commander's negation of another one. */
function createRemoval(flags: string, description: string, parse: (value: string) => unknown): Option {
  return Object.assign(new Option(flags, description), { negate: false }).argParser(collectWith(parse));
}

function renderMembers(members: readonly Member[]): string {
  return renderTable(
    members.map(({ roles, grants, ...user }) => ({ ...user, roles: roles.join(", "), grants: grants.join(", ") })),
  );
}

type Member = { id: string; name: string; email: string; roles: string[]; grants: string[] };

async function addUser(within: Store, actor: Actor, given: NewUser): Promise<Member> {
  const { name, email } = given;
  const checked = await checkGiven(within, actor.orgId, given);
  await refuseTaken(within, actor.orgId, email);
  const user = await insertUser(within, actor.orgId, { name, email });
  await give(within, user, checked);
  const member = await readMember(within, actor, user.id);
  const { id: userId, ...config } = member;
  await writeAudit(within, actor, { type: "action-create", summary: "Created a user", config: { userId, ...config } });
  return member;
}

async function changeUser(within: Store, actor: Actor, change: UserChange, idOrEmail: string): Promise<Member> {
  const user = await findUser(within, actor.orgId, idOrEmail);
  const given = await checkGiven(within, actor.orgId, change);
  const lostRoles = await findRoles(within, actor.orgId, change.noRole);
  const before = await readMember(within, actor, user.id);
  await give(within, user, given);
  for (const role of lostRoles) await takeRole(within, user, role);
  for (const grant of change.noGrant ?? []) await takeGrant(within, user, grant);
  const after = await readMember(within, actor, user.id);
  const delta = describeDelta(before, after);
  const note = { type: "action-update", summary: "Updated a user", delta, config: { userId: user.id } } as const;
  if (delta !== "") await writeAudit(within, actor, note);
  return after;
}

/** Throws `admin/not-found` before anything changes. */
async function checkGiven(store: Store, orgId: string, { role, grant: grants = [] }: Given) {
  for (const grant of grants) await checkGrant(store, orgId, grant);
  return { roleIds: await findRoles(store, orgId, role), grants };
}

type Checked = Awaited<ReturnType<typeof checkGiven>>;

async function give(within: Store, user: { id: string }, { roleIds, grants }: Checked): Promise<void> {
  for (const id of roleIds) await giveRole(within, user, id);
  for (const grant of grants) await giveGrant(within, user, grant);
}

async function findRoles({ database }: Store, orgId: string, names: readonly string[] = []): Promise<string[]> {
  const roles = await database.selectFrom("roles").select(["id", "name"]).where("org_id", "=", orgId).execute();
  return names.map((name) => {
    const found = roles.find((role) => role.name === name);
    if (found !== undefined) return found.id;
    const message = `Role ${name} not found among ${roles.map((role) => role.name).join(", ")}.`;
    throw new ReleaseDocsError("admin/not-found", message);
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
  throw new ReleaseDocsError("admin/exists", `User ${found.id} already has the address ${email}.`);
}

async function listMembers({ database }: Store, { orgId }: Actor): Promise<{ users: Member[] }> {
  const found = await database
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
  const users = found.map((user) => ({
    ...user,
    roles: roles.filter((role) => role.user_id === user.id).map(({ name }) => name),
    grants: grants
      .filter((grant) => grant.user_id === user.id)
      .map(({ resource, verb, record_id }) => `${resource}:${verb}:${record_id}`),
  }));
  return { users };
}

async function readMember(store: Store, actor: Actor, id: string): Promise<Member> {
  const member = (await listMembers(store, actor)).users.find((user) => user.id === id);
  if (member === undefined) throw new Error(`User ${id} was deleted meanwhile.`);
  return member;
}

/** Throws `admin/not-found`, also for several users with the address. */
export async function findUser({ database }: Store, orgId: string, idOrEmail: string) {
  const found = await database
    .selectFrom("users")
    .select(["id", "org_id"])
    .where("org_id", "=", orgId)
    .where((where) => where.or([where("id", "=", idOrEmail), where(sql`lower(email)`, "=", idOrEmail.toLowerCase())]))
    .execute();
  const [first, second] = found;
  if (first !== undefined && second === undefined) return first;
  const message = first === undefined ? `User ${idOrEmail} not found.` : `Several users have the address ${idOrEmail}.`;
  throw new ReleaseDocsError("admin/not-found", message);
}
