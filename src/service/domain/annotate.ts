import { quoteText } from "../../shared/text.ts";
import { countWords } from "../../writer/entries.ts";
import { writeAudit } from "../store/audit.ts";
import type { Store } from "../store/store.ts";
import { actorOf } from "../worker/tasks.ts";
import type { TaskHandler, Work } from "../worker/worker.ts";
import { deleteEntries, insertEntries, type NewEntry, readDraftedFiles } from "./entries.ts";
import type { DraftedFile, FileSource } from "./files.ts";

const MAX_SOURCES_SHOWN = 50;

/** Replaces the annotations of an earlier run (operation `conversations.annotate`). */
export function createAnnotationHandler({ store }: { store: Store }): TaskHandler {
  const record = ({ task, finish }: Work, entries: readonly NewEntry[], error?: string) =>
    store.transaction(async (within) => {
      const conversationId = task.subject_id;
      await deleteEntries(within, conversationId, "annotation");
      await insertEntries(within, { conversationId, turnId: null }, entries);
      if (error !== undefined) {
        const note = { type: "error", summary: "Annotating failed", delta: error } as const;
        await writeAudit(within, actorOf(task), { ...note, config: { conversationId } });
      }
      await finish(within);
    });
  return {
    run: async (work) => {
      const files = await readDraftedFiles(store, work.task.subject_id);
      await record(work, files.map(buildAnnotation));
    },
    onExhausted: async (work, error) => {
      const message = `The draft could not be annotated: ${String(error)}`;
      await record(work, [{ kind: "annotation", status: "error", message }], message);
    },
  };
}

function buildAnnotation({ path, why, kind, sources, moreSources }: DraftedFile): NewEntry {
  const named = sources.slice(0, MAX_SOURCES_SHOWN).map(nameSource).join("; ");
  const count = sources.length + moreSources;
  const more = count > MAX_SOURCES_SHOWN ? `; and ${count - MAX_SOURCES_SHOWN} more` : "";
  const from = count === 0 ? "" : ` From ${countWords(count, ["change", "changes"])}: ${named}${more}.`;
  const details = { filePath: path, kind, sources, moreSources };
  return { kind: "annotation", status: "success", message: `${path}: ${why}.${from}`, details };
}

function nameSource({ sha, title, pullRequest }: FileSource): string {
  const where = pullRequest === undefined ? sha.slice(0, 12) : `#${pullRequest}, ${sha.slice(0, 12)}`;
  return `${quoteText(title, 100)} (${where})`;
}
