import type { Conversation, Entry } from "../../contract/conversations.ts";

/** A commit that a file follows from. */
export type Source = { sha: string; title: string; pullRequest?: number };

/** Why the draft changes a file. */
export type DraftedFile = { path: string; kind: string; isNew: boolean; why: string; sources: readonly Source[] };

type Entries = Pick<Conversation, "entries">;

export function findLastEntry({ entries }: Entries, kind: string): Entry | undefined {
  return entries?.findLast((entry) => entry.kind === kind);
}

/** The question or failure that people have to do something about. */
export function findAttention({ status, entries }: Pick<Conversation, "status" | "entries">): Entry | undefined {
  if (status !== "needsAttention") return undefined;
  return entries?.findLast(({ kind }) => kind === "question" || kind === "error");
}

/** Of the newest draft; entries of earlier versions say less. */
export function selectDraftedFiles(conversation: Entries): DraftedFile[] {
  const files = findLastEntry(conversation, "draft")?.details?.files;
  return (Array.isArray(files) ? files : []).map((file: Partial<DraftedFile>) => ({
    path: String(file.path),
    kind: String(file.kind),
    isNew: file.isNew === true,
    why: file.why ?? "",
    sources: file.sources ?? [],
  }));
}

/** Each commit once. */
export function selectSources(files: readonly DraftedFile[]): Source[] {
  return [...new Map(files.flatMap(({ sources }) => sources).map((source) => [source.sha, source])).values()];
}
