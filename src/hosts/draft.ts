import { neutralizeMessage, neutralizeTitle } from "../shared/directives.ts";
import { ReleaseDocsError } from "../shared/errors.ts";
import { trimTrailing } from "../shared/text.ts";
import type { Draft, FileEdit, OpenDraft } from "./code-host.ts";
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
type DraftBranch = {
  name: string;
  /** What is read and written on: the tip where other people have committed to the branch, else the base. */
  source: DraftTree;
  /** The merge base: from there the branch's changes count. */
  start: DraftTree;
  openTip(): DraftTree | undefined;
  /** Commits changes of `source`: on top of other people's commits, else in place of ours. */
  write(changes: readonly TreeChange[], message: Message): Promise<Draft | undefined>;
  add(changes: readonly TreeChange[], message: Message): Promise<void>;
  diff(): Promise<string>;
};

export function createDraft(branch: DraftBranch): OpenDraft {
  const { name, source, start } = branch;
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
    listFiles: async (folder) => {
      const below = trimTrailing(folder, /\//);
      if (below !== "") checkPlainPath(below);
      return source.listFiles(below);
    },
    write: async ({ edits, ...message }) => {
      for (const { path } of edits) await checkName(path);
      return branch.write(await selectChanges(source, edits), message);
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
