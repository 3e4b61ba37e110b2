import type { ServiceParts } from "../procedures.ts";
import type { TaskKind } from "../store/tasks.ts";
import { createAnnotator } from "./annotate.ts";
import { createTurnPerformer } from "./perform-turn.ts";
import { createMergeSummaryPerformer } from "./summarize-merge.ts";
import { createConnectionSyncPerformer } from "./sync-connection.ts";
import { createPublicationSyncPerformer } from "./sync-publication.ts";
import type { Performer } from "./worker.ts";

/** How each kind of task is done. */
export function createPerformers(
  parts: Omit<ServiceParts, "worker"> & { onFault: (error: unknown) => void },
): Record<TaskKind, Performer> {
  return {
    turn: createTurnPerformer(parts),
    annotate: createAnnotator(parts),
    "connection-sync": createConnectionSyncPerformer(parts),
    "publication-sync": createPublicationSyncPerformer(parts),
    "merge-summary": createMergeSummaryPerformer(parts),
  };
}
