import { OpenAPIHandler } from "@orpc/openapi/fetch";
import { onError } from "@orpc/server";
import { DomainError, notFound } from "../contract/refusals.ts";
import { implementAuditLogs } from "./audit/routes.ts";
import { implementGitHubApps } from "./connections/github-apps.ts";
import { implementConnections } from "./connections/routes.ts";
import { implementComments } from "./conversations/comment-routes.ts";
import { implementConversations, implementTurns } from "./conversations/routes.ts";
import { buildErrorAnswer, buildErrorBody, toHttpError } from "./http/error-answers.ts";
import type { OnFault } from "./http/log.ts";
import { type CallContext, procedures, refuseRoute, replaceAlias } from "./http/procedures.ts";
import { implementInsight } from "./insight/routes.ts";
import { implementInstructionLinks, implementInstructions } from "./instructions/routes.ts";
import { implementJobs } from "./jobs/routes.ts";
import { implementModel } from "./models/routes.ts";
import { implementNotifications } from "./notifications/routes.ts";
import type { ServiceParts } from "./parts.ts";
import { isBillingRefusal } from "./people/billing.ts";
import { implementApiKeys } from "./people/routes/api-keys.ts";
import { implementMembers } from "./people/routes/members.ts";
import { implementRoles } from "./people/routes/roles.ts";
import { implementUsers } from "./people/routes/users.ts";
import { detachConnection } from "./publications/change.ts";
import { implementPublications } from "./publications/routes.ts";
import { implementSelections } from "./selections/routes.ts";
import { implementSessions } from "./sign-in/routes.ts";
import { auditFailure } from "./store/audit.ts";
import { isOutage } from "./store/outage.ts";
import type { Store } from "./store/store.ts";
import { implementWebhookDeliveries, implementWebhooks } from "./webhooks/routes.ts";

type HandlerOptions = NonNullable<ConstructorParameters<typeof OpenAPIHandler<CallContext>>[1]>;
export type CallInterceptors = NonNullable<HandlerOptions["clientInterceptors"]>;

export function createRouter(parts: ServiceParts) {
  return procedures.router({
    jobs: implementJobs(parts),
    conversations: implementConversations(parts),
    comments: implementComments(parts),
    turns: implementTurns(parts),
    publications: implementPublications(parts),
    connections: implementConnections(parts, detachConnection),
    githubApps: implementGitHubApps(parts),
    users: implementUsers(parts),
    instructions: implementInstructions(parts),
    instructionLinks: implementInstructionLinks(parts),
    auditLogs: implementAuditLogs(parts),
    members: implementMembers(parts),
    roles: implementRoles(parts),
    apiKeys: implementApiKeys(parts),
    sessions: implementSessions(parts),
    selections: implementSelections(parts),
    webhooks: implementWebhooks(parts),
    webhookDeliveries: implementWebhookDeliveries(parts),
    model: implementModel(parts),
    notifications: implementNotifications(parts),
    insight: implementInsight(parts),
  });
}

/** What happens to the errors of every call, with and without HTTP. */
export function createInterceptors(store: Store, onFault: OnFault): CallInterceptors {
  return [
    onError((error) => {
      if (error instanceof DomainError || isOutage(error)) throw toHttpError(error);
    }),
    onError(async (error, { context, path }) => {
      if (!isBillingRefusal(error)) return;
      // Not in the transaction of the request, which was rolled back.
      const about = { operation: path.join(".") };
      await auditFailure(store, context.actor, "A billing check refused work", error, about);
    }),
    onError((error, { context, signal }) => {
      // The client disconnected: no failure of the service.
      if (signal?.aborted === true) return;
      const { status, cause } = toHttpError(error);
      // What the service refuses by a rule, such as work that is late, is no failure.
      if (status >= 500 && !(cause instanceof DomainError)) onFault(error, { requestId: context.actor.requestId });
    }),
  ];
}

export function createHttpHandler(router: ReturnType<typeof createRouter>, clientInterceptors: CallInterceptors) {
  const handler = new OpenAPIHandler(router, { customErrorResponseBodyEncoder: buildErrorBody, clientInterceptors });
  return async (request: Request, context: CallContext): Promise<Response> => {
    const url = new URL(request.url);
    url.pathname = replaceAlias(url.pathname);
    const refusal = refuseRoute(request.method, url.pathname);
    if (refusal !== undefined) return refusal;
    const canonical = url.href === request.url ? request : new Request(url, request);
    const { matched, response } = await handler.handle(canonical, { context });
    return matched ? response : buildErrorAnswer(notFound("route", `${request.method} ${url.pathname}`));
  };
}
