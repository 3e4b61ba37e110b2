import { reference } from "../../contract/fields.ts";
import { trimTrailing } from "../../shared/text.ts";
import { showWebhookSecret } from "../domain/webhooks/secret.ts";
import { readVault } from "../security/vault.ts";
import type { Actor } from "../store/audit.ts";
import type { Store } from "../store/store.ts";
import { parseWith, type ServiceCommand } from "./command.ts";
import { addOperatorCommand, addStoreAction } from "./operated-store.ts";

type ShowOptions = { connection: string; baseUrl: string; rotate?: true };

export const webhooksCommand: ServiceCommand = (command, io) => {
  const show = addOperatorCommand(command, "show", "Print the URL of an app's webhooks and, once, their secret.")
    .requiredOption("--connection <id|name>", "Connection to the app of the code host.", parseWith(reference))
    .option("--base-url <url>", "Address of the service.", parseWith(reference), "https://release-docs.example.com")
    .option("--rotate", "Replace the secret first; deliveries signed with the old one are rejected.");
  const read = async (within: Store, actor: Actor, { connection, baseUrl, rotate }: ShowOptions) => {
    const { host, ...app } = await showWebhookSecret(within, actor, readVault(io.env), {
      connection,
      rotate: rotate === true,
    });
    return { ...app, url: `${trimTrailing(baseUrl, /\//)}/webhooks/${host}` };
  };
  addStoreAction(show, io, read, ({ id, name, url, secret, shownAt }) => {
    const shown = secret ?? `shown at ${shownAt}; --rotate replaces it`;
    const lines = { Connection: `${id} (${name})`, URL: url, "Content type": "application/json", Secret: shown };
    const rows = Object.entries(lines).map(([label, value]) => `${label.padEnd(14)}${value}\n`);
    return `${rows.join("")}\nEnter these at the code host. The secret is stored encrypted, and is not shown again.\n`;
  });
};
