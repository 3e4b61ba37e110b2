import { oc } from "@orpc/contract";
import * as z from "zod/mini";
import { byId, described, LISTED, optional, pageQuery, pageTokens, queryBoolean, queryList } from "./fields.ts";
import { routes } from "./routes.ts";

/** A user as answers show it (interface, "User"). */
export const User = z.looseObject({
  id: described("Identifier of the user.", z.string()),
  authId: described("Identifier at the sign-in provider.", z.string()),
  email: described("E-mail address.", z.string()),
  name: described("Name.", z.string()),
  sfsToken: described("May be empty.", z.string()),
  invitationAccepted: described("Whether the invitation was accepted.", z.boolean()),
  orgId: described("The organization that it belongs to.", z.string()),
  createdAt: described("When it was created.", z.string()),
  updatedAt: described("When it last changed.", z.string()),
});
export type User = z.infer<typeof User>;

const UserFilter = z.object({
  ...pageQuery,
  email: described("Only those with this address.", optional(z.string())),
  name: described("Only those with this name.", optional(z.string())),
  authId: described("Only the one with this identifier at the sign-in provider.", optional(z.string())),
  query: described("Only those whose name or address contains this.", optional(z.string())),
  roleIds: described("Only those with one of these roles, as IDs separated by commas.", optional(queryList)),
  noBuiltinRole: described("Only those without a built-in role, or only others.", optional(queryBoolean)),
  invitationAccepted: described("Only those who accepted their invitation, or only others.", optional(queryBoolean)),
});

/** Users of the organization (interface, "Users"). */
export const users = {
  me: oc
    .route({
      ...routes.users.me,
      summary: "Read the authenticated user",
      description: "The user whom the API key belongs to.",
    })
    .output(User),
  list: oc
    .route({ ...routes.users.list, summary: "List users, the newest first", description: LISTED })
    .input(UserFilter)
    .output(z.looseObject({ users: described("The page.", z.array(User)), ...pageTokens })),
  get: oc
    .route({ ...routes.users.get, summary: "Read a user", description: "Returns one user of the organization." })
    .input(byId)
    .output(User),
};
