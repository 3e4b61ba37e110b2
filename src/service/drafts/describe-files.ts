import type { WrittenFile } from "./write-files.ts";
import type { WrittenSpan } from "./written-span.ts";

/** A commit or pull request that a file's changes come from. */
export type FileSource = {
  /** Full SHA; of a pull request its merge, squash or only commit. */
  sha: string;
  /** In its author's words. */
  title: string;
  pullRequest?: number | undefined;
};

/** A file of a draft, as it is recorded. */
export type DraftedFile = {
  path: string;
  /** `other`: somebody else changed it on the draft's branch. */
  kind: "changelog" | "releaseNotes" | "documentation" | "other";
  isNew: boolean;
  /** In words that follow its name. */
  why: string;
  sources: readonly FileSource[];
  /** How many sources there are beyond those. */
  moreSources: number;
};

const MOST_SOURCES = 200;

/** The files of a draft, with where their changes come from. `diff` is what the branch changes against the base. */
export function describeFiles(
  files: readonly string[],
  { edits, written, diff }: { edits: readonly WrittenFile[]; written: readonly WrittenSpan[]; diff: string },
): DraftedFile[] {
  const added = new Set([...diff.matchAll(/^--- \/dev\/null\n\+\+\+ b\/(.+)$/gm)].map(([, path = ""]) => path));
  return files.map((path) => {
    const edit = edits.find((one) => one.path === path);
    return { ...describeFile(path, edit, written), isNew: added.has(path) };
  });
}

/** A file that is there already, with where its changes come from; without an edit of ours somebody else changed it. */
export function describeFile(
  path: string,
  edit: WrittenFile | undefined,
  written: readonly WrittenSpan[],
): DraftedFile {
  const sources = edit === undefined ? [] : selectSources(edit, written);
  return {
    path,
    kind: edit === undefined ? "other" : (edit.kind ?? "documentation"),
    isNew: false,
    why: edit?.why ?? "changed on this branch by somebody else",
    sources: sources.slice(0, MOST_SOURCES),
    moreSources: Math.max(0, sources.length - MOST_SOURCES),
  };
}

/** A document that names a new version comes from that release, every other file from the changes that it tells of. */
function selectSources({ renewed, spans = [] }: WrittenFile, written: readonly WrittenSpan[]): FileSource[] {
  if (renewed === true) {
    const commit = written[0]?.span.commits[0];
    return commit === undefined ? [] : [{ sha: commit.sha, title: commit.subject }];
  }
  return spans.flatMap(({ notes }) =>
    notes.changes.map(({ title, pullRequest, commits: [lead] }) => ({ sha: lead.sha, title, pullRequest })),
  );
}
