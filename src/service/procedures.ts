import { implement } from "@orpc/server";
import { contract } from "../contract/contract.ts";
import type { Caller } from "./keys.ts";
import type { Store } from "./store/store.ts";
import type { Worker } from "./worker.ts";
import type { Workspace } from "./workspace.ts";

/** Who calls, and the `Idempotency-Key` of the call where it has one. */
export type CallContext = Caller & { idempotencyKey: string | undefined };

/** The contract's routes, each waiting for its handler. */
export const procedures = implement(contract).$context<CallContext>();

/** What the handlers of every resource work with. */
export type ServiceParts = { store: Store; worker: Worker; workspace: Workspace };
