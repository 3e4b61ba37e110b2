import type { Store } from "../store/store.ts";
import type { Workspace } from "../workspace.ts";
import { createTurnPerformer } from "./perform-turn.ts";
import type { TaskKind } from "./tasks.ts";
import type { Performer } from "./worker.ts";

/** How each kind of task is done. */
export function createPerformers(parts: {
  store: Store;
  workspace: Workspace;
  onFault: (error: unknown) => void;
}): Partial<Record<TaskKind, Performer>> {
  return { turn: createTurnPerformer(parts) };
}
