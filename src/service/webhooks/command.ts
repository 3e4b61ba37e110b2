import { InvalidArgumentError } from "commander";
import { reference } from "../../contract/fields.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import { trimTrailing } from "../../shared/text.ts";
import { type ConnectionRow, connectionsOf } from "../connections/connections.ts";
import {
  hasWebhookSecret,
  issueWebhookSecret,
  SHOWN,
  selectWebhookHost,
  WEBHOOK_APPS,
  type WebhookHost,
} from "../connections/webhook-secret.ts";
import { parseWith, type ServiceCommand } from "../operator/command.ts";
import { addOperatorCommand, addStoreAction } from "../operator/operated-store.ts";
import { readVault, type Vault } from "../security/vault.ts";
import type { Actor } from "../store/audit.ts";
import { lockOrganization, type Store } from "../store/store.ts";

type ShowOptions = { connection: string; baseUrl?: string; rotate?: true };

export const webhooksCommand: ServiceCommand = (command, io) => {
  const show = addOperatorCommand(command, "show", "Print the address of an app's webhooks and, once, their secret.")
    .requiredOption("--connection <id|name>", "Connection to the app of the code host.", parseWith(reference))
    .option("--base-url <url>", "Address at which the code host reaches the service, for the URL.", parseBaseUrl)
    .option("--rotate", "Replace the secret first; deliveries signed with the old one are rejected.");
  const read = async (within: Store, actor: Actor, { connection, baseUrl, rotate }: ShowOptions) => {
    const { host, ...app } = await showWebhookSecret(within, actor, readVault(io.env), {
      connection,
      rotate: rotate === true,
    });
    const path = `/webhooks/${host}`;
    return { ...app, path, ...(baseUrl !== undefined && { url: `${baseUrl}${path}` }) };
  };
  addStoreAction(show, io, read, ({ id, name, path, url, secret, shownAt }) => {
    const shown = secret ?? `shown at ${shownAt}; --rotate replaces it`;
    const address = url ?? `${path} at the address of your service; --base-url completes it`;
    const lines = { Connection: `${id} (${name})`, URL: address, "Content type": "application/json", Secret: shown };
    const rows = Object.entries(lines).map(([label, value]) => `${label.padEnd(14)}${value}\n`);
    return `${rows.join("")}\nEnter these at the code host. The secret is stored encrypted, and is not shown again.\n`;
  });
};

/** Without the slashes at its end. */
function parseBaseUrl(value: string): string {
  const url = URL.parse(value);
  const isAddress = url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}${url.pathname}`;
  if (isAddress) return trimTrailing(url.href, /\//);
  throw new InvalidArgumentError(
    "Expected an http or https URL without user, query or fragment, such as https://docs.example.com.",
  );
}

/** `secret` is absent where it was shown before, at `shownAt`. */
type ShownSecret = { id: string; name: string; host: WebhookHost; secret?: string; shownAt?: string };

/**
 * The webhook secret of an app, by its ID or name: once, which an audit log records. Connections of earlier versions get
 * one; `rotate` replaces it. Throws `admin/not-found` and `store/wrong-secrets-key`.
 */
async function showWebhookSecret(
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
