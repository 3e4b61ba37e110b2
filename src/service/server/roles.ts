import { parseArgs } from "node:util";
import { nameText } from "../../contract/fields.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import {
  type Grant,
  insertRole,
  isPermission,
  type Permission,
  RESOURCES,
  type Resource,
  VERBS,
} from "../security/access.ts";
import { type Actor, writeAudit } from "../store/audit.ts";
import { lockOrganization, type Store } from "../store/store.ts";
import { type Command, type CommandIo, parseFlag, renderTable, runCommand, usageFault } from "./command.ts";
import { operate, STORE_FLAGS, STORE_USAGE } from "./operated-store.ts";

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

/** A permission as `resource:verb`. Throws `program/usage` for what is none. */
export function parsePermission(text: string): Permission {
  if (isPermission(text)) return text;
  throw usageFault(
    `${JSON.stringify(text)} is no permission: it is resource:verb with a resource of ${RESOURCES.join(", ")} and a ` +
      `verb of ${VERBS.join(", ")}.`,
  );
}

const ON_A_RECORD = ["list", "get", "update", "delete", "notify"];

/** A grant as `resource:verb:id`. Throws `program/usage` for what is none, and for what is not done to one record. */
export function parseGrant(text: string): Grant {
  const [resource, verb = "", ...id] = text.split(":");
  const recordId = id.join(":");
  if (recordId === "") throw usageFault(`${JSON.stringify(text)} is no grant: it is resource:verb:id.`);
  const permission = parsePermission(`${resource}:${verb}`);
  if (!ON_A_RECORD.includes(verb)) {
    throw usageFault(`${permission} is not done to a single record: give it by a role (roles add, users add --role).`);
  }
  return { permission, recordId };
}

const TABLES = {
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

/** Throws `admin/not-found` where an organization has no such record: a grant with a slip in it would grant nothing. */
export async function checkGrant({ database }: Store, orgId: string, { permission, recordId }: Grant): Promise<void> {
  const [resource] = permission.split(":") as [Resource];
  const found = await database
    .selectFrom(TABLES[resource])
    .select("id")
    .where("org_id", "=", orgId)
    .where("id", "=", recordId)
    .executeTakeFirst();
  if (found !== undefined) return;
  const message = `There is no ${resource} ${recordId}.`;
  throw new ReleaseDocsError({ code: "admin/not-found", message, hint: "Give the ID of a record that is there." });
}
