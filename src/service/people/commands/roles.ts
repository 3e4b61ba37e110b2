import { InvalidArgumentError } from "commander";
import { nameText } from "../../../contract/fields.ts";
import {
  type Grant,
  isGrantable,
  isPermission,
  type Permission,
  RESOURCES,
  VERBS,
} from "../../../contract/permissions.ts";
import { collectWith, parseWith, renderTable, type ServiceCommand } from "../../operator/command.ts";
import { addOperatorCommand, addStoreAction } from "../../operator/operated-store.ts";
import type { Actor } from "../../store/audit.ts";
import type { Store } from "../../store/store.ts";
import { addRole, listRoles } from "../roles.ts";

export const rolesCommand: ServiceCommand = (command, io) => {
  const add = addOperatorCommand(command, "add", "Create a role. users add --role NAME gives it to a user.")
    .argument("<name>", "Name of the role.", parseWith(nameText))
    .requiredOption("--permission <resource:verb>", "Permission; can be repeated.", collectWith(parsePermission));
  addStoreAction(add, io, addNew, ({ id }) => `Role  ${id}\n`);
  const list = addOperatorCommand(command, "list", "List all roles with their permissions.");
  addStoreAction(list, io, listRoles, ({ roles }) =>
    renderTable(
      roles.map(({ builtin, permissions, ...role }) => {
        return { ...role, permissions: builtin ? "built in" : permissions.join(", ") };
      }),
    ),
  );
};

async function addNew(within: Store, actor: Actor, { permission }: { permission: Permission[] }, given: string) {
  const { id, name, permissions } = await addRole(within, actor, { name: given, permissions: permission });
  return { id, name, permissions };
}

function parsePermission(text: string): Permission {
  if (isPermission(text)) return text;
  throw new InvalidArgumentError(
    `Expected a permission resource:verb, with a resource of ${RESOURCES.join(", ")} and a verb of ${VERBS.join(", ")}.`,
  );
}

export function parseGrant(text: string): Grant {
  const [resource, verb = "", ...id] = text.split(":");
  const recordId = id.join(":");
  if (recordId === "") throw new InvalidArgumentError("Expected a grant resource:verb:id.");
  const permission = parsePermission(`${resource}:${verb}`);
  if (!isGrantable(permission)) {
    throw new InvalidArgumentError(`${permission} does not apply to a single record: use a role instead.`);
  }
  return { permission, recordId };
}
