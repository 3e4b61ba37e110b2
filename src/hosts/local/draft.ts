import { readMergeBase } from "../../git/ancestry.ts";
import type { ObjectReader } from "../../git/objects.ts";
import { GitCommandError, runGit } from "../../git/run.ts";
import { readChangedPaths } from "../../git/tree.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import type { OpenDraft } from "../code-host.ts";
import { buildDraftMoved, checkBranchName, createDraft, isOwnCommit, type Message, markMessage } from "../draft.ts";
import type { TreeChange, TreeEntry } from "../draft-files.ts";
import { readCommit, type Signature, writeCommit } from "./commit.ts";
import { createLocalTree } from "./tree.ts";

export type DraftPlace = {
  store: string;
  objects: ObjectReader;
  /** Full SHA. */
  base: string;
  signature: Signature;
  /** `before` is undefined for a new branch. Throws `codehost/draft-moved`. */
  move(branch: string, to: { before: string | undefined; after: string }): Promise<void>;
};

/** `merged` are the SHAs of the branch's earlier merges, or their beginnings. */
export async function openLocalDraft(
  { store, objects, base, signature, move }: DraftPlace,
  branch: string,
  merged: readonly string[] = [],
): Promise<OpenDraft> {
  checkBranchName(branch);
  const opened = await readDraftBranch({ store, objects, base }, branch, merged);
  const { start, shared } = opened;
  let { tip, start: fork } = opened;
  const source = shared && tip !== undefined ? tip : base;
  const openTree = (sha: string) => createLocalTree(store, objects, sha);
  /** Commits and moves the branch. Its tip, old or new; undefined if nothing differs from the base. */
  const commit = async (parent: string, changes: readonly TreeChange[], message: Message) => {
    const known = new Map<string, string | undefined>();
    if (tip !== undefined) known.set((await readCommit(objects, tip)).tree, tip);
    known.set((await readCommit(objects, parent)).tree, parent === base ? undefined : parent);
    const buildMessage = (tree: string) => (known.has(tree) ? undefined : markMessage(message, tree));
    const { tree, sha } = await writeCommit(store, { parent, changes, signature, buildMessage });
    if (sha === undefined) return known.get(tree);
    await move(branch, { before: tip, after: sha });
    tip = sha;
    if (parent === base) fork = base;
    return sha;
  };
  const readFiles = async (made: string, changes: readonly TreeChange[]) => {
    if (shared) return (await readChangedPaths(store, start, made)).sort();
    const paths = changes.map(({ path }) => path);
    const [before, after] = await Promise.all([base, made].map((sha) => openTree(sha).readEntries(paths)));
    const nameOf = (entry: TreeEntry | undefined) => entry && `${entry.mode} ${entry.sha}`;
    return paths.filter((path) => nameOf(before?.get(path)) !== nameOf(after?.get(path))).sort();
  };
  return createDraft({
    name: branch,
    source: openTree(source),
    start: openTree(start),
    openTip: () => (tip === undefined ? undefined : openTree(tip)),
    write: async (changes, message) => {
      const made = await commit(source, changes, message);
      const files = made === undefined ? [] : await readFiles(made, changes);
      return made === undefined || files.length === 0 ? undefined : { branch, commit: made, files };
    },
    add: async (changes, message) => {
      if (tip !== undefined) await commit(tip, changes, message);
    },
    diff: async () => (tip === undefined ? "" : readDiff(store, fork, tip)),
  });
}

/** `start` is the merge base. At one of the commits `merged` (SHAs, or their beginnings) the branch is ours again. */
async function readDraftBranch(
  { store, objects, base }: Pick<DraftPlace, "store" | "objects" | "base">,
  branch: string,
  merged: readonly string[],
): Promise<{ tip: string | undefined; start: string; shared: boolean }> {
  const tip = await readTip(objects, branch);
  if (tip === undefined) return { tip, start: base, shared: false };
  const start = (await readMergeBase(store, base, tip)) ?? base;
  const listing = await runGit(store, ["log", "-z", "--format=%T%n%B", `${start}..${tip}`, "--"], { isolated: true });
  const commits = listing.split("\0").filter((text) => text.trim() !== "");
  const isOwn = (text: string) => isOwnCommit({ tree: text.slice(0, text.indexOf("\n")), message: text });
  return { tip, start, shared: !merged.some((sha) => tip.startsWith(sha)) && !commits.every(isOwn) };
}

async function readTip(objects: ObjectReader, branch: string): Promise<string | undefined> {
  return (await objects.read(`refs/heads/${branch}^{commit}`))?.sha;
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
  { store, objects, signature }: Pick<DraftPlace, "store" | "objects" | "signature">,
  branch: string,
  { before, after }: { before: string | undefined; after: string },
): Promise<void> {
  const from = before ?? "0".repeat(after.length);
  const args = ["update-ref", "-m", "release-docs: draft", `refs/heads/${branch}`, after, from];
  try {
    await runGit(store, args, { env: buildIdentity(signature) });
  } catch (error) {
    if (!(error instanceof GitCommandError)) throw error;
    if ((await readTip(objects, branch)) !== before) throw buildDraftMoved(branch, error);
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
