import { ORPCError } from "@orpc/server";
import { ReleaseDocsError } from "../../release-docs-error.ts";
import { type CallContext, procedures, type ServiceParts } from "../procedures.ts";
import { asHealth, lookAtConnection, recordFound } from "../records/connection-health.ts";
import { openBitbucket, openChat, openTracker } from "../records/connection-product.ts";
import { readConnection } from "../records/connection-record.ts";
import { openConfig } from "../records/connection-secrets.ts";
import { badRequest, conflict } from "../refusal.ts";
import { writeAudit } from "../store/audit.ts";

/** What connections' products are asked while a caller waits (interface, "Connections"). */
export function implementConnectionQuestions(parts: ServiceParts) {
  const { store } = parts;
  const readPermitted = async (context: CallContext, id: string) => {
    context.access.check("connection:get", id);
    return readConnection(store, context.orgId, id);
  };
  const readLister = (context: CallContext, id: string) => readPermitted(context, id).catch(asBadRequest);
  return {
    health: procedures.connections.health.handler(async ({ input, context }) => {
      const row = await readPermitted(context, input.id);
      const found = await lookAtConnection(parts, row);
      const health = asHealth(row.id, found);
      await store.transaction(async (within) => {
        const delta = await recordFound(within, row, found);
        const config = { connectionId: row.id, status: health.status };
        const summary = `A connection is ${health.status}`;
        await writeAudit(within, context.actor, { type: "connection-health-check", summary, delta, config });
      });
      return health;
    }),
    listChannels: procedures.connections.listChannels.handler(async ({ input, context }) => {
      const { slack } = await openChat(parts, await readLister(context, input.id));
      return { channels: await tellRefusal(slack.listChannels()) };
    }),
    listTrackerStatuses: procedures.connections.listTrackerStatuses.handler(async ({ input, context }) => {
      const tracker = await openTracker(parts, await readPermitted(context, input.id));
      return { statuses: await tellRefusal(tracker.listStatuses()) };
    }),
    listCodehostbRepos: procedures.connections.listCodehostbRepos.handler(async ({ input, context }) => {
      const { connectionId, workspace, token } = input;
      if (connectionId === undefined ? !workspace || !token : workspace !== undefined || token !== undefined) {
        throw badRequest("Give connectionId alone, or workspace together with token.");
      }
      if (workspace !== undefined && token !== undefined) {
        context.access.check("connection:get");
        const bitbucket = await openBitbucket(parts, { workspace, token });
        return { repos: await tellRefusal(bitbucket.listRepositories()) };
      }
      const row = await readLister(context, connectionId ?? "");
      if (row.type !== "codehostbApp") {
        throw badRequest(`The connection ${row.name} lists no repositories: it is a ${row.type}. Give a codehostbApp.`);
      }
      const { workspace: own = "", token: secret = "", baseUrl } = openConfig(parts.vault, row);
      const bitbucket = await openBitbucket(parts, { workspace: own, token: secret, baseUrl });
      return { repos: await tellRefusal(bitbucket.listRepositories()) };
    }),
  };
}

/** To list something of an unknown connection is an invalid request (interface, "Errors", channels and repositories). */
function asBadRequest(error: unknown): never {
  throw error instanceof ORPCError && error.status === 404 ? badRequest(error.message) : error;
}

/** What a product refuses is told to the caller, who can mend it: 409, since the request is as it should be. */
async function tellRefusal<Answer>(asked: Promise<Answer>): Promise<Answer> {
  return asked.catch((error: unknown) => {
    throw error instanceof ReleaseDocsError ? conflict(`${error.message} ${error.hint}`) : error;
  });
}
