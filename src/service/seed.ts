import type { PublicationConfig } from "../contract/publications.ts";
import { ReleaseDocsError } from "../release-docs-error.ts";
import { CONFIGURATION_PATH } from "./configuration.ts";
import { hashKey } from "./keys.ts";
import { newRow, type Store } from "./store/store.ts";
import type { Workspace } from "./workspace.ts";

/**
 * Puts the organization of one into an empty store: its user and key, the repository as a connection,
 * and the publications of the configuration. A store that has them already is left as it is.
 */
export async function seed(store: Store, workspace: Workspace, apiKey: string): Promise<void> {
  const known = await store.database.selectFrom("keys").select("hash").where("hash", "=", hashKey(apiKey)).execute();
  if (known.length > 0) return;
  const organization = store.createId("org");
  await seedUser(store, organization, apiKey);
  const connection = await seedConnection(store, organization, workspace);
  for (const { name, config = {} } of workspace.configuration.publications) {
    const resolved = resolveConfig(name, config, { id: connection, name: workspace.repository.name });
    await store.database
      .insertInto("publications")
      .values({ ...newRow(store, "pub"), org_id: organization, name, config_json: JSON.stringify(resolved) })
      .execute();
  }
}

async function seedUser(store: Store, organization: string, apiKey: string): Promise<void> {
  const user = { ...newRow(store, "usr"), org_id: organization, name: "release-docs", email: "" };
  await store.database.insertInto("users").values(user).execute();
  await store.database
    .insertInto("keys")
    .values({ hash: hashKey(apiKey), user_id: user.id })
    .execute();
}

async function seedConnection(store: Store, organization: string, { repository, history }: Workspace): Promise<string> {
  const config = {
    codehostAppConnectionId: "",
    repositoryUrl: repository.webUrl ?? `file://${history.repository.directory}`,
  };
  const connection = {
    ...newRow(store, "cnn"),
    org_id: organization,
    name: repository.name,
    type: "codehostRepo",
    config_json: JSON.stringify(config),
    paused: 0,
    healthy: 1,
  };
  await store.database.insertInto("connections").values(connection).execute();
  return connection.id;
}

const WHOLE_WORK = { writeDocumentation: false, writeReleaseNotes: true, writeChangelogs: true };

function resolveConfig(
  publication: string,
  config: PublicationConfig,
  connection: { id: string; name: string },
): PublicationConfig {
  const resolve = (idOrName: string): string => {
    if (idOrName === connection.name || idOrName === connection.id) return connection.id;
    throw new ReleaseDocsError({
      code: "config/unknown-connection",
      message: `${CONFIGURATION_PATH}: the publication ${publication} names the connection ${idOrName}, which is not known here.`,
      hint: `The built-in service knows one connection, ${connection.name}; leave the field out to use it.`,
    });
  };
  return {
    ...WHOLE_WORK,
    ...config,
    sourceRepos: (config.sourceRepos ?? [connection.id]).map(resolve),
    docsRepo: resolve(config.docsRepo ?? connection.id),
  };
}
