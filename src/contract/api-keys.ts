import * as z from "zod/mini";
import * as fields from "./fields.ts";
import { described, optional } from "./fields.ts";
import { FRESH } from "./members.ts";
import { operation } from "./operation.ts";
import { routes } from "./routes.ts";

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
