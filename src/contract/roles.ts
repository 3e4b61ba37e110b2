import * as z from "zod/mini";
import * as fields from "./fields.ts";
import { described } from "./fields.ts";
import { NOT_MORE } from "./members.ts";
import { operation } from "./operation.ts";
import { PERMISSIONS } from "./permissions.ts";
import { routes } from "./routes.ts";

export const Role = z.looseObject({
  id: described("Identifier with the prefix `rol-`.", z.string()),
  name: described("Name.", z.string()),
  isBuiltIn: described("Whether every organization has it.", z.boolean()),
  permissions: described("Its permissions, each `resource:verb`.", z.array(z.string())),
});
export type Role = z.infer<typeof Role>;

export const Permission = z.enum(PERMISSIONS, "a permission is a resource and a verb, as in publication:update");

const given = {
  name: described("Name of the role, which no other role has.", fields.nameText),
  permissions: described(
    "All permissions of the role.",
    z.array(Permission).check(z.minLength(1, "a role has permissions"), z.maxLength(PERMISSIONS.length)),
  ),
};

const NEEDS = "Needs the permission `user:update` on all users.";

export const roles = {
  list: operation(routes.roles.list, z.unknown(), {
    summary: "List roles",
    description: "Lists the roles of the organization, in the order of their creation.",
  }).output(z.looseObject({ roles: described("All roles.", z.array(Role)) })),
  create: operation(routes.roles.create, z.object(given), {
    summary: "Create a role",
    description: `Creates a role of the organization. ${NEEDS} ${NOT_MORE} A name in use is a 409.`,
  }).output(Role),
  update: operation(routes.roles.update, z.object({ ...fields.byId.shape, ...given }), {
    summary: "Change a role",
    description:
      `Replaces the name and the permissions, for all users with the role. ${NEEDS} ${NOT_MORE} For a built-in role, a name ` +
      "in use, and a change after which no user could update users, it is a 409.",
  }).output(Role),
  delete: operation(routes.roles.delete, fields.byId, {
    summary: "Delete a role",
    description: `Deletes a role of the organization. ${NEEDS} ${NOT_MORE} For a built-in role, and one that a user has, it is a 409.`,
  }),
};
