import { createHash } from "node:crypto";
import * as z from "zod/mini";
import { type Draft, type DraftRequest, type FileEdit, markMessage, type OpenDraft } from "../code-host.ts";
import {
  checkDraftPath,
  checkPathInTree,
  checkPlainPath,
  decodeText,
  listPrefixes,
  type TreeEntry,
} from "../draft-files.ts";
import {
  advanceBranch,
  type ComparedFiles,
  compare,
  createBranch,
  type GitHubBranch,
  replaceBranch,
} from "./branch.ts";
import type { GitHubRest } from "./client.ts";
import { publishPullRequest } from "./pull-requests.ts";

const sha = z.string();
const Made = z.object({ sha });
const Blob = z.object({ content: z.string(), encoding: z.string() });
/** `truncated` where GitHub did not list all of it. */
const Tree = z.object({
  truncated: z.optional(z.boolean()),
  tree: z.array(z.object({ path: z.string(), mode: z.string(), type: z.enum(["blob", "tree", "commit"]), sha })),
});
type Tree = z.infer<typeof Tree>;

/** A draft's branch as it was opened; `source` is the tree that is read and written on. */
type OpenedBranch = { rest: GitHubRest; branch: GitHubBranch; source: GitHubTree };

type Message = { title: string; body: string };

/** Opens a draft on a branch; `webUrl` is the repository's page. */
export function openGitHubDraft(rest: GitHubRest, branch: GitHubBranch, webUrl: string): OpenDraft {
  const read = branch.shared ? (branch.tip ?? branch.base) : branch.base;
  const opened: OpenedBranch = { rest, branch, source: createGitHubTree(rest, read.tree) };
  const { open } = branch.pullRequests;
  const place = { branch: branch.name, base: branch.base.name };
  let tip = branch.tip?.commit;
  return {
    branch: branch.name,
    readFile: (path) => readFile(opened.source, path),
    listFiles: (folder) => listFiles(opened.source, folder),
    write: async (request) => {
      const draft = await commitGitHubDraft(opened, request);
      tip = draft?.commit ?? tip;
      return draft;
    },
    restoreFiles: (paths) => restoreFiles(opened, paths),
    readDrafted: async (path) => (branch.tip ? readFile(createGitHubTree(rest, branch.tip.tree), path) : undefined),
    putFiles: (edits) => putFiles(opened, edits),
    diff: async () =>
      tip === undefined ? "" : renderDiff((await compare(rest, branch.base.commit, tip, branch.name)).files ?? []),
    pullRequests: {
      openUrl: open?.html_url,
      compareUrl: `${webUrl}/compare/${encodeRef(place.base)}...${encodeRef(place.branch)}`,
      publish: (request) => publishPullRequest(rest, place, open, request),
    },
  };
}

async function readFile(source: GitHubTree, path: string): Promise<string | undefined> {
  checkPlainPath(path);
  const entries = await source.readEntries([path]);
  const entry = entries.get(path);
  if (entry?.type !== "blob") return undefined;
  checkPathInTree(path, entries);
  return source.readText(entry);
}

async function listFiles(source: GitHubTree, folder: string): Promise<string[]> {
  const below = folder.replace(/\/+$/, "");
  if (below !== "") checkPlainPath(below);
  return source.listFiles(below);
}

async function commitGitHubDraft(
  opened: OpenedBranch,
  { title, body, edits }: DraftRequest,
): Promise<Draft | undefined> {
  const { rest, branch, source } = opened;
  const changes = await selectChanges(source, edits);
  const kept = branch.shared ? [...branch.changed.keys()] : [];
  const files = [...new Set([...kept, ...changes.map(({ path }) => path)])].sort();
  if (files.length === 0) return undefined;
  const { tip } = branch;
  const isUpToDate = changes.length === 0 || (!branch.shared && hasChanges(branch, changes));
  if (tip !== undefined && isUpToDate) return { branch: branch.name, commit: tip.commit, files };
  const tree = await createTree(rest, source.sha, changes);
  return { branch: branch.name, commit: await commitTree(opened, tree, { title, body }), files };
}

/** A path's new content or blob (full SHA), or null for a removed file. */
type GitHubChange = { path: string; mode: string; sha: string | null; content?: string };

/** The edits that change something, each with its blob's name and its mode. */
async function selectChanges(source: GitHubTree, edits: readonly FileEdit[]): Promise<GitHubChange[]> {
  for (const { path } of edits) checkDraftPath(path);
  const entries = await source.readEntries(edits.map(({ path }) => path));
  return edits.flatMap(({ path, content }) => {
    checkPathInTree(path, entries);
    const entry = entries.get(path);
    const blob = hashBlob(content);
    return entry?.sha === blob ? [] : [{ path, content, sha: blob, mode: entry?.mode ?? "100644" }];
  });
}

/** Whether the branch has exactly these changes, so that it can stay, even if the base has moved on. */
function hasChanges({ changed }: GitHubBranch, changes: readonly GitHubChange[]): boolean {
  return changed.size === changes.length && changes.every((change) => changed.get(change.path) === change.sha);
}

/** Commits a tree and moves the branch there: on top of other people's commits, else in place of our own. */
async function commitTree({ rest, branch }: OpenedBranch, tree: string, message: Message): Promise<string> {
  const { name, base, tip } = branch;
  if (tip !== undefined && branch.shared) return addCommit(rest, name, { tree, parents: [tip.commit], message });
  const commit = await createCommit(rest, { tree, parents: [base.commit], message });
  if (tip === undefined) await createBranch(rest, name, commit);
  else if (branch.contained) await advanceBranch(rest, name, commit);
  else if (!(await replaceBranch(rest, name, { before: tip.commit, after: commit }))) {
    // A branch that must not be rewritten gets a merge of the base instead.
    const parents = branch.start.commit === base.commit ? [tip.commit] : [tip.commit, base.commit];
    return addCommit(rest, name, { tree, parents, message });
  }
  return commit;
}

type NewCommit = { tree: string; parents: readonly string[]; message: Message };

async function addCommit(rest: GitHubRest, branch: string, commit: NewCommit): Promise<string> {
  const made = await createCommit(rest, commit);
  await advanceBranch(rest, branch, made);
  return made;
}

async function putFiles({ rest, branch: { name, tip } }: OpenedBranch, edits: readonly FileEdit[]): Promise<void> {
  if (tip === undefined) return;
  const changes = await selectChanges(createGitHubTree(rest, tip.tree), edits);
  if (changes.length === 0) return;
  const tree = await createTree(rest, tip.tree, changes);
  const message = { title: `Take in ${edits.map(({ path }) => path).join(", ")}`, body: "" };
  await addCommit(rest, name, { tree, parents: [tip.commit], message });
}

async function restoreFiles({ rest, branch }: OpenedBranch, paths: readonly string[]): Promise<void> {
  for (const path of paths) checkPlainPath(path);
  const { tip, start } = branch;
  if (tip === undefined) return;
  const entries = await createGitHubTree(rest, start.tree).readEntries(paths);
  const changes = paths
    .filter((path) => branch.changed.has(path))
    .map((path): GitHubChange => {
      const entry = entries.get(path);
      return { path, mode: entry?.mode ?? "100644", sha: entry?.type === "blob" ? entry.sha : null };
    });
  if (changes.length === 0) return;
  const tree = await createTree(rest, tip.tree, changes);
  const message = { title: `Leave out ${paths.join(", ")}`, body: "" };
  await addCommit(rest, branch.name, { tree, parents: [tip.commit], message });
}

function encodeRef(ref: string): string {
  return encodeURIComponent(ref).replaceAll("%2F", "/");
}

/** The files of a commit on GitHub. */
type GitHubTree = {
  sha: string;
  /** The entries at the paths and at the folders above them, by path. */
  readEntries(paths: readonly string[]): Promise<ReadonlyMap<string, TreeEntry>>;
  /** All files below `folder` (no slash at its end; `""`: everything), sorted; of a truncated tree those listed. */
  listFiles(folder: string): Promise<string[]>;
  readText(entry: TreeEntry): Promise<string>;
};

/** Reads a tree (full SHA) by one request for all names, on first use. */
function createGitHubTree(rest: GitHubRest, root: string): GitHubTree {
  const read = new Map<string, Promise<Tree>>();
  const readTree = (tree: string, recursive: { recursive?: "1" } = {}) => {
    const key = `${tree} ${recursive.recursive}`;
    const known = read.get(key);
    if (known !== undefined) return known;
    const expected = { doing: "list the files", answer: Tree };
    const asked = rest.call("GET /git/trees/{tree}", { tree, ...recursive }, expected);
    read.set(key, asked);
    return asked;
  };
  return {
    sha: root,
    readEntries: async (paths) => {
      const { tree, truncated } = await readTree(root, { recursive: "1" });
      const wanted = new Set(paths.flatMap(listPrefixes));
      const entries = new Map(tree.filter(({ path }) => wanted.has(path)).map((entry) => [entry.path, entry]));
      if (truncated) await addMissing(wanted, entries, readTree, root);
      return entries;
    },
    listFiles: async (folder) => {
      const { tree } = await readTree(root, { recursive: "1" });
      const isBelow = (path: string) => folder === "" || path.startsWith(`${folder}/`);
      const files = tree.filter(({ path, mode }) => mode.startsWith("100") && isBelow(path));
      return files.map(({ path }) => path).sort();
    },
    readText: async ({ path, sha: blob }) => {
      const expected = { doing: `read ${path}`, answer: Blob };
      const { content, encoding } = await rest.call("GET /git/blobs/{blob}", { blob }, expected);
      return decodeText(path, Buffer.from(content, encoding === "base64" ? "base64" : "utf8"));
    },
  };
}

/** Object name that git gives to a file of this content. */
export function hashBlob(content: string): string {
  const bytes = Buffer.from(content, "utf8");
  return createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}

/** Adds the entries that a truncated tree lacks, folder by folder; `wanted` has each folder before its content. */
async function addMissing(
  wanted: ReadonlySet<string>,
  entries: Map<string, TreeEntry>,
  readTree: (sha: string) => Promise<Tree>,
  root: string,
): Promise<void> {
  for (const path of wanted) {
    const slash = path.lastIndexOf("/");
    const folder = slash < 0 ? { type: "tree", sha: root } : entries.get(path.slice(0, slash));
    if (folder?.type !== "tree") continue;
    const entry = (await readTree(folder.sha)).tree.find((one) => one.path === path.slice(slash + 1));
    if (entry !== undefined) entries.set(path, { ...entry, path });
  }
}

async function createTree(rest: GitHubRest, from: string, changes: readonly GitHubChange[]): Promise<string> {
  const tree = changes.map(({ sha: blob, content, ...change }) => ({
    type: "blob",
    ...change,
    ...(content === undefined ? { sha: blob } : { content }),
  }));
  const expected = { doing: `store ${changes.map(({ path }) => path).join(", ")}`, answer: Made };
  return (await rest.call("POST /git/trees", { base_tree: from, tree }, expected)).sha;
}

/** It names no author: only then does GitHub sign a commit of an App or of the workflow's own token. */
async function createCommit(rest: GitHubRest, { tree, parents, message }: NewCommit): Promise<string> {
  const commit = { message: markMessage(message, tree), tree, parents };
  return (await rest.call("POST /git/commits", commit, { doing: "make a commit", answer: Made })).sha;
}

/** Compared files as a unified diff; changes that GitHub does not show are named. */
function renderDiff(files: ComparedFiles): string {
  return files
    .map(({ filename, status, previous_filename: before = filename, patch }) => {
      const head = `diff --git a/${before} b/${filename}\n`;
      if (patch === undefined) return `${head}(GitHub does not show this change)\n`;
      const from = status === "added" ? "/dev/null" : `a/${before}`;
      const to = status === "removed" ? "/dev/null" : `b/${filename}`;
      return `${head}--- ${from}\n+++ ${to}\n${patch}\n`;
    })
    .join("");
}
