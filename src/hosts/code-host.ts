import type { MergedWork } from "../git/commits.ts";
import { ReleaseDocsError } from "../shared/errors.ts";
import type { Product } from "../shared/json-api.ts";

/** The complete new content of a file; `path` is from the top of the repository, with `/`. */
export type FileEdit = { path: string; content: string };

/** What to commit to a draft's branch: subject, rest of the message in plain text, and files. */
export type DraftRequest = { title: string; body: string; edits: readonly FileEdit[] };

/** A draft's branch. */
export type Draft = {
  branch: string;
  /** Full SHA of the branch's newest commit. */
  commit: string;
  /** Paths that the branch changes against the base, sorted. */
  files: readonly string[];
};

/** Labels and people are set on a new pull request only. */
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
  /** Whether the open one is from an interrupted attempt of the same request. */
  isOurs?: boolean | undefined;
};

export type PullRequest = {
  url: string;
  number: number;
  /** What a person should know about it, a sentence each. */
  remarks: readonly string[];
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
    /** The page that compares the branch with the base. */
    compareUrl: string;
    /** Opens one, or updates the text of the open one where no person has edited it. */
    publish(request: PullRequestRequest): Promise<PullRequest>;
  };
};

export type PullRequestState = "open" | "merged" | "closed";

/** Where drafts and pull requests are. */
export type CodeHost = {
  /** Opens the draft on `branch` (without `refs/heads/`), which need not exist. `base` is the default branch by default. */
  openDraft(branch: string, options?: { base?: string | undefined }): Promise<OpenDraft>;
  /** One request; only on a host with pull requests. */
  readPullRequestState?: ((number: number) => Promise<PullRequestState>) | undefined;
};

/** A repository that the token may see. */
export type VisibleRepository = {
  /** `owner/name`. */
  fullName: string;
  /** Undefined for a repository without commits. */
  defaultBranch: string | undefined;
  /** For git over https, without user and password. */
  cloneUrl: string;
  webUrl: string;
};

export type MergedPullRequest = MergedWork & { webUrl: string };

/** A code host behind a connection; repositories are named `owner/name`. */
export type CodeHostProduct = Product & {
  readRepository: (fullName: string) => Promise<VisibleRepository>;
  /** Throws `product/not-merged`. */
  readMergedPullRequest: (fullName: string, number: number) => Promise<MergedPullRequest>;
};

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

/** Throws `codehost/bad-branch` for `HEAD`, and for what git-check-ref-format refuses. */
export function checkBranchName(branch: string): void {
  const isValid =
    branch !== "HEAD" &&
    branch !== "@" &&
    !branch.startsWith("-") &&
    !/[\p{Cc} ~^:?*[\\]|\.\.|@\{|\.$/u.test(branch) &&
    branch.split("/").every((part) => part !== "" && !part.startsWith(".") && !part.endsWith(".lock"));
  if (isValid) return;
  throw new ReleaseDocsError({
    code: "codehost/bad-branch",
    message: `${JSON.stringify(branch)} is not a valid name of a branch.`,
    hint: "Use letters, digits, `-` and `/`, such as `release-docs/v1.2.0`.",
  });
}

const TRAILER = "Release-Docs-Tree";

/**
 * A commit message with our mark; an `@name` in it notifies nobody. The mark names the tree, so that a commit that a
 * person amended does not count as ours.
 */
export function markMessage({ title, body }: { title: string; body: string }, tree: string): string {
  return [title, body, `${TRAILER}: ${tree}`]
    .map((part) => part.trim().replace(/(?<!\w)@(?=\w)/g, "@\u200B"))
    .filter((part) => part !== "")
    .join("\n\n");
}

/** Whether a commit is ours and not amended. */
export function isOwnCommit({ message, tree }: { message: string; tree: string }): boolean {
  return message.trimEnd().split("\n").at(-1) === `${TRAILER}: ${tree}`;
}

/** The error for a branch that moved between reading and writing. */
export function buildDraftMoved(branch: string, cause?: unknown): ReleaseDocsError {
  return new ReleaseDocsError({
    code: "codehost/draft-moved",
    message: `The branch ${branch} moved while the draft was written.`,
    hint: "Run it again; nobody's commits were overwritten.",
    cause,
  });
}
