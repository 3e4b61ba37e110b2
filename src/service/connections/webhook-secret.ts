import { randomBytes } from "node:crypto";
import { badRequest } from "../../contract/refusals.ts";
import type { Vault } from "../security/vault.ts";
import { type Actor, writeAudit } from "../store/audit.ts";
import { parseConnectionFields } from "../store/columns.ts";
import type { Store } from "../store/store.ts";
import { type ConfigFields, type ConnectionRow, openConfig, sealConfig } from "./connections.ts";

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

/** The summary of the audit log. */
export const SHOWN = "Showed a webhook secret";

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
