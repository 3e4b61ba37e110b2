import { type Selectable, sql } from "kysely";
import * as z from "zod/mini";
import { badRequest, conflict, notFound } from "../../contract/refusals.ts";
import { parseRemote } from "../../git/repository.ts";
import { readFailedDeliveries, readRepositoryEvents } from "../../hosts/github/missed.ts";
import { newRow } from "../../shared/records.ts";
import { joinParts, shorten } from "../../shared/text.ts";
import { type ConnectionRow, connectionsOf } from "../connections/connections.ts";
import { openGitHubApp, type ProductParts, readApp } from "../connections/open.ts";
import { readUsingPublications } from "../connections/uses.ts";
import { selectWebhookHost, type WebhookHost } from "../connections/webhook-secret.ts";
import { type Actor, writeAudit } from "../store/audit.ts";
import { parseConnectionFields, parseTexts } from "../store/columns.ts";
import type { Tables } from "../store/schema.ts";
import type { Store } from "../store/store.ts";
import type { RecordFound } from "../syncs/sync.ts";
import { checkQueue, insertTask, isQueueRefusal } from "../worker/queue.ts";
import type { ParsedPayload } from "./delivery.ts";
import { parseGitHubPayload } from "./github-payload.ts";

export type DeliveryRow = Selectable<Tables["webhook_deliveries"]>;

/** `received`: its task is not over. */
type DeliveryStatus = "received" | "ignored" | "done" | "failed";

/** The connected repositories of an app with that name, `owner/name`, which are not paused. */
export async function readAppRepositories(
  store: Store,
  app: { id: string; orgId: string },
  name: string,
): Promise<ConnectionRow[]> {
  const rows = await connectionsOf(store, app.orgId)
    .where("type", "=", "codehostRepo")
    .where("paused", "=", 0)
    .where("repository", "=", name.toLowerCase())
    .orderBy("seq")
    .execute();
  return rows.filter(({ config_json }) => {
    const { repositoryUrl = "", codehostAppConnectionId } = parseConnectionFields(config_json);
    const remote = parseRemote(repositoryUrl);
    return codehostAppConnectionId === app.id && remote?.name.toLowerCase() === name.toLowerCase();
  });
}

export type NewDelivery = { deliveryId: string; event: string } & ParsedPayload;

/**
 * Stores a delivery, and its task where it has an effect. An ID counts once for each app: `known` is one that came before.
 * Wake the worker after the transaction. Throws what `checkQueue` throws.
 */
export async function insertDelivery(
  within: Store,
  actor: Actor,
  app: { id: string; orgId: string },
  { deliveryId, event, action, repository, facts }: NewDelivery,
): Promise<"received" | "ignored" | "known"> {
  const hasEffect = facts.length > 0 && repository !== undefined;
  const isUsed = hasEffect && (await readAppRepositories(within, app, repository)).length > 0;
  const stored = hasEffect ? JSON.stringify({ repository, facts }) : null;
  const why = hasEffect
    ? explainUnconnected(repository)
    : `The event ${joinParts([event, action], ", ")} starts no work.`;
  const row = {
    ...newRow(within, "dlv"),
    org_id: app.orgId,
    connection_id: app.id,
    delivery_id: deliveryId,
    event,
    action: action ?? null,
    repository: repository ?? null,
    subject: subjectOf({ facts }),
    status: isUsed ? "received" : "ignored",
    message: isUsed ? null : why,
    facts_json: isUsed || isKept("ignored", stored) ? stored : null,
  };
  const inserted = await within.database
    .insertInto("webhook_deliveries")
    .values(row)
    .onConflict((conflict) => conflict.columns(["connection_id", "delivery_id"]).doNothing())
    .returning("seq")
    .executeTakeFirst();
  if (inserted === undefined) return "known";
  if (inserted.seq % FORGET_EVERY === 0) await forgetDeliveries(within, app.id);
  if (!isUsed) return "ignored";
  await insertTask(within, actor, { kind: "webhook", subjectId: row.id });
  return "received";
}

/** What a delivery says that people wrote, by which a sync finds it again. */
function subjectOf({ facts: [fact] }: Pick<ParsedPayload, "facts">): string | null {
  return fact?.type === "conversation" ? `${fact.event.kind}-${fact.event.action}-${fact.event.id}` : null;
}

export function explainUnconnected(repository: string): string {
  return `No connection of this app that is not paused has the repository ${repository}.`;
}

/** Bytes. Anyone who may comment on a public repository causes deliveries, and few of them are worth more. */
const MAX_KEPT_BYTES = 8_192;

/** Whether a settled delivery keeps its facts, by which it can be processed again. */
function isKept(status: DeliveryStatus, facts: string | null): boolean {
  return status === "failed" || Buffer.byteLength(facts ?? "") <= MAX_KEPT_BYTES;
}

/** One in so many deliveries deletes old ones. */
const FORGET_EVERY = 100;

export async function readDelivery({ database }: Store, id: string): Promise<DeliveryRow | undefined> {
  return database.selectFrom("webhook_deliveries").selectAll().where("id", "=", id).executeTakeFirst();
}

const MAX_MESSAGE_LENGTH = 1_000;

type DeliveryEnd = {
  status: Exclude<DeliveryStatus, "received">;
  message: string;
  /** Which it started or changed, besides those of earlier times. */
  conversationIds?: readonly string[];
};

export async function settleDelivery(
  { database, now }: Store,
  { id, facts_json, conversation_ids_json }: DeliveryRow,
  { status, message, conversationIds = [] }: DeliveryEnd,
): Promise<void> {
  const ids = new Set([...parseTexts(conversation_ids_json ?? "[]"), ...conversationIds]);
  await database
    .updateTable("webhook_deliveries")
    .set({ status, message: shorten(message, MAX_MESSAGE_LENGTH), updated_at: now() })
    .$if(ids.size > 0, (update) => update.set({ conversation_ids_json: JSON.stringify([...ids]) }))
    .$if(!isKept(status, facts_json), (update) => update.set({ facts_json: null }))
    .where("id", "=", id)
    .execute();
}

const MAX_AGE_MS = 30 * 24 * 3_600_000;
/** For one app. */
const MAX_DELIVERIES = 10_000;

/** Deletes old deliveries of an app. GitHub redelivers what is at most three days old. */
async function forgetDeliveries({ database, now }: Store, appId: string): Promise<void> {
  const before = new Date(Date.parse(now()) - MAX_AGE_MS).toISOString();
  const surplus = await database
    .selectFrom("webhook_deliveries")
    .select("seq")
    .where("connection_id", "=", appId)
    .orderBy("seq", "desc")
    .offset(MAX_DELIVERIES)
    .limit(1)
    .executeTakeFirst();
  await database
    .deleteFrom("webhook_deliveries")
    .where("connection_id", "=", appId)
    .where("status", "!=", "received")
    .where(({ or, eb }) => or([eb("created_at", "<", before), eb("seq", "<=", surplus?.seq ?? 0)]))
    .execute();
}

/** 400 for a connection whose code host sends no webhooks. */
export function checkWebhookApp({ name, type }: ConnectionRow): WebhookHost {
  const host = selectWebhookHost(type);
  if (host !== undefined) return host;
  throw badRequest(
    `The connection ${name} gets no webhooks, because its type is ${type}. Give a codehostApp or codehostbApp.`,
    "id",
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

/** What no webhook of an app brought; `until`: where the next sync begins. */
type Missed = { app: ConnectionRow; events: readonly NewDelivery[]; until: string };

/** What a sync records of the webhooks that were missed. Throws `product/…` and `outbound/…`. */
export async function findMissed(parts: ProductParts, row: ConnectionRow): Promise<RecordFound | undefined> {
  const missed = await readMissed(parts, row);
  return missed && ((within, actor) => recordMissed(within, actor, row, missed));
}

/** Only of a GitHub App, and of a repository where a publication asks for what people write. */
async function readMissed(parts: ProductParts, row: ConnectionRow): Promise<Missed | undefined> {
  const isApp = row.type === "codehostApp";
  const app = isApp ? row : await readApp(parts, row);
  if (app?.type !== "codehostApp") return undefined;
  const repository = parseRemote(parseConnectionFields(row.config_json).repositoryUrl ?? "")?.name ?? "";
  const { api, ownApi } = await openGitHubApp(parts, app, isApp ? undefined : repository);
  const since = row.events_until ?? parts.store.now();
  if (isApp) return ownApi && { app, ...(await readFailedDeliveries({ api: ownApi, since, parse })) };
  const using = await readUsingPublications(parts.store, row.id, ["source", "docs"]);
  const isAsked = using.some(({ config_json }) => /"(?:newIssues|issueComments)"/.test(config_json));
  if (!isAsked) return { app, events: [], until: parts.store.now() };
  return { app, ...(await readRepositoryEvents({ api, since, parse }, repository, ownApi !== undefined)) };
}

/** None of what has no effect, or not the form of its event. */
function parse(event: string, payload: object, guid?: string): NewDelivery[] {
  try {
    const parsed = parseGitHubPayload(event, payload);
    return parsed.facts.length === 0 ? [] : [{ deliveryId: guid ?? `found-${subjectOf(parsed)}`, event, ...parsed }];
  } catch (error) {
    if (error instanceof z.core.$ZodError) return [];
    throw error;
  }
}

/** Stores each that is not known, with its task. A full queue leaves the rest for the next sync. */
async function recordMissed(within: Store, actor: Actor, row: ConnectionRow, { app, events, until }: Missed) {
  const known = within.database.selectFrom("webhook_deliveries").select("id").where("connection_id", "=", app.id);
  try {
    for (const delivery of events) {
      const same = known.where("subject", "=", subjectOf(delivery) ?? "");
      if ((await same.executeTakeFirst()) !== undefined) continue;
      await checkQueue(within, actor.orgId, { more: 1 });
      await insertDelivery(within, actor, { id: app.id, orgId: app.org_id }, delivery);
    }
  } catch (error) {
    if (isQueueRefusal(error)) return;
    throw error;
  }
  await within.database.updateTable("connections").set({ events_until: until }).where("id", "=", row.id).execute();
}
