import { conflict } from "../../contract/refusals.ts";
import type { PublicationConfig } from "../../contract/resources/publications.ts";
import { readConnectionHealth, recordConnectionHealth } from "../connections/health.ts";
import { type CallContext, needs, needsFor, only, procedures } from "../http/procedures.ts";
import type { ServiceParts } from "../parts.ts";
import { writeAudit } from "../store/audit.ts";
import { parsePublicationConfig } from "../store/columns.ts";
import { isKeyUsed, withIdempotencyKey } from "../store/idempotency.ts";
import { filterBy, readPage } from "../store/page.ts";
import { lockOrganization, readRecord } from "../store/store.ts";
import { waitForTask } from "../worker/tasks.ts";
import {
  checkInstructions,
  checkPublicationConfig,
  deletePublication,
  insertPublication,
  replacePublication,
} from "./change.ts";
import {
  checkDocsRepository,
  insertPublicationSync,
  joinHealth,
  readUsedConnections,
  recordPublicationHealth,
} from "./health.ts";
import { asPublications, PUBLICATION_BYTES, publicationsOf } from "./publications.ts";

const { publications } = procedures;

export function implementPublications(parts: ServiceParts) {
  const { store } = parts;
  const show = async ({ orgId }: CallContext, id: string) =>
    only(await asPublications(store, [await readRecord(store, "publications", orgId, id)]));
  return {
    ...implementPublicationWork(parts),
    create: publications.create.use(needs("publication:create")).handler(async ({ input, context }) => {
      const docs = (await isKeyUsed(store, context)) ? undefined : await checkDocs(parts, context, input.config);
      const { id } = await withIdempotencyKey(store, context, { create: "publication", input }, async (within) => {
        await lockOrganization(within, context.orgId);
        const config = await checkPublicationConfig(within, context, input.config);
        const { name, instructions = [] } = input;
        await checkInstructions(within, context, instructions, null);
        if (docs !== undefined) await recordConnectionHealth(within, docs.row, docs.health);
        return insertPublication(within, context.actor, { name, config, instructions });
      });
      return show(context, id);
    }),
    get: publications.get.use(needsFor("publication:get")).handler(({ input, context }) => show(context, input.id)),
    list: publications.list.handler(async ({ input, context }) => {
      const { name, ids, syncedAtBefore } = input;
      const permitted = context.access.narrow("publication");
      let query = filterBy(publicationsOf(store, context.orgId), { id: permitted, name });
      if (ids !== undefined) query = query.where("id", "in", ids);
      if (syncedAtBefore !== undefined) query = query.where("synced_at", "<", new Date(syncedAtBefore).toISOString());
      const { rows, ...tokens } = await readPage(input, query, { bytes: PUBLICATION_BYTES });
      return { publications: await asPublications(store, rows), ...tokens };
    }),
    update: publications.update.use(needsFor("publication:update")).handler(async ({ input, context }) => {
      const { config_json } = await readRecord(store, "publications", context.orgId, input.id);
      const isSame = parsePublicationConfig(config_json).docsRepo === input.config?.docsRepo;
      const docs = isSame ? undefined : await checkDocs(parts, context, input.config);
      await store.transaction(async (within) => {
        await lockOrganization(within, context.orgId);
        const row = await readRecord(within, "publications", context.orgId, input.id);
        if (input.updatedAt !== undefined && Date.parse(input.updatedAt) !== Date.parse(row.updated_at)) {
          throw conflict(
            `The publication was changed at ${row.updated_at}, after your copy. Read it again and repeat the update.`,
          );
        }
        const config = await checkPublicationConfig(within, context, input.config);
        const { name, instructions = [] } = input;
        await checkInstructions(within, context, instructions, row.id);
        if (docs !== undefined) await recordConnectionHealth(within, docs.row, docs.health);
        await replacePublication(within, context.actor, row, { name, config, instructions });
      });
      return show(context, input.id);
    }),
    delete: publications.delete.use(needsFor("publication:delete")).handler(async ({ input, context }) => {
      await store.transaction(async (within) => {
        await lockOrganization(within, context.orgId);
        const row = await readRecord(within, "publications", context.orgId, input.id);
        await deletePublication(within, context.actor, row);
      });
    }),
  };
}

/** Outside of the transaction, which others wait for; of a config that may be used. */
async function checkDocs(parts: ServiceParts, context: CallContext, config: PublicationConfig | undefined) {
  const { docsRepo } = await checkPublicationConfig(parts.store, context, config);
  return checkDocsRepository(parts, context.orgId, docsRepo);
}

const NANOSECONDS_PER_MS = 1_000_000;
const DEFAULT_WAIT_MS = 60_000;
const MAX_WAIT_MS = 10 * 60_000;

function implementPublicationWork(parts: ServiceParts) {
  const { store, worker } = parts;
  return {
    health: publications.health.use(needsFor("publication:get")).handler(async ({ input, context }) => {
      const row = await readRecord(store, "publications", context.orgId, input.id);
      const used = await readUsedConnections(store, row);
      const checked = await Promise.all(
        used.map(async (one) => ({ ...one, health: one.row && (await readConnectionHealth(parts, one.row)) })),
      );
      const health = joinHealth(checked);
      await store.transaction(async (within) => {
        for (const one of checked) if (one.row && one.health) await recordConnectionHealth(within, one.row, one.health);
        const delta = await recordPublicationHealth(within, row, health);
        const summary = health.healthy ? "A publication is healthy" : "A publication is not healthy";
        const config = { publicationId: row.id, connections: health.connections };
        await writeAudit(within, context.actor, { type: "publication-health-check", summary, delta, config });
      });
      const { healthy, message, connections } = health;
      const status = healthy ? "healthy" : "unhealthy";
      return { id: row.id, status, message: message || undefined, connections: [...connections] };
    }),
    sync: publications.sync.use(needsFor("publication:update")).handler(async ({ input, context, signal }) => {
      const taskId = await store.transaction((within) => insertPublicationSync(within, context.actor, input.id));
      worker.wake();
      if (input.wait !== true) return;
      const asked = input.timeout === undefined ? DEFAULT_WAIT_MS : input.timeout / NANOSECONDS_PER_MS;
      await waitForTask(store, taskId, { timeoutMs: Math.min(asked, MAX_WAIT_MS), signal });
    }),
  };
}
