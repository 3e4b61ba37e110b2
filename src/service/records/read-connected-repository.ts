import { ReleaseDocsError } from "../../release-docs-error.ts";
import type { CodeHostApp, ConnectedRepository } from "../places/connected-repository.ts";
import type { ServiceParts } from "../procedures.ts";
import { readApp } from "./connection-product.ts";
import { type ConfigFields, openConfig } from "./connection-secrets.ts";

/** What it takes to read a connection's repository with the token of its app. */
export type ConnectedParts = Pick<ServiceParts, "store" | "vault" | "outside">;

const GITHUB_URL = "https://api.github.com";
const BITBUCKET_URL = "https://api.bitbucket.org/2.0";

/**
 * The repository of the `codehostRepo` connection with this ID, with its app unless it is a folder of this machine.
 * Throws `codehost/connection-deleted` where it is gone, `codehost/not-a-repository` where it became something else.
 */
export async function readConnectedRepository(parts: ConnectedParts, id: string): Promise<ConnectedRepository> {
  const row = await parts.store.database.selectFrom("connections").selectAll().where("id", "=", id).executeTakeFirst();
  if (row === undefined || row.deleted_at !== null) {
    throw new ReleaseDocsError({
      code: "codehost/connection-deleted",
      message: `The connection ${row?.name ?? id} was deleted.`,
      hint: "Name another connection in the publication.",
    });
  }
  if (row.type !== "codehostRepo") {
    throw new ReleaseDocsError({
      code: "codehost/not-a-repository",
      message: `The connection ${row.name} is a ${row.type}, not a repository.`,
      hint: "Name a codehostRepo connection in the publication, or change this one back.",
    });
  }
  const { repositoryUrl = "" }: ConfigFields = JSON.parse(row.config_json);
  const app = repositoryUrl.startsWith("file:") ? undefined : await readApp(parts, row);
  return { id, name: row.name, repositoryUrl, app: app && asCodeHostApp(parts, app) };
}

/** Where the API of a code host's app is: as it says, else the public one of its product. */
export function selectApiUrl(
  { codehostbUrl }: Pick<ServiceParts["outside"], "codehostbUrl">,
  app: { type: string; config_json: string },
): string {
  const { baseUrl }: ConfigFields = JSON.parse(app.config_json);
  return baseUrl ?? (app.type === "codehostbApp" ? (codehostbUrl ?? BITBUCKET_URL) : GITHUB_URL);
}

function asCodeHostApp(
  { vault, outside }: ConnectedParts,
  app: Parameters<typeof openConfig>[1] & { type: string },
): CodeHostApp {
  const { token = "" } = openConfig(vault, app);
  const kind = app.type === "codehostbApp" ? "bitbucket" : "github";
  return { kind, baseUrl: selectApiUrl(outside, app), token };
}
