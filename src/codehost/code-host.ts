/** A file's new content, whole; a new file where `path` is not there yet. */
export type FileEdit = {
  /** From the top of the repository, with `/`: `docs/guide.md`. */
  path: string;
  content: string;
};

/** What to leave on a draft's branch. */
export type DraftRequest = {
  /** One line: subject of the commit. */
  title: string;
  /** The rest of the commit's message, plain text; may be empty. */
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
};

/** What a pull request says and how it is opened. Labels and people are given to a new one only. */
export type PullRequestRequest = {
  title: string;
  /** Markdown. */
  body: string;
  draft: boolean;
  labels: readonly string[];
  /** Logins; a team as `organization/team`. */
  reviewers: readonly string[];
  /** Logins. */
  assignees: readonly string[];
  /** Whether one that is open was opened for the same request, by an attempt that may have ended right after it. */
  isOurs?: boolean | undefined;
};

/** A pull request as it was found or opened. */
export type PullRequest = {
  url: string;
  number: number;
  /** What a person should know about it, a sentence each. */
  remarks: readonly string[];
};

/**
 * A draft that is open for reading and writing. Where nobody but us has committed to its branch, the branch is ours to
 * rebuild: it is read at the base, and what is written replaces it. Else it is read as people left it, and what is
 * written goes on top. Everything is read and written by path from the top of the repository.
 */
export type OpenDraft = {
  branch: string;
  /** The text of a file, or undefined where there is none. */
  readFile(path: string): Promise<string | undefined>;
  /** All files in a folder and below, sorted; `""` for the whole repository. Links are left out. */
  listFiles(folder: string): Promise<string[]>;
  /**
   * Leaves edits on the branch. Undefined where nothing then differs from the base; no branch is made for that.
   * Throws `codehost/draft-moved` where somebody was faster: open the draft again, read it again and write again.
   */
  write(request: DraftRequest): Promise<Draft | undefined>;
  /** Takes files on the branch back to what they are at the base, or away where they are not there. */
  restoreFiles(paths: readonly string[]): Promise<void>;
  /** The text of a file on the branch as it stands; undefined where the branch or the file is not there. */
  readDrafted(path: string): Promise<string | undefined>;
  /** Gives files on the branch these contents, on top of what stands there; nothing where there is no branch. */
  putFiles(edits: readonly FileEdit[]): Promise<void>;
  /** What the branch changes against the base, as a unified diff; empty where nothing. */
  diff(): Promise<string>;
  /** What only a host with pull requests has. */
  pullRequests?: {
    /** Address of the one that is open for the branch already. */
    openUrl: string | undefined;
    /** The page that compares the branch with the base. */
    compareUrl: string;
    /** Opens one for the branch, or renews the text of the open one where nobody else has edited it. */
    publish(request: PullRequestRequest): Promise<PullRequest>;
  };
};

/** What became of a pull request. */
export type PullRequestState = "open" | "merged" | "closed";

/** Where drafts and pull requests live. */
export type CodeHost = {
  /** Opens the draft on `branch` (without `refs/heads/`); the branch need not be there. `base` is the host's own unless given. */
  openDraft(branch: string, options?: { base?: string | undefined }): Promise<OpenDraft>;
  /** Asks, by one request, what became of a pull request; only where there are some. */
  readPullRequestState?: ((number: number) => Promise<PullRequestState>) | undefined;
};
