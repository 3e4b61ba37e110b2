import { randomBytes } from "node:crypto";
import { badRequest } from "../../contract/refusals.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import {
  type ConfigFields,
  type ConnectionRow,
  connectionsOf,
  openConfig,
  sealConfig,
} from "../connections/connections.ts";
import type { Vault } from "../security/vault.ts";
import { type Actor, writeAudit } from "../store/audit.ts";
import { parseConnectionFields } from "../store/columns.ts";
import { lockOrganization, type Store } from "../store/store.ts";

/** The types of connections whose code host sends webhooks, by the last part of the path of each. */
export const WEBHOOK_APPS = { github: "codehostApp", bitbucket: "codehostbApp" } as const;
export type WebhookHost = keyof typeof WEBHOOK_APPS;

/** One delivery is enough to try all of them. */
export const SHORT_SECRET = "The webhook secret has fewer than 16 characters.";
export const isSecretShort = ({ webhookSecret }: ConfigFields) =>
  webhookSecret !== undefined && webhookSecret.length < 16;

/** The fields of an app with a webhook secret: the given one, else the stored one, else a new one. Throws `invalid`. */
export function withWebhookSecret(type: string, given: ConfigFields, stored: ConfigFields = {}): ConfigFields {
  const isNew = given.webhookSecret !== stored.webhookSecret;
  if (isNew && isSecretShort(given)) throw badRequest(SHORT_SECRET, `config.${type}.webhookSecret`);
  if (given.webhookSecret !== undefined || selectWebhookHost(type) === undefined) return given;
  // GitHub and Bitbucket take any text; this one has 256 bits.
  return { ...given, webhookSecret: stored.webhookSecret ?? randomBytes(32).toString("hex") };
}

/** The secret that {@link withWebhookSecret} generated, for the answer of the call that made it: see {@link auditShown}. */
export function selectGenerated({ webhookSecret }: ConfigFields, before: ConfigFields): { webhookSecret?: string } {
  return webhookSecret === undefined || webhookSecret === before.webhookSecret ? {} : { webhookSecret };
}

export function selectWebhookHost(type: string): WebhookHost | undefined {
  if (type === WEBHOOK_APPS.github) return "github";
  return type === WEBHOOK_APPS.bitbucket ? "bitbucket" : undefined;
}

export function hasWebhookSecret({ secrets }: ConnectionRow): boolean {
  return parseConnectionFields(secrets ?? "{}").webhookSecret !== undefined;
}

/** `secret` is absent where it was shown before, at `shownAt`. */
type ShownSecret = { id: string; name: string; host: WebhookHost; secret?: string; shownAt?: string };

const SHOWN = "Showed a webhook secret";

/** Records that an answer shows the secret, if it does: no later one will. */
export async function auditShown(
  within: Store,
  actor: Actor,
  connectionId: string,
  { webhookSecret }: { webhookSecret?: string },
): Promise<void> {
  if (webhookSecret === undefined) return;
  await writeAudit(within, actor, { type: "action-update", summary: SHOWN, config: { connectionId } });
}

/**
 * The webhook secret of an app, by its ID or name: once, which an audit log records. Connections of earlier versions get
 * one; `rotate` replaces it. Throws `admin/not-found` and `store/wrong-secrets-key`.
 */
export async function showWebhookSecret(
  within: Store,
  actor: Actor,
  vault: Vault,
  { connection, rotate }: { connection: string; rotate: boolean },
): Promise<ShownSecret> {
  await lockOrganization(within, actor.orgId);
  const row = await findApp(within, actor.orgId, connection);
  const { id, name } = row;
  const app = { id, name, host: selectWebhookHost(row.type) ?? "github" };
  if (hasWebhookSecret(row) && !rotate) {
    const shownAt = await readShown(within, actor.orgId, { connectionId: id });
    if (shownAt !== undefined) return { ...app, shownAt };
  }
  return { ...app, secret: await issueWebhookSecret(within, actor, vault, row, { rotate }) };
}

/**
 * The webhook secret of an app, to be shown once: a new one where there is none, and with `rotate` in place of the stored
 * one, which signs nothing any more. `row` was read in this transaction, with the lock of the organization. Throws
 * `store/wrong-secrets-key`.
 */
export async function issueWebhookSecret(
  within: Store,
  actor: Actor,
  vault: Vault,
  row: ConnectionRow,
  { rotate }: { rotate: boolean },
): Promise<string> {
  const { webhookSecret: stored, ...fields } = openConfig(vault, row);
  const kept: ConfigFields = { ...fields, ...(stored !== undefined && !rotate && { webhookSecret: stored }) };
  const after = withWebhookSecret(row.type, kept, kept);
  const { webhookSecret: secret = "" } = after;
  if (secret !== stored) {
    const { secrets } = sealConfig(vault, row.id, after);
    await within.database.updateTable("connections").set({ secrets }).where("id", "=", row.id).execute();
    const summary = stored === undefined ? "Created a webhook secret" : "Replaced a webhook secret";
    await writeAudit(within, actor, { type: "action-update", summary, config: { connectionId: row.id } });
  }
  await auditShown(within, actor, row.id, after);
  return secret;
}

async function readShown({ database }: Store, orgId: string, config: object): Promise<string | undefined> {
  const shown = await database
    .selectFrom("audit_logs")
    .select("created_at")
    .where("org_id", "=", orgId)
    .where("summary", "=", SHOWN)
    .where("config_json", "=", JSON.stringify(config))
    .orderBy("seq", "desc")
    .limit(1)
    .executeTakeFirst();
  return shown?.created_at;
}

async function findApp(store: Store, orgId: string, idOrName: string): Promise<ConnectionRow> {
  const rows = await connectionsOf(store, orgId)
    .where("type", "in", Object.values(WEBHOOK_APPS))
    .where((where) => where.or([where("id", "=", idOrName), where("name", "=", idOrName)]))
    .limit(2)
    .execute();
  const [row, second] = rows;
  if (row !== undefined && second === undefined) return row;
  const found = row === undefined ? "No app of a code host" : "More than one app of a code host";
  throw new ReleaseDocsError("admin/not-found", `${found} has the ID or name ${JSON.stringify(idOrName)}.`, {
    hint: "Give the ID of a codehostApp or codehostbApp; `GET /connections` lists them.",
  });
}
