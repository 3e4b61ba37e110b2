import type { PublicationConfig } from "../contract/publications.ts";
import { ReleaseDocsError } from "../release-docs-error.ts";
import { CONFIGURATION_PATH } from "./configuration.ts";
import { hashKey } from "./keys.ts";
import { newRow, type Store } from "./store/store.ts";
import type { Workspace } from "./workspace.ts";

/**
 * Puts the organization of one into an empty store: its user and key, the repository and those that drafts go to as
 * connections, and the publications of the configuration. A store that has them already is left as it is.
 */
export async function seed(store: Store, workspace: Workspace, apiKey: string): Promise<void> {
  const keys = await store.database.selectFrom("keys").select("hash").where("hash", "=", hashKey(apiKey)).execute();
  if (keys.length > 0) return;
  const organization = await seedOrganization(store, apiKey);
  const { repository, history } = workspace;
  const address = repository.webUrl ?? `file://${history.repository.directory}`;
  const source = await seedConnection(store, organization, repository.name, address);
  const known = new Map([[repository.name, source]]);
  for (const { name, config = {} } of workspace.configuration.publications) {
    const { docsRepo } = config;
    if (docsRepo !== undefined && !known.has(docsRepo) && workspace.reachesOthers && REPOSITORY.test(docsRepo)) {
      const page = address.replace(/[^/]+\/[^/]+$/, docsRepo);
      known.set(docsRepo, await seedConnection(store, organization, docsRepo, page));
    }
    const resolved = resolveConfig(name, config, { id: source, known });
    await store.database
      .insertInto("publications")
      .values({
        ...newRow(store, "pub"),
        org_id: organization,
        name,
        config_json: JSON.stringify(resolved),
        healthy: 1,
      })
      .execute();
  }
}

async function seedOrganization(store: Store, apiKey: string): Promise<string> {
  const name = "release-docs";
  const organization = { ...newRow(store, "org"), name };
  const owned = { org_id: organization.id, name };
  const user = { ...newRow(store, "usr"), ...owned, auth_id: "", email: "", invitation_accepted: 1 };
  const hash = hashKey(apiKey);
  const key = { ...newRow(store, "key"), ...owned, user_id: user.id, lookup: hash, hash };
  await store.database.insertInto("organizations").values(organization).execute();
  await store.database.insertInto("users").values(user).execute();
  await store.database.insertInto("keys").values(key).execute();
  return organization.id;
}

async function seedConnection(store: Store, organization: string, name: string, address: string): Promise<string> {
  const config = { codehostAppConnectionId: "", repositoryUrl: address };
  const connection = {
    ...newRow(store, "cnn"),
    org_id: organization,
    name,
    type: "codehostRepo",
    config_json: JSON.stringify(config),
    paused: 0,
    healthy: 1,
  };
  await store.database.insertInto("connections").values(connection).execute();
  return connection.id;
}

// As GitHub writes a repository.
const REPOSITORY = /^(?!\.+\/)[\w.-]+\/(?!\.+$)[\w.-]+$/;

const WHOLE_WORK = { writeDocumentation: false, writeReleaseNotes: true, writeChangelogs: true };

function resolveConfig(
  publication: string,
  config: PublicationConfig,
  source: { id: string; known: ReadonlyMap<string, string> },
): PublicationConfig {
  const [[own = ""] = []] = source.known;
  const resolve = (idOrName: string, known: ReadonlyMap<string, string>): string => {
    const id = known.get(idOrName);
    if (id !== undefined) return id;
    throw new ReleaseDocsError({
      code: "config/unknown-connection",
      message: `${CONFIGURATION_PATH}: the publication ${publication} names the connection ${idOrName}, which is not known here.`,
      hint:
        `The built-in service reads ${own} only; leave the field out to use it. As docsRepo it takes any owner/name ` +
        "on GitHub, in a step that has a github-token.",
    });
  };
  const sources = new Map([[own, source.id]]);
  return {
    ...WHOLE_WORK,
    ...config,
    sourceRepos: (config.sourceRepos ?? [own]).map((name) => resolve(name, sources)),
    docsRepo: resolve(config.docsRepo ?? own, source.known),
  };
}
