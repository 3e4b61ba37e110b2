import type { Store } from "./store/store.ts";

/** Takes jobs one after the other. */
export type Worker = {
  /** Puts a job at the end of the queue; it starts once the present call has been answered. */
  take: (jobId: string) => void;
  /** Takes up every job that an earlier process left unfinished. */
  resume: () => Promise<void>;
  /** Resolves once nothing is left to do. */
  idle: () => Promise<void>;
};

/** A worker that hands every job it takes to `perform`, which settles it and does not throw. */
export function createWorker(store: Store, perform: (jobId: string) => Promise<void>): Worker {
  let work: Promise<void> = Promise.resolve();
  const take = (jobId: string): void => {
    work = work.then(() => perform(jobId));
  };
  return {
    take,
    async resume() {
      const unfinished = await store.database
        .selectFrom("jobs")
        .select("id")
        .where("state", "in", ["requested", "running"])
        .orderBy("seq")
        .execute();
      for (const { id } of unfinished) take(id);
    },
    idle: async () => {
      for (let seen: Promise<void> | undefined; seen !== work; ) {
        seen = work;
        await seen;
      }
    },
  };
}
