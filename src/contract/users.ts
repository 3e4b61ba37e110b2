import * as z from "zod/mini";
import {
  byId,
  described,
  LISTED,
  operation,
  optional,
  pageOf,
  pageQuery,
  pageTokens,
  queryBoolean,
  queryList,
} from "./fields.ts";
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
  ...pageQuery,
  email: described("Filter by email address.", optional(z.string())),
  name: described("Filter by name.", optional(z.string())),
  authId: described("Filter by identifier at the sign-in provider.", optional(z.string())),
  query: described("Filter by text in the name or email address.", optional(z.string())),
  roleIds: described("Filter by role IDs, separated by commas.", optional(queryList)),
  noBuiltinRole: described("Filter by the absence of a built-in role.", optional(queryBoolean)),
  invitationAccepted: described("Filter by accepted invitation.", optional(queryBoolean)),
});

export const users = {
  me: operation(routes.users.me, "Read the authenticated user", "Returns the user of the API key.").output(User),
  list: operation(routes.users.list, "List users, newest first", LISTED)
    .input(UserFilter)
    .output(z.looseObject({ users: pageOf(User), ...pageTokens })),
  get: operation(routes.users.get, "Read a user", "Returns one user of the organization.").input(byId).output(User),
};
