import type { MergedWork } from "../git/commits.ts";
import { ReleaseDocsError } from "../shared/errors.ts";
import type { Product } from "../shared/json-api.ts";

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

/** How a product behind a connection stands (interface, "Connections", health). */

/** What every product behind a connection can be asked. */

/** A repository that the token may see. */
export type VisibleRepository = {
  /** `owner/name`. */
  fullName: string;
  /** Undefined for a repository without a commit. */
  defaultBranch: string | undefined;
  /** For git, by https, without user and password. */
  cloneUrl: string;
  webUrl: string;
};

/** A pull request that was merged, with its page. */
export type MergedPullRequest = MergedWork & { webUrl: string };

/** What a product is asked that keeps repositories; a repository is named `owner/name`. */
export type CodeHostProduct = Product & {
  readRepository: (fullName: string) => Promise<VisibleRepository>;
  /** Throws `product/not-merged` for a pull request that was not. */
  readMergedPullRequest: (fullName: string, number: number) => Promise<MergedPullRequest>;
};

/** The failure for a pull request that was not merged. */
export function notMerged(fullName: string, number: number): ReleaseDocsError {
  return new ReleaseDocsError({
    code: "product/not-merged",
    message: `Pull request ${number} of ${fullName} was not merged.`,
    hint: "Name one that was merged.",
  });
}

/** Owner and name of a repository as parts of a path. Throws `product/not-found` for what no repository is called. */
export function repositoryPath(product: string, fullName: string): string {
  const parts = fullName.split("/");
  const isName = parts.length === 2 && parts.every((part) => /^[\w.-]+$/.test(part) && !/^\.+$/.test(part));
  if (isName) return fullName;
  throw new ReleaseDocsError({
    code: "product/not-found",
    message: `No repository of ${product} can bear the name that is given.`,
    hint: "Give it as owner/name.",
  });
}

/**
 * Refuses what git would not take as a branch's name (git-check-ref-format), and `HEAD`.
 * Throws a {@link ReleaseDocsError} (`codehost/bad-branch`).
 */
export function checkBranchName(branch: string): void {
  const isPlain =
    branch !== "HEAD" &&
    branch !== "@" &&
    !branch.startsWith("-") &&
    !/[\p{Cc} ~^:?*[\\]|\.\.|@\{|\.$/u.test(branch) &&
    branch.split("/").every((part) => part !== "" && !part.startsWith(".") && !part.endsWith(".lock"));
  if (isPlain) return;
  throw new ReleaseDocsError({
    code: "codehost/bad-branch",
    message: `${JSON.stringify(branch)} is no name for a branch.`,
    hint: "Use letters, digits, `-` and `/`, such as `release-docs/v1.2.0`.",
  });
}

const TRAILER = "Release-Docs-Tree";

/**
 * A commit's message with the mark that it is ours. An `@name` of it pings nobody. The mark names the tree that we wrote, so that a commit that a
 * person amended, or made with our words, does not count as ours.
 */
export function markMessage({ title, body }: { title: string; body: string }, tree: string): string {
  return [title, body, `${TRAILER}: ${tree}`]
    .map((part) => part.trim().replace(/(?<!\w)@(?=\w)/g, "@\u200B"))
    .filter((part) => part !== "")
    .join("\n\n");
}

/** Whether a commit is one of ours, as we left it. */
export function isOwnCommit({ message, tree }: { message: string; tree: string }): boolean {
  return message.trimEnd().split("\n").at(-1) === `${TRAILER}: ${tree}`;
}

/** Somebody moved a draft's branch between reading and writing it (`codehost/draft-moved`). */
export function buildDraftMoved(branch: string, cause?: unknown): ReleaseDocsError {
  return new ReleaseDocsError({
    code: "codehost/draft-moved",
    message: `Somebody committed to the branch ${branch} at the same time.`,
    hint: "Do it again once that is over; nothing of theirs was overwritten.",
    cause,
  });
}
