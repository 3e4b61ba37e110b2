import type { MergedWork } from "../git/commits.ts";
import { ReleaseDocsError } from "../shared/errors.ts";
import type { Product } from "../shared/json-api.ts";

/** A repository on a code host, with retries: `github/`, `local/`, and `bitbucket/` on a pushed `local/` one. */
export type CodeHost = {
  /** Opens the draft on `branch` (without `refs/heads/`), which need not exist. `base` is the default branch by default. */
  openDraft(branch: string, options?: { base?: string | undefined }): Promise<OpenDraft>;
  /** One request; only on a host with pull requests. */
  readPullRequestState?: PullRequestApi["readState"] | undefined;
};

/**
 * An open draft. A branch with our commits only is read at the base, and what is written replaces it. A branch with
 * other people's commits is read at its tip, and what is written goes on top.
 */
export type OpenDraft = {
  branch: string;
  readFile(path: string): Promise<string | undefined>;
  /** All files in a folder and below, sorted; `""` for the whole repository. Symbolic links are left out. */
  listFiles(folder: string): Promise<string[]>;
  /**
   * Commits edits. Undefined if nothing differs from the base; then no branch is created. Throws `codehost/draft-moved`
   * if the branch has moved: open the draft, read and write again.
   */
  write(request: DraftRequest): Promise<Draft | undefined>;
  /** Restores files on the branch to the base; deletes those that the base does not have. */
  restoreFiles(paths: readonly string[]): Promise<void>;
  /** A file at the tip of the branch. */
  readDrafted(path: string): Promise<string | undefined>;
  /** Commits files on top of the branch; does nothing for a branch that does not exist. */
  putFiles(edits: readonly FileEdit[]): Promise<void>;
  /** What the branch changes against the base, as a unified diff; empty for no changes. */
  diff(): Promise<string>;
  /** Only on a host with pull requests. */
  pullRequests?: {
    /** The page of the open one. */
    openUrl: string | undefined;
    compareUrl: string;
    /** Opens one, or updates the text of the open one where no person has edited it. */
    publish(request: PullRequestRequest): Promise<PullRequest>;
  };
};

/** The complete new content of a file; `path` is from the top of the repository, with `/`. */
export type FileEdit = { path: string; content: string };

/** Subject and rest of the commit message in plain text, and files. */
export type DraftRequest = { title: string; body: string; edits: readonly FileEdit[] };

/** A draft's branch; `files` are the paths that it changes against the base, sorted. */
export type Draft = { branch: string; commit: string; files: readonly string[] };

/** A host's calls for the pull requests of one repository; `pull-request.ts` decides which of them to make. */
export type PullRequestApi = {
  find(place: PullRequestPlace): Promise<FoundPullRequests>;
  readState(number: number): Promise<PullRequestState>;
  /** The body has its mark already. */
  create(place: PullRequestPlace, request: PullRequestRequest): Promise<PullRequest>;
  update(known: OpenPullRequest, change: Partial<PullRequestText>): Promise<void>;
  /** Sets labels and people on one that an interrupted attempt created. Returns remarks. */
  finish?(known: OpenPullRequest, request: PullRequestRequest): Promise<string[]>;
  /** Whether `create` failed since the branch has an open one. */
  isDuplicate?(error: unknown): boolean;
  /** The page that compares the branch with the base. */
  compareUrl(place: PullRequestPlace): string;
  markForm: MarkForm;
  maxTitle: number;
};

/** A draft's branch and the branch to merge it into. */
export type PullRequestPlace = { branch: string; base: string };

export type PullRequestText = { title: string; body: string };

/** `author` is a login; undefined where the host does not say. */
export type OpenPullRequest = PullRequestText & { url: string; number: number; author?: string | undefined };

/** `merged`: the branch's newest commits (SHAs, or their beginnings) at earlier merges. */
export type FoundPullRequests = { open: OpenPullRequest | undefined; merged: readonly string[] };

/** How a host hides the mark: in an HTML comment or, where it shows HTML as text, in a link to nothing. */
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

/** `remarks` are sentences for a person. */
export type PullRequest = { url: string; number: number; remarks: readonly string[] };

/** A code host behind a connection, without retries; repositories are named `owner/name`. */
export type CodeHostProduct = Product & {
  readRepository: (fullName: string) => Promise<VisibleRepository>;
  /** Throws `product/not-merged`. */
  readMergedPullRequest: (fullName: string, number: number) => Promise<MergedPullRequest>;
};

/** `defaultBranch` is undefined for a repository without commits; `cloneUrl` is https, without user and password. */
export type VisibleRepository = {
  fullName: string;
  defaultBranch: string | undefined;
  cloneUrl: string;
  webUrl: string;
};

export type MergedPullRequest = MergedWork & { webUrl: string };

export function notMerged(fullName: string, number: number): ReleaseDocsError {
  return new ReleaseDocsError({
    code: "product/not-merged",
    message: `Pull request ${number} of ${fullName} is not merged.`,
    hint: "Name a merged one.",
  });
}

/** A repository's `owner/name` as part of a path. Throws `product/not-found` for an impossible name. */
export function repositoryPath(product: string, fullName: string): string {
  const parts = fullName.split("/");
  if (parts.length === 2 && parts.every((part) => /^[\w.-]+$/.test(part) && !/^\.+$/.test(part))) return fullName;
  throw new ReleaseDocsError({
    code: "product/not-found",
    message: `The name is not one of a repository of ${product}.`,
    hint: "Give it as owner/name.",
  });
}
