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
  nameWrittenRef,
} from "../draft.ts";
import type { DraftTree, TreeChange, TreeEntry } from "../draft-files.ts";
import { type CommitPlace, readCommit, writeCommit } from "./commit.ts";
import { createLocalTree } from "./tree.ts";

/** What `store` has besides its own objects, it borrows from `home`, which has the base (full SHA). */
export type DraftPlace = CommitPlace & { base: string; branches: Branches };

/** The branches that drafts are written to. */
export type Branches = {
  /** The commit of a ref, by its full name. */
  read(ref: string): Promise<string | undefined>;
  /** `before` is undefined for a new branch. Throws `codehost/draft-moved`. */
  move(branch: string, to: { before: string | undefined; after: string }): Promise<void>;
  /** Moves the ref beside a branch that has what was written, without people's edits. */
  keep(ref: string, commit: string): Promise<void>;
};

/** Of a repository that goes with its drafts, which needs no refs. */
export function createScratchBranches(): Branches {
  const refs = new Map<string, string>();
  const keep: Branches["keep"] = async (ref, commit) => {
    refs.set(ref, commit);
  };
  return { read: async (ref) => refs.get(ref), move: (branch, { after }) => keep(`refs/heads/${branch}`, after), keep };
}

/**
 * A draft that finds out which files it would change and stores nothing: it has no diff. `base` is a full SHA.
 * Two processes of git less, and no scratch repository.
 */
export function openPreview(home: string, base: string, branch: string): OpenDraft {
  checkBranchName(branch);
  const tree = createLocalTree(home, base);
  return createDraft({
    name: branch,
    base: tree,
    start: tree,
    shared: false,
    openTip: () => undefined,
    write: async (changes) => {
      const files = changes.map(({ path }) => path).sort();
      return files.length === 0 ? undefined : { branch, commit: base, files };
    },
    openWritten: async () => undefined,
    keep: async () => undefined,
    add: async () => undefined,
    diff: async () => "",
  });
}

/** `merged` are the SHAs of the branch's earlier merges, or their beginnings. */
export async function openLocalDraft(
  place: DraftPlace,
  branch: string,
  merged: readonly string[] = [],
): Promise<OpenDraft> {
  checkBranchName(branch);
  const { store, home, base, branches } = place;
  const opened = await readDraftBranch(place, branch, merged);
  const { start, shared } = opened;
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
    const { tree, sha, entries } = await writeCommit(place, { parent, changes, buildMessage });
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
  return createDraft({
    name: branch,
    base: openTree(base),
    start: openTree(start),
    shared,
    ...openKept(place, opened, openTree),
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

type OpenedBranch = Awaited<ReturnType<typeof readDraftBranch>>;

/**
 * `start` is the merge base, `own` our newest commit; `isOver`: it is merged. At one of the commits `merged` (SHAs, or
 * their beginnings) the branch is ours again.
 */
async function readDraftBranch({ store, base, branches }: DraftPlace, name: string, merged: readonly string[]) {
  const tip = await branches.read(`refs/heads/${name}`);
  if (tip === undefined) return { name, tip, start: base, own: undefined, shared: false, isOver: true };
  const start = (await readMergeBase(store, base, tip)) ?? base;
  const listing = await runGit(store, ["log", "-z", "--format=%H%n%T%n%B", `${start}..${tip}`, "--"], {
    isolated: true,
  });
  const commits = listing.split("\0").filter((text) => text.trim() !== "");
  const isOwn = (text: string) => isOwnCommit({ tree: text.split("\n", 2)[1] ?? "", message: text });
  const own = commits.find(isOwn)?.split("\n", 1)[0];
  const isOver = merged.some((sha) => tip.startsWith(sha)) || commits.length === 0;
  return { name, tip, start, own, isOver, shared: !isOver && !commits.every(isOwn) };
}

/** What was written beside the branch: our newest commit where nothing else was kept. */
function openKept(
  place: DraftPlace,
  { name, tip, start, own, isOver }: OpenedBranch,
  openTree: (commit: string) => DraftTree,
): Pick<DraftBranch, "openWritten" | "keep"> {
  const { store, branches } = place;
  const ref = nameWrittenRef(name);
  const readWritten = async () => (isOver ? undefined : ((await branches.read(ref)) ?? own));
  return {
    openWritten: async () => {
      const written = await readWritten();
      if (written === undefined) return undefined;
      const message = await runGit(store, ["log", "-1", "--format=%B", written, "--"], { isolated: true });
      return { tree: openTree(written), message };
    },
    keep: async (written) => {
      if (written === tip) return;
      if (typeof written === "string") return branches.keep(ref, written);
      const parent = (await readWritten()) ?? start;
      const buildMessage = (tree: string) => markMessage(written.message, tree);
      const { sha } = await writeCommit(place, { parent, changes: written.changes, buildMessage });
      if (sha !== undefined) await branches.keep(ref, sha);
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
  const { name, email, date } = signature;
  // Of the reflog.
  const env = { GIT_COMMITTER_NAME: name, GIT_COMMITTER_EMAIL: email, GIT_COMMITTER_DATE: date };
  const args = ["update-ref", "-m", "release-docs: draft", `refs/heads/${branch}`, after, from];
  try {
    await runGit(store, args, { env });
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
