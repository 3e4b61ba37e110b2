import { implement } from "@orpc/server";
import { contract } from "../contract/contract.ts";
import type { Caller } from "./keys.ts";
import type { Store } from "./store/store.ts";
import type { Worker } from "./worker.ts";
import type { Workspace } from "./workspace.ts";

/** The contract's routes, each waiting for its handler, which gets the caller as its context. */
export const procedures = implement(contract).$context<Caller>();

/** What the handlers of every resource work with. */
export type ServiceParts = { store: Store; worker: Worker; workspace: Workspace };
