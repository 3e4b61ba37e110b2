import { implement } from "@orpc/server";
import { contract } from "../contract/contract.ts";
import type { Access } from "./access/access.ts";
import type { Caller } from "./access/keys.ts";
import type { Places } from "./places/place.ts";
import type { Actor } from "./store/audit.ts";
import type { Store } from "./store/store.ts";
import type { Worker } from "./work/worker.ts";

/** Who calls, what that user may do, and the `Idempotency-Key` of the call where it has one. */
export type CallContext = Caller & { access: Access; actor: Actor; idempotencyKey: string | undefined };

/** The contract's routes, each waiting for its handler. */
export const procedures = implement(contract).$context<CallContext>();

/** What the handlers of every resource work with. */
export type ServiceParts = { store: Store; worker: Pick<Worker, "wake">; places: Places };
