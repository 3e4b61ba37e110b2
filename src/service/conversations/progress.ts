import { setTimeout as sleep } from "node:timers/promises";
import { createStepTimes, type StepName } from "../../drafting/progress.ts";
import type { ModelAccess } from "../../model/model.ts";
import { addUsage, createUsage } from "../../model/settings.ts";
import type { Store } from "../store/store.ts";
import { keepInTask, type TaskRow } from "../worker/tasks.ts";
import { showProgress } from "./entries.ts";

/** Milliseconds before the first entry, which a fast turn never writes, and between two. */
const [FIRST_MS, PAUSE_MS] = [250, 1_000];

export type Progress = ReturnType<typeof followProgress>;

/** Shows the steps of a running turn as an entry `progress`, without those of `skipped`. Never delays or fails the turn. */
export function followProgress(
  store: Store,
  task: TaskRow,
  place: { conversationId: string; turnId: string },
  ...skipped: readonly StepName[]
) {
  const times = createStepTimes(() => Date.parse(store.now()));
  const [left, usage, ended] = [new Set<StepName>([...skipped, "model"]), createUsage(), new AbortController()];
  let writing: Promise<void> | undefined;
  let isChanged = false;
  const keepWriting = async () => {
    for (let pause = FIRST_MS; isChanged; pause = PAUSE_MS) {
      await sleep(pause, undefined, ended);
      isChanged = false;
      await store.transaction(async (within) => {
        // Locks the task: what ends it removes this entry.
        await keepInTask(within, task, {});
        await showProgress(within, place, times.list(left), usage);
      });
    }
    writing = undefined;
  };
  const show = () => {
    isChanged = true;
    // Where the store is out of reach or the lease is lost, the turn itself fails and says so.
    writing ??= keepWriting().catch(() => ended.abort());
  };
  const onStep = (step?: StepName): void => {
    times.begin(step);
    show();
  };
  return {
    onStep,
    /** Each request is a step, with what all of them cost so far. */
    followModel: (model: ModelAccess): ModelAccess => {
      left.delete("model");
      return {
        ...model,
        send: (...request) => {
          const before = times.current();
          onStep("model");
          return model.send(...request).finally(() => before !== "model" && onStep(before));
        },
        onUsage: (more) => {
          addUsage(usage, more);
          model.onUsage?.(more);
        },
      };
    },
    /** After it nothing is shown any more. Returns the steps that began. */
    end: async () => {
      times.begin();
      ended.abort();
      await writing;
      return times.list();
    },
  };
}
