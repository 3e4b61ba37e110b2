import type { GitRepository } from "../git/repository.ts";
import { resolveRevision } from "../git/revision.ts";
import { runGit } from "../git/run-git.ts";
import { checkBranchName } from "./branch-name.ts";
import type { CodeHost, Draft, DraftRequest, OpenDraft } from "./code-host.ts";
import { checkNotCheckedOut, type DraftBranch, explainMove, readDraftBranch } from "./draft-branch.ts";
import { markMessage } from "./draft-mark.ts";
import { checkDraftPath, checkPathInTree, checkPlainPath } from "./draft-path.ts";
import { createScratchRepository } from "./scratch-repository.ts";
import { readText, readTree, readTreeEntries } from "./tree.ts";
import { moveBranch, type Signature, type TreeChange, writeBlob, writeCommit, writeTree } from "./write-commit.ts";

/** How to keep drafts of a repository on this machine. */
export type LocalCodeHostOptions = {
  repository: GitRepository;
  /** What drafts start from: a SHA, tag or branch. */
  base: string;
  /** `branches`: in the repository itself; `scratch`: in a temporary one, so that nothing of the user's is written. */
  drafts: "branches" | "scratch";
  author: { name: string; email: string };
  /** Date of the commits, `2026-01-05T10:00:00Z`; by default that of the base commit. */
  date?: string;
};

/** A {@link CodeHost} on this machine. `close` removes what is temporary; its drafts of a scratch are then gone. */
export type LocalCodeHost = CodeHost & AsyncDisposable & { close(): Promise<void> };

/** Where a host reads and writes: `home` is the user's repository, `store` is where drafts go. Full SHA of the base. */
type Place = { home: string; store: string; base: string; signature: Signature };

/** A draft's branch in its place, as it was when it was opened; `source` is the commit that it is read at and written on. */
type Opened = Place & DraftBranch & { branch: string; source: string };

/**
 * Opens a repository as a {@link CodeHost}. The checkout, the index, HEAD and the configuration are never touched.
 * Throws a {@link ReleaseDocsError} for a base that is not there.
 */
export async function createLocalCodeHost(options: LocalCodeHostOptions): Promise<LocalCodeHost> {
  const { repository } = options;
  const home = repository.directory;
  const base = await resolveRevision(home, options.base);
  const date = options.date ?? (await readCommitDate(home, base));
  const scratch = options.drafts === "scratch" ? await createScratchRepository(repository, base) : undefined;
  const place = { home, store: scratch?.directory ?? home, base, signature: { ...options.author, date } };
  const close = async () => scratch?.close();
  return {
    openDraft: async (branch, { base: other } = {}) =>
      openDraft({ ...place, base: other === undefined ? base : await resolveRevision(home, other) }, branch),
    close,
    [Symbol.asyncDispose]: close,
  };
}

async function openDraft(place: Place, branch: string): Promise<OpenDraft> {
  checkBranchName(branch);
  const state = await readDraftBranch(place.store, branch, place.base);
  const opened = { ...place, ...state, branch, source: state.shared ? (state.tip ?? place.base) : place.base };
  return {
    branch,
    readFile: (path) => readFileAt(opened, path),
    listFiles: (folder) => listFilesAt(opened, folder),
    write: (request) => writeDraft(opened, request),
    restoreFiles: (paths) => restoreFiles(opened, paths),
    diff: () => readDiff(opened),
  };
}

async function readFileAt({ store, source }: Opened, path: string): Promise<string | undefined> {
  checkPlainPath(path);
  const entries = await readTreeEntries(store, source, [path]);
  const entry = entries.get(path);
  if (entry?.type === "blob") checkPathInTree(path, entries);
  return entry?.type === "blob" ? readText(store, entry) : undefined;
}

async function listFilesAt({ store, source }: Opened, folder: string): Promise<string[]> {
  const below = folder.replace(/\/+$/, "");
  if (below !== "") checkPlainPath(below);
  const entries = await readTree(store, source, below);
  return entries.filter(({ mode }) => mode.startsWith("100")).map(({ path }) => path);
}

async function writeDraft(opened: Opened, { title, body, edits }: DraftRequest): Promise<Draft | undefined> {
  const { store, base, branch, source, start } = opened;
  for (const { path } of edits) checkDraftPath(path);
  const paths = edits.map(({ path }) => path);
  const entries = await readTreeEntries(store, source, paths);
  const changes: TreeChange[] = [];
  for (const { path, content } of edits) {
    checkPathInTree(path, entries);
    changes.push({ path, mode: entries.get(path)?.mode ?? "100644", sha: await writeBlob(store, content) });
  }
  const commit = await commitChanges(opened, { parent: source, changes, message: { title, body } });
  if (commit === undefined) return undefined;
  const files = await readChangedPaths(store, source === base ? base : start, commit);
  return files.length === 0 ? undefined : { branch, commit, files };
}

async function restoreFiles(opened: Opened, paths: readonly string[]): Promise<void> {
  const { store, tip, start } = opened;
  for (const path of paths) checkPlainPath(path);
  if (tip === undefined) return;
  const entries = await readTreeEntries(store, start, paths);
  const changes = paths.map((path): TreeChange => {
    const entry = entries.get(path);
    return entry?.type === "blob" ? { path, mode: entry.mode, sha: entry.sha } : { path, sha: undefined };
  });
  await commitChanges(opened, {
    parent: tip,
    changes,
    message: { title: `Leave out ${paths.join(", ")}`, body: "" },
  });
}

/**
 * Commits changes to `parent` and moves the branch there from where it was opened. The branch's newest commit, which
 * stays where it says the same already; undefined where nothing differs from the base.
 */
async function commitChanges(
  { home, store, base, branch, tip, signature }: Opened,
  asked: { parent: string; changes: readonly TreeChange[]; message: { title: string; body: string } },
): Promise<string | undefined> {
  const { parent, changes } = asked;
  const tree = await writeTree(store, parent, changes);
  if (tree === (await readTreeOf(store, parent))) return parent === base ? undefined : parent;
  if (tip !== undefined && tree === (await readTreeOf(store, tip))) return tip;
  if (store === home) await checkNotCheckedOut(home, branch);
  const after = await writeCommit(store, { tree, parent, message: markMessage(asked.message, tree), signature });
  try {
    await moveBranch(store, branch, { before: tip, after, signature });
  } catch (error) {
    throw await explainMove(store, { branch, before: tip }, error);
  }
  return after;
}

async function readTreeOf(store: string, commit: string): Promise<string> {
  return (await runGit(store, ["rev-parse", "--verify", `${commit}^{tree}`])).trim();
}

async function readDiff({ store, base, branch }: Opened): Promise<string> {
  const { tip, start } = await readDraftBranch(store, branch, base);
  if (tip === undefined) return "";
  const steady = [
    "--no-color",
    "--no-ext-diff",
    "--no-textconv",
    "--src-prefix=a/",
    "--dst-prefix=b/",
    "--no-relative",
  ];
  const shape = ["--unified=3", "--inter-hunk-context=0", "--diff-algorithm=myers", "--no-renames", "--full-index"];
  return runGit(store, [
    "-c",
    "diff.suppressBlankEmpty=false",
    "diff-tree",
    "-r",
    "-p",
    ...steady,
    ...shape,
    start,
    tip,
  ]);
}

async function readChangedPaths(store: string, start: string, commit: string): Promise<string[]> {
  const listing = await runGit(store, ["diff-tree", "-r", "-z", "--name-only", "--no-renames", start, commit]);
  return listing
    .split("\0")
    .filter((path) => path !== "")
    .sort();
}

async function readCommitDate(directory: string, commit: string): Promise<string> {
  const seconds = Number(await runGit(directory, ["log", "--no-walk", "--format=%ct", commit, "--"]));
  return new Date(seconds * 1000).toISOString();
}
