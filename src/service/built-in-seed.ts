import type { PublicationConfig } from "../contract/publication-config.ts";
import { ReleaseDocsError } from "../release-docs-error.ts";
import { insertKey, isKnownKey } from "./access/keys.ts";
import { insertOrganization, insertUser } from "./access/members.ts";
import { CONFIGURATION_PATH } from "./configuration.ts";
import { selectBranchName } from "./drafts/name-subject.ts";
import type { Checkout } from "./places/checkout.ts";
import { linkConnections } from "./records/publication-record.ts";
import { newRow, type Store } from "./store/store.ts";

/**
 * Puts the organization of one into an empty store: its user and key, the repository and those that drafts go to as
 * connections, and the publications of the configuration. A store that has them already is left as it is.
 */
export async function seedBuiltIn(store: Store, checkout: Checkout, apiKey: string): Promise<void> {
  if (await isKnownKey(store, apiKey)) return;
  await store.transaction(async (within) => {
    const orgId = await insertOrganization(within, "release-docs");
    const user = await insertUser(within, orgId, { name: "release-docs", email: "", role: "admin" });
    await insertKey(within, user, apiKey, { name: "step" });
    await seedPublications(within, orgId, checkout);
  });
}

async function seedPublications(within: Store, orgId: string, checkout: Checkout): Promise<void> {
  const { configuration, reachesOthers } = checkout;
  const { repository, history } = checkout.place;
  const address = repository.webUrl ?? `file://${history.repository.directory}`;
  const source = await seedConnection(within, orgId, repository.name, address);
  const known = new Map([[repository.name, source]]);
  const names = configuration.publications.map(({ name }) => name);
  for (const { name, config = {} } of configuration.publications) {
    const { docsRepo } = config;
    if (docsRepo !== undefined && !known.has(docsRepo) && reachesOthers && REPOSITORY.test(docsRepo)) {
      const page = address.replace(/[^/]+\/[^/]+$/, docsRepo);
      known.set(docsRepo, await seedConnection(within, orgId, docsRepo, page));
    }
    const resolved = resolveConfig(name, config, { id: source, known });
    const branch_name = selectBranchName(name, names) ?? null;
    const row = { org_id: orgId, name, branch_name, config_json: JSON.stringify(resolved), healthy: 1 };
    const publication = { ...newRow(within, "pub"), ...row };
    await within.database.insertInto("publications").values(publication).execute();
    await linkConnections(within, publication.id, resolved);
  }
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
    ...config,
    sourceRepos: (config.sourceRepos ?? [own]).map((name) => resolve(name, sources)),
    docsRepo: resolve(config.docsRepo ?? own, source.known),
  };
}
