import { readMergeBase } from "../../git/ancestry.ts";
import { execGit, runGit } from "../../git/run.ts";
import type { OpenDraft } from "../code-host.ts";
import { checkBranchName, createDraft, type Message, markMessage } from "../draft.ts";
import type { TreeChange } from "../draft-files.ts";
import { createLocalTree, readDraftBranch, type Signature, writeCommit, writeTree } from "./branch.ts";

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

async function readTreeOf(store: string, commit: string): Promise<string> {
  return (await execGit(store, ["rev-parse", "--verify", `${commit}^{tree}`])).trim();
}

// Independent of the user's settings.
const DIFF_FORM = [
  ...["--no-color", "--no-ext-diff", "--no-textconv", "--src-prefix=a/", "--dst-prefix=b/", "--no-relative"],
  ...["--unified=3", "--inter-hunk-context=0", "--diff-algorithm=myers", "--no-renames", "--full-index"],
];

async function readDiff(store: string, base: string, tip: string): Promise<string> {
  const start = (await readMergeBase(store, base, tip)) ?? base;
  return execGit(store, ["-c", "diff.suppressBlankEmpty=false", "diff-tree", "-r", "-p", ...DIFF_FORM, start, tip]);
}

async function readChangedPaths(store: string, start: string, commit: string): Promise<string[]> {
  const listing = await runGit(store, ["diff-tree", "-r", "-z", "--name-only", "--no-renames", start, commit]);
  return listing
    .split("\0")
    .filter((path) => path !== "")
    .sort();
}

export async function readCommitDate(directory: string, commit: string): Promise<string> {
  const seconds = Number(await execGit(directory, ["log", "--no-walk", "--format=%ct", commit, "--"]));
  return new Date(seconds * 1000).toISOString();
}
