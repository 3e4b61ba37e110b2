import type { CodeHost, Draft, OpenDraft } from "../../codehost/code-host.ts";
import type { PublicationConfig } from "../../contract/publication-config.ts";
import { ReleaseDocsError } from "../../release-docs-error.ts";
import type { Place } from "../places/place.ts";
import type { Suggestion } from "./comments/parse-comment.ts";
import { writeSuggestions } from "./comments/write-suggestions.ts";
import { updateDocumentation } from "./documentation/update-documentation.ts";
import { type WrittenFile, writeFiles } from "./write-files.ts";
import type { WrittenSpan } from "./written-span.ts";

/** What a draft is made of. */
export type DraftParts = {
  /** The repository that is written about. */
  source: Pick<Place, "repository" | "readFile">;
  config: PublicationConfig;
  written: readonly WrittenSpan[];
  suggestions: readonly Suggestion[];
  /** Files that stay as they are at the base. */
  excludedFiles: readonly string[];
  /** What the draft changed when it was last left; taken back where nothing is left to write. */
  formerFiles: readonly string[];
  commit: { title: string; body: string };
};

/** A draft as it was left; undefined where nothing then differs from the base. */
export type LeftDraft = { open: OpenDraft; draft: Draft | undefined; edits: readonly WrittenFile[]; remarks: string[] };

const MOST_TRIES = 4;

/** Reads and writes the draft; again from the start where somebody commits to its branch in between. */
export async function leaveDraft(host: CodeHost, branch: string, parts: DraftParts): Promise<LeftDraft> {
  const base = parts.config.pullRequest?.base;
  for (let left = MOST_TRIES - 1; ; left -= 1) {
    const open = await host.openDraft(branch, { base });
    const { edits, remarks } = await writeEdits(open, parts);
    try {
      const draft = await open.write({ ...parts.commit, edits });
      if (draft === undefined) await open.restoreFiles(parts.formerFiles);
      return { ...(await takeBack(host, { open, draft }, parts)), edits, remarks };
    } catch (error) {
      const moved = error instanceof ReleaseDocsError && error.code === "codehost/draft-moved";
      if (!moved || left === 0) throw error;
    }
  }
}

/** The changelog, the release notes, the documents and what comments suggest, without the files that are excluded. */
async function writeEdits(
  open: OpenDraft,
  { source, config, written, suggestions, excludedFiles }: DraftParts,
): Promise<{ edits: WrittenFile[]; remarks: string[] }> {
  const files = await writeFiles(open, source.repository, config, written);
  const documents =
    config.writeDocumentation === true
      ? await updateDocumentation(open, source, config, written)
      : { edits: [], remarks: [] };
  const taken = new Set(files.map(({ path }) => path));
  const all = [...files, ...documents.edits.filter(({ path }) => !taken.has(path))];
  const wanted = suggestions.filter(({ anchor }) => !excludedFiles.includes(anchor.filePath));
  const suggested = await writeSuggestions(open, all, wanted);
  return {
    edits: suggested.edits.filter(({ path }) => !excludedFiles.includes(path)),
    remarks: [...documents.remarks, ...suggested.remarks],
  };
}

/** Takes excluded files back that a branch which others work on holds from before. */
async function takeBack(
  host: CodeHost,
  { open, draft }: Pick<LeftDraft, "open" | "draft">,
  { config, excludedFiles }: DraftParts,
): Promise<Pick<LeftDraft, "open" | "draft">> {
  const back = draft?.files.filter((path) => excludedFiles.includes(path)) ?? [];
  if (draft === undefined || back.length === 0) return { open, draft };
  const reopen = () => host.openDraft(open.branch, { base: config.pullRequest?.base });
  await (await reopen()).restoreFiles(back);
  const files = draft.files.filter((path) => !back.includes(path));
  return { open: await reopen(), draft: files.length === 0 ? undefined : { ...draft, files } };
}
