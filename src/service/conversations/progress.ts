import { setTimeout as sleep } from "node:timers/promises";
import { createStepTimes, type StepName } from "../../drafting/progress.ts";
import type { ModelAccess } from "../../model/model.ts";
import { addUsage, createUsage, type ModelUsage } from "../../model/settings.ts";
import type { Store } from "../store/store.ts";
import { lockTask } from "../worker/tasks.ts";
import type { Work } from "../worker/worker.ts";
import { showProgress } from "./entries.ts";

/** Milliseconds before the first entry, which a fast turn never writes, and between two. */
const [FIRST_MS, PAUSE_MS] = [250, 1_000];

export type Progress = ReturnType<typeof followProgress>;

/** Shows the steps of a running turn as an entry `progress`, which goes with the turn's end. Never delays or fails the turn. */
export function followProgress(
  store: Store,
  { task }: Pick<Work, "task">,
  place: { conversationId: string; turnId: string },
  skipped: readonly StepName[],
) {
  const times = createStepTimes(() => Date.parse(store.now()));
  const left = new Set<StepName>([...skipped, "model"]);
  const ended = new AbortController();
  let usage: ModelUsage | undefined;
  let writing: Promise<void> | undefined;
  let isChanged = false;
  const write = () =>
    store.transaction(async (within) => {
      await lockTask(within, task);
      const details = { steps: times.list(), next: times.listNext(left), usage };
      await showProgress(within, place, times.label(), details);
    });
  const keepWriting = async () => {
    await sleep(FIRST_MS, undefined, { signal: ended.signal });
    while (isChanged) {
      isChanged = false;
      await write();
      await sleep(PAUSE_MS, undefined, { signal: ended.signal });
    }
    writing = undefined;
  };
  const show = () => {
    isChanged = true;
    // Where the store is out of reach or the lease is lost, the turn itself fails and says so.
    writing ??= keepWriting().catch(() => ended.abort());
  };
  return {
    onStep: (step: StepName): void => {
      times.begin(step);
      show();
    },
    /** Each request to the model is a step, with what all of them cost so far. */
    followModel: (model: ModelAccess): ModelAccess => {
      left.delete("model");
      return {
        ...model,
        send: (...request) => {
          const sent = times.during("model", () => model.send(...request));
          show();
          return sent.finally(show);
        },
        onUsage: (more) => {
          usage ??= createUsage();
          addUsage(usage, more);
          model.onUsage?.(more);
          show();
        },
      };
    },
    /** After it nothing is shown any more. Returns the steps. */
    end: async () => {
      times.end();
      ended.abort();
      await writing;
      return times.list();
    },
  };
}
