import type { OpenDraft } from "../../../codehost/code-host.ts";
import { checkDraftPath } from "../../../codehost/draft-path.ts";
import { quoteText } from "../../../quote-text.ts";
import { ReleaseDocsError } from "../../../release-docs-error.ts";
import { countWords } from "../../../writer/count-commits.ts";
import type { WrittenFile } from "../write-files.ts";
import { applySuggestions } from "./apply-suggestions.ts";
import type { Suggestion } from "./parse-comment.ts";

/** Puts what comments suggest into the files as they are to be in a draft, and tells of what it could not. */
export async function writeSuggestions(
  draft: Pick<OpenDraft, "readFile">,
  edits: readonly WrittenFile[],
  suggestions: readonly Suggestion[],
): Promise<{ edits: WrittenFile[]; remarks: string[] }> {
  const files = new Map(edits.map((edit) => [edit.path, edit]));
  const remarks: string[] = [];
  for (const [path, own] of Map.groupBy(suggestions, ({ anchor }) => anchor.filePath)) {
    const edit = files.get(path);
    const read = await readDocument(draft, path, edit);
    if ("refused" in read) {
      remarks.push(read.refused);
      continue;
    }
    const { content, applied, lost } = applySuggestions(read.content, own);
    remarks.push(...lost.map(explainLost));
    if (applied === 0) continue;
    const suggested = countWords(applied, ["suggestion from the comments", "suggestions from the comments"]);
    files.set(path, { ...edit, path, content, why: edit === undefined ? suggested : `${edit.why}; ${suggested}` });
  }
  return { edits: [...files.values()], remarks };
}

async function readDocument(
  draft: Pick<OpenDraft, "readFile">,
  path: string,
  edit: WrittenFile | undefined,
): Promise<{ content: string } | { refused: string }> {
  try {
    checkDraftPath(path);
    const content = edit?.content ?? (await draft.readFile(path));
    return content === undefined
      ? { refused: `A suggestion for ${quoteText(path, 100)} was not followed: there is no such file.` }
      : { content };
  } catch (error) {
    if (!(error instanceof ReleaseDocsError)) throw error;
    return { refused: `A suggestion was not followed. ${error.message}` };
  }
}

function explainLost({ anchor, text }: Suggestion): string {
  const { startLine, endLine = startLine } = anchor;
  const lines = startLine === undefined ? "its lines" : `lines ${startLine} to ${endLine}`;
  return `The suggestion "${quoteText(text, 60)}" was not followed: ${lines} of ${quoteText(anchor.filePath, 100)} are no longer what they were.`;
}
