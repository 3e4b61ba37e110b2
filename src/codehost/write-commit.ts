import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runGit } from "../git/run-git.ts";

/** Who a draft's commits are by, and when, in UTC: `2026-01-05T10:00:00Z`. */
export type Signature = { name: string; email: string; date: string };

/** What a path is to become: a blob with a mode, or nothing. */
export type TreeChange = { path: string; mode: string; sha: string } | { path: string; sha: undefined };

// The index is a temporary file, but settings of the user could still make git write beside it or run a hook.
const ALONE = [
  ...["-c", "core.hooksPath=/dev/null", "-c", "core.fsmonitor=false", "-c", "core.splitIndex=false"],
  ...["-c", "core.sparseCheckout=false", "-c", "index.sparse=false", "-c", "i18n.commitEncoding=UTF-8"],
];

/** Stores a file's content, exactly as it is, in the repository `store`, and returns its object name. */
export async function writeBlob(store: string, content: string): Promise<string> {
  return (await runGit(store, ["hash-object", "-w", "--stdin"], { input: content })).trim();
}

/** Writes the tree of `commit` (full SHA) with `changes` made to it, and returns its object name. */
export async function writeTree(store: string, commit: string, changes: readonly TreeChange[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "release-docs-index-"));
  try {
    const env = { GIT_INDEX_FILE: join(folder, "index") };
    await runGit(store, [...ALONE, "read-tree", commit], { env });
    const removed = "0".repeat(commit.length);
    const input = changes
      .map(
        ({ path, ...entry }) => `${entry.sha === undefined ? `0 ${removed}` : `${entry.mode} ${entry.sha}`}\t${path}\0`,
      )
      .join("");
    await runGit(store, [...ALONE, "update-index", "-z", "--index-info"], { env, input });
    return (await runGit(store, [...ALONE, "write-tree"], { env })).trim();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Makes a commit of `tree` on `parent` (full SHAs) that no branch holds yet, and returns its full SHA. */
export async function writeCommit(
  store: string,
  commit: { tree: string; parent: string; message: string; signature: Signature },
): Promise<string> {
  const args = [...ALONE, "commit-tree", commit.tree, "-p", commit.parent, "-F", "-"];
  const env = buildIdentity(commit.signature);
  return (await runGit(store, args, { env, input: `${commit.message.trim()}\n` })).trim();
}

/** Moves a branch from `before` (full SHA; undefined: it must not be there) to `after`; git refuses if it has moved. */
export async function moveBranch(
  store: string,
  branch: string,
  move: { before: string | undefined; after: string; signature: Signature },
): Promise<void> {
  const before = move.before ?? "0".repeat(move.after.length);
  const args = [...ALONE, "update-ref", "-m", "release-docs: draft", `refs/heads/${branch}`, move.after, before];
  await runGit(store, args, { env: buildIdentity(move.signature) });
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
