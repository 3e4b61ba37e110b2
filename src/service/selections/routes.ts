import { asConflict, DomainError } from "../../contract/refusals.ts";
import type { SelectionPreview, SelectionRequest } from "../../contract/resources/selections.ts";
import type { SourceRepository } from "../../drafting/repositories/repositories.ts";
import { checkConnectionType, readConnection } from "../connections/connections.ts";
import { readConnectedRepository } from "../connections/open.ts";
import { readSources } from "../connections/uses.ts";
import { type CallContext, needs, needsFor, procedures } from "../http/procedures.ts";
import { resolveRecord } from "../jobs/jobs.ts";
import type { ServiceParts } from "../parts.ts";
import { parsePublicationConfig } from "../store/columns.ts";
import type { Store } from "../store/store.ts";
import { readCommitList, selectTags } from "./history-pages.ts";
import { previewSelection, type Selection } from "./preview.ts";

const WAIT = { maxMs: 10_000, keepMs: 60_000, maxRunning: 8 };

export function implementSelections(parts: ServiceParts) {
  const { store, repositories } = parts;
  const { selections } = procedures;
  const waitForRepository = createLateWork<SourceRepository>(WAIT);
  const waitForPreview = createLateWork<SelectionPreview>(WAIT);
  const open = async ({ orgId }: CallContext, id: string): Promise<SourceRepository> => {
    checkConnectionType(await readConnection(store, orgId, id), "codehostRepo", "has no commits");
    const connected = await readConnectedRepository(parts, id);
    return waitForRepository(orgId, JSON.stringify(connected), () => repositories.open(connected));
  };
  return {
    listTags: selections.listTags.use(needsFor("connection:get")).handler(async ({ input, context }) => {
      const { history } = await asConflict(open(context, input.id));
      return selectTags(history, input);
    }),
    listCommits: selections.listCommits.use(needsFor("connection:get")).handler(async ({ input, context }) => {
      const { history } = await asConflict(open(context, input.id));
      return asConflict(readCommitList(history, input), "git/unknown-revision", "git/ambiguous-revision");
    }),
    preview: selections.preview.use(needs("job:create")).handler(async ({ input, context }) => {
      const selection = await resolveSelection(store, context, input);
      return waitForPreview(context.orgId, JSON.stringify(selection), () => previewSelection(parts, selection));
    }),
  };
}

/** 400 as where a job is created, 403 if the caller may not read one of the repositories. */
async function resolveSelection(
  store: Store,
  context: CallContext,
  { publication: name, sourceConnection, body = "", ...asked }: SelectionRequest,
): Promise<Selection> {
  const { orgId, access } = context;
  const publication = await resolveRecord(store, "publications", context, ["publication", name]);
  const connection =
    sourceConnection === undefined
      ? undefined
      : await resolveRecord(store, "connections", context, ["sourceConnection", sourceConnection]);
  if (connection !== undefined) checkConnectionType(connection, "codehostRepo", "has no commits", "sourceConnection");
  const { repositories } = await readSources(store, orgId, parsePublicationConfig(publication.config_json));
  const ids = connection === undefined ? repositories : [connection.id];
  for (const id of ids) access.check("connection:get", id);
  const request = { ...asked, title: "Preview", body, sourceConnection: connection?.id ?? "" };
  return { orgId, publicationId: publication.id, connectionId: connection?.id ?? null, request };
}

/** Milliseconds that a call waits, and that late results are kept for the next one; `maxRunning`: of one organization. */
type Terms = { maxMs: number; keepMs: number; maxRunning: number };

type Started<Result> = { orgId: string; result: Promise<Result>; isLate: boolean };

/**
 * Work that can take longer than a caller of the API waits. Then the call is a 503, the work goes on, and the next call
 * gets the result. Concurrent calls of one
 * organization about the same share it.
 */
export function createLateWork<Result>({ maxMs, keepMs, maxRunning }: Terms) {
  const all = new Map<string, Started<Result>>();
  const forget = (name: string, started: Started<Result>): void => {
    if (all.get(name) === started) all.delete(name);
  };
  const start = (orgId: string, name: string, work: () => Promise<Result>): Started<Result> => {
    const running = [...all.values()].filter((one) => one.orgId === orgId);
    if (running.length >= maxRunning) throw unavailable("Your organization reads several repositories already.");
    const started: Started<Result> = { orgId, result: work(), isLate: false };
    all.set(name, started);
    void Promise.allSettled([started.result]).then(() => {
      if (started.isLate) setTimeout(forget, keepMs, name, started).unref();
      else forget(name, started);
    });
    return started;
  };
  return async (orgId: string, about: string, work: () => Promise<Result>): Promise<Result> => {
    const name = `${orgId} ${about}`;
    const started = all.get(name) ?? start(orgId, name, work);
    const late = Promise.withResolvers<undefined>();
    const timer = setTimeout(late.resolve, maxMs, undefined);
    const ended = started.result.finally(() => clearTimeout(timer));
    const outcome = await Promise.race([Promise.allSettled([ended]), late.promise]);
    started.isLate = outcome === undefined;
    if (outcome === undefined) throw unavailable("The repository is still being fetched or read.");
    forget(name, started);
    return ended;
  };
}

function unavailable(why: string): DomainError {
  return new DomainError("unavailable", `${why} Repeat the call after the seconds of Retry-After.`);
}
