import type { DraftedFile } from "../drafts/describe-files.ts";
import type { Store } from "../store/store.ts";
import { readLastEntry } from "./entry-record.ts";

/** The files of a conversation's draft as they were last recorded; none where there is no draft. */
export async function readDraftedFiles(store: Store, conversationId: string): Promise<readonly DraftedFile[]> {
  const entry = await readLastEntry(store, conversationId, "draft");
  const { files = [] }: { files?: DraftedFile[] } = JSON.parse(entry?.details_json ?? "{}");
  return files;
}
