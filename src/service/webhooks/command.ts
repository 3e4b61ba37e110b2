import { InvalidArgumentError } from "commander";
import { reference } from "../../contract/fields.ts";
import { trimTrailing } from "../../shared/text.ts";
import { parseWith, type ServiceCommand } from "../program/command.ts";
import { addOperatorCommand, addStoreAction } from "../program/operated-store.ts";
import { readVault } from "../security/vault.ts";
import type { Actor } from "../store/audit.ts";
import type { Store } from "../store/store.ts";
import { showWebhookSecret } from "./secret.ts";

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
