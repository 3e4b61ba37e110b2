import { implement } from "@orpc/server";
import { contract } from "../contract/contract.ts";
import type { Access } from "./access/access.ts";
import type { Caller } from "./access/keys.ts";
import type { Outbound } from "./outbound/outbound.ts";
import type { Places } from "./places/place.ts";
import type { Actor } from "./store/audit.ts";
import type { Store } from "./store/store.ts";
import type { Vault } from "./store/vault.ts";

/** Who calls, what that user may do, and the `Idempotency-Key` of the call where it has one. */
export type CallContext = Caller & { access: Access; actor: Actor; idempotencyKey: string | undefined };

/** The contract's routes, each waiting for its handler. */
export const procedures = implement(contract).$context<CallContext>();

/** What the handlers of every resource work with. */
export type ServiceParts = {
  store: Store;
  /** Keeps the secrets of connections. */
  vault: Vault;
  /** Has work looked for now, since some was stored. */
  worker: { wake: () => void };
  places: Places;
  outside: Outside;
};

/** How the service reaches what callers name. */
export type Outside = {
  send: Outbound;
  /** Whether the operator lets callers reach the service's own machine and network; `send` is made accordingly. */
  allowPrivate: boolean;
  /** Where the API of the second code host is where no connection says so; its public one unless given. */
  codehostbUrl?: string | undefined;
  /** GitHub as the process itself knows it, beside all connections: links into it are read with this token. */
  ownGitHub?: { apiUrl: string; token: string; send: Outbound } | undefined;
};
