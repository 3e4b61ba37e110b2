import { readMergeBase } from "../../git/ancestry.ts";
import { objectsOf } from "../../git/objects.ts";
import { GitCommandError, runGit } from "../../git/run.ts";
import { readChangedPaths } from "../../git/tree.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import type { OpenDraft } from "../code-host.ts";
import {
  buildDraftMoved,
  checkBranchName,
  createDraft,
  type DraftBranch,
  isOwnCommit,
  type Message,
  markMessage,
} from "../draft.ts";
import type { DraftTree, TreeChange, TreeEntry } from "../draft-files.ts";
import { readCommit, type Signature, writeCommit } from "./commit.ts";
import { createLocalTree } from "./tree.ts";

export type DraftPlace = {
  /** The repository that the draft is written to. */
  store: string;
  /** The repository that has the base; `store` itself, or what it borrows objects from. */
  home: string;
  /** Full SHA. */
  base: string;
  signature: Signature;
  branches: Branches;
};

/** The branches that drafts are written to. */
export type Branches = {
  readTip(branch: string): Promise<string | undefined>;
  /** `before` is undefined for a new branch. Throws `codehost/draft-moved`. */
  move(branch: string, to: { before: string | undefined; after: string }): Promise<void>;
  /** The commit that was kept last beside the branch: what was written, without people's edits. */
  readKept(branch: string): Promise<string | undefined>;
  keep(branch: string, commit: string): Promise<void>;
};

/** Of a repository that goes with its drafts, which needs no refs. */
export function createScratchBranches(): Branches {
  const tips = new Map<string, string>();
  const kept = new Map<string, string>();
  return {
    readTip: async (branch) => tips.get(branch),
    move: async (branch, { after }) => {
      tips.set(branch, after);
    },
    readKept: async (branch) => kept.get(branch),
    keep: async (branch, commit) => {
      kept.set(branch, commit);
    },
  };
}

/** `merged` are the SHAs of the branch's earlier merges, or their beginnings. */
export async function openLocalDraft(
  { store, home, base, signature, branches }: DraftPlace,
  branch: string,
  merged: readonly string[] = [],
): Promise<OpenDraft> {
  checkBranchName(branch);
  const isScratch = store !== home;
  const opened = await readDraftBranch(store, base, await branches.readTip(branch), merged);
  const { start, shared, own, isOver } = opened;
  let { tip, start: fork } = opened;
  const source = shared && tip !== undefined ? tip : base;
  const placeOf = (sha: string) => (sha === base ? home : store);
  const openTree = (sha: string) => createLocalTree(placeOf(sha), sha);
  const readTreeOf = async (sha: string) => (await readCommit(objectsOf(placeOf(sha)), sha)).tree;
  /** Commits and moves the branch. Its tip, old or new; undefined if nothing differs from the base. */
  const commit = async (parent: string, changes: readonly TreeChange[], message: Message) => {
    const known = new Map<string, string | undefined>();
    if (tip !== undefined) known.set(await readTreeOf(tip), tip);
    known.set(await readTreeOf(parent), parent === base ? undefined : parent);
    const buildMessage = (tree: string) => (known.has(tree) ? undefined : markMessage(message, tree));
    const written = await writeCommit({ store, isScratch }, { parent, changes, signature, buildMessage });
    const { tree, sha, entries } = written;
    if (sha === undefined) return { sha: known.get(tree), entries };
    await branches.move(branch, { before: tip, after: sha });
    tip = sha;
    if (parent === base) fork = base;
    return { sha, entries };
  };
  const readFiles = async (made: string, changes: readonly TreeChange[], after: ReadonlyMap<string, string>) => {
    if (shared) return (await readChangedPaths(store, start, made)).sort();
    const paths = changes.map(({ path }) => path);
    const before = await openTree(base).readEntries(paths);
    const nameOf = (entry: TreeEntry | undefined) => entry && `${entry.mode} ${entry.type} ${entry.sha}`;
    return paths.filter((path) => nameOf(before.get(path)) !== after.get(path)).sort();
  };
  const before = tip;
  return createDraft({
    name: branch,
    base: openTree(base),
    start: openTree(start),
    shared,
    ...openKept({ store, isScratch, signature, branches }, { branch, tip: before, start, own, isOver }, openTree),
    openTip: () => (tip === undefined ? undefined : openTree(tip)),
    write: async (changes, message) => {
      const { sha: made, entries } = await commit(source, changes, message);
      const files = made === undefined ? [] : await readFiles(made, changes, entries);
      return made === undefined || files.length === 0 ? undefined : { branch, commit: made, files };
    },
    add: async (changes, message) => {
      if (tip !== undefined) await commit(tip, changes, message);
    },
    diff: async () => (tip === undefined ? "" : readDiff(store, fork, tip)),
  });
}

/** `isOver`: it is merged. */
type OpenedBranch = { start: string; own?: string | undefined; isOver: boolean };

async function readMessage(store: string, commit: string): Promise<string> {
  return runGit(store, ["log", "-1", "--format=%B", commit, "--"], { isolated: true });
}

/** `start` is the merge base, `own` our newest commit. At one of the commits `merged` (SHAs, or their beginnings) the branch is ours again. */
async function readDraftBranch(
  store: string,
  base: string,
  tip: string | undefined,
  merged: readonly string[],
): Promise<OpenedBranch & { tip: string | undefined; shared: boolean }> {
  if (tip === undefined) return { tip, start: base, shared: false, isOver: true };
  const start = (await readMergeBase(store, base, tip)) ?? base;
  const listing = await runGit(store, ["log", "-z", "--format=%H%n%T%n%B", `${start}..${tip}`, "--"], {
    isolated: true,
  });
  const commits = listing.split("\0").filter((text) => text.trim() !== "");
  const isOwn = (text: string) => isOwnCommit({ tree: text.split("\n", 2)[1] ?? "", message: text });
  const own = commits.find(isOwn)?.split("\n", 1)[0];
  const isOver = merged.some((sha) => tip.startsWith(sha)) || commits.length === 0;
  return { tip, start, own, isOver, shared: !isOver && !commits.every(isOwn) };
}

/** What was written beside the branch: our newest commit where nothing else was kept. */
function openKept(
  { branches, signature, ...place }: Pick<DraftPlace, "store" | "signature" | "branches"> & { isScratch: boolean },
  { branch, tip, start, own, isOver }: { branch: string; tip: string | undefined } & OpenedBranch,
  openTree: (commit: string) => DraftTree,
): Pick<DraftBranch, "openWritten" | "keep"> {
  const readWritten = async () => (isOver ? undefined : ((await branches.readKept(branch)) ?? own));
  return {
    openWritten: async () => {
      const written = await readWritten();
      if (written === undefined) return undefined;
      return { tree: openTree(written), message: await readMessage(place.store, written) };
    },
    keep: async (written) => {
      if (written === tip) return;
      const parent = (await readWritten()) ?? start;
      if (typeof written === "string") return branches.keep(branch, written);
      const buildMessage = (tree: string) => markMessage(written.message, tree);
      const { sha } = await writeCommit(place, { parent, changes: written.changes, signature, buildMessage });
      if (sha !== undefined) await branches.keep(branch, sha);
    },
  };
}

export async function readRef(store: string, name: string): Promise<string | undefined> {
  return (await objectsOf(store).read(`${name}^{commit}`))?.sha;
}

// Independent of the user's settings.
const DIFF_FORM = [
  ...["--no-color", "--no-ext-diff", "--no-textconv", "--src-prefix=a/", "--dst-prefix=b/", "--no-relative"],
  ...["--unified=3", "--inter-hunk-context=0", "--diff-algorithm=myers", "--no-renames", "--full-index"],
];

async function readDiff(store: string, start: string, tip: string): Promise<string> {
  const args = ["-c", "diff.suppressBlankEmpty=false", "diff-tree", "-r", "-p", ...DIFF_FORM, start, tip];
  return runGit(store, args, { isolated: true });
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
  { store, signature }: Pick<DraftPlace, "store" | "signature">,
  branch: string,
  { before, after }: { before: string | undefined; after: string },
): Promise<void> {
  const from = before ?? "0".repeat(after.length);
  const args = ["update-ref", "-m", "release-docs: draft", `refs/heads/${branch}`, after, from];
  try {
    await runGit(store, args, { env: buildIdentity(signature) });
  } catch (error) {
    if (!(error instanceof GitCommandError)) throw error;
    if ((await readRef(store, `refs/heads/${branch}`)) !== before) throw buildDraftMoved(branch, error);
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
