import { sql } from "kysely";
import { badRequest, DomainError, unauthenticated } from "../../contract/refusals.ts";
import { onError } from "../../shared/errors.ts";
import { remember } from "../../shared/text.ts";
import type { ConnectionRow } from "../connections/connections.ts";
import { WEBHOOK_APPS, type WebhookHost } from "../connections/webhook-secret.ts";
import type { Admission } from "../http/limits/admission.ts";
import { createKeptReads, createSharedReads } from "../http/reads.ts";
import { checkLength, LARGE_BYTES, readBytes } from "../http/request-body.ts";
import type { Vault } from "../security/vault.ts";
import { parseConnectionFields } from "../store/columns.ts";
import type { Store } from "../store/store.ts";
import { isQueueRefusal } from "../worker/queue.ts";
import { type CheckedWebhook, createWebhookChecks, type UncheckedWebhook } from "./check-command.ts";
import { insertDelivery, type NewDelivery } from "./deliveries.ts";

export type WebhookReceiver = ReturnType<typeof createWebhookReceiver>;

/** GitHub's maximum. */
const MAX_BYTES = 25 * 2 ** 20;

const SIGNATURE = /^sha256=[0-9a-f]{64}$/;
const DELIVERY_ID = /^[\w-]{1,100}$/;
const EVENT = /^[a-z\d_]{1,50}(?::[a-z\d_]{1,50})?$/;

const HEADERS = {
  github: { signature: "x-hub-signature-256", event: "x-github-event", id: "x-github-delivery" },
  bitbucket: { signature: "x-hub-signature", event: "x-event-key", id: "x-request-uuid" },
} as const;

type Arrived = Partial<Pick<Admission, "accept">> & {
  host: WebhookHost;
  requestId: string;
  /** May refuse the webhook before its body is read. */
  admit: () => Promise<Response | undefined>;
};
type Parts = { store: Store; vault: Vault; worker: { wake: () => void }; script?: string | undefined };

/**
 * Answers a webhook: 202 once it is stored with its task. Throws 401 for one that no app's secret signed, 400 for what is
 * no delivery, 413, 415, and 429 for a full queue.
 */
export function createWebhookReceiver({ store, vault, worker, script }: Parts) {
  const check = createWebhookChecks(script);
  const parts = { store, open: createSecretReader(vault), readKept: createAppReads(store) };
  return async (request: Request, { host, requestId, admit, accept }: Arrived): Promise<Response> => {
    const { signature, event, deliveryId } = readHeaders(request, host);
    const maxBytes = request.headers.has("content-length") ? MAX_BYTES : LARGE_BYTES;
    checkLength(request, maxBytes);
    const refused = await admit();
    if (refused !== undefined) return refused;
    const body = await readBytes(request, maxBytes);
    if (body.length === 0) throw badRequest("The webhook has no body.");
    const { signed, payload, problem } = await findSigners(parts, check, { host, event, body, signature });
    if (signed.length === 0) throw unauthenticated("No connected app signs webhooks with this secret.");
    for (const { orgId } of signed) accept?.(orgId);
    if (payload === undefined) throw badRequest(`The body is no ${event}: ${problem}`);
    const results = await storeOfAll(store, signed, { requestId, delivery: { deliveryId, event, ...payload } });
    if (results.includes("received")) worker.wake();
    const status = (["received", "ignored"] as const).find((one) => results.includes(one)) ?? "known";
    return Response.json({ status }, { status: 202 });
  };
}

/** Throws the refusal of a full queue only if no organization takes the delivery. */
async function storeOfAll(
  store: Store,
  signed: readonly SigningApp[],
  { requestId, delivery }: { requestId: string; delivery: NewDelivery },
) {
  const stored = signed.map((app) => {
    const actor = { requestId, userName: null, orgId: app.orgId };
    const insert = store.transaction((within) => insertDelivery(within, actor, app, delivery));
    return insert.catch(onError(DomainError, (error) => error, isQueueRefusal));
  });
  const results = await Promise.all(stored);
  const [refusal] = results;
  if (refusal instanceof DomainError && results.every((result) => result instanceof DomainError)) throw refusal;
  return results;
}

/** Apps and reads of them. */
const MAX_KEPT = 2_000;

/** Apps are read again once the database changed. */
function createAppReads(store: Store) {
  const shareVersions = createSharedReads<string>(setImmediate);
  const keep = createKeptReads<readonly SigningApp[]>(MAX_KEPT, (apps) => apps.length + 1);
  return async (by: readonly unknown[], read: () => Promise<readonly SigningApp[]>) =>
    keep(await shareVersions("", store.readVersion), JSON.stringify(by), read);
}

type SignerParts = {
  store: Store;
  open: ReturnType<typeof createSecretReader>;
  readKept: ReturnType<typeof createAppReads>;
};
type Checked = Omit<CheckedWebhook, "signers"> & { signed: readonly SigningApp[] };

/** The apps that signed a delivery: those of the repositories that it names before others. */
async function findSigners(
  { store, open, readKept }: SignerParts,
  check: ReturnType<typeof createWebhookChecks>,
  webhook: Omit<UncheckedWebhook, "secrets">,
): Promise<Checked> {
  const { host, body } = webhook;
  const checkApps = async (apps: readonly SigningApp[], bytes = body): Promise<Checked> => {
    const { signers, ...checked } = await check({ ...webhook, body: bytes, secrets: apps.map(({ secret }) => secret) });
    return { ...checked, signed: apps.filter((_, index) => signers.includes(index)) };
  };
  const names = findNames(body);
  const named = await readKept([host, names], () => readNamedApps(store, open, { host, names }));
  // A copy: the thread of a large body takes its bytes.
  const byNamed = named.length === 0 ? undefined : await checkApps(named, body.slice());
  if (byNamed !== undefined && byNamed.signed.length > 0) return byNamed;
  const tried = named.map(({ id }) => id);
  return checkApps(await readKept([host, "others of", tried], () => readOtherApps(store, open, { host, tried })));
}

function readHeaders({ headers }: Request, host: WebhookHost) {
  const names = HEADERS[host];
  const read = (name: string) => headers.get(name) ?? "";
  const [signature, event, deliveryId] = [read(names.signature), read(names.event), read(names.id)];
  if (!SIGNATURE.test(signature)) {
    throw unauthenticated(`The header ${names.signature} has no SHA-256 signature.`);
  }
  if (!EVENT.test(event)) throw badRequest(`The header ${names.event} names no event.`);
  if (!DELIVERY_ID.test(deliveryId)) throw badRequest(`The header ${names.id} has no ID of a delivery.`);
  if (!/^application\/json *(;|$)/i.test(headers.get("content-type") ?? "")) {
    throw new DomainError("unsupported-media-type", "Set the content type of the webhook to application/json.");
  }
  return { signature, event, deliveryId };
}

const NAME_FIELD = '"full_name"';
const NAME = /^"full_name"\s{0,20}:\s{0,20}"([\w.-]{1,100}\/[\w.-]{1,100})"/;
const MAX_NAME_BYTES = 300;
const MAX_FOUND = 100;
const MAX_NAMES = 10;

/** Repositories that the body names, unchecked: they only select the secrets to try. Texts inside have `\"`. */
function findNames(bytes: Uint8Array<ArrayBuffer>): string[] {
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const names = new Set<string>();
  let from = body.indexOf(NAME_FIELD);
  for (let found = 0; from !== -1 && found < MAX_FOUND && names.size < MAX_NAMES; found += 1) {
    const [, name] = NAME.exec(body.toString("latin1", from, from + MAX_NAME_BYTES)) ?? [];
    if (name !== undefined) names.add(name.toLowerCase());
    from = body.indexOf(NAME_FIELD, from + NAME_FIELD.length);
  }
  return [...names];
}

/** An app whose secret may have signed a delivery. */
type SigningApp = { id: string; orgId: string; secret: string };

// They bound what an unsigned delivery costs; no organization uses up what is for the others.
const MAX_APPS = 100;
const MAX_NEWEST_APPS = 20;
const MAX_OF_ORGANIZATION = 10;
/** For all organizations, the newest first. */
const MAX_COMPARED_APPS = 1000;

/** Longer ones are decrypted each time. */
const MAX_SEALED_LENGTH = 1_000;

/** Decrypts each webhook secret once. A replaced one is sealed again: since its row is read each time, none is outdated. */
function createSecretReader(vault: Vault) {
  return remember((named) => {
    const [id = "", sealed = ""] = named.split(" ");
    return vault.open(sealed, { id, field: "webhookSecret" });
  }, MAX_SEALED_LENGTH);
}

type OpenSecret = ReturnType<typeof createSecretReader>;

/** The apps whose repositories have one of the names, still unverified. */
async function readNamedApps(
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
async function readOtherApps(
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
