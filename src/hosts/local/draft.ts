import { readMergeBase } from "../../git/ancestry.ts";
import { execGit, runGit } from "../../git/run.ts";
import {
  checkBranchName,
  type Draft,
  type DraftRequest,
  type FileEdit,
  markMessage,
  type OpenDraft,
} from "../code-host.ts";
import {
  checkDraftPath,
  checkPathInTree,
  checkPlainPath,
  readFileAt,
  readTree,
  readTreeEntries,
} from "../draft-files.ts";
import {
  type DraftBranch,
  readDraftBranch,
  type Signature,
  type TreeChange,
  writeBlob,
  writeCommit,
  writeTree,
} from "./branch.ts";

/** Where a draft is read and written. */
export type DraftPlace = {
  /** A repository on this machine. */
  store: string;
  /** Full SHA of the commit that drafts start from. */
  base: string;
  signature: Signature;
  /** Moves a branch between full SHAs (`before` undefined: a new one). Throws `codehost/draft-moved`. */
  move(branch: string, to: { before: string | undefined; after: string }): Promise<void>;
};

/** A draft's branch as it was opened; `source` is the commit that is read and written on. */
type OpenedBranch = DraftPlace & DraftBranch & { branch: string; source: string };

/** Opens a draft by git plumbing alone; `merged` are the SHAs of the branch's earlier merges, or their beginnings. */
export async function openLocalDraft(
  place: DraftPlace,
  branch: string,
  merged: readonly string[] = [],
): Promise<OpenDraft> {
  checkBranchName(branch);
  const state = await readDraftBranch(place.store, branch, { base: place.base, merged });
  const opened = { ...place, ...state, branch, source: state.shared ? (state.tip ?? place.base) : place.base };
  let { tip } = state;
  return {
    branch,
    readFile: (path) => readFileAt(opened.store, opened.source, path),
    listFiles: (folder) => listFilesAt(opened, folder),
    write: async (request) => {
      const draft = await commitLocalDraft(opened, request);
      tip = draft?.commit ?? tip;
      return draft;
    },
    restoreFiles: async (paths) => {
      tip = (await restoreFiles(opened, paths)) ?? tip;
    },
    readDrafted: async (path) => (tip === undefined ? undefined : readFileAt(opened.store, tip, path)),
    putFiles: async (edits) => {
      tip = (await putFiles(opened, edits)) ?? tip;
    },
    diff: async () => (tip === undefined ? "" : readDiff(opened, tip)),
  };
}

async function listFilesAt({ store, source }: OpenedBranch, folder: string): Promise<string[]> {
  const below = folder.replace(/\/+$/, "");
  if (below !== "") checkPlainPath(below);
  const entries = await readTree(store, source, below);
  return entries.filter(({ mode }) => mode.startsWith("100")).map(({ path }) => path);
}

async function commitLocalDraft(
  opened: OpenedBranch,
  { title, body, edits }: DraftRequest,
): Promise<Draft | undefined> {
  const { store, base, branch, source, start } = opened;
  const changes = await buildChanges(store, source, edits);
  const commit = await commitChanges(opened, { parent: source, changes, message: { title, body } });
  if (commit === undefined) return undefined;
  const files = await readChangedPaths(store, source === base ? base : start, commit);
  return files.length === 0 ? undefined : { branch, commit, files };
}

async function putFiles(opened: OpenedBranch, edits: readonly FileEdit[]): Promise<string | undefined> {
  const { tip: parent } = opened;
  if (parent === undefined) return undefined;
  const paths = edits.map(({ path }) => path);
  const changes = await buildChanges(opened.store, parent, edits);
  return commitChanges(opened, { parent, changes, message: { title: `Take in ${paths.join(", ")}`, body: "" } });
}

/** Edits as changes of a commit's tree. Throws `codehost/path-refused`. */
async function buildChanges(store: string, commit: string, edits: readonly FileEdit[]): Promise<TreeChange[]> {
  for (const { path } of edits) checkDraftPath(path);
  const paths = edits.map(({ path }) => path);
  const entries = await readTreeEntries(store, commit, paths);
  const changes: TreeChange[] = [];
  for (const { path, content } of edits) {
    checkPathInTree(path, entries);
    changes.push({ path, mode: entries.get(path)?.mode ?? "100644", sha: await writeBlob(store, content) });
  }
  return changes;
}

async function restoreFiles(opened: OpenedBranch, paths: readonly string[]): Promise<string | undefined> {
  const { store, tip, start } = opened;
  for (const path of paths) checkPlainPath(path);
  if (tip === undefined) return undefined;
  const entries = await readTreeEntries(store, start, paths);
  const changes = paths.map((path): TreeChange => {
    const entry = entries.get(path);
    return entry?.type === "blob" ? { path, mode: entry.mode, sha: entry.sha } : { path, sha: undefined };
  });
  const message = { title: `Leave out ${paths.join(", ")}`, body: "" };
  return commitChanges(opened, { parent: tip, changes, message });
}

/** Commits changes and moves the branch. The branch's tip, old or new; undefined if nothing differs from the base. */
async function commitChanges(
  { store, base, branch, tip, signature, move }: OpenedBranch,
  {
    parent,
    changes,
    message,
  }: { parent: string; changes: readonly TreeChange[]; message: { title: string; body: string } },
): Promise<string | undefined> {
  const tree = await writeTree(store, parent, changes);
  if (tree === (await readTreeOf(store, parent))) return parent === base ? undefined : parent;
  if (tip !== undefined && tree === (await readTreeOf(store, tip))) return tip;
  const after = await writeCommit(store, { tree, parent, message: markMessage(message, tree), signature });
  await move(branch, { before: tip, after });
  return after;
}

async function readTreeOf(store: string, commit: string): Promise<string> {
  return (await execGit(store, ["rev-parse", "--verify", `${commit}^{tree}`])).trim();
}

// Whatever the user's settings are.
const DIFF_FORM = [
  ...["--no-color", "--no-ext-diff", "--no-textconv", "--src-prefix=a/", "--dst-prefix=b/", "--no-relative"],
  ...["--unified=3", "--inter-hunk-context=0", "--diff-algorithm=myers", "--no-renames", "--full-index"],
];

async function readDiff({ store, base }: OpenedBranch, tip: string): Promise<string> {
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

/** Committer date of a commit (full SHA) for a {@link Signature}. */
export async function readCommitDate(directory: string, commit: string): Promise<string> {
  const seconds = Number(await execGit(directory, ["log", "--no-walk", "--format=%ct", commit, "--"]));
  return new Date(seconds * 1000).toISOString();
}
