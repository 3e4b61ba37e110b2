import * as z from "zod/mini";
import * as fields from "./fields.ts";
import { described, optional } from "./fields.ts";
import { operation } from "./operation.ts";
import { routes } from "./routes.ts";

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
