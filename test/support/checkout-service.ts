import { listPublications } from "../../src/built-in/built-in.ts";
import { createOutboundAccess } from "../../src/built-in/own-links.ts";
import { type CheckoutOptions, openCheckout } from "../../src/drafting/repositories/checkout.ts";
import type { ConnectedRepositories } from "../../src/drafting/repositories/repositories.ts";
import { linkConnections } from "../../src/service/publications/publications.ts";
import { insertOrganization, insertUser } from "../../src/service/security/access.ts";
import { insertKey } from "../../src/service/security/keys.ts";
import { createEphemeralVault } from "../../src/service/security/vault.ts";
import { createService } from "../../src/service/service.ts";
import { openStore, type Store } from "../../src/service/store/store.ts";
import { newRow } from "../../src/shared/records.ts";

type CheckoutServiceOptions = {
  workspace: CheckoutOptions;
  apiKey: string;
  database?: string;
  clock?: () => Date;
  onFault: (error: unknown) => void;
};

export type CheckoutService = Awaited<ReturnType<typeof createCheckoutService>>;

/** The service over HTTP with the connections and publications of one checkout. Also runs unfinished tasks. */
export async function createCheckoutService(options: CheckoutServiceOptions) {
  await using opened = new AsyncDisposableStack();
  const checkout = await openCheckout(options.workspace, options.onFault);
  opened.defer(checkout.close);
  const store = await openStore(options.database ?? ":memory:", options.clock);
  opened.defer(store.close);
  await seedCheckout(store, listPublications(checkout), options.apiKey);
  const repositories: ConnectedRepositories = {
    open: checkout.open,
    reach: async (source) => void (await checkout.open(source)),
    // A checkout asks nobody.
    openCodeHost: async (docs) => ({ ...(await checkout.openCodeHost(docs)), mayPush: async () => true }),
  };
  const service = createService({
    store,
    vault: createEphemeralVault(),
    repositories,
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
    store,
    fetch: (request: Request) => service.fetch(request),
    idle: service.idle,
    /** Waits for all tasks, then closes the store. */
    close: () => resources.disposeAsync(),
  };
}

/** Leaves a store that has a key as it is. */
export async function seedCheckout(
  store: Store,
  { connections, publications }: ReturnType<typeof listPublications>,
  apiKey: string,
): Promise<void> {
  if ((await store.database.selectFrom("keys").select("id").executeTakeFirst()) !== undefined) return;
  await store.transaction(async (within) => {
    const { database } = within;
    const org_id = await insertOrganization(within, "release-docs");
    const user = await insertUser(within, org_id, { name: "release-docs", email: "", role: "owner" });
    await insertKey(within, user, apiKey, { name: "step" });
    for (const { id, name, repositoryUrl } of connections) {
      const config_json = JSON.stringify({ codehostAppConnectionId: "", repositoryUrl });
      const row = {
        ...newRow(within, "cnn"),
        id,
        org_id,
        name,
        type: "codehostRepo",
        config_json,
        paused: 0,
        healthy: 1,
      };
      await database.insertInto("connections").values(row).execute();
    }
    for (const { id, name, branchName: branch_name = null, config } of publications) {
      const row = {
        ...newRow(within, "pub"),
        id,
        org_id,
        name,
        branch_name,
        config_json: JSON.stringify(config),
        healthy: 1,
      };
      await database.insertInto("publications").values(row).execute();
      await linkConnections(within, id, config);
    }
  });
}
