import type { Selectable } from "kysely";
import { procedures, type ServiceParts } from "../procedures.ts";
import { notFound } from "../refusal.ts";
import { readPage } from "../store/page.ts";
import type { Tables } from "../store/tables.ts";

// Interface, "Events", 2: what a repository can emit.
const REPOSITORY_TRIGGER_EVENTS = ["pullRequests", "newIssues", "issueComments", "releases"];

/** Read and list connections (interface, "Connections"). */
export function implementConnections({ store }: ServiceParts) {
  const connectionsOf = (orgId: string) =>
    store.database.selectFrom("connections").selectAll().where("org_id", "=", orgId);
  return {
    get: procedures.connections.get.handler(async ({ input, context }) => {
      const row = await connectionsOf(context.orgId).where("id", "=", input.id).executeTakeFirst();
      if (row === undefined) throw notFound("connection", input.id);
      return asConnection(row);
    }),
    list: procedures.connections.list.handler(async ({ input, context }) => {
      const { name, type, paused, healthy, syncedAtBefore, remainingRateLimitPercent: percent } = input;
      const { rows, ...tokens } = await readPage(
        input,
        connectionsOf(context.orgId)
          .$if(name !== undefined, (only) => only.where("name", "=", name ?? ""))
          .$if(type !== undefined, (only) => only.where("type", "=", type ?? ""))
          .$if(paused !== undefined, (only) => only.where("paused", "=", Number(paused)))
          .$if(healthy !== undefined, (only) => only.where("healthy", "=", Number(healthy)))
          .$if(syncedAtBefore !== undefined, (only) => only.where("synced_at", "<", syncedAtBefore ?? ""))
          .$if(percent !== undefined, (only) => only.where("remaining_rate_limit_percent", "<=", percent ?? 0)),
      );
      return { connections: rows.map(asConnection), ...tokens };
    }),
  };
}

function asConnection(row: Selectable<Tables["connections"]>) {
  const config: Record<string, unknown> = JSON.parse(row.config_json);
  return {
    id: row.id,
    orgId: row.org_id,
    name: row.name,
    type: row.type,
    allowedTriggerEvents: REPOSITORY_TRIGGER_EVENTS,
    healthy: row.healthy === 1,
    paused: row.paused === 1,
    config: { [row.type]: config },
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
