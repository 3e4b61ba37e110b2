import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readMergeBase } from "../../git/ancestry.ts";
import { GitCommandError, runGit, streamGit } from "../../git/run.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import { checkFileSize } from "../../shared/git-limits.ts";
import type { OpenDraft } from "../code-host.ts";
import { buildDraftMoved, checkBranchName, createDraft, isOwnCommit, type Message, markMessage } from "../draft.ts";
import {
  type DraftTree,
  decodeText,
  listPrefixes,
  readDraftFile,
  type TreeChange,
  type TreeEntry,
} from "../draft-files.ts";

type Signature = { name: string; email: string; date: string };

export type DraftPlace = {
  store: string;
  /** Full SHA. */
  base: string;
  signature: Signature;
  /** `before` is undefined for a new branch. Throws `codehost/draft-moved`. */
  move(branch: string, to: { before: string | undefined; after: string }): Promise<void>;
};

/** `merged` are the SHAs of the branch's earlier merges, or their beginnings. */
export async function openLocalDraft(
  { store, base, signature, move }: DraftPlace,
  branch: string,
  merged: readonly string[] = [],
): Promise<OpenDraft> {
  checkBranchName(branch);
  const opened = await readDraftBranch(store, branch, { base, merged });
  const { start, shared } = opened;
  let { tip } = opened;
  const source = shared && tip !== undefined ? tip : base;
  /** Commits and moves the branch. Its tip, old or new; undefined if nothing differs from the base. */
  const commit = async (parent: string, changes: readonly TreeChange[], message: Message) => {
    const tree = await writeTree(store, parent, changes);
    if (tree === (await readTreeOf(store, parent))) return parent === base ? undefined : parent;
    if (tip !== undefined && tree === (await readTreeOf(store, tip))) return tip;
    const after = await writeCommit(store, { tree, parent, message: markMessage(message, tree), signature });
    await move(branch, { before: tip, after });
    tip = after;
    return after;
  };
  return createDraft({
    name: branch,
    source: createLocalTree(store, source),
    start: createLocalTree(store, start),
    openTip: () => (tip === undefined ? undefined : createLocalTree(store, tip)),
    write: async (changes, message) => {
      const made = await commit(source, changes, message);
      const files = made === undefined ? [] : await readChangedPaths(store, shared ? start : base, made);
      return made === undefined || files.length === 0 ? undefined : { branch, commit: made, files };
    },
    add: async (changes, message) => {
      if (tip !== undefined) await commit(tip, changes, message);
    },
    diff: async () => (tip === undefined ? "" : readDiff(store, base, tip)),
  });
}

/** `start` is the merge base. At one of the commits `merged` (SHAs, or their beginnings) the branch is ours again. */
async function readDraftBranch(
  store: string,
  branch: string,
  { base, merged }: { base: string; merged: readonly string[] },
): Promise<{ tip: string | undefined; start: string; shared: boolean }> {
  const tip = await readTip(store, branch);
  if (tip === undefined) return { tip, start: base, shared: false };
  const start = (await readMergeBase(store, base, tip)) ?? base;
  const listing = await runGit(store, ["log", "-z", "--format=%T%n%B", `${start}..${tip}`, "--"], { isolated: true });
  const commits = listing.split("\0").filter((text) => text.trim() !== "");
  const isOwn = (text: string) => isOwnCommit({ tree: text.slice(0, text.indexOf("\n")), message: text });
  return { tip, start, shared: !merged.some((sha) => tip.startsWith(sha)) && !commits.every(isOwn) };
}

async function readTip(store: string, branch: string): Promise<string | undefined> {
  try {
    return (await runGit(store, ["rev-parse", "--verify", "--quiet", `refs/heads/${branch}^{commit}`])).trim();
  } catch (error) {
    if (error instanceof GitCommandError && error.exitCode === 1) return undefined;
    throw error;
  }
}

async function readTreeOf(store: string, commit: string): Promise<string> {
  return (await runGit(store, ["rev-parse", "--verify", `${commit}^{tree}`])).trim();
}

// Independent of the user's settings.
const DIFF_FORM = [
  ...["--no-color", "--no-ext-diff", "--no-textconv", "--src-prefix=a/", "--dst-prefix=b/", "--no-relative"],
  ...["--unified=3", "--inter-hunk-context=0", "--diff-algorithm=myers", "--no-renames", "--full-index"],
];

async function readDiff(store: string, base: string, tip: string): Promise<string> {
  const start = (await readMergeBase(store, base, tip)) ?? base;
  const args = ["-c", "diff.suppressBlankEmpty=false", "diff-tree", "-r", "-p", ...DIFF_FORM, start, tip];
  return runGit(store, args, { isolated: true });
}

async function readChangedPaths(store: string, start: string, commit: string): Promise<string[]> {
  const listing = await runGit(store, ["diff-tree", "-r", "-z", "--name-only", "--no-renames", start, commit], {
    isolated: true,
  });
  return listing
    .split("\0")
    .filter((path) => path !== "")
    .sort();
}

export async function readCommitDate(directory: string, commit: string): Promise<string> {
  const seconds = Number(await runGit(directory, ["log", "--no-walk", "--format=%ct", commit, "--"]));
  return new Date(seconds * 1000).toISOString();
}

/** `commit` is a full SHA. */
export function readFileAt(directory: string, commit: string, path: string): Promise<string | undefined> {
  return readDraftFile(createLocalTree(directory, commit), path);
}

function createLocalTree(directory: string, commit: string): DraftTree {
  return {
    readEntries: async (paths) => {
      if (paths.length === 0) return new Map();
      const wanted = new Set(paths.flatMap(listPrefixes));
      const entries = await listTree(directory, [commit, "--", ...wanted]);
      return new Map(entries.filter(({ path }) => wanted.has(path)).map((entry) => [entry.path, entry]));
    },
    listFiles: async (folder) => {
      const entries = await listTree(directory, ["-r", commit, ...(folder === "" ? [] : ["--", `${folder}/`])]);
      const files = entries.filter(({ mode }) => mode.startsWith("100"));
      return files.map(({ path }) => path).sort();
    },
    readText: ({ path, sha }) => readBlob(directory, path, sha),
  };
}

/** Throws `limit/file`, before the content is read. */
async function readBlob(directory: string, path: string, sha: string): Promise<string> {
  const args = ["cat-file", "--batch"];
  const pieces: Buffer[] = [];
  for await (const piece of streamGit(directory, args, { input: `${sha}\n`, isolated: true })) {
    // git writes this line at once, before the content.
    const size = /^\S+ blob (\d+)\n/.exec(piece.toString("latin1", 0, MAX_HEADER_LENGTH))?.[1];
    if (pieces.length === 0 && size === undefined) throw new GitCommandError(args, 1, piece.toString("utf8"));
    if (pieces.length === 0) checkFileSize(path, Number(size));
    pieces.push(piece);
  }
  const answer = Buffer.concat(pieces);
  return decodeText(path, answer.subarray(answer.indexOf("\n") + 1, -1));
}

const MAX_HEADER_LENGTH = 100;

async function listTree(directory: string, args: readonly string[]): Promise<TreeEntry[]> {
  const listing = await runGit(directory, ["--literal-pathspecs", "ls-tree", "-z", "--full-tree", ...args], {
    isolated: true,
  });
  return listing.split("\0").flatMap((line) => {
    const [, mode, type, sha, path] = /^(\d+) (\w+) (\w+)\t(.*)$/s.exec(line) ?? [];
    if (mode === undefined || sha === undefined || path === undefined) return [];
    return type === "blob" || type === "tree" || type === "commit" ? [{ path, mode, type, sha }] : [];
  });
}

// With the user's settings git could write beside the temporary index.
const OWN_INDEX = [
  ...[
    "-c",
    "core.splitIndex=false",
    "-c",
    "core.sparseCheckout=false",
    "-c",
    "index.sparse=false",
    "-c",
    "i18n.commitEncoding=UTF-8",
  ],
];

/** Stores the tree of `commit` with changes and returns its name. */
async function writeTree(store: string, commit: string, changes: readonly TreeChange[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "release-docs-index-"));
  try {
    const options = { env: { GIT_INDEX_FILE: join(folder, "index") }, isolated: true };
    await runGit(store, [...OWN_INDEX, "read-tree", commit], options);
    const removed = "0".repeat(commit.length);
    let lines = "";
    for (const { path, mode, sha, content } of changes) {
      const blob = content === undefined ? sha : await writeBlob(store, content);
      lines += blob === null ? `0 ${removed}\t${path}\0` : `${mode} ${blob}\t${path}\0`;
    }
    await runGit(store, [...OWN_INDEX, "update-index", "-z", "--index-info"], { ...options, input: lines });
    return (await runGit(store, [...OWN_INDEX, "write-tree"], options)).trim();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function writeBlob(store: string, content: string): Promise<string> {
  return (await runGit(store, ["hash-object", "-w", "--stdin"], { input: content })).trim();
}

async function writeCommit(
  store: string,
  commit: { tree: string; parent: string; message: string; signature: Signature },
): Promise<string> {
  const args = [...OWN_INDEX, "commit-tree", commit.tree, "-p", commit.parent, "-F", "-"];
  const env = buildIdentity(commit.signature);
  return (await runGit(store, args, { env, input: `${commit.message.trim()}\n` })).trim();
}

/** Throws `codehost/branch-in-use`: the files of a checked-out branch would seem changed. */
export async function checkNotCheckedOut(directory: string, branch: string): Promise<void> {
  const listing = await runGit(directory, ["worktree", "list", "--porcelain"]);
  if (!listing.split("\n").includes(`branch refs/heads/${branch}`)) return;
  throw new ReleaseDocsError(
    "codehost/branch-in-use",
    `The branch ${branch} is checked out, so a draft cannot be written to it.`,
  );
}

/**
 * Moves a branch from `before` (undefined: a new branch) to `after`. Throws `codehost/draft-moved` if it has moved, and
 * `codehost/branch-not-moved`.
 */
export async function moveBranch(
  store: string,
  branch: string,
  { before, after, signature }: { before: string | undefined; after: string; signature: Signature },
): Promise<void> {
  const from = before ?? "0".repeat(after.length);
  const args = [...OWN_INDEX, "update-ref", "-m", "release-docs: draft", `refs/heads/${branch}`, after, from];
  try {
    await runGit(store, args, { env: buildIdentity(signature) });
  } catch (error) {
    if (!(error instanceof GitCommandError)) throw error;
    if ((await readTip(store, branch)) !== before) throw buildDraftMoved(branch, error);
    throw new ReleaseDocsError(
      "codehost/branch-not-moved",
      `git did not move the branch ${branch}: ${error.stderr.trim()}`,
      { cause: error },
    );
  }
}

function buildIdentity({ name, email, date }: Signature): Record<string, string> {
  return {
    GIT_AUTHOR_NAME: name,
    GIT_AUTHOR_EMAIL: email,
    GIT_AUTHOR_DATE: date,
    GIT_COMMITTER_NAME: name,
    GIT_COMMITTER_EMAIL: email,
    GIT_COMMITTER_DATE: date,
  };
}
