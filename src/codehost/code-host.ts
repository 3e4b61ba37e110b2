/** A file's new content, whole; a new file where `path` is not there yet. */
export type FileEdit = {
  /** From the top of the repository, with `/`: `docs/guide.md`. */
  path: string;
  content: string;
};

/** What to leave on a branch for people to look at. */
export type DraftRequest = {
  /** Without `refs/heads/`. Made from the base where it is not there; else added to. */
  branch: string;
  /** One line: subject of the commit, title of the pull request. */
  title: string;
  /** Markdown; may be empty. */
  body: string;
  edits: readonly FileEdit[];
};

/** A branch as it was left. */
export type Draft = {
  branch: string;
  /** Full SHA of the branch's newest commit. */
  commit: string;
  /** Paths that the branch changes against the base, sorted. */
  files: readonly string[];
  /** Absent where the host has no pull requests. */
  pullRequestUrl?: string;
};

/** Where drafts and pull requests live. Everything is read and written by path from the top of the repository. */
export type CodeHost = {
  /** The text of a file at the base, or undefined where there is none. */
  readFile(path: string): Promise<string | undefined>;
  /** All files at the base in a folder and below, sorted; `""` for the whole repository. Links are left out. */
  listFiles(folder: string): Promise<string[]>;
  /** Leaves edits on a branch. Undefined where nothing then differs from the base; no branch is made for that. */
  writeDraft(request: DraftRequest): Promise<Draft | undefined>;
  /** Takes files on a branch back to what they are at the base, or away where they are not there. */
  restoreFiles(branch: string, paths: readonly string[]): Promise<void>;
  /** What the branch changes against the base, as a unified diff; empty where nothing. */
  diff(branch: string): Promise<string>;
};
