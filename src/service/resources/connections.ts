import type { ConnectionConfig } from "../../contract/connection-config.ts";
import { type CallContext, procedures, type ServiceParts } from "../procedures.ts";
import { checkConfig, unmaskFields } from "../records/connection-check.ts";
import { deleteConnection } from "../records/connection-deletion.ts";
import {
  asConnection,
  connectionsOf,
  insertConnection,
  readConnection,
  updateConnection,
} from "../records/connection-record.ts";
import { keepConfig, openConfig, selectVariant } from "../records/connection-secrets.ts";
import { checkNewType } from "../records/connection-variant.ts";
import { badRequest } from "../refusal.ts";
import { keepOnce } from "../store/idempotency.ts";
import { lockOrganization } from "../store/lock-rows.ts";
import { readPage } from "../store/page.ts";
import type { Store } from "../store/store.ts";
import { insertTask } from "../store/tasks.ts";
import { forgetHistory } from "../work/connection-news.ts";
import { implementConnectionQuestions } from "./connections-asked.ts";
import { implementConnectionWork } from "./connections-worked.ts";

/** Connections (interface, "Connections"). */
export function implementConnections(parts: ServiceParts) {
  const { store, vault, worker, outside } = parts;
  const show = async (orgId: string, id: string) => asConnection(await readConnection(store, orgId, id));
  return {
    ...implementConnectionQuestions(parts),
    ...implementConnectionWork(parts),
    create: procedures.connections.create.handler(async ({ input, context }) => {
      context.access.check("connection:create");
      const { name, paused = false, sync = false } = input;
      if (paused && sync) throw badRequest("A paused connection is not synced: give paused or sync, not both.");
      const { type, fields } = selectVariant(input.config);
      const { id } = await keepOnce(store, context, { create: "connection", input }, async (within) => {
        await lockOrganization(within, context.orgId);
        await checkConfig(within, context, { type, fields, allowPrivate: outside.allowPrivate });
        const newId = within.createId("cnn");
        const kept = keepConfig(vault, newId, fields);
        await insertConnection(within, context.actor, { id: newId, name, type, paused, ...kept });
        if (sync) await insertTask(within, context.actor, { kind: "connection-sync", subjectId: newId });
        return { id: newId };
      });
      const answer = await show(context.orgId, id);
      if (sync) worker.wake();
      return answer;
    }),
    get: procedures.connections.get.handler(async ({ input, context }) => {
      context.access.check("connection:get", input.id);
      return show(context.orgId, input.id);
    }),
    list: procedures.connections.list.handler(async ({ input, context }) => {
      const { rows, ...tokens } = await readPage(input, filtered(store, context, input));
      return { connections: rows.map(asConnection), ...tokens };
    }),
    update: procedures.connections.update.handler(async ({ input, context }) => {
      context.access.check("connection:update", input.id);
      await store.transaction((within) => change(within, parts, context, input));
      return show(context.orgId, input.id);
    }),
    delete: procedures.connections.delete.handler(async ({ input, context }) => {
      const { params, query } = input;
      context.access.check("connection:delete", params.id);
      await store.transaction(async (within) => {
        await lockOrganization(within, context.orgId);
        const row = await readConnection(within, context.orgId, params.id);
        const { preserveDependencies = false } = query;
        await deleteConnection(within, context.actor, row, { preserveDependencies });
      });
    }),
  };
}

type Update = { id: string; name?: string | undefined; paused?: boolean | undefined; config: ConnectionConfig };

async function change(
  within: Store,
  { vault, outside }: ServiceParts,
  context: CallContext,
  { id, name, paused, config }: Update,
): Promise<void> {
  await lockOrganization(within, context.orgId);
  const row = await readConnection(within, context.orgId, id);
  const { type, fields: given } = selectVariant(config);
  const stored = openConfig(vault, row);
  const fields = unmaskFields(type, given, { type: row.type, fields: stored });
  await checkConfig(within, context, { type, fields, allowPrivate: outside.allowPrivate });
  const isOther = type !== row.type;
  if (isOther) await checkNewType(within, context, row, { type, fields });
  const before = isOther ? undefined : { secrets: row.secrets, fields: stored };
  const kept = keepConfig(vault, row.id, fields, before);
  const to = { ...kept, type, name: name ?? row.name, paused: paused === undefined ? row.paused : Number(paused) };
  await updateConnection(within, context.actor, row, to);
  // What was seen in one repository says nothing of what is new in another.
  if (fields.repositoryUrl !== stored.repositoryUrl) await forgetHistory(within, row.id);
}

type Filter = {
  [Name in "name" | "type" | "syncedAtBefore"]?: string | undefined;
} & { paused?: boolean | undefined; healthy?: boolean | undefined; remainingRateLimitPercent?: number | undefined };

function filtered(store: Store, { orgId, access }: CallContext, filter: Filter) {
  const { name, type, paused, healthy, syncedAtBefore, remainingRateLimitPercent: percent } = filter;
  const ids = access.narrow("connection");
  let query = connectionsOf(store, orgId);
  if (ids !== undefined) query = query.where("id", "in", ids);
  if (name !== undefined) query = query.where("name", "=", name);
  if (type !== undefined) query = query.where("type", "=", type);
  if (paused !== undefined) query = query.where("paused", "=", Number(paused));
  if (healthy !== undefined) query = query.where("healthy", "=", Number(healthy));
  if (syncedAtBefore !== undefined) query = query.where("synced_at", "<", new Date(syncedAtBefore).toISOString());
  // Whole percents are stored, and PostgreSQL compares them with nothing else.
  if (percent !== undefined) query = query.where("remaining_rate_limit_percent", "<=", Math.floor(percent));
  return query;
}
