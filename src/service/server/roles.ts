import { InvalidArgumentError } from "commander";
import { nameText } from "../../contract/fields.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import {
  type Grant,
  insertRole,
  isPermission,
  type Permission,
  RESOURCE_TABLES,
  RESOURCES,
  type Resource,
  VERBS,
} from "../security/access.ts";
import { type Actor, writeAudit } from "../store/audit.ts";
import { parseTexts } from "../store/columns.ts";
import { lockOrganization, type Store } from "../store/store.ts";
import { collectWith, parseWith, renderTable, type ServiceCommand } from "./command.ts";
import { addOperatorCommand, addStoreAction } from "./operated-store.ts";

export const rolesCommand: ServiceCommand = (command, io) => {
  const add = addOperatorCommand(command, "add", "Create a role. users add --role NAME gives it to a user.")
    .argument("<name>", "Name of the role.", parseWith(nameText))
    .requiredOption("--permission <resource:verb>", "Permission; can be repeated.", collectWith(parsePermission));
  addStoreAction(add, io, insertNew, ({ id }) => `Role  ${id}\n`);
  const list = addOperatorCommand(command, "list", "List all roles with their permissions.");
  addStoreAction(list, io, listRoles, ({ roles }) =>
    renderTable(
      roles.map(({ builtin, permissions, ...role }) => {
        return { ...role, permissions: builtin ? "built in" : permissions.join(", ") };
      }),
    ),
  );
};

async function insertNew(within: Store, actor: Actor, { permission }: { permission: Permission[] }, name: string) {
  const permissions = [...new Set(permission)];
  await lockOrganization(within, actor.orgId);
  const found = await within.database
    .selectFrom("roles")
    .select("id")
    .where("org_id", "=", actor.orgId)
    .where("name", "=", name)
    .executeTakeFirst();
  if (found !== undefined) {
    throw new ReleaseDocsError("admin/exists", `Role ${found.id} already has the name ${name}.`);
  }
  const id = await insertRole(within, actor.orgId, { name, permissions });
  const config = { roleId: id, name, permissions };
  await writeAudit(within, actor, { type: "action-create", summary: "Created a role", config });
  return { id, name, permissions };
}

async function listRoles({ database }: Store, { orgId }: Actor) {
  const rows = await database
    .selectFrom("roles")
    .select(["id", "name", "builtin", "permissions_json"])
    .where("org_id", "=", orgId)
    .orderBy("seq")
    .execute();
  const roles = rows.map(({ id, name, builtin, permissions_json }) => {
    const permissions = parseTexts(permissions_json);
    return { id, name, builtin: builtin === 1, permissions };
  });
  return { roles };
}

function parsePermission(text: string): Permission {
  if (isPermission(text)) return text;
  throw new InvalidArgumentError(
    `Expected a permission resource:verb, with a resource of ${RESOURCES.join(", ")} and a verb of ${VERBS.join(", ")}.`,
  );
}

const VERBS_ON_A_RECORD = ["list", "get", "update", "delete", "notify"];

export function parseGrant(text: string): Grant {
  const [resource, verb = "", ...id] = text.split(":");
  const recordId = id.join(":");
  if (recordId === "") throw new InvalidArgumentError("Expected a grant resource:verb:id.");
  const permission = parsePermission(`${resource}:${verb}`);
  if (!VERBS_ON_A_RECORD.includes(verb)) {
    throw new InvalidArgumentError(`${permission} does not apply to a single record: use a role instead.`);
  }
  return { permission, recordId };
}

/** Throws `admin/not-found`: a grant with a mistyped ID would grant nothing. */
export async function checkGrant({ database }: Store, orgId: string, { permission, recordId }: Grant): Promise<void> {
  const [resource] = permission.split(":") as [Resource];
  const found = await database
    .selectFrom(RESOURCE_TABLES[resource])
    .select("id")
    .where("org_id", "=", orgId)
    .where("id", "=", recordId)
    .executeTakeFirst();
  if (found !== undefined) return;
  throw new ReleaseDocsError("admin/not-found", `Record ${recordId} of type ${resource} not found.`);
}
