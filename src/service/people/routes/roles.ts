import { type CallContext, needs, procedures } from "../../http/procedures.ts";
import type { ServiceParts } from "../../parts.ts";
import { asManager } from "../../security/credentials.ts";
import { refuseLockout, refuseMore } from "../delegation.ts";
import { addRole, deleteRole, listRoles, type Role, readOwnRole, replaceRole } from "../roles.ts";

export function implementRoles({ store }: ServiceParts) {
  const { roles } = procedures;
  const changing = needs("user:update");
  return {
    list: roles.list.use(needs("user:list")).handler(async ({ context }) => {
      return { roles: (await listRoles(store, context)).roles.map(showRole) };
    }),
    create: roles.create.use(changing).handler(async ({ input, context }) => {
      refusePermissions(context, input.permissions);
      return showRole(await asManager(store, context, (within) => addRole(within, context.actor, input)));
    }),
    update: roles.update.use(changing).handler(async ({ input, context }) => {
      const { orgId, actor } = context;
      const changed = await asManager(store, context, async (within) => {
        const role = await readOwnRole(within, orgId, input.id);
        // The name too: a sign-in provider names the roles of people.
        refusePermissions(context, [...role.permissions, ...input.permissions]);
        const replaced = await replaceRole(within, actor, role, input);
        await refuseLockout(within, orgId, "permissions");
        return replaced;
      });
      return showRole(changed);
    }),
    delete: roles.delete.use(changing).handler(async ({ input, context }) => {
      const { orgId, actor } = context;
      await asManager(store, context, async (within) => {
        const role = await readOwnRole(within, orgId, input.id);
        refusePermissions(context, role.permissions);
        await deleteRole(within, actor, role);
      });
    }),
  };
}

function refusePermissions({ access }: CallContext, permissions: readonly string[]): void {
  refuseMore(access, { permissions, grants: [] });
}

function showRole({ builtin, ...role }: Role) {
  return { ...role, isBuiltIn: builtin };
}
