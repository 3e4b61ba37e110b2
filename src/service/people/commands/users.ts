import { type Command, Option } from "commander";
import { nameText, reference } from "../../../contract/fields.ts";
import type { Grant } from "../../../contract/permissions.ts";
import { emailText } from "../../../contract/resources/members.ts";
import { usageError } from "../../../shared/command-line.ts";
import { ReleaseDocsError } from "../../../shared/errors.ts";
import { collectWith, parseWith, renderTable, type ServiceCommand } from "../../operator/command.ts";
import { addOperatorCommand, addStoreAction } from "../../operator/operated-store.ts";
import { createCode } from "../../security/sessions.ts";
import type { Actor } from "../../store/audit.ts";
import type { Store } from "../../store/store.ts";
import { addMember, changeMember, isAddress, listMembers, type Member } from "../members.ts";
import { addLink } from "../sign-in-links.ts";
import { parseGrant } from "./roles.ts";
import { describeLink, linkUrlOption, renderSignInLink } from "./sign-in-link.ts";

type Given = { role?: string[]; grant?: Grant[] };
type NewUser = Given & { name: string; email: string };
type Linked = { url?: string };
type UserChange = Given & { noRole?: string[]; noGrant?: Grant[] };

export const usersCommand: ServiceCommand = (command, io) => {
  const add = addNewUserOptions(addOperatorCommand(command, "add", "Create a user with roles or grants."));
  addStoreAction(add, io, addUser, ({ id }) => {
    return `User  ${id}\n\nCreate a key with: keys add --user ${id} --name NAME\n`;
  });
  const inviteText = "Create a user with roles or grants, and print a link to sign in.";
  const invite = addNewUserOptions(addOperatorCommand(command, "invite", inviteText)).addOption(linkUrlOption());
  addStoreAction(invite, io, inviteUser, ({ id, ...made }) => `User     ${id}\n${describeLink(made)}`);
  const link = addOperatorCommand(command, "link", "Print a link with which a user signs in.")
    .argument("<id|address>", "ID or email address of the user.", parseWith(reference))
    .addOption(linkUrlOption());
  addStoreAction(link, io, linkUser, describeLink);
  const list = addOperatorCommand(command, "list", "List all users with their roles and grants.");
  addStoreAction(list, io, listMembers, ({ users }) => renderMembers(users));
  const update = addGivenOptions(addOperatorCommand(command, "update", "Give and remove roles and grants of a user."))
    .argument("<id|address>", "ID or email address of the user.", parseWith(reference))
    .addOption(createRemoval("--no-role <role>", "Role to remove; can be repeated.", String))
    .addOption(createRemoval("--no-grant <grant>", "Grant to remove; can be repeated.", parseGrant));
  addStoreAction(update, io, changeUser, (changed) => renderMembers([changed]));
};

function addNewUserOptions(command: Command): Command {
  return addGivenOptions(command)
    .requiredOption("--name <name>", "Name of the user.", parseWith(nameText))
    .requiredOption("--email <address>", "Email address of the user.", parseWith(emailText))
    .hook("preAction", (_, action) => {
      const { role, grant } = action.opts<Given>();
      if (!role && !grant) throw usageError("A new user needs --role or --grant.");
    });
}

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

async function addUser(within: Store, actor: Actor, { role, grant, name, email }: NewUser): Promise<Member> {
  return addMember(within, actor, { name, email, roles: role, grants: grant });
}

async function inviteUser(within: Store, actor: Actor, { role, grant, name, email, url }: NewUser & Linked) {
  const member = await addMember(within, actor, { name, email, roles: role, grants: grant, isInvited: true });
  return { ...member, ...renderSignInLink(url, await createCode(within, member)) };
}

async function linkUser(within: Store, actor: Actor, { url }: Linked, idOrEmail: string) {
  const user = await findUser(within, actor.orgId, idOrEmail);
  return { id: user.id, ...renderSignInLink(url, await addLink(within, actor, user)) };
}

async function changeUser(within: Store, actor: Actor, change: UserChange, idOrEmail: string): Promise<Member> {
  const { id } = await findUser(within, actor.orgId, idOrEmail);
  const { role, grant, noRole, noGrant } = change;
  return changeMember(within, actor, id, {
    give: { roles: role, grants: grant },
    take: { roles: noRole, grants: noGrant },
  });
}

/** Throws `admin/not-found`, also for several users with the address. */
export async function findUser({ database }: Store, orgId: string, idOrEmail: string) {
  const found = await database
    .selectFrom("users")
    .select(["id", "org_id"])
    .where("org_id", "=", orgId)
    .where((where) => where.or([where("id", "=", idOrEmail), isAddress(idOrEmail)]))
    .execute();
  const [first, second] = found;
  if (first !== undefined && second === undefined) return first;
  const message = first === undefined ? `User ${idOrEmail} not found.` : `Several users have the address ${idOrEmail}.`;
  throw new ReleaseDocsError("admin/not-found", message);
}
