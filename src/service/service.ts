import { OpenAPIHandler } from "@orpc/openapi/fetch";
import { onError } from "@orpc/server";
import { implementConnections } from "./connections.ts";
import { implementConversations } from "./conversations.ts";
import { asAnswerable, buildErrorAnswer, buildErrorBody } from "./error-answer.ts";
import { implementJobs } from "./jobs.ts";
import { authenticate } from "./keys.ts";
import { performJob, setState } from "./perform-job.ts";
import { type CallContext, procedures, type ServiceParts } from "./procedures.ts";
import { implementPublications } from "./publications.ts";
import { notFound } from "./refusal.ts";
import { seed } from "./seed.ts";
import { readIdempotencyKey } from "./store/idempotency.ts";
import { openStore, type Store } from "./store/store.ts";
import { implementUsers } from "./users.ts";
import { createWorker } from "./worker.ts";
import { openWorkspace, type Workspace, type WorkspaceOptions } from "./workspace.ts";

/** What a service is made from. */
export type ServiceOptions = {
  workspace: WorkspaceOptions;
  /** The key that calls have to bear. */
  apiKey: string;
  /** A file's path; in memory unless given. */
  database?: string;
  clock?: () => Date;
  /** Hears of faults that a caller is not told of. */
  onFault: (error: unknown) => void;
};

/** The interface, served: no socket, one function from request to answer. */
export type Service = {
  fetch: (request: Request) => Promise<Response>;
  /** Resolves once every job is settled. */
  idle: () => Promise<void>;
  /** Finishes the work under way and lets go of the store. */
  close: () => Promise<void>;
  /** Lets go of what is temporary on disk; for a process that ends with work under way. */
  abandon: () => Promise<void>;
};

/** Opens the repository and the store, takes up unfinished jobs and serves. Throws what `openWorkspace` throws. */
export async function createService(options: ServiceOptions): Promise<Service> {
  await using opened = new AsyncDisposableStack();
  const workspace = await openWorkspace(options.workspace, options.onFault);
  opened.defer(workspace.close);
  const store = await openStore(options.database ?? ":memory:", options.clock);
  opened.defer(store.close);
  await seed(store, workspace, options.apiKey);
  const worker = createWorker(store, (jobId) => settleJob(store, workspace, jobId, options.onFault));
  await worker.resume();
  opened.defer(worker.idle);
  const handle = createHandler({ store, worker, workspace }, options.onFault);
  const held = opened.move();
  return {
    fetch: async (request) => {
      try {
        const caller = await authenticate(store, request.headers.get("authorization"));
        return await handle(request, { ...caller, idempotencyKey: readIdempotencyKey(request.headers) });
      } catch (error) {
        return buildErrorAnswer(asAnswerable(error, options.onFault));
      }
    },
    idle: worker.idle,
    close: () => held.disposeAsync(),
    abandon: workspace.close,
  };
}

function createHandler(parts: ServiceParts, onFault: (error: unknown) => void) {
  const router = procedures.router({
    jobs: implementJobs(parts),
    conversations: implementConversations(parts),
    publications: implementPublications(parts),
    connections: implementConnections(parts),
    users: implementUsers(parts),
  });
  const handler = new OpenAPIHandler(router, {
    customErrorResponseBodyEncoder: buildErrorBody,
    clientInterceptors: [onError((error) => void asAnswerable(error, onFault))],
  });
  return async (request: Request, context: CallContext): Promise<Response> => {
    const { matched, response } = await handler.handle(request, { context });
    if (matched) return response;
    throw notFound("route", `${request.method} ${new URL(request.url).pathname}`);
  };
}

async function settleJob(
  store: Store,
  workspace: Workspace,
  jobId: string,
  onFault: (error: unknown) => void,
): Promise<void> {
  try {
    await performJob({ store, workspace }, jobId);
  } catch (error) {
    onFault(error);
    await setState(store, jobId, "errored");
  }
}
