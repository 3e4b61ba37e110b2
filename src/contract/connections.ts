import { oc } from "@orpc/contract";
import * as z from "zod/mini";
import { described } from "./described.ts";
import { byId, pageQuery, pageTokens, queryBoolean } from "./paging.ts";
import { routes } from "./routes.ts";

/** A connection as answers show it, with its config redacted (interface, "Connection"). */
export const Connection = z.looseObject({
  id: described("Identifier of the connection.", z.string()),
  orgId: described("Owning organization.", z.nullish(z.string())),
  name: described("Its name, such as `owner/repo`.", z.string()),
  type: described("Name of the one config variant that is set.", z.nullish(z.string())),
  allowedTriggerEvents: described("Trigger events that it can emit.", z.nullish(z.array(z.string()))),
  healthy: described("Whether it answered when last looked at.", z.nullish(z.boolean())),
  paused: described("Whether it is set aside.", z.nullish(z.boolean())),
  config: described("Exactly one variant, secrets masked.", z.nullish(z.record(z.string(), z.unknown()))),
  createdAt: described("When it was created.", z.nullish(z.string())),
  updatedAt: described("When it last changed.", z.nullish(z.string())),
  deletedAt: described("When it was deleted.", z.nullish(z.string())),
});
export type Connection = z.infer<typeof Connection>;

const ConnectionFilter = z.object({
  ...pageQuery,
  name: described("Only those with this name.", z.optional(z.string())),
  type: described("Only those of this type.", z.optional(z.string())),
  paused: described("Only paused ones, or only others.", z.optional(queryBoolean)),
  healthy: described("Only healthy ones, or only others.", z.optional(queryBoolean)),
  syncedAtBefore: described(
    "Only those last synced before this time (RFC 3339).",
    z.optional(z.iso.datetime({ offset: true })),
  ),
  remainingRateLimitPercent: described(
    "Only those with at most this share of their rate limit left.",
    z.optional(z.coerce.number()),
  ),
});

/** Read and list connections (interface, "Connections"). */
export const connections = {
  get: oc
    .route({ ...routes.connections.get, summary: "Read a connection" })
    .input(byId)
    .output(Connection),
  list: oc
    .route({ ...routes.connections.list, summary: "List connections" })
    .input(ConnectionFilter)
    .output(z.looseObject({ connections: described("The page.", z.array(Connection)), ...pageTokens })),
};
