import type { WebhookDelivery } from "../../contract/resources/connections/webhooks.ts";
import { asRecord, showColumns } from "../../shared/records.ts";
import { readConnection } from "../connections/connections.ts";
import { hasWebhookSecret, issueWebhookSecret } from "../connections/webhook-secret.ts";
import { type CallContext, needsFor, procedures } from "../http/procedures.ts";
import type { ServiceParts } from "../parts.ts";
import { parseTexts } from "../store/columns.ts";
import { readPage } from "../store/page.ts";
import { lockOrganization, type Store } from "../store/store.ts";
import { checkWebhookApp, isRedeliverable, type ListedDelivery, redeliver, selectDeliveries } from "./deliveries.ts";

async function readApp(store: Store, { orgId }: CallContext, id: string) {
  const row = await readConnection(store, orgId, id);
  return { row, host: checkWebhookApp(row) };
}

export function implementWebhooks({ store, vault }: ServiceParts) {
  const { webhooks } = procedures;
  return {
    get: webhooks.get.use(needsFor("connection:update")).handler(async ({ input, context }) => {
      const { row, host } = await readApp(store, context, input.id);
      const last = await selectDeliveries(store, row).orderBy("seq", "desc").limit(1).executeTakeFirst();
      return {
        connectionId: row.id,
        path: `/webhooks/${host}`,
        hasSecret: hasWebhookSecret(row),
        lastDelivery: last === undefined ? null : asDelivery(last),
      };
    }),
    replaceSecret: webhooks.replaceSecret.use(needsFor("connection:update")).handler(async ({ input, context }) => {
      const secret = await store.transaction(async (within) => {
        await lockOrganization(within, context.orgId);
        const { row } = await readApp(within, context, input.id);
        return issueWebhookSecret(within, context.actor, vault, row, { rotate: true });
      });
      return { secret };
    }),
  };
}

export function implementWebhookDeliveries({ store, worker }: ServiceParts) {
  const { webhookDeliveries } = procedures;
  return {
    list: webhookDeliveries.list.use(needsFor("connection:update")).handler(async ({ input, context }) => {
      const { row } = await readApp(store, context, input.id);
      const { rows, ...tokens } = await readPage(input, selectDeliveries(store, row));
      return { deliveries: rows.map(asDelivery), ...tokens };
    }),
    redeliver: webhookDeliveries.redeliver.use(needsFor("connection:update")).handler(async ({ input, context }) => {
      const delivery = await store.transaction(async (within) => {
        const { row } = await readApp(within, context, input.id);
        return redeliver(within, context.actor, row, input.deliveryId);
      });
      worker.wake();
      return asDelivery(delivery);
    }),
  };
}

function asDelivery(row: ListedDelivery): WebhookDelivery {
  return {
    ...asRecord(row),
    ...showColumns(row, "connection_id", "delivery_id", "event", "action", "repository", "status", "message"),
    conversationIds: parseTexts(row.conversation_ids_json ?? "[]"),
    isRedeliverable: isRedeliverable(row),
  };
}
