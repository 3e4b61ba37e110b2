import { createModel, type ModelAccess } from "../../model/model.ts";
import type { ModelUsage } from "../../model/settings.ts";
import type { ReleaseDocsError } from "../../shared/errors.ts";
import { removeAddresses } from "../../writer/verify/hazards.ts";
import type { WrittenFile } from "../documents/files.ts";
import type { Source } from "../repositories/repositories.ts";
import type { WrittenSpan } from "../spans/span-notes.ts";
import { type DocumentPlace, isModelFailure, type WrittenDocuments, writeDocuments } from "./documents.ts";
import { composeNotes } from "./notes.ts";
import type { AssistantTask } from "./task.ts";

/** `failure`: what ended the model's part of the turn. */
export type AssistantReport = {
  model: string;
  usage: ModelUsage;
  failure: ReleaseDocsError | undefined;
  question: string | undefined;
  /** What it says it did; empty if it said nothing. */
  said: string;
  /** What was not taken of it, each with the reason. */
  dropped: readonly string[];
  wroteNotes: boolean;
};

export type Assistant = ReturnType<typeof createAssistant>;

/** The model's part of a turn. What the model's server does wrong is in the report; the turn goes on without it. */
export function createAssistant(access: ModelAccess, task: AssistantTask) {
  const model = createModel(access);
  const dropped: string[] = [];
  let failure: ReleaseDocsError | undefined;
  let documents: WrittenDocuments | undefined;
  let wroteNotes = false;
  return {
    /** With release notes for readers; the project's own words and what the model may not change stay. */
    writeNotes: async (source: Source, all: readonly WrittenSpan[]): Promise<WrittenSpan[]> => {
      const composed: WrittenSpan[] = [];
      // One after another, so that a turn that is played again asks the same.
      for (const written of all) {
        if (failure !== undefined) break;
        try {
          const notes = await composeNotes(model, task, source, written);
          dropped.push(...notes.dropped);
          wroteNotes ||= notes.written !== written;
          composed.push(notes.written);
        } catch (error) {
          if (!isModelFailure(error)) throw error;
          failure ??= error;
        }
      }
      return [...composed, ...all.slice(composed.length)];
    },
    /**
     * Edits of documents, on top of `place.edits`. Asked again where the branch moved meanwhile, and after a failure too:
     * what an earlier turn was answered is still known, and stays in the draft.
     */
    writeDocuments: async (place: DocumentPlace): Promise<readonly WrittenFile[]> => {
      documents = await writeDocuments(model, task, place);
      failure ??= documents.failure;
      return documents.edits;
    },
    report: (): AssistantReport => ({
      model: model.name,
      usage: model.usage,
      failure,
      question: documents?.question?.toWellFormed(),
      said: (documents?.said ?? "").toWellFormed(),
      wroteNotes,
      dropped: [...dropped, ...(documents?.dropped ?? [])].map((text) =>
        removeAddresses(task.redact(text), "(an address)").toWellFormed(),
      ),
    }),
  };
}
