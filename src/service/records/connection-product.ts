import type { ServiceParts } from "../procedures.ts";
import type { Bitbucket } from "../products/bitbucket.ts";
import type { GitHub } from "../products/github.ts";
import type { Jira } from "../products/jira.ts";
import type { Notion } from "../products/notion.ts";
import type { CodeHostProduct, Product } from "../products/product.ts";
import type { Slack } from "../products/slack.ts";
import { badRequest } from "../refusal.ts";
import { type ConnectionRow, connectionsOf } from "./connection-record.ts";
import { type ConfigFields, openConfig } from "./connection-secrets.ts";

/** What it takes to speak to the product behind a connection. */
export type ProductParts = Pick<ServiceParts, "store" | "vault" | "outside">;

/** The product that a connection speaks to, or that its app does. */
export async function openProduct(parts: ProductParts, row: ConnectionRow): Promise<Product> {
  if (row.type === "codehostApp" || row.type === "codehostbApp") return openCodeHost(parts, row);
  if (row.type === "notesTool") return openNotes(parts, row);
  return row.type === "tracker" ? openTracker(parts, row) : (await openChat(parts, row)).slack;
}

/** The code host behind an app, `codehostApp` or `codehostbApp`. */
export function openCodeHost(parts: ProductParts, row: ConnectionRow): Promise<CodeHostProduct> {
  return row.type === "codehostbApp" ? openBitbucketApp(parts, row) : openGitHubApp(parts, row);
}

/** The code host behind a `codehostApp`. */
export async function openGitHubApp({ vault, outside }: ProductParts, row: ConnectionRow): Promise<GitHub> {
  const { token = "", baseUrl } = openConfig(vault, row);
  // Each product is loaded only where it is asked.
  const { createGitHub } = await import("../products/github.ts");
  return createGitHub({ baseUrl, token, send: outside.send });
}

/** The code host behind a `codehostbApp`. */
export async function openBitbucketApp(parts: ProductParts, row: ConnectionRow): Promise<Bitbucket> {
  const { token = "", workspace = "", baseUrl } = openConfig(parts.vault, row);
  return openBitbucket(parts, { workspace, token, baseUrl });
}

/** The second code host, as a workspace of it. */
export async function openBitbucket(
  { outside }: Pick<ProductParts, "outside">,
  access: { workspace: string; token: string; baseUrl?: string | undefined },
): Promise<Bitbucket> {
  const { createBitbucket } = await import("../products/bitbucket.ts");
  return createBitbucket({ ...access, baseUrl: access.baseUrl ?? outside.codehostbUrl, send: outside.send });
}

/** The chat app of a `chatApp` or a `chatChannel`, with the channel that the latter is. 400 for another connection. */
export async function openChat(
  parts: ProductParts,
  row: ConnectionRow,
): Promise<{ slack: Slack; channelId: string | undefined }> {
  const { channelId } = openConfig(parts.vault, row);
  const app = row.type === "chatChannel" ? await readApp(parts, row) : row;
  if (app?.type !== "chatApp") {
    const fault = row.type === "chatChannel" ? "its chat app is gone" : `it is a ${row.type}`;
    throw badRequest(`The connection ${row.name} has no channels: ${fault}. Give a chatApp or a chatChannel.`);
  }
  const { token = "", baseUrl } = openConfig(parts.vault, app);
  const { createSlack } = await import("../products/slack.ts");
  return { slack: createSlack({ baseUrl, token, send: parts.outside.send }), channelId };
}

/** The tracker of a connection. 400 for one of another type. */
export async function openTracker({ vault, outside }: ProductParts, row: ConnectionRow): Promise<Jira> {
  if (row.type !== "tracker") {
    throw badRequest(`The connection ${row.name} has no statuses: it is a ${row.type}. Give a tracker.`);
  }
  const { baseUrl = "", email = "", token = "" } = openConfig(vault, row);
  const { createJira } = await import("../products/jira.ts");
  return createJira({ baseUrl, email, token, send: outside.send });
}

/** The notes tool of a connection of the type `notesTool`. */
export async function openNotes({ vault, outside }: ProductParts, row: ConnectionRow): Promise<Notion> {
  const { integrationKey = "", baseUrl } = openConfig(vault, row);
  const { createNotion } = await import("../products/notion.ts");
  return createNotion({ baseUrl, integrationKey, send: outside.send });
}

/** The app that a repository or channel names; undefined where it names none, or where that was deleted. */
export async function readApp(
  { store }: Pick<ProductParts, "store">,
  { org_id, config_json }: Pick<ConnectionRow, "org_id" | "config_json">,
): Promise<ConnectionRow | undefined> {
  const fields: ConfigFields = JSON.parse(config_json);
  const id = fields.codehostAppConnectionId ?? fields.chatAppConnectionId ?? "";
  return connectionsOf(store, org_id).where("id", "=", id).executeTakeFirst();
}
