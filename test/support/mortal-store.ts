import type { KyselyPlugin } from "kysely";
import { buildOutage } from "../../src/service/store/outage.ts";
import type { Store } from "../../src/service/store/store.ts";

/** A process that is killed after a number of steps: later steps throw. */
export class Life {
  left: number;
  #end = Promise.withResolvers<void>();

  constructor(steps: number) {
    this.left = steps;
  }

  get isOver(): boolean {
    return this.left <= 0;
  }

  /** Whether nothing can be stored any more. */
  get isDead(): boolean {
    return this.isOver;
  }

  /** Counts a step of the store. */
  stepStore(): void {
    this.step();
  }

  /** Resolves at the last step. */
  get end(): Promise<void> {
    return this.#end.promise;
  }

  /** Counts a step; throws if none is left. */
  step(): void {
    if (this.isOver) throw new Error("The process is dead.");
    this.left -= 1;
    if (this.isOver) this.#end.resolve();
  }
}

/** A process whose store fails at one step, and works again. */
export class Outage extends Life {
  override get isDead(): boolean {
    return false;
  }

  override stepStore(): void {
    if (this.isOver) return;
    this.step();
    if (this.isOver) throw buildOutage("store/unreachable", "The connection failed.");
  }
}

/** The store of such a process: every query is a step, and so is the end of every transaction; not those of progress. */
export function createMortalStore(store: Store, life: Life): Store {
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      life.stepStore();
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const database = store.database.withPlugin(plugin);
  // Prepared queries are not transformed.
  const executeQuery = database.executeQuery.bind(database);
  database.executeQuery = (query) => {
    life.stepStore();
    return executeQuery(query);
  };
  const mortal: Store = {
    ...store,
    database,
    transaction: (work) => {
      // The progress of a turn is shown by the clock, so its steps are not those of another run.
      const isProgress = new Error().stack?.includes("/progress.ts");
      if (isProgress && !life.isDead) return store.transaction(work);
      return store.transaction(async (within) => {
        const result = await work(createMortalStore(within, life));
        life.stepStore();
        return result;
      });
    },
  };
  return mortal;
}
