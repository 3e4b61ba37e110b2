/** A repository on a code host, with retries: `github/`, `local/`, and `bitbucket/` on a pushed `local/` one. */
export type CodeHost = {
  /**
   * Opens the draft on `branch`, which need not exist. `base` is the default branch by default. To a rolling draft several
   * requests write, each knowing only what the note says of the others. With `signOff` its commits are signed off.
   */
  openDraft(branch: string, options?: DraftOptions): Promise<OpenDraft>;
  readPullRequestState?: PullRequestApi["readState"] | undefined;
  /** Leaves its text and its branch. Undefined without an API. */
  closePullRequest?: ((number: number) => Promise<void>) | undefined;
  /** With the ref of what was written on it, where they are. Undefined where drafts are no branches of a remote. */
  deleteBranch?: (branch: string) => Promise<void>;
  /** Undefined without an API. */
  threads?: ThreadApi | undefined;
  releases?: ReleaseApi | undefined;
  /** Whether a push would be taken, of hosts that are pushed to and were read before. */
  mayPush?: () => Promise<boolean>;
};

export type DraftOptions = {
  base?: string | undefined;
  isRolling?: boolean | undefined;
  signOff?: boolean | undefined;
};

/**
 * An open draft: while only we have committed to its branch, writes replace it; else they go on top. Files are
 * read as they are without the draft.
 */
export type OpenDraft = {
  branch: string;
  /** Where files are read: a full SHA. */
  commit: string;
  /** Throws `codehost/path-refused` where the draft may not write: it writes documents only. */
  checkPath(path: string): Promise<void>;
  readFile(path: string): Promise<string | undefined>;
  /** The files in a folder and below, sorted; `""` for all. Without links. */
  listFiles(folder: string): Promise<string[]>;
  /** Undefined if nothing differs from the base. Throws `codehost/draft-moved`: open, read and write again. */
  write(request: DraftRequest): Promise<Draft | undefined>;
  /** Reads files as they are on the branch, where other people have committed to it. */
  edited?: { readFile: ReadText } | undefined;
  /** Reads files as they were written last, without people's edits; as they are without the draft if they were not. */
  readWritten: ReadText;
  /** The `note` of the last write, as long as the branch is not merged. */
  readNote(): Promise<string | undefined>;
  /** Restores files to the base; deletes those that the base does not have. */
  restoreFiles(paths: readonly string[]): Promise<void>;
  readDrafted(path: string): Promise<string | undefined>;
  /** Commits files on top of an existing branch. */
  putFiles(edits: readonly FileEdit[]): Promise<void>;
  /** The changes against the base as a unified diff. */
  diff(): Promise<string>;
  /** The newest commit of the branch, if there is one. */
  head(): string | undefined;
  pullRequests?: {
    openUrl: string | undefined;
    compareUrl: string;
    /** Opens one, or updates the open one where no person has edited it. */
    publish(request: PullRequestRequest): Promise<PullRequest>;
    /** Closes the open one where it is ours, and says why above its text. Returns whether it did. */
    close(why: string): Promise<boolean>;
  };
};

/** The complete new content of a file, by its path from the root. `role`: why it need be no document, or what to do instead. */
export type FileEdit = { path: string; content: string; role?: "version" | "prepared" | "removed" | undefined };

/**
 * `written`: the edits as they are without people's, by which a later run finds those; `edits` unless given. `note`: what
 * that run has to know besides. `releases`: the tags that its merge releases.
 */
export type DraftRequest = {
  title: string;
  body: string;
  edits: readonly FileEdit[];
  written?: readonly FileEdit[] | undefined;
  note?: string | undefined;
  releases?: readonly string[] | undefined;
};

/** Undefined for a file that does not exist. */
type ReadText = (path: string) => Promise<string | undefined>;

/** `files` are the paths that the branch changes against the base, sorted. */
export type Draft = { branch: string; commit: string; files: readonly string[]; remarks?: readonly string[] };

/** A host's calls for pull requests; `pull-request.ts` decides which to make. */
export type PullRequestApi = {
  find(place: PullRequestPlace): Promise<FoundPullRequests>;
  readState(number: number): Promise<PullRequestState>;
  create(place: PullRequestPlace, request: PullRequestRequest): Promise<OpenedPullRequest>;
  update(known: OpenPullRequest, change: Partial<PullRequestText>): Promise<void>;
  close?(known: OpenPullRequest, change: Pick<PullRequestText, "body">): Promise<void>;
  /** Sets labels, people and the like on one that an interrupted attempt created. Returns remarks. */
  finish?(known: OpenPullRequest, request: PullRequestRequest): Promise<string[]>;
  /** Whether `create` failed since the branch has an open one. */
  isDuplicate?(error: unknown): boolean;
  compareUrl(place: PullRequestPlace): string;
  markForm: MarkForm;
  maxTitle: number;
};

export type PullRequestPlace = { branch: string; base: string };

export type PullRequestText = { title: string; body: string };

/** `nodeId`: its name in GitHub's GraphQL. */
export type OpenPullRequest = PullRequestText & {
  url: string;
  number: number;
  author?: string | undefined;
  nodeId?: string | undefined;
};

/** `merged`: the branch's newest commits (SHAs, or their beginnings) at earlier merges. */
type FoundPullRequests = { open: OpenPullRequest | undefined; merged: readonly string[] };

/** Hides the mark in an HTML comment or, where HTML is shown as text, in an empty link. */
export type MarkForm = "comment" | "link";

export type PullRequestState = "open" | "merged" | "closed";

/** All but the text is set on a new pull request only. */
export type PullRequestRequest = PullRequestText & {
  draft: boolean;
  labels: readonly string[];
  /** Logins; a team as `organization/team`. */
  reviewers: readonly string[];
  assignees: readonly string[];
  /** Its title or number. */
  milestone?: string | undefined;
  /** `merge`, `squash` or `rebase`. */
  autoMerge?: string | undefined;
  /** Whether the open one is from an interrupted attempt of the same request. */
  isOurs?: boolean | undefined;
  /** Whether its branch has a new commit. */
  isMoved?: boolean | undefined;
};

export type PullRequest = OpenedPullRequest & { operation: "created" | "updated" | "unchanged" };
type OpenedPullRequest = { url: string; number: number; remarks: readonly string[] };

/** What people write to each other about a repository: issues, pull requests and their reviews. */
export type ThreadApi = {
  /** Whether a person may push to the repository. */
  mayWrite(person: Person): Promise<boolean>;
  /** Comments on lines and files of a pull request, the oldest thread first. */
  readReviewComments(number: number): Promise<ReviewComment[]>;
  /** Posts a reply, unless the one with this `key` is there already. Returns its ID. */
  reply(thread: Thread, reply: ThreadReply): Promise<string>;
};

/** `id`: where its host has people of the same name. */
export type Person = { login: string; isBot: boolean; id?: string | undefined };

/** An issue or pull request; with `commentId` the comments below that one. */
export type Thread = { number: number; commentId?: string | undefined };

/** `key`: letters, digits and hyphens. `since`: when the first attempt can have been, as RFC 3339. */
export type ThreadReply = { body: string; key: string; since?: string | undefined };

/** Without `line` it is about the file. */
export type ReviewComment = {
  id: string;
  /** The first comment of its thread. */
  threadId: string;
  isResolved: boolean;
  /** Where its host has reviews of several comments. */
  review?: { id: string; isChangeRequest: boolean; body: string } | undefined;
  /** Undefined for a deleted account. */
  author: Person | undefined;
  body: string;
  path: string;
  line?: number | undefined;
  startLine?: number | undefined;
};

/** A host's calls for tags and releases; `drafting/release/` decides which to make. */
export type ReleaseApi = {
  /** Those from a branch of the repository to the base that were merged last, the newest first. */
  listMerged(branch: ReleaseBranch): Promise<MergedPullRequest[]>;
  /** Whether its base still has the merge. */
  isInBase(pull: MergedPullRequest): Promise<boolean>;
  /** The tags that our newest commit of it names. */
  readReleases(pull: MergedPullRequest): Promise<string[]>;
  /** The titles of commits that came after its draft was written, where no person worked on that. */
  listLate(pull: MergedPullRequest): Promise<string[]>;
  /** The paths that it adds or changes. */
  listFiles(pull: MergedPullRequest): Promise<string[]>;
  readFile(path: string, commit: string): Promise<string | undefined>;
  /** The commit of a tag. */
  findTag(tag: string): Promise<string | undefined>;
  /** `commit` is where the tag is; `isNew` unless another run made it meanwhile. */
  createTag(tag: string, commit: string): Promise<{ commit: string; isNew: boolean }>;
  findRelease(tag: string): Promise<HostRelease | undefined>;
  /** The tag of the release that is shown as the latest. */
  findLatest(): Promise<string | undefined>;
  createRelease(release: NewRelease): Promise<HostRelease & { isNew: boolean }>;
  publishRelease(release: HostRelease, latest: Latest): Promise<HostRelease>;
};

/** Without a `base` it is the default branch. */
export type ReleaseBranch = { name: string; base: string | undefined };

export type MergedPullRequest = { number: number; body: string; mergedAt: string; commit: string; base: string };

export type HostRelease = { id: number; tag: string; url: string; isDraft: boolean };

/** Whether it is shown as the latest; `legacy`: the host decides. */
export type Latest = "true" | "false" | "legacy";

/** `commit`: where the host makes the tag that is missing. */
export type NewRelease = Pick<HostRelease, "tag" | "isDraft"> & {
  commit: string | undefined;
  body: string;
  isPrerelease: boolean;
  latest: Latest;
};
