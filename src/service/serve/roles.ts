import { parseArgs } from "node:util";
import { nameText } from "../../contract/fields.ts";
import { ReleaseDocsError } from "../../release-docs-error.ts";
import { insertRole } from "../access/members.ts";
import type { Permission } from "../access/permissions.ts";
import { type Actor, writeAudit } from "../store/audit.ts";
import { lockOrganization } from "../store/lock-rows.ts";
import type { Store } from "../store/store.ts";
import { type Command, type CommandIo, parseFlag, runCommand, usageFault } from "./command.ts";
import { operate, STORE_FLAGS, STORE_USAGE } from "./operated-store.ts";
import { parsePermission } from "./parse-permission.ts";
import { renderTable } from "./render-table.ts";

const USAGE = `roles add NAME --permission RESOURCE:VERB...
                      makes a role of these permissions; users add --role NAME gives it
roles list            shows all roles with their permissions

  --organization ID     the organization, where there are several
${STORE_USAGE}`;

/** `roles add`, `roles list`: what users may do beside the built-in roles. */
export const roles: Command = ([verb = "", ...args], io) =>
  runCommand(USAGE, [verb, ...args], io, async () => {
    if (verb === "add") return add(args, io);
    if (verb === "list") return list(args, io);
    throw usageFault(`roles does not know ${JSON.stringify(verb)}: it is roles add or roles list.`);
  });

async function add(args: string[], io: CommandIo): Promise<void> {
  const options = { ...STORE_FLAGS, permission: { type: "string", multiple: true } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [given, more] = positionals;
  if (more !== undefined) throw usageFault("roles add takes one name; each permission needs its own --permission.");
  const name = parseFlag("the role's name", nameText, given);
  const permissions = [...new Set((values.permission ?? []).map(parsePermission))];
  if (permissions.length === 0) throw usageFault("--permission is missing.");
  const made = await operate(values, io, (within, actor) => insertNew(within, actor, name, permissions));
  io.out(values.json ? `${JSON.stringify(made)}\n` : `Role  ${made.id}\n`);
}

async function insertNew(within: Store, actor: Actor, name: string, permissions: readonly Permission[]) {
  await lockOrganization(within, actor.orgId);
  const found = await within.database
    .selectFrom("roles")
    .select("id")
    .where("org_id", "=", actor.orgId)
    .where("name", "=", name)
    .executeTakeFirst();
  if (found !== undefined) {
    const message = `The role ${found.id} has the name ${name} already.`;
    throw new ReleaseDocsError({ code: "admin/exists", message, hint: "Choose another name." });
  }
  const id = await insertRole(within, actor.orgId, { name, permissions });
  const config = { roleId: id, name, permissions };
  await writeAudit(within, actor, { type: "action-create", summary: "Created a role", config });
  return { id, name, permissions };
}

async function list(args: string[], io: CommandIo): Promise<void> {
  const { values } = parseArgs({ args, options: STORE_FLAGS });
  const rows = await operate(values, io, ({ database }, { orgId }) =>
    database
      .selectFrom("roles")
      .select(["id", "name", "builtin", "permissions_json"])
      .where("org_id", "=", orgId)
      .orderBy("seq")
      .execute(),
  );
  const found = rows.map(({ id, name, builtin, permissions_json }) => {
    const permissions: string[] = JSON.parse(permissions_json);
    return { id, name, builtin: builtin === 1, permissions };
  });
  if (values.json) return io.out(`${JSON.stringify({ roles: found })}\n`);
  const shown = found.map(({ builtin, permissions, ...role }) => ({
    ...role,
    permissions: builtin ? "built in" : permissions.join(", "),
  }));
  io.out(renderTable(shown));
}
