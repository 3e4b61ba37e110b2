import type { Anchor } from "../../contract/comments.ts";
import { selectDiffLines } from "../drafts/diff-lines.ts";
import { readLastEntry } from "../records/entry-record.ts";
import type { Store } from "../store/store.ts";

const LONGEST_LINES = 10_000;

/** What the lines of an anchor say; undefined where the draft's diff as it was last recorded does not show them. */
export async function readAnchoredLines(
  store: Store,
  conversationId: string,
  { filePath, startLine, endLine = startLine }: Anchor,
): Promise<string | undefined> {
  if (startLine === undefined || endLine === undefined) return undefined;
  const diff = await readLastEntry(store, conversationId, "diff");
  const lines = selectDiffLines(diff?.message ?? "", filePath, { start: startLine, end: endLine });
  return lines === undefined || lines.length > LONGEST_LINES ? undefined : lines;
}
