import { type PublicationConfig, selectKinds } from "../../contract/publications.ts";
import type { CodeHost, Draft, FileEdit, OpenDraft } from "../../hosts/code-host.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import type { Suggestion } from "./comments/commands.ts";
import { writeSuggestions } from "./comments/suggestions.ts";
import { updateDocumentation } from "./documentation.ts";
import type { AddEntry } from "./entries.ts";
import { type DraftedFile, describeFile, describeFiles, type WrittenFile, writeFiles } from "./files.ts";
import type { SourceRepository } from "./repositories/repositories.ts";
import { groupBySource, type WrittenSpan } from "./span-notes.ts";

/** What a draft is made of. */
export type DraftParts = {
  /** The repositories that are written about. */
  sources: readonly Pick<SourceRepository, "repository" | "readFile">[];
  config: PublicationConfig;
  written: readonly WrittenSpan[];
  /** What it is about, as the last part of a branch's name. */
  subject: string;
  suggestions: readonly Suggestion[];
  /** Files that stay as they are at the base. */
  excludedFiles: readonly string[];
  /** What the draft changed when it was last left; taken back where nothing is left to write. */
  formerFiles: readonly string[];
  commit: { title: string; body: string };
};

/** A file that a draft leaves as it is at the base, and what it would say. */
export type WithheldFile = { content: string; file: DraftedFile };

/** A draft as it was left; undefined where nothing then differs from the base. */
export type CommittedDraft = { open: OpenDraft; draft: Draft | undefined } & WrittenEdits;

type WrittenEdits = { edits: readonly WrittenFile[]; withheld: readonly WithheldFile[]; remarks: readonly string[] };

const MOST_TRIES = 4;

/** Reads and writes the draft; again from the start where somebody commits to its branch in between. */
export async function commitDraft(host: CodeHost, branch: string, parts: DraftParts): Promise<CommittedDraft> {
  const base = parts.config.pullRequest?.base;
  for (let tries = MOST_TRIES - 1; ; tries -= 1) {
    const open = await host.openDraft(branch, { base });
    const left = await writeEdits(open, parts);
    try {
      const draft = await open.write({ ...parts.commit, edits: left.edits });
      if (draft === undefined) await open.restoreFiles(parts.formerFiles);
      return await takeBack(host, { open, draft, ...left }, parts);
    } catch (error) {
      const moved = error instanceof ReleaseDocsError && error.code === "codehost/draft-moved";
      if (!moved || tries === 0) throw error;
    }
  }
}

/** The changelog, the release notes, the documents and what comments suggest, without the files that are excluded. */
async function writeEdits(
  open: OpenDraft,
  { sources, config, written, subject, suggestions, excludedFiles }: DraftParts,
): Promise<WrittenEdits> {
  const files = await writeFiles(open, config, written, subject);
  const documents = selectKinds(config).writeDocumentation
    ? await updateDocuments(open, sources, config, written)
    : { edits: [], remarks: [] };
  const taken = new Set(files.map(({ path }) => path));
  const all = [...files, ...documents.edits.filter(({ path }) => !taken.has(path))];
  const suggested = await writeSuggestions(open, all, suggestions);
  const excluded = suggested.edits.filter(({ path }) => excludedFiles.includes(path));
  const withheld = await Promise.all(excluded.map((edit) => withhold(open, edit, written)));
  return {
    edits: suggested.edits.filter((edit) => !excluded.includes(edit)),
    withheld,
    remarks: [...documents.remarks, ...suggested.remarks],
  };
}

async function withhold(open: OpenDraft, edit: WrittenFile, written: readonly WrittenSpan[]): Promise<WithheldFile> {
  const isNew = (await open.readFile(edit.path)) === undefined;
  return { content: edit.content, file: { ...describeFile(edit.path, edit, written), isNew } };
}

/** The documents that name a version of any of the sources, each source's on top of those before it. */
async function updateDocuments(
  open: OpenDraft,
  sources: DraftParts["sources"],
  config: PublicationConfig,
  written: readonly WrittenSpan[],
): Promise<{ edits: WrittenFile[]; remarks: string[] }> {
  const edits = new Map<string, WrittenFile>();
  const remarks = new Set<string>();
  const readFile = async (path: string) => edits.get(path)?.content ?? open.readFile(path);
  const draft = { readFile, listFiles: open.listFiles };
  const groups = groupBySource(written);
  for (const source of sources) {
    const updated = await updateDocumentation(draft, source, config, groups.get(source.repository.name) ?? []);
    for (const edit of updated.edits) {
      const before = edits.get(edit.path)?.why;
      edits.set(edit.path, { ...edit, why: before === undefined ? edit.why : `${before}; ${edit.why}` });
    }
    for (const remark of updated.remarks) remarks.add(remark);
  }
  return { edits: [...edits.values()], remarks: [...remarks] };
}

/** Takes excluded files back that a branch which others work on holds from before. */
async function takeBack(
  host: CodeHost,
  left: CommittedDraft,
  { config, excludedFiles, written }: DraftParts,
): Promise<CommittedDraft> {
  const { open, draft, withheld } = left;
  const back = draft?.files.filter((path) => excludedFiles.includes(path)) ?? [];
  if (draft === undefined || back.length === 0) return left;
  const reopen = () => host.openDraft(open.branch, { base: config.pullRequest?.base });
  const held = await reopen();
  const added = await readDrafted(
    held,
    back.filter((path) => !withheld.some(({ file }) => file.path === path)),
  );
  await held.restoreFiles(back);
  const files = draft.files.filter((path) => !back.includes(path));
  return {
    ...left,
    open: await reopen(),
    draft: files.length === 0 ? undefined : { ...draft, files },
    withheld: [
      ...withheld,
      ...added.map(({ path, content }) => ({ content, file: describeFile(path, undefined, written) })),
    ],
  };
}

/** Files of a draft's branch with their texts; without those that have none. */
export async function readDrafted(open: OpenDraft, paths: readonly string[]): Promise<FileEdit[]> {
  const read = async (path: string): Promise<FileEdit[]> => {
    try {
      const content = await open.readDrafted(path);
      return content === undefined ? [] : [{ path, content }];
    } catch (error) {
      // A link, or no text: nothing that a draft could write again.
      if (error instanceof ReleaseDocsError) return [];
      throw error;
    }
  };
  return (await Promise.all(paths.map(read))).flat();
}

/** A draft that was left, and what it was made of. */
export type DescribedDraft = {
  branch: string;
  files: readonly string[];
  edits: readonly WrittenFile[];
  written: readonly WrittenSpan[];
};

/** Tells what the branch changes, and of each document why. */
export async function addFileEntries(
  addEntry: AddEntry,
  open: OpenDraft,
  { branch, files, edits, written }: DescribedDraft,
): Promise<void> {
  const diff = await open.diff();
  const described = describeFiles(files, { edits, written, diff });
  const compareUrl = open.pullRequests?.compareUrl;
  const details = { branch, files: described, ...(compareUrl === undefined ? {} : { compareUrl }) };
  await addEntry("draft", `The branch ${branch} changes ${files.join(", ")}.`, details);
  const documents = edits.filter(({ path, renewed }) => renewed === true && files.includes(path));
  if (documents.length > 0)
    await addEntry("documentation", documents.map(({ path, why }) => `${path}: ${why}.`).join("\n"));
  await addEntry("diff", diff);
}

/** Tells that nothing is left of a draft. */
export async function addEmptiedEntries(addEntry: AddEntry, branch: string): Promise<void> {
  await addEntry("draft", `The branch ${branch} changes nothing any more.`, { branch, files: [] });
  await addEntry("diff", "");
}

export type WrittenDraft = {
  branch: string | undefined;
  /** Whether what was left before was taken back, since nothing is to be changed any more. */
  isEmptied: boolean;
  title: string;
  /** One sentence. */
  summary: string;
  /** Text of the pull request, in Markdown. */
  body: string;
  /** Where the code host has pull requests, and anything was looked at there. */
  pullRequests: OpenDraft["pullRequests"];
  /** The publication's configuration, with what its instructions and the comments say where it is silent. */
  config: PublicationConfig;
  /** Files that were to stay as they are, those that comments exclude among them. */
  excludedFiles: readonly string[];
  /** What excluded files would say. */
  withheld: readonly WithheldFile[];
};
