import { type Selectable, sql } from "kysely";
import { badRequest, conflict, notFound } from "../../contract/refusals.ts";
import { parseRemote } from "../../git/repository.ts";
import { newRow } from "../../shared/records.ts";
import { joinParts, remember, shorten } from "../../shared/text.ts";
import { type ConnectionRow, connectionsOf } from "../connections/connections.ts";
import type { Vault } from "../security/vault.ts";
import { type Actor, writeAudit } from "../store/audit.ts";
import { parseConnectionFields, parseTexts } from "../store/columns.ts";
import type { Tables } from "../store/schema.ts";
import type { Store } from "../store/store.ts";
import { insertTask } from "../worker/queue.ts";
import type { ParsedPayload } from "./delivery.ts";
import { selectWebhookHost, WEBHOOK_APPS, type WebhookHost } from "./secret.ts";

export type DeliveryRow = Selectable<Tables["webhook_deliveries"]>;

/** `received`: its task is not over. */
type DeliveryStatus = "received" | "ignored" | "done" | "failed";

/** Of an app whose secret may have signed a delivery. */
export type SigningApp = { id: string; orgId: string; secret: string };

// They bound what an unsigned delivery costs; no organization uses up what is for the others.
const MAX_APPS = 100;
const MAX_NEWEST_APPS = 20;
const MAX_OF_ORGANIZATION = 10;
/** Of all organizations, the newest first. */
const MAX_COMPARED_APPS = 1000;

/** Longer ones are decrypted each time. */
const MAX_SEALED_LENGTH = 1_000;

/** Decrypts each webhook secret once. A replaced one is sealed again: since its row is read each time, none is outdated. */
export function createSecretReader(vault: Vault) {
  return remember((named) => {
    const [id = "", sealed = ""] = named.split(" ");
    return vault.open(sealed, { id, field: "webhookSecret" });
  }, MAX_SEALED_LENGTH);
}

type OpenSecret = ReturnType<typeof createSecretReader>;

/** The apps whose repositories have one of the names, still unverified. */
export async function readNamedApps(
  store: Store,
  open: OpenSecret,
  { host, names }: { host: WebhookHost; names: readonly string[] },
): Promise<SigningApp[]> {
  const ids = await readAppsOf(store, names);
  if (ids.length === 0) return [];
  return openApps(open, await selectApps(store, WEBHOOK_APPS[host]).where("id", "in", ids).execute());
}

/**
 * For a delivery that none of the `tried` apps signed: its repository is not connected by its app. The newest of each
 * organization come before second ones.
 */
export async function readOtherApps(
  store: Store,
  open: OpenSecret,
  { host, tried }: { host: WebhookHost; tried: readonly string[] },
): Promise<SigningApp[]> {
  const newest = selectApps(store, WEBHOOK_APPS[host])
    .$if(tried.length > 0, (apps) => apps.where("id", "not in", tried))
    .orderBy("seq", "desc")
    .limit(MAX_COMPARED_APPS);
  const placed = store.database.selectFrom(newest.as("newest")).select(["id", "seq", PLACE]);
  const chosen = store.database
    .selectFrom(placed.as("placed"))
    .select("id")
    .orderBy("place")
    .orderBy("seq", "desc")
    .limit(MAX_NEWEST_APPS);
  return openApps(open, await selectApps(store, WEBHOOK_APPS[host]).where("id", "in", chosen).execute());
}

function openApps(open: OpenSecret, rows: readonly ConnectionRow[]): SigningApp[] {
  return rows.flatMap(({ id, org_id: orgId, secrets }) => {
    const { webhookSecret: sealed } = parseConnectionFields(secrets ?? "{}");
    return sealed === undefined ? [] : { id, orgId, secret: open(`${id} ${sealed}`) };
  });
}

function selectApps({ database }: Store, type: string) {
  return database.selectFrom("connections").selectAll().where("type", "=", type).where("deleted_at", "is", null);
}

const PLACE = sql<number>`row_number() over (partition by org_id order by seq desc)`.as("place");

async function readAppsOf({ database }: Store, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const placed = database
    .selectFrom("connections")
    .select(["config_json", "seq", PLACE])
    .where("repository", "in", names)
    .where("deleted_at", "is", null);
  const rows = await database
    .selectFrom(placed.as("placed"))
    .select("config_json")
    .where("place", "<=", MAX_OF_ORGANIZATION)
    .orderBy("place")
    .orderBy("seq", "desc")
    .limit(MAX_APPS)
    .execute();
  return [...new Set(rows.flatMap((row) => parseConnectionFields(row.config_json).codehostAppConnectionId ?? []))];
}

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
export function subjectOf({ facts: [fact] }: Pick<ParsedPayload, "facts">): string | null {
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
/** Of one app. */
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
