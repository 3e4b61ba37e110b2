import type { Model } from "../../../model/model.ts";
import type { Source } from "../repositories/repositories.ts";
import type { WrittenSpan } from "../span-notes.ts";
import type { AssistantTask } from "./task.ts";

export type ComposedNotes = { written: WrittenSpan; dropped: readonly string[] };

export async function composeNotes(
  _model: Model,
  _task: AssistantTask,
  _source: Source,
  written: WrittenSpan,
): Promise<ComposedNotes> {
  return { written, dropped: [] };
}
