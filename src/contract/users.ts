import { oc } from "@orpc/contract";
import * as z from "zod/mini";
import { described } from "./described.ts";
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

/** The authenticated user (interface, "Users"). */
export const users = {
  me: oc.route({ ...routes.users.me, summary: "Read the authenticated user" }).output(User),
};
