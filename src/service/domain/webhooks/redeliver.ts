import { sql } from "kysely";
import { type Actor, writeAudit } from "../../store/audit.ts";
import { badRequest, conflict, notFound } from "../../store/errors.ts";
import type { Store } from "../../store/store.ts";
import { insertTask } from "../../worker/queue.ts";
import type { ConnectionRow } from "../connections/connections.ts";
import { selectWebhookHost, type WebhookHost } from "./secret.ts";

/** 400 for a connection whose code host sends no webhooks. */
export function checkWebhookApp({ name, type }: ConnectionRow): WebhookHost {
  const host = selectWebhookHost(type);
  if (host !== undefined) return host;
  throw badRequest(
    `The connection ${name} gets no webhooks, because its type is ${type}. Give a codehostApp or codehostbApp.`,
  );
}

/** The deliveries of an app, without what is stored to process them again. */
export function selectDeliveries({ database }: Store, { id }: Pick<ConnectionRow, "id">) {
  return database
    .selectFrom("webhook_deliveries")
    .select(["seq", "id", "org_id", "connection_id", "delivery_id", "event", "action", "repository", "status"])
    .select(["message", "conversation_ids_json", "created_at", "updated_at"])
    .select(sql<number>`case when facts_json is null then 0 else 1 end`.as("has_facts"))
    .where("connection_id", "=", id);
}

export type ListedDelivery = Awaited<ReturnType<ReturnType<typeof selectDeliveries>["execute"]>>[number];

/** A settled delivery whose content is stored can be processed again. */
export function isRedeliverable({ status, has_facts }: ListedDelivery): boolean {
  return status !== "received" && has_facts === 1;
}

/**
 * Queues a settled delivery of an app again. Work that it started before is not started twice. Wake the worker after the
 * transaction. 404, 409 for one that is not settled or whose content is not stored, and what `insertTask` throws.
 */
export async function redeliver(
  within: Store,
  actor: Actor,
  app: ConnectionRow,
  deliveryId: string,
): Promise<ListedDelivery> {
  const delivery = await selectDeliveries(within, app).where("id", "=", deliveryId).executeTakeFirst();
  if (delivery === undefined) throw notFound("delivery", deliveryId);
  if (delivery.status !== "received" && delivery.has_facts === 0) {
    throw conflict("The content of this delivery is not stored, so it cannot be processed again.");
  }
  const received = { status: "received", message: null, updated_at: within.now() };
  const queued = await within.database
    .updateTable("webhook_deliveries")
    .set(received)
    .where("id", "=", delivery.id)
    .where("status", "!=", "received")
    .executeTakeFirst();
  if (queued.numUpdatedRows === 0n) throw conflict("This delivery is being processed. Wait for its end.");
  await insertTask(within, actor, { kind: "webhook", subjectId: delivery.id });
  const config = { connectionId: app.id, deliveryId: delivery.delivery_id, event: delivery.event };
  await writeAudit(within, actor, { type: "action-update", summary: "Redelivered a webhook", config });
  return { ...delivery, ...received };
}
