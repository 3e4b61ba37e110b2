import { badRequest } from "../../contract/refusals.ts";
import type { CodeHostApp, ConnectedRepository } from "../../drafting/repositories/repositories.ts";
import { parseRemote } from "../../git/repository.ts";
import type { Installation } from "../../hosts/github/app.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import type { Product } from "../../shared/outbound/json-api.ts";
import type { ServiceParts } from "../parts.ts";
import { parseConnectionFields } from "../store/columns.ts";
import {
  type ConfigFields,
  type ConnectionRow,
  checkConnectionType,
  connectionsOf,
  openConfig,
} from "./connections.ts";

/** What reading a page or an item of another product needs. */
export type ReaderParts = Pick<ServiceParts, "vault" | "outbound">;

export type ProductParts = ReaderParts & Pick<ServiceParts, "store">;

export async function openProduct(parts: ProductParts, row: ConnectionRow): Promise<Product> {
  if (row.type === "codehostApp" || row.type === "codehostbApp") return openCodeHost(parts, row);
  if (row.type === "notesTool") return openNotes(parts, row);
  return row.type === "tracker" ? openTracker(parts, row) : (await openChat(parts, row)).slack;
}

/** `repository` (`owner/name`) is the one to read: a GitHub App has an installation for it. */
export function openCodeHost(parts: ProductParts, row: ConnectionRow, repository?: string) {
  return row.type === "codehostbApp" ? openBitbucketApp(parts, row) : openGitHubApp(parts, row, repository);
}

export async function openGitHubApp({ vault, outbound }: ReaderParts, row: ConnectionRow, repository?: string) {
  const fields = openConfig(vault, row);
  // Each client is loaded on first use.
  const { createGitHub } = await import("../../hosts/github/host.ts");
  const token = selectGitHubToken(outbound, fields, repository);
  return createGitHub({ baseUrl: fields.baseUrl, token, send: outbound.send });
}

/** Of a GitHub App. Throws `github/app-not-installed`, also for a token; other `github/…`. */
export async function listAppRepositories(parts: ReaderParts, row: ConnectionRow) {
  const fields = openConfig(parts.vault, row);
  const installation = selectGitHubToken(parts.outbound, fields, undefined);
  if (typeof installation === "string") throw badRequest(`The connection ${row.name} has a token, and no app.`, "id");
  const { listInstalled } = await import("../../hosts/github/registration.ts");
  return listInstalled({ apiUrl: fields.baseUrl ?? GITHUB_URL, send: parts.outbound.send }, installation);
}

function selectGitHubToken(
  { installations }: Pick<ReaderParts["outbound"], "installations">,
  { token = "", appId, privateKey, installationId, baseUrl = GITHUB_URL }: ConfigFields,
  repository: string | undefined,
): string | Installation {
  if (appId === undefined || privateKey === undefined) return token;
  return installations({ baseUrl, appId, privateKey, installationId }, repository);
}

export async function openBitbucketApp(parts: ReaderParts, row: ConnectionRow) {
  const { token = "", workspace = "", baseUrl } = openConfig(parts.vault, row);
  return openBitbucket(parts, { workspace, token, baseUrl });
}

export async function openBitbucket(
  { outbound }: Pick<ProductParts, "outbound">,
  access: { workspace: string; token: string; baseUrl?: string | undefined },
) {
  const { createBitbucket } = await import("../../hosts/bitbucket/host.ts");
  return createBitbucket({ ...access, baseUrl: access.baseUrl ?? outbound.codehostbUrl, send: outbound.send });
}

/** 400 unless the connection is a `chatApp` or a `chatChannel`. */
export async function openChat(parts: ProductParts, row: ConnectionRow, path?: string) {
  const { channelId } = openConfig(parts.vault, row);
  const app = row.type === "chatChannel" ? await readApp(parts, row) : row;
  if (app?.type !== "chatApp") {
    const why = row.type === "chatChannel" ? "its chat app was deleted" : `it is a ${row.type}`;
    throw badRequest(`The connection ${row.name} has no channels: ${why}. Give a chatApp or a chatChannel.`, path);
  }
  const { token = "", baseUrl } = openConfig(parts.vault, app);
  const { createSlack } = await import("../../integrations/slack.ts");
  return { slack: createSlack({ baseUrl, token, send: parts.outbound.send }), channelId };
}

/** 400 unless the connection is a `tracker`. */
export async function openTracker({ vault, outbound }: ReaderParts, row: ConnectionRow) {
  checkConnectionType(row, "tracker", "has no statuses");
  const { baseUrl = "", email = "", token = "" } = openConfig(vault, row);
  const { createJira } = await import("../../integrations/jira.ts");
  return createJira({ baseUrl, email, token, send: outbound.send });
}

export async function openNotes({ vault, outbound }: ReaderParts, row: ConnectionRow) {
  const { integrationKey = "", baseUrl } = openConfig(vault, row);
  const { createNotion } = await import("../../integrations/notion.ts");
  return createNotion({ baseUrl, integrationKey, send: outbound.send });
}

/** Undefined without an app, or if it was deleted. */
export async function readApp({ store }: Pick<ProductParts, "store">, { org_id, config_json }: ConnectionRow) {
  const fields = parseConnectionFields(config_json);
  const id = fields.codehostAppConnectionId ?? fields.chatAppConnectionId ?? "";
  return connectionsOf(store, org_id).where("id", "=", id).executeTakeFirst();
}

const GITHUB_URL = "https://api.github.com";
const BITBUCKET_URL = "https://api.bitbucket.org/2.0";

/** Throws `codehost/connection-deleted` and `codehost/not-a-repository`. */
export async function readConnectedRepository(parts: ProductParts, id: string): Promise<ConnectedRepository> {
  const row = await parts.store.database.selectFrom("connections").selectAll().where("id", "=", id).executeTakeFirst();
  if (row === undefined || row.deleted_at !== null) {
    throw new ReleaseDocsError("codehost/connection-deleted", `The connection ${row?.name ?? id} was deleted.`);
  }
  return connectRepository(parts, row);
}

/** As {@link readConnectedRepository}, also of a row that is not stored yet. */
export async function connectRepository(parts: ProductParts, row: ConnectionRow): Promise<ConnectedRepository> {
  if (row.type !== "codehostRepo") {
    throw new ReleaseDocsError(
      "codehost/not-a-repository",
      `The connection ${row.name} is a ${row.type}, not a repository.`,
    );
  }
  const { repositoryUrl = "" } = parseConnectionFields(row.config_json);
  const app = repositoryUrl.startsWith("file:") ? undefined : await readApp(parts, row);
  return { id: row.id, name: row.name, repositoryUrl, app: app && asCodeHostApp(parts, app, repositoryUrl) };
}

export function selectApiUrl({ codehostbUrl }: ServiceParts["outbound"], app: ConnectionRow): string {
  const { baseUrl } = parseConnectionFields(app.config_json);
  return baseUrl ?? (app.type === "codehostbApp" ? (codehostbUrl ?? BITBUCKET_URL) : GITHUB_URL);
}

function asCodeHostApp({ vault, outbound }: ProductParts, app: ConnectionRow, repositoryUrl: string): CodeHostApp {
  const fields = openConfig(vault, app);
  const baseUrl = selectApiUrl(outbound, app);
  if (app.type === "codehostbApp") return { kind: "bitbucket", baseUrl, token: fields.token ?? "" };
  return { kind: "github", baseUrl, token: selectGitHubToken(outbound, fields, parseRemote(repositoryUrl)?.name) };
}
