import * as z from "zod/mini";
import * as fields from "../fields.ts";
import { described, optional } from "../fields.ts";
import { operation } from "../operation.ts";
import { routes } from "../routes.ts";
import { FRESH, User } from "./members.ts";

export const SignIn = z.object({
  code: described("Code of a sign-in link. It works once, until it expires.", optional(fields.line)),
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

const ApiKeyRequest = z.object({
  name: described("Name of the key.", fields.nameText),
  expiresAt: described("When the key expires; by default it does not.", optional(fields.timestamp)),
  managesAccess: described("Whether it may create users and change rights; not by default.", optional(z.boolean())),
});

export const ApiKey = z.looseObject({
  id: described("Identifier with the prefix `key-`.", z.string()),
  name: described("Name of the key.", z.string()),
  userId: described("The user whose key it is.", z.string()),
  userName: described("Name of the user.", z.string()),
  isCurrent: described("Whether this call is made with it.", z.boolean()),
  managesAccess: described("Whether it may create users and change rights, as its user may.", z.boolean()),
  isConfirmed: described("False while the key waits for its user to confirm it, and gets 401.", z.boolean()),
  expiresAt: described("When it expires; null if it does not.", fields.shownText),
  usedAt: described("When it was last used, within some minutes; null if never.", fields.shownText),
  orgId: described("The organization of the user.", z.string()),
  createdAt: described("When it was created.", z.string()),
  updatedAt: described("When it last changed.", z.string()),
});
export type ApiKey = z.infer<typeof ApiKey>;

export const apiKeys = {
  list: operation(routes.apiKeys.list, z.object(fields.pageQuery), {
    summary: "List API keys, newest first",
    description:
      "Lists the caller's own keys, without the tokens; with the permission `user:update` those of all users. Revoked keys " +
      "are omitted.",
  }).output(z.looseObject({ apiKeys: fields.pageOf(ApiKey), ...fields.pageTokens })),
  create: operation(routes.apiKeys.create, ApiKeyRequest, {
    summary: "Create an API key",
    description:
      "Creates a key of the caller. Its token is in this answer only. Called with a key that expires, or a session that " +
      `such a key began, it is a 403 unless the new key expires no later. With \`managesAccess\`: ${FRESH}`,
  }).output(z.looseObject({ ...ApiKey.shape, apiKey: described("The token, which is not shown again.", z.string()) })),
  confirm: operation(routes.apiKeys.confirm, fields.byId, {
    summary: "Confirm an API key",
    description: "Lets a key of the caller work again that waits for it. Needs their own session.",
  }).output(ApiKey),
  delete: operation(routes.apiKeys.delete, fields.byId, {
    summary: "Revoke an API key",
    description:
      "Revokes a key of the caller, which ends the sessions that it began; with the permission `user:update` the key of " +
      "any user.",
  }),
};
