import * as z from "zod/mini";
import * as fields from "./fields.ts";
import { described, optional } from "./fields.ts";
import { operation } from "./operation.ts";
import { routes } from "./routes.ts";
import { User } from "./users.ts";

export const SignIn = z.object({
  code: described("Code of a sign-in link. It works once, for 15 minutes.", optional(fields.line)),
  apiKey: described("API key, instead of a code. The session ends with it.", optional(fields.line)),
});
export type SignIn = z.infer<typeof SignIn>;

export const Session = z.looseObject({
  id: described("Identifier with the prefix `ses-`.", z.string()),
  userId: described("The user who signed in.", z.string()),
  userName: described("Name of the user.", z.string()),
  userAgent: described("The browser, as it names itself; may be empty.", z.string()),
  isCurrent: described("Whether this call is made with it.", z.boolean()),
  usedAt: described("When it was last used, within some minutes.", z.string()),
  idleAt: described("When it ends unless it is used.", z.string()),
  expiresAt: described("When it ends in any case.", z.string()),
  orgId: described("The organization of the user.", z.string()),
  createdAt: described("When the user signed in.", z.string()),
  updatedAt: described("When it last changed.", z.string()),
});
export type Session = z.infer<typeof Session>;

const Grant = z.looseObject({
  permission: described("The permission, `resource:verb`.", z.string()),
  recordId: described("The record that it is for.", z.string()),
});

export const SessionState = z.looseObject({
  user: described("The authenticated user.", User),
  organization: described(
    "The organization of the user.",
    z.looseObject({ id: described("Identifier.", z.string()), name: described("Name.", z.string()) }),
  ),
  sessionId: described("The session of the call; absent where an API key makes it.", fields.shownText),
  permissions: described("Permissions on every record, each `resource:verb`.", z.array(z.string())),
  grants: described("Permissions on single records.", z.array(Grant)),
});
export type SessionState = z.infer<typeof SessionState>;

export const sessions = {
  create: operation(routes.sessions.create, SignIn, {
    summary: "Sign in",
    description:
      "Begins a session with a code or an API key, and sets its cookie. Calls with the cookie need no API key; those of " +
      "another site's page are a 403.",
  }).output(Session),
  list: operation(routes.sessions.list, z.object(fields.pageQuery), {
    summary: "List sessions, newest first",
    description: "Lists the caller's own sessions; with the permission `user:update` those of all users.",
  }).output(z.looseObject({ sessions: fields.pageOf(Session), ...fields.pageTokens })),
  delete: operation(routes.sessions.delete, fields.byId, {
    summary: "Sign out",
    description: "Ends a session of the caller; with the permission `user:update` that of any user.",
  }),
  me: operation(routes.sessions.me, z.unknown(), {
    summary: "Read what the caller may do",
    description: "Returns the authenticated user with the organization, permissions and grants.",
  }).output(SessionState),
};
