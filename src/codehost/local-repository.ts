import type { GitRepository } from "../git/repository.ts";
import { resolveRevision } from "../git/revision.ts";
import { runGit } from "../git/run-git.ts";
import type { CodeHost, Draft, DraftRequest } from "./code-host.ts";
import { checkNotCheckedOut, explainMove, readDraftBranch } from "./draft-branch.ts";
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
    readFile: (path) => readFileAtBase(place, path),
    listFiles: (folder) => listFilesAtBase(place, folder),
    writeDraft: (request) => writeDraft(place, request),
    restoreFiles: (branch, paths) => restoreFiles(place, branch, paths),
    diff: (branch) => readDiff(place, branch),
    close,
    [Symbol.asyncDispose]: close,
  };
}

async function readFileAtBase({ home, base }: Place, path: string): Promise<string | undefined> {
  checkPlainPath(path);
  const entries = await readTreeEntries(home, base, [path]);
  const entry = entries.get(path);
  if (entry?.type === "blob") checkPathInTree(path, entries);
  return entry?.type === "blob" ? readText(home, entry) : undefined;
}

async function listFilesAtBase({ home, base }: Place, folder: string): Promise<string[]> {
  const below = folder.replace(/\/+$/, "");
  if (below !== "") checkPlainPath(below);
  const entries = await readTree(home, base, below);
  return entries.filter(({ mode }) => mode.startsWith("100")).map(({ path }) => path);
}

async function writeDraft(place: Place, { branch, title, body, edits }: DraftRequest): Promise<Draft | undefined> {
  const { store, base } = place;
  for (const { path } of edits) checkDraftPath(path);
  const { tip, start } = await readDraftBranch(store, branch, base);
  const entries = await readTreeEntries(
    store,
    tip ?? base,
    edits.map(({ path }) => path),
  );
  const changes: TreeChange[] = [];
  for (const { path, content } of edits) {
    checkPathInTree(path, entries);
    changes.push({ path, mode: entries.get(path)?.mode ?? "100644", sha: await writeBlob(store, content) });
  }
  const commit = await commitChanges(place, branch, { tip, changes, message: `${title}\n\n${body}` });
  if (commit === undefined) return undefined;
  const files = await readChangedPaths(store, start, commit);
  return files.length === 0 ? undefined : { branch, commit, files };
}

async function restoreFiles(place: Place, branch: string, paths: readonly string[]): Promise<void> {
  const { store, base } = place;
  for (const path of paths) checkPlainPath(path);
  const { tip, start } = await readDraftBranch(store, branch, base);
  if (tip === undefined) return;
  const entries = await readTreeEntries(store, start, paths);
  const changes = paths.map((path): TreeChange => {
    const entry = entries.get(path);
    return entry?.type === "blob" ? { path, mode: entry.mode, sha: entry.sha } : { path, sha: undefined };
  });
  await commitChanges(place, branch, { tip, changes, message: `Leave out ${paths.join(", ")}` });
}

/** Commits changes on a branch, if they change anything; the branch's newest commit, undefined where there is none. */
async function commitChanges(
  { home, store, base, signature }: Place,
  branch: string,
  { tip, changes, message }: { tip: string | undefined; changes: readonly TreeChange[]; message: string },
): Promise<string | undefined> {
  const parent = tip ?? base;
  const tree = await writeTree(store, parent, changes);
  if (tree === (await runGit(store, ["rev-parse", "--verify", `${parent}^{tree}`])).trim()) return tip;
  if (store === home) await checkNotCheckedOut(home, branch);
  const after = await writeCommit(store, { tree, parent, message, signature });
  try {
    await moveBranch(store, branch, { before: tip, after, signature });
  } catch (error) {
    throw explainMove(branch, error);
  }
  return after;
}

async function readDiff({ store, base }: Place, branch: string): Promise<string> {
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
