import * as z from "zod/mini";
import * as fields from "../fields.ts";
import { described, optional } from "../fields.ts";
import { operation } from "../operation.ts";
import { isGrantable, PERMISSIONS } from "../permissions.ts";
import { routes } from "../routes.ts";

export const User = z.looseObject({
  id: described("Identifier of the user.", z.string()),
  authId: described("Identifier at the sign-in provider.", z.string()),
  email: described("Email address.", z.string()),
  name: described("Name.", z.string()),
  sfsToken: described("May be empty.", z.string()),
  invitationAccepted: described("Whether the invitation was accepted.", z.boolean()),
  orgId: described("The organization of the user.", z.string()),
  createdAt: described("When it was created.", z.string()),
  updatedAt: described("When it last changed.", z.string()),
});
export type User = z.infer<typeof User>;

export const UserFilter = z.object({
  ...fields.pageQuery,
  email: described("Filter by email address, case-insensitive.", optional(fields.filterText)),
  name: described("Filter by name.", optional(fields.filterText)),
  authId: described("Filter by identifier at the sign-in provider.", optional(fields.filterText)),
  query: described("Filter by text in the name or email address.", optional(fields.filterText)),
  roleIds: described(`Filter by role ID; ${fields.SEVERAL}`, optional(fields.queryList)),
  noBuiltinRole: described("Filter by the absence of a built-in role.", optional(fields.queryBoolean)),
  invitationAccepted: described("Filter by accepted invitation.", optional(fields.queryBoolean)),
});

export const users = {
  me: operation(routes.users.me, z.unknown(), {
    summary: "Read the authenticated user",
    description: "Returns the user of the API key.",
  }).output(User),
  list: operation(routes.users.list, UserFilter, {
    summary: "List users, newest first",
    description: fields.LISTED,
  }).output(z.looseObject({ users: fields.pageOf(User), ...fields.pageTokens })),
  get: operation(routes.users.get, fields.byId, {
    summary: "Read a user",
    description: "Returns one user of the organization.",
  }).output(User),
};

export const RecordPermission = z.enum(
  PERMISSIONS.filter(isGrantable),
  "a grant is of a permission that applies to a single record",
);

const Grant = z.object({
  permission: described("The permission, `resource:verb`.", RecordPermission),
  recordId: described("The record that it is for.", fields.reference),
});

const given = {
  roles: described("All roles of the user, by name.", optional(fields.listOfTexts(fields.MAX_NAME_LENGTH))),
  grants: described("All permissions of the user on single records.", optional(fields.limitItems(z.array(Grant)))),
};

export const emailText = z.email().check(z.maxLength(254));

const Invitation = z.object({
  name: described("Name of the user.", fields.nameText),
  email: described("Email address of the user.", emailText),
  ...given,
});

export const Member = z.looseObject({
  id: described("Identifier of the user.", z.string()),
  name: described("Name.", z.string()),
  email: described("Email address.", z.string()),
  invitationAccepted: described("Whether the invitation was accepted.", z.boolean()),
  invitationExpiresAt: described(
    "Until when the invitation works; null if there is none that works.",
    fields.shownText,
  ),
  roles: described("Names of the roles.", z.array(z.string())),
  grants: described("Permissions on single records, each `resource:verb:id`.", z.array(z.string())),
  orgId: described("The organization of the user.", z.string()),
  createdAt: described("When it was created.", z.string()),
  updatedAt: described("When it last changed.", z.string()),
});
export type Member = z.infer<typeof Member>;

const link = {
  signInUrl: described("A link that signs the user in, once. Not shown again.", z.string()),
  sentTo: described(
    "The address that it was emailed to, as an invitation; absent if it was not.",
    z.optional(z.string()),
  ),
  expiresAt: described("Until when it works: 7 days for who never signed in, else 15 minutes.", z.string()),
};

const NOT_MORE = "Users give and take only what they may do themselves; else it is a 403.";

export const FRESH =
  "Needs a sign-in of the last 15 minutes, or a key with `managesAccess`: see `request/stale-sign-in`.";

export const members = {
  list: operation(routes.members.list, UserFilter, {
    summary: "List users with roles and grants, newest first",
    description: fields.LISTED,
  }).output(z.looseObject({ members: fields.pageOf(Member), ...fields.pageTokens })),
  get: operation(routes.members.get, fields.byId, {
    summary: "Read a user with roles and grants",
    description: "Returns one user of the organization.",
  }).output(Member),
  create: operation(routes.members.create, Invitation, {
    summary: "Invite a user",
    description: `Creates a user with roles or grants, and a link to sign in. ${NOT_MORE} ${FRESH}`,
  }).output(z.looseObject({ ...Member.shape, ...link })),
  update: operation(routes.members.update, z.object({ ...fields.byId.shape, ...given }), {
    summary: "Change the roles and grants of a user",
    description:
      `Replaces the roles, the grants or both. ${NOT_MORE} A change after which no user could update users by a role is ` +
      `a 409. ${FRESH} More rights end the links, sessions and keys of the user that others could have made.`,
  }).output(Member),
  link: operation(routes.members.link, fields.byId, {
    summary: "Create a sign-in link",
    description: `Creates a link that signs the user in. For who never signed in, it ends the one before. For a user who may do more than the caller it is a 403. ${FRESH}`,
  }).output(z.looseObject({ id: described("Identifier of the user.", z.string()), ...link })),
};

export const Role = z.looseObject({
  id: described("Identifier with the prefix `rol-`.", z.string()),
  name: described("Name.", z.string()),
  isBuiltIn: described("Whether every organization has it.", z.boolean()),
  permissions: described("Its permissions, each `resource:verb`.", z.array(z.string())),
});
export type Role = z.infer<typeof Role>;

export const Permission = z.enum(PERMISSIONS, "a permission is a resource and a verb, as in publication:update");

const givenRole = {
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
  create: operation(routes.roles.create, z.object(givenRole), {
    summary: "Create a role",
    description: `Creates a role of the organization. ${NEEDS} ${NOT_MORE} A name in use is a 409.`,
  }).output(Role),
  update: operation(routes.roles.update, z.object({ ...fields.byId.shape, ...givenRole }), {
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
