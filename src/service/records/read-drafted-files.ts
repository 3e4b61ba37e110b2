import type { DraftedFile } from "../drafts/describe-files.ts";
import type { Store } from "../store/store.ts";
import { readLastEntry } from "./entry-record.ts";

/** A draft as it was last recorded: its files, and the page that compares its branch, where its host has one. */
export type RecordedDraft = { files: readonly DraftedFile[]; compareUrl?: string | undefined };

/** The draft of a conversation as it was last recorded; without files where there is none. */
export async function readRecordedDraft(store: Store, conversationId: string): Promise<RecordedDraft> {
  const entry = await readLastEntry(store, conversationId, "draft");
  const { files = [], compareUrl }: Partial<RecordedDraft> = JSON.parse(entry?.details_json ?? "{}");
  return { files, compareUrl };
}

/** The files of a conversation's draft as they were last recorded; none where there is no draft. */
export async function readDraftedFiles(store: Store, conversationId: string): Promise<readonly DraftedFile[]> {
  return (await readRecordedDraft(store, conversationId)).files;
}
