import type { GitHubAccess } from "../codehost/github/github-rest.ts";
import { seedBuiltIn } from "./built-in-seed.ts";
import { createOutbound } from "./outbound/outbound.ts";
import { type CheckoutOptions, openCheckout } from "./places/checkout.ts";
import type { Outside } from "./procedures.ts";
import { createService, type Service } from "./service.ts";
import { openStore } from "./store/store.ts";
import { createPassingVault } from "./store/vault.ts";

/** What the service of a step is made from. */
export type BuiltInOptions = {
  workspace: CheckoutOptions;
  /** The key that calls have to bear. */
  apiKey: string;
  /** A store's location; in memory unless given. */
  database?: string;
  clock?: () => Date;
  /** Hears of faults that a caller is not told of. */
  onFault: (error: unknown) => void;
};

/** A service of one repository, for one user. */
export type BuiltInService = Pick<Service, "idle"> & {
  fetch: (request: Request) => Promise<Response>;
  /** Finishes the work and lets go of the store. */
  close: () => Promise<void>;
  /** Lets go of what is temporary on disk; for a process that ends with work under way. */
  abandon: () => Promise<void>;
};

/**
 * Opens the repository and a store with its one publication or those that it configures, takes up unfinished work and
 * serves. Throws what `openCheckout` throws.
 */
export async function createBuiltInService(options: BuiltInOptions): Promise<BuiltInService> {
  await using opened = new AsyncDisposableStack();
  const checkout = await openCheckout(options.workspace, options.onFault);
  opened.defer(checkout.close);
  const store = await openStore(options.database ?? ":memory:", options.clock);
  opened.defer(store.close);
  await seedBuiltIn(store, checkout, options.apiKey);
  const service = createService({
    store,
    // Nothing of a step is kept, so neither is its key.
    vault: createPassingVault(),
    places: checkout,
    outside: createOutside(options.workspace.github),
    work: { retryDelayMs: 0 },
    onFault: options.onFault,
  });
  opened.defer(async () => {
    await service.idle();
    await service.stop(0);
  });
  const held = opened.move();
  return {
    fetch: (request) => service.fetch(request),
    idle: service.idle,
    close: () => held.disposeAsync(),
    abandon: checkout.close,
  };
}

/** What the step reads beside its repository: public addresses, and GitHub's API where the runner says that it is. */
function createOutside(github: GitHubAccess | undefined): Outside {
  const guard = { allowPrivate: false, environment: process.env };
  const outside = { send: createOutbound(guard), allowPrivate: false };
  const trustedOrigin = URL.parse(github?.apiUrl ?? "")?.origin;
  if (github === undefined || trustedOrigin === undefined) return outside;
  const { apiUrl, token } = github;
  return { ...outside, ownGitHub: { apiUrl, token, send: createOutbound({ ...guard, trustedOrigin }) } };
}
