import type { PublicationConfig } from "../../contract/publications.ts";
import type { GitHubAccess } from "../../hosts/github/client.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import { linkConnections } from "../domain/publications/publications.ts";
import { selectBranchName } from "../domain/pull-request.ts";
import { type Checkout, type CheckoutOptions, openCheckout } from "../domain/repositories/checkout.ts";
import { CONFIGURATION_PATH, type OutboundAccess } from "../domain/repositories/repositories.ts";
import { insertOrganization, insertUser } from "../security/access.ts";
import { insertKey, isKnownKey } from "../security/keys.ts";
import { createOutbound } from "../security/outbound.ts";
import { createEphemeralVault } from "../security/vault.ts";
import { newRow } from "../store/rows.ts";
import { openStore, type Store } from "../store/store.ts";
import { createService } from "./service.ts";

// For `init` and `check`: with an import() of their own, the step would load one chunk more.
export * as checkoutRules from "../domain/checkout-rules.ts";

type BuiltInOptions = {
  workspace: CheckoutOptions;
  apiKey: string;
  database?: string;
  clock?: () => Date;
  onFault: (error: unknown) => void;
};

export type BuiltInService = Awaited<ReturnType<typeof createBuiltInService>>;

/** Also runs unfinished tasks. Throws what `openCheckout` throws. */
export async function createBuiltInService(options: BuiltInOptions) {
  await using opened = new AsyncDisposableStack();
  const checkout = await openCheckout(options.workspace, options.onFault);
  opened.defer(checkout.close);
  const store = await openStore(options.database ?? ":memory:", options.clock);
  opened.defer(store.close);
  await seedBuiltIn(store, checkout, options.apiKey);
  const service = createService({
    store,
    vault: createEphemeralVault(),
    repositories: checkout,
    outbound: createOutboundAccess(options.workspace.github),
    work: { retryDelayMs: 0 },
    onFault: options.onFault,
  });
  opened.defer(async () => {
    await service.idle();
    await service.stop(0);
  });
  const resources = opened.move();
  return {
    call: service.call,
    fetch: (request: Request) => service.fetch(request),
    idle: service.idle,
    /** Waits for all tasks, then closes the store. */
    close: () => resources.disposeAsync(),
    /** Removes temporary files only, for a process that ends while tasks run. */
    abandon: checkout.close,
  };
}

/** Public addresses, and GitHub's API wherever the runner has it. */
function createOutboundAccess(github: GitHubAccess | undefined): OutboundAccess {
  const guard = { allowPrivate: false, environment: process.env };
  const outbound = { send: createOutbound(guard), allowPrivate: false };
  const trustedOrigin = URL.parse(github?.apiUrl ?? "")?.origin;
  if (github === undefined || trustedOrigin === undefined) return outbound;
  const { apiUrl, token } = github;
  return { ...outbound, ownGitHub: { apiUrl, token, send: createOutbound({ ...guard, trustedOrigin }) } };
}

/** Leaves a store that has the key as it is. */
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
  const { repository, history } = checkout.source;
  const address = repository.webUrl ?? `file://${history.repository.directory}`;
  const source = await seedConnection(within, orgId, repository.name, address);
  const known = new Map([[repository.name, source]]);
  const names = configuration.publications.map(({ name }) => name);
  for (const { name, config = {} } of configuration.publications) {
    const { docsRepo } = config;
    if (docsRepo !== undefined && !known.has(docsRepo) && reachesOthers && REPOSITORY.test(docsRepo)) {
      const page = address.split("/").slice(0, -2).concat(docsRepo).join("/");
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

// owner/name as on GitHub.
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
    throw new ReleaseDocsError(
      "config/unknown-connection",
      `${CONFIGURATION_PATH}: publication ${publication} names an unknown connection ${idOrName}.`,
      {
        hint:
          `The built-in service reads ${own} only; omit the field to use it. docsRepo can be any owner/name on GitHub ` +
          "if the step has a github-token.",
      },
    );
  };
  const sources = new Map([[own, source.id]]);
  return {
    ...config,
    sourceRepos: (config.sourceRepos ?? [own]).map((name) => resolve(name, sources)),
    docsRepo: resolve(config.docsRepo ?? own, source.known),
  };
}
