import { parseArgs } from "node:util";
import * as z from "zod/mini";
import { nameText } from "../../contract/fields.ts";
import { type Command, type CommandIo, parseFlag, runCommand, usageFault } from "./command.ts";
import { findUser } from "./find-user.ts";
import { operate, STORE_FLAGS, STORE_USAGE } from "./operated-store.ts";
import { parseGrant } from "./parse-permission.ts";
import { renderTable } from "./render-table.ts";
import { addUser, changeUser, listMembers, type Member } from "./user-changes.ts";

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
