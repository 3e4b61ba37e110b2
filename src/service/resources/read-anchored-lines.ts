import type { Anchor } from "../../contract/comments.ts";
import { selectDiffLines } from "../drafts/diff-lines.ts";
import type { StoredAnchor } from "../records/comment-record.ts";
import { readLastEntry } from "../records/entry-record.ts";
import type { Store } from "../store/store.ts";

const LONGEST_LINES = 10_000;

/** An anchor with what its lines say, where the draft's diff as it was last recorded shows them. */
export async function readAnchor(store: Store, conversationId: string, anchor: Anchor): Promise<StoredAnchor> {
  const { filePath, startLine, endLine = startLine } = anchor;
  if (startLine === undefined || endLine === undefined) return anchor;
  const diff = await readLastEntry(store, conversationId, "diff");
  const lines = selectDiffLines(diff?.message ?? "", filePath, { start: startLine, end: endLine });
  return lines === undefined || lines.length > LONGEST_LINES ? anchor : { ...anchor, lines };
}
