/** A repository on a code host, with retries: `github/`, `local/`, and `bitbucket/` on a pushed `local/` one. */
export type CodeHost = {
  /** Opens the draft on `branch`, which need not exist. `base` is the default branch by default. */
  openDraft(branch: string, options?: { base?: string | undefined }): Promise<OpenDraft>;
  readPullRequestState?: PullRequestApi["readState"] | undefined;
};

/** An open draft: while only we have committed to its branch, writes replace it; else they go on top. */
export type OpenDraft = {
  branch: string;
  /** Throws `codehost/path-refused` where the draft may not write: it writes documents only. */
  checkPath(path: string): Promise<void>;
  readFile(path: string): Promise<string | undefined>;
  /** The files in a folder and below, sorted; `""` for all. Without links. */
  listFiles(folder: string): Promise<string[]>;
  /** Undefined if nothing differs from the base. Throws `codehost/draft-moved`: open, read and write again. */
  write(request: DraftRequest): Promise<Draft | undefined>;
  /** Restores files to the base; deletes those that the base does not have. */
  restoreFiles(paths: readonly string[]): Promise<void>;
  readDrafted(path: string): Promise<string | undefined>;
  /** Commits files on top of an existing branch. */
  putFiles(edits: readonly FileEdit[]): Promise<void>;
  /** The changes against the base as a unified diff. */
  diff(): Promise<string>;
  pullRequests?: {
    openUrl: string | undefined;
    compareUrl: string;
    /** Opens one, or updates the open one where no person has edited it. */
    publish(request: PullRequestRequest): Promise<PullRequest>;
  };
};

/** The complete new content of a file, by its path from the root. */
export type FileEdit = { path: string; content: string };

type DraftRequest = { title: string; body: string; edits: readonly FileEdit[] };

/** `files` are the paths that the branch changes against the base, sorted. */
export type Draft = { branch: string; commit: string; files: readonly string[] };

/** A host's calls for pull requests; `pull-request.ts` decides which to make. */
export type PullRequestApi = {
  find(place: PullRequestPlace): Promise<FoundPullRequests>;
  readState(number: number): Promise<PullRequestState>;
  create(place: PullRequestPlace, request: PullRequestRequest): Promise<PullRequest>;
  update(known: OpenPullRequest, change: Partial<PullRequestText>): Promise<void>;
  /** Sets labels and people on one that an interrupted attempt created. Returns remarks. */
  finish?(known: OpenPullRequest, request: PullRequestRequest): Promise<string[]>;
  /** Whether `create` failed since the branch has an open one. */
  isDuplicate?(error: unknown): boolean;
  compareUrl(place: PullRequestPlace): string;
  markForm: MarkForm;
  maxTitle: number;
};

export type PullRequestPlace = { branch: string; base: string };

export type PullRequestText = { title: string; body: string };

export type OpenPullRequest = PullRequestText & { url: string; number: number; author?: string | undefined };

/** `merged`: the branch's newest commits (SHAs, or their beginnings) at earlier merges. */
export type FoundPullRequests = { open: OpenPullRequest | undefined; merged: readonly string[] };

/** Hides the mark in an HTML comment or, where HTML is shown as text, in an empty link. */
export type MarkForm = "comment" | "link";

export type PullRequestState = "open" | "merged" | "closed";

/** Labels and people are set on a new pull request only. */
export type PullRequestRequest = PullRequestText & {
  draft: boolean;
  labels: readonly string[];
  /** Logins; a team as `organization/team`. */
  reviewers: readonly string[];
  assignees: readonly string[];
  /** Whether the open one is from an interrupted attempt of the same request. */
  isOurs?: boolean | undefined;
};

export type PullRequest = { url: string; number: number; remarks: readonly string[] };
