import * as z from "zod/mini";
import * as fields from "./fields.ts";
import { described, optional } from "./fields.ts";
import { operation } from "./operation.ts";
import { isGrantable, PERMISSIONS } from "./permissions.ts";
import { routes } from "./routes.ts";
import { UserFilter } from "./users.ts";

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
  roles: described("Names of the roles.", z.array(z.string())),
  grants: described("Permissions on single records, each `resource:verb:id`.", z.array(z.string())),
  orgId: described("The organization of the user.", z.string()),
  createdAt: described("When it was created.", z.string()),
  updatedAt: described("When it last changed.", z.string()),
});
export type Member = z.infer<typeof Member>;

const signInUrl = described("A link that signs the user in, once, within 15 minutes. Not shown again.", z.string());

export const NOT_MORE = "Users give and take only what they may do themselves; else it is a 403.";

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
  }).output(z.looseObject({ ...Member.shape, signInUrl })),
  update: operation(routes.members.update, z.object({ ...fields.byId.shape, ...given }), {
    summary: "Change the roles and grants of a user",
    description:
      `Replaces the roles, the grants or both. ${NOT_MORE} A change after which no user could update users by a role is ` +
      `a 409. ${FRESH} More rights end the links, sessions and keys of the user that others could have made.`,
  }).output(Member),
  link: operation(routes.members.link, fields.byId, {
    summary: "Create a sign-in link",
    description: `Creates a link that signs the user in. For a user who may do more than the caller it is a 403. ${FRESH}`,
  }).output(z.looseObject({ id: described("Identifier of the user.", z.string()), signInUrl })),
};
