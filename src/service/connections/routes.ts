import type * as z from "zod/mini";
import { asConflict, badRequest, conflict, DomainError } from "../../contract/refusals.ts";
import type { Connection, ConnectionUpdate } from "../../contract/resources/connections/connections.ts";
import { type CallContext, needs, needsFor, procedures } from "../http/procedures.ts";
import type { ServiceParts } from "../parts.ts";
import { refuseSuspended } from "../people/billing.ts";
import { isKeyUsed, withIdempotencyKey } from "../store/idempotency.ts";
import { bytesOf, filterBy, readPage } from "../store/page.ts";
import { lockOrganization, type Store } from "../store/store.ts";
import { insertTask } from "../worker/queue.ts";
import { waitForTask } from "../worker/tasks.ts";
import { checkConfig, checkNewType, type Detach, deleteConnection, unmaskFields } from "./change.ts";
import {
  asConnection,
  buildConnection,
  checkConnectionType,
  connectionsOf,
  forgetHistory,
  insertConnection,
  openConfig,
  readConnection,
  sealConfig,
  selectVariant,
  updateConnection,
} from "./connections.ts";
import { checkNewConnection, readConnectionHealth, recordHealthCheck, UNCHECKED } from "./health.ts";
import { listAppRepositories, openBitbucket, openBitbucketApp, openChat, openTracker } from "./open.ts";
import { auditShown, selectGenerated, withWebhookSecret } from "./webhook-secret.ts";

const { connections } = procedures;

export function implementConnections(parts: ServiceParts, detach: Detach) {
  const { store } = parts;
  const show = async ({ orgId }: CallContext, id: string) => asConnection(await readConnection(store, orgId, id));
  return {
    ...implementChanges(parts, show),
    ...implementProductRequests(parts),
    ...implementConnectionWork(parts),
    get: connections.get.use(needsFor("connection:get")).handler(({ input, context }) => show(context, input.id)),
    list: connections.list.handler(async ({ input, context }) => {
      const { name, type, paused, healthy, syncedAtBefore, remainingRateLimitPercent: percent } = input;
      const id = context.access.narrow("connection");
      let query = filterBy(connectionsOf(store, context.orgId), { id, name, type, paused, healthy });
      if (syncedAtBefore !== undefined) query = query.where("synced_at", "<", new Date(syncedAtBefore).toISOString());
      // The column holds integers, and PostgreSQL refuses to compare them with fractions.
      if (percent !== undefined) query = query.where("remaining_rate_limit_percent", "<=", Math.floor(percent));
      const { rows, ...tokens } = await readPage(input, query, { bytes: bytesOf("config_json", "secrets") });
      return { connections: rows.map(asConnection), ...tokens };
    }),
    delete: connections.delete.use(needsFor("connection:delete")).handler(async ({ input, context }) => {
      const { params, query } = input;
      await store.transaction(async (within) => {
        await lockOrganization(within, context.orgId);
        const row = await readConnection(within, context.orgId, params.id);
        const { preserveDependencies = false } = query;
        await deleteConnection(within, context.actor, row, preserveDependencies ? undefined : detach);
      });
    }),
  };
}

function implementChanges(parts: ServiceParts, show: (context: CallContext, id: string) => Promise<Connection>) {
  const { store, worker, outbound } = parts;
  return {
    create: connections.create.use(needs("connection:create")).handler(async ({ input, context }) => {
      const { name, paused = false, sync = false } = input;
      if (paused && sync) throw badRequest("A paused connection cannot be synced: set paused or sync.", "sync");
      const { type, fields } = selectVariant(input.config);
      const kept = withWebhookSecret(type, fields);
      const generated = selectGenerated(kept, fields);
      const row = buildConnection(parts, context.orgId, { name, type, paused: Number(paused), fields: kept });
      const checkGiven = (within: Store) =>
        checkConfig(within, context, { type, fields, allowPrivate: outbound.allowPrivate });
      // Outside of the transaction, which others wait for.
      const check = async () => {
        await checkGiven(store);
        return checkNewConnection(parts, row);
      };
      const health = (await isKeyUsed(store, context)) ? undefined : await check();
      const { id, isNew } = await withIdempotencyKey(
        store,
        context,
        { create: "connection", input },
        async (within) => {
          await lockOrganization(within, context.orgId);
          await checkGiven(within);
          await insertConnection(within, context.actor, row, health ?? UNCHECKED);
          await auditShown(within, context.actor, row.id, generated);
          if (sync) await insertTask(within, context.actor, { kind: "connection-sync", subjectId: row.id });
          return row;
        },
      );
      const answer = { ...(await show(context, id)), ...(isNew && generated) };
      if (sync) worker.wake();
      return answer;
    }),
    update: connections.update.use(needsFor("connection:update")).handler(async ({ input, context }) => {
      const { row, to, isOther } = await prepareChange(store, parts, context, input);
      const isChecked = isOther || to.paused < row.paused;
      const health = isChecked ? await checkNewConnection(parts, { ...row, ...to }) : undefined;
      const generated = await store.transaction(async (within) => {
        await lockOrganization(within, context.orgId);
        const now = await prepareChange(within, parts, context, input);
        const isSame = now.row.config_json === row.config_json && now.row.secrets === row.secrets;
        await updateConnection(within, context.actor, now.row, now.to, isSame || !now.isOther ? health : UNCHECKED);
        await auditShown(within, context.actor, row.id, now.generated);
        if (now.hasNewAddress) await forgetHistory(within, row.id);
        return now.generated;
      });
      return { ...(await show(context, input.id)), ...generated };
    }),
  };
}

/** What a call changes a connection to. `isOther`: its config differs. */
async function prepareChange(
  within: Store,
  { vault, outbound }: ServiceParts,
  context: CallContext,
  { id, name, paused, config }: z.infer<typeof ConnectionUpdate>,
) {
  const row = await readConnection(within, context.orgId, id);
  const { type, fields: given } = selectVariant(config);
  const stored = openConfig(vault, row);
  const hasOtherType = type !== row.type;
  const unmasked = unmaskFields(type, given, { type: row.type, fields: stored });
  const fields = withWebhookSecret(type, unmasked, hasOtherType ? {} : stored);
  await checkConfig(within, context, { type, fields, allowPrivate: outbound.allowPrivate });
  if (hasOtherType) await checkNewType(within, context, row, { type, fields });
  const before = hasOtherType ? undefined : { secrets: row.secrets, fields: stored };
  const kept = sealConfig(vault, row.id, fields, before);
  const to = { ...kept, type, name: name ?? row.name, paused: paused === undefined ? row.paused : Number(paused) };
  return {
    row,
    to,
    isOther: kept.secrets !== row.secrets || kept.config_json !== row.config_json,
    generated: selectGenerated(fields, { ...stored, ...unmasked }),
    hasNewAddress: fields.repositoryUrl !== stored.repositoryUrl,
  };
}

function implementProductRequests(parts: ServiceParts) {
  const { store } = parts;
  const readLister = ({ orgId }: CallContext, id: string, path = "id") =>
    readConnection(store, orgId, id, path).catch((error: unknown) => asBadRequest(error, path));
  return {
    health: connections.health.use(needsFor("connection:get")).handler(async ({ input, context }) => {
      const row = await readConnection(store, context.orgId, input.id);
      const found = await readConnectionHealth(parts, row);
      return store.transaction((within) => recordHealthCheck(within, context.actor, row, found));
    }),
    listChannels: connections.listChannels.use(needsFor("connection:get")).handler(async ({ input, context }) => {
      const { slack } = await openChat(parts, await readLister(context, input.id), "id");
      return { channels: await asConflict(slack.listChannels()) };
    }),
    listRepositories: connections.listRepositories
      .use(needsFor("connection:update"))
      .handler(async ({ input, context }) => {
        const row = await readLister(context, input.id);
        checkConnectionType(row, "codehostApp", "lists no repositories");
        return asConflict(listAppRepositories(parts, row));
      }),
    listTrackerStatuses: connections.listTrackerStatuses
      .use(needsFor("connection:get"))
      .handler(async ({ input, context }) => {
        const tracker = await openTracker(parts, await readConnection(store, context.orgId, input.id));
        return { statuses: await asConflict(tracker.listStatuses()) };
      }),
    listCodehostbRepos: connections.listCodehostbRepos.handler(async ({ input, context }) => {
      const { connectionId, workspace, token } = input;
      if (connectionId === undefined && workspace !== undefined && token !== undefined) {
        context.access.check("connection:get");
        const bitbucket = await openBitbucket(parts, { workspace, token });
        return { repos: await asConflict(bitbucket.listRepositories()) };
      }
      if (connectionId === undefined || workspace !== undefined || token !== undefined) {
        throw badRequest("Give connectionId alone, or workspace together with token.", "connectionId");
      }
      context.access.check("connection:get", connectionId);
      const row = await readLister(context, connectionId, "connectionId");
      checkConnectionType(row, "codehostbApp", "lists no repositories", "connectionId");
      const bitbucket = await openBitbucketApp(parts, row);
      return { repos: await asConflict(bitbucket.listRepositories()) };
    }),
  };
}

/** Lists of channels and repositories answer 400, not 404, for an unknown connection. */
function asBadRequest(error: unknown, path: string): never {
  throw error instanceof DomainError && error.code === "not-found" ? badRequest(error.message, path) : error;
}

const MAX_WAIT_MS = 10 * 60_000;

function implementConnectionWork({ store, worker }: ServiceParts) {
  return {
    sync: connections.sync.use(needsFor("connection:update")).handler(async ({ input, context, signal }) => {
      const row = await readConnection(store, context.orgId, input.id);
      if (row.paused === 1) throw conflict(`The connection ${row.name} is paused and cannot be synced.`);
      const task = { kind: "connection-sync", subjectId: row.id } as const;
      const taskId = await store.transaction((within) => insertTask(within, context.actor, task));
      worker.wake();
      if (input.wait === true) await waitForTask(store, taskId, { timeoutMs: MAX_WAIT_MS, signal });
    }),
    summarizeMerge: connections.summarizeMerge
      .use(needsFor("connection:update"))
      .handler(async ({ input, context }) => {
        const row = await readConnection(store, context.orgId, input.id);
        checkConnectionType(row, "codehostRepo", "has no pull requests");
        if (row.paused === 1) throw conflict(`The connection ${row.name} is paused and cannot be read.`);
        const task = { kind: "merge-summary", subjectId: row.id, payload: { number: input.number } } as const;
        await store.transaction(async (within) => {
          await refuseSuspended(within, context.orgId);
          await insertTask(within, context.actor, task);
        });
        worker.wake();
      }),
  };
}
