import type { OpenDraft } from "../../../hosts/code-host.ts";
import type { Model } from "../../../model/model.ts";
import type { WrittenFile } from "../files.ts";
import type { SourceRepository } from "../repositories/repositories.ts";
import type { WrittenSpan } from "../span-notes.ts";
import type { AssistantTask } from "./task.ts";

/** Where documents are written: `edits` are the turn's other files, such as the changelog. */
export type DocumentPlace = {
  open: OpenDraft;
  sources: readonly SourceRepository[];
  written: readonly WrittenSpan[];
  edits: readonly WrittenFile[];
};

export type WrittenDocuments = {
  edits: readonly WrittenFile[];
  /** What the model says it did; empty if it wrote nothing. */
  said: string;
  /** Edits that were not taken, each with the reason. */
  dropped: readonly string[];
  /** What it has to know before it goes on. */
  question?: string | undefined;
};

export async function writeDocuments(
  _model: Model,
  _task: AssistantTask,
  _place: DocumentPlace,
): Promise<WrittenDocuments> {
  return { edits: [], said: "", dropped: [] };
}
