import { neutralizeMessage, neutralizeTitle } from "../shared/directives.ts";
import { ReleaseDocsError } from "../shared/errors.ts";
import { trimTrailing } from "../shared/text.ts";
import type { Draft, DraftRequest, FileEdit, OpenDraft } from "./code-host.ts";
import {
  acceptsPath,
  checkDraftPath,
  checkNoProgram,
  checkPathInTree,
  checkPlainPath,
  type DraftTree,
  hashBlob,
  readDraftFile,
  type TreeChange,
  type TreeEntry,
} from "./draft-files.ts";

export type Message = { title: string; body: string };

/** A draft's branch as a host opened it: its trees, and the host's calls. */
export type DraftBranch = {
  name: string;
  base: DraftTree;
  /** The merge base: from there the branch's changes count. */
  start: DraftTree;
  /** Whether other people have committed to it. */
  shared: boolean;
  openTip(): DraftTree | undefined;
  /** What we wrote last, from the ref that {@link keep} moves, else the newest commit of ours. None of a merged branch. */
  openWritten(): Promise<{ tree: DraftTree; message: string } | undefined>;
  /** Keeps what we wrote: a commit of the branch, or changes of `openWritten`, else of `start`. */
  keep(written: string | { changes: readonly TreeChange[]; message: Message }): Promise<void>;
  /** Commits changes: on top of the tip where other people have committed, else of the base in place of ours. */
  write(changes: readonly TreeChange[], message: Message): Promise<Draft | undefined>;
  add(changes: readonly TreeChange[], message: Message): Promise<void>;
  diff(): Promise<string>;
};

export function createDraft(branch: DraftBranch): OpenDraft {
  const { name, base, start, shared, openTip } = branch;
  // Without what is on the branch: people's edits are merged with ours, not read as if they were the base.
  const source = shared ? start : base;
  const target = (shared ? openTip() : undefined) ?? base;
  const checkName = async (path: string): Promise<void> => {
    if (!acceptsPath(checkDraftPath, path)) checkDraftPath(path, await isDrafted(branch, path));
  };
  const texts = new Map<string, Promise<string | undefined>>();
  return {
    branch: name,
    checkPath: async (path) => {
      await checkName(path);
      checkEntry(path, await source.readEntries([path]));
    },
    readFile: (path) => {
      // `source` never changes, and a host may ask its API for each file.
      const text = texts.get(path) ?? readDraftFile(source, path);
      texts.set(path, text);
      return text;
    },
    listFiles: (folder) => listFiles(source, folder),
    edited: shared ? { readFile: (path) => readDraftFile(target, path) } : undefined,
    readWritten: async (path) => readDraftFile((await branch.openWritten())?.tree ?? source, path),
    readNote: async () => parseNote((await branch.openWritten())?.message ?? ""),
    write: async ({ edits, written = edits, note, ...message }) => {
      for (const { path } of edits) await checkName(path);
      const draft = await branch.write(await selectChanges(target, edits), message);
      // After the branch: a run that is killed before it finds on the branch what it would write again.
      const remarks = draft === undefined ? [] : await keepWritten(branch, draft, { edits, written, note });
      return remarks.length === 0 ? draft : draft && { ...draft, remarks };
    },
    restoreFiles: async (paths) => {
      for (const path of paths) checkPlainPath(path);
      if (branch.openTip() === undefined) return;
      const entries = await start.readEntries(paths);
      const changes = paths.map((path): TreeChange => {
        const entry = entries.get(path);
        return entry?.type === "blob"
          ? { path, mode: entry.mode, sha: entry.sha }
          : { path, mode: "100644", sha: null };
      });
      await branch.add(changes, { title: `Leave out ${paths.join(", ")}`, body: "" });
    },
    readDrafted: async (path) => {
      const tip = branch.openTip();
      return tip && readDraftFile(tip, path);
    },
    putFiles: async (edits) => {
      // The draft changed these until they were excluded.
      for (const { path } of edits) checkDraftPath(path, true);
      const tip = branch.openTip();
      if (tip === undefined) return;
      const changes = await selectChanges(tip, edits);
      if (changes.length === 0) return;
      await branch.add(changes, { title: `Take in ${edits.map(({ path }) => path).join(", ")}`, body: "" });
    },
    diff: () => branch.diff(),
  };
}

async function listFiles(tree: DraftTree, folder: string): Promise<string[]> {
  const below = trimTrailing(folder, /\//);
  if (below !== "") checkPlainPath(below);
  return tree.listFiles(below);
}

/** Returns a remark where the host refuses. */
async function keepWritten(
  branch: DraftBranch,
  { commit }: Draft,
  { edits, written, note }: Pick<DraftRequest, "edits" | "note"> & { written: readonly FileEdit[] },
): Promise<string[]> {
  const isSame = (one: FileEdit) => edits.some(({ path, content }) => path === one.path && content === one.content);
  try {
    if (!branch.shared && note === undefined && written.every(isSame)) {
      await branch.keep(commit);
      return [];
    }
    const former = await branch.openWritten();
    const changes = await selectChanges(former?.tree ?? branch.start, written);
    const isKnown = changes.length === 0 && note === parseNote(former?.message ?? "");
    if (!isKnown) await branch.keep({ changes, message: { title: "What release-docs wrote", body: renderNote(note) } });
    return [];
  } catch (error) {
    if (!(error instanceof ReleaseDocsError) || error.code === "git/remote-unreachable") throw error;
    return [`After a rebase of this branch, entries that you remove can return: ${error.message}`];
  }
}

async function isDrafted({ start, openTip }: DraftBranch, path: string): Promise<boolean> {
  const paths = [path].filter((one) => acceptsPath(checkPlainPath, one));
  const [before, now] = await Promise.all([start.readEntries(paths), openTip()?.readEntries(paths)]);
  const entry = now?.get(path);
  return entry !== undefined && entry.sha !== before.get(path)?.sha;
}

async function selectChanges(tree: DraftTree, edits: readonly FileEdit[]): Promise<TreeChange[]> {
  const entries = await tree.readEntries(edits.map(({ path }) => path));
  return edits.flatMap(({ path, content }) => {
    const entry = checkEntry(path, entries);
    const sha = hashBlob(content, entry?.sha.length);
    return entry?.sha === sha ? [] : [{ path, content, sha, mode: entry?.mode ?? "100644" }];
  });
}

function checkEntry(path: string, entries: ReadonlyMap<string, TreeEntry>): TreeEntry | undefined {
  checkPathInTree(path, entries);
  const entry = entries.get(path);
  checkNoProgram(path, entry);
  return entry;
}

/** Throws `codehost/bad-branch` for `HEAD`, and for what git-check-ref-format refuses. */
export function checkBranchName(branch: string): void {
  const isValid =
    branch !== "HEAD" &&
    branch !== "@" &&
    !branch.startsWith("-") &&
    !/[\p{Cc} ~^:?*[\\]|\.\.|@\{|\.$/u.test(branch) &&
    branch.split("/").every((part) => part !== "" && !part.startsWith(".") && !part.endsWith(".lock"));
  if (isValid) return;
  throw new ReleaseDocsError("codehost/bad-branch", `${JSON.stringify(branch)} is not a valid name of a branch.`);
}

/** Of what we wrote on a branch, where neither a rebase nor a squash of it loses that. */
export function nameWrittenRef(branch: string): string {
  return `refs/release-docs/${branch}`;
}

const NOTE = /^Release-Docs-Note: ([\w-]+)$/m;

/** In letters that nothing reads as anything else. */
function renderNote(note: string | undefined): string {
  return note === undefined ? "" : `Release-Docs-Note: ${Buffer.from(note).toString("base64url")}`;
}

function parseNote(message: string): string | undefined {
  const [, encoded] = NOTE.exec(message) ?? [];
  return encoded === undefined ? undefined : Buffer.from(encoded, "base64url").toString();
}

const TRAILER = "Release-Docs-Tree";

/** A commit message that no product obeys, marked with its tree: an amended commit is not ours. */
export function markMessage({ title, body }: { title: string; body: string }, tree: string): string {
  return [neutralizeTitle(title), neutralizeMessage(body).trim(), `${TRAILER}: ${tree}`]
    .filter((part) => part !== "")
    .join("\n\n");
}

export function isOwnCommit({ message, tree }: { message: string; tree: string }): boolean {
  return message.trimEnd().split("\n").at(-1) === `${TRAILER}: ${tree}`;
}

export function buildDraftMoved(branch: string, cause?: unknown): ReleaseDocsError {
  return new ReleaseDocsError("codehost/draft-moved", `The branch ${branch} moved while the draft was written.`, {
    cause,
  });
}
