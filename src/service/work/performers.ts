import type { Places } from "../places/place.ts";
import type { Store } from "../store/store.ts";
import { createTurnPerformer } from "./perform-turn.ts";
import type { TaskKind } from "./tasks.ts";
import type { Performer } from "./worker.ts";

/** How each kind of task is done. */
export function createPerformers(parts: {
  store: Store;
  places: Places;
  onFault: (error: unknown) => void;
}): Partial<Record<TaskKind, Performer>> {
  return { turn: createTurnPerformer(parts) };
}
