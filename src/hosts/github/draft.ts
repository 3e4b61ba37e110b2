import { createHash } from "node:crypto";
import {
  type Draft,
  type DraftRequest,
  type FileEdit,
  markMessage,
  type OpenDraft,
  type PullRequestRequest,
} from "../code-host.ts";
import {
  checkDraftPath,
  checkPathInTree,
  checkPlainPath,
  decodeText,
  listPrefixes,
  type TreeEntry,
} from "../draft-files.ts";
import { advanceBranch, compare, createBranch, type GitHubBranch, replaceBranch } from "./branch.ts";
import type { GitHubRest } from "./client.ts";
import { BlobAnswer, type CompareAnswer, MadeAnswer, publishPullRequest, TreeAnswer } from "./pull-requests.ts";

/** A draft's branch as it was when it was opened; `source` is the tree that it is read at and written on. */
type Opened = { rest: GitHubRest; branch: GitHubBranch; source: GitHubTree };

/** Opens a draft on a branch as it stands; `webUrl` is the repository's page. */
export function openGitHubDraft(rest: GitHubRest, branch: GitHubBranch, webUrl: string): OpenDraft {
  const read = branch.shared ? (branch.tip ?? branch.base) : branch.base;
  const opened: Opened = { rest, branch, source: createGitHubTree(rest, read.tree) };
  const { open } = branch.pullRequests;
  let tip = branch.tip?.commit;
  return {
    branch: branch.name,
    readFile: (path) => readFile(opened.source, path),
    listFiles: (folder) => listFiles(opened.source, folder),
    write: async (request) => {
      const draft = await writeDraft(opened, request);
      tip = draft?.commit ?? tip;
      return draft;
    },
    restoreFiles: (paths) => restoreFiles(opened, paths),
    readDrafted: async (path) => (branch.tip ? readFile(createGitHubTree(rest, branch.tip.tree), path) : undefined),
    putFiles: (edits) => putFiles(opened, edits),
    diff: async () => (tip === undefined ? "" : readDiff(opened, tip)),
    pullRequests: {
      openUrl: open?.html_url,
      compareUrl: `${webUrl}/compare/${encodeRef(branch.base.name)}...${encodeRef(branch.name)}`,
      publish: (request: PullRequestRequest) =>
        publishPullRequest(rest, { branch: branch.name, base: branch.base.name }, open, request),
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
  return (await source.listFiles(below)).map(({ path }) => path);
}

async function writeDraft(opened: Opened, { title, body, edits }: DraftRequest): Promise<Draft | undefined> {
  const { rest, branch, source } = opened;
  const changes = await selectChanges(opened, edits);
  const left = branch.shared ? [...branch.changed.keys()] : [];
  const files = [...new Set([...left, ...changes.map(({ path }) => path)])].sort();
  if (files.length === 0) return undefined;
  const { tip } = branch;
  const says = tip !== undefined && (changes.length === 0 || (!branch.shared && saysAlready(branch, changes)));
  if (says) return { branch: branch.name, commit: tip.commit, files };
  const tree = await createTree(
    rest,
    source.sha,
    changes.map(({ path, mode, content }) => ({ path, mode, content })),
  );
  return { branch: branch.name, commit: await leaveTree(opened, tree, { title, body }), files };
}

/** What of the edits differs, with its object name and the mode that it has or gets. */
async function selectChanges({ source }: Pick<Opened, "source">, edits: readonly FileEdit[]) {
  for (const { path } of edits) checkDraftPath(path);
  const entries = await source.readEntries(edits.map(({ path }) => path));
  return edits.flatMap(({ path, content }) => {
    checkPathInTree(path, entries);
    const entry = entries.get(path);
    const sha = hashBlob(content);
    return entry?.sha === sha ? [] : [{ path, content, sha, mode: entry?.mode ?? "100644" }];
  });
}

/** Whether the branch changes just that, so that it can stay where it is, even if the base has moved on. */
function saysAlready({ changed }: GitHubBranch, changes: readonly { path: string; sha: string }[]): boolean {
  return changed.size === changes.length && changes.every(({ path, sha }) => changed.get(path) === sha);
}

/** Commits a tree and moves the branch there: on top of what people left, else in the place of what we left. */
async function leaveTree(
  { rest, branch }: Opened,
  tree: string,
  message: { title: string; body: string },
): Promise<string> {
  const { name, base, tip } = branch;
  if (tip !== undefined && branch.shared) return addCommit(rest, name, { tree, parents: [tip.commit], message });
  const commit = await createCommit(rest, { tree, parents: [base.commit], message });
  if (tip === undefined) await createBranch(rest, name, commit);
  else if (branch.contained) await advanceBranch(rest, name, commit);
  else if (!(await replaceBranch(rest, name, { before: tip.commit, after: commit }))) {
    // A branch that must not be rewritten takes the base in by a merge instead.
    const parents = branch.start.commit === base.commit ? [tip.commit] : [tip.commit, base.commit];
    return addCommit(rest, name, { tree, parents, message });
  }
  return commit;
}

async function addCommit(
  rest: GitHubRest,
  branch: string,
  commit: { tree: string; parents: readonly string[]; message: { title: string; body: string } },
): Promise<string> {
  const sha = await createCommit(rest, commit);
  await advanceBranch(rest, branch, sha);
  return sha;
}

async function putFiles({ rest, branch }: Opened, edits: readonly FileEdit[]): Promise<void> {
  const { name, tip } = branch;
  if (tip === undefined) return;
  const source = createGitHubTree(rest, tip.tree);
  const changes = await selectChanges({ source }, edits);
  if (changes.length === 0) return;
  const tree = await createTree(
    rest,
    tip.tree,
    changes.map(({ path, mode, content }) => ({ path, mode, content })),
  );
  const message = { title: `Take in ${edits.map(({ path }) => path).join(", ")}`, body: "" };
  await addCommit(rest, name, { tree, parents: [tip.commit], message });
}

async function restoreFiles({ rest, branch }: Opened, paths: readonly string[]): Promise<void> {
  for (const path of paths) checkPlainPath(path);
  const { tip, start } = branch;
  if (tip === undefined) return;
  const there = await createGitHubTree(rest, start.tree).readEntries(paths);
  const changes = paths
    .filter((path) => branch.changed.has(path))
    .map((path): GitHubChange => {
      const entry = there.get(path);
      return { path, mode: entry?.mode ?? "100644", sha: entry?.type === "blob" ? entry.sha : null };
    });
  if (changes.length === 0) return;
  const tree = await createTree(rest, tip.tree, changes);
  const message = { title: `Leave out ${paths.join(", ")}`, body: "" };
  await addCommit(rest, branch.name, { tree, parents: [tip.commit], message });
}

async function readDiff({ rest, branch }: Opened, tip: string): Promise<string> {
  return renderDiff((await compare(rest, branch.base.commit, tip, branch.name)).files ?? []);
}

function encodeRef(ref: string): string {
  return encodeURIComponent(ref).replaceAll("%2F", "/");
}

/** What a commit on GitHub holds. */
export type GitHubTree = {
  /** Object name of the tree. */
  sha: string;
  /** The entries at the paths and at the folders above them, by path. */
  readEntries(paths: readonly string[]): Promise<ReadonlyMap<string, TreeEntry>>;
  /** Every file below `folder` (no slash at its end; `""`: everything), sorted by path; of a tree too large for one answer, those that it held. */
  listFiles(folder: string): Promise<TreeEntry[]>;
  readText(entry: TreeEntry): Promise<string>;
};

/** Reads a tree (full SHA) by one request for all of its names, made when they are first asked for. */
export function createGitHubTree(rest: GitHubRest, sha: string): GitHubTree {
  const folders = new Map<string, ReturnType<typeof readTreeAnswer>>();
  const readFolder = (folder: string, recursive: boolean) => {
    const key = `${folder} ${recursive}`;
    const known = folders.get(key) ?? readTreeAnswer(rest, folder, recursive);
    folders.set(key, known);
    return known;
  };
  return {
    sha,
    readEntries: async (paths) => {
      const whole = await readFolder(sha, true);
      const wanted = new Set(paths.flatMap(listPrefixes));
      const entries = new Map<string, TreeEntry>();
      for (const entry of whole.tree) if (wanted.has(entry.path)) entries.set(entry.path, entry);
      if (whole.truncated) await walk(wanted, entries, (folder) => readFolder(folder, false), sha);
      return entries;
    },
    listFiles: async (folder) => {
      const { tree } = await readFolder(sha, true);
      const isBelow = (path: string) => folder === "" || path.startsWith(`${folder}/`);
      return tree
        .filter(({ path, mode }) => mode.startsWith("100") && isBelow(path))
        .sort((a, b) => (a.path < b.path ? -1 : 1));
    },
    readText: async ({ path, sha: blob }) => {
      const { content, encoding } = await rest.call(
        {
          route: "GET /repos/{owner}/{repo}/git/blobs/{blob}",
          parameters: { blob },
          doing: `read ${path}`,
        },
        BlobAnswer,
      );
      return decodeText(path, Buffer.from(content, encoding === "base64" ? "base64" : "utf8"));
    },
  };
}

/** Object name that git gives to a file of this content. */
export function hashBlob(content: string): string {
  const bytes = Buffer.from(content, "utf8");
  return createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
}

function readTreeAnswer(rest: GitHubRest, tree: string, recursive: boolean) {
  return rest.call(
    {
      route: "GET /repos/{owner}/{repo}/git/trees/{tree}",
      parameters: recursive ? { tree, recursive: "1" } : { tree },
      doing: "list the files",
    },
    TreeAnswer,
  );
}

/** Adds what a cut listing may lack, folder by folder; `wanted` holds every folder before what is in it. */
async function walk(
  wanted: ReadonlySet<string>,
  entries: Map<string, TreeEntry>,
  readFolder: (sha: string) => ReturnType<typeof readTreeAnswer>,
  root: string,
): Promise<void> {
  for (const path of wanted) {
    const cut = path.lastIndexOf("/");
    const folder = cut < 0 ? root : entries.get(path.slice(0, cut));
    if (folder === undefined || (typeof folder !== "string" && folder.type !== "tree")) continue;
    const { tree } = await readFolder(typeof folder === "string" ? folder : folder.sha);
    const entry = tree.find((one) => one.path === path.slice(cut + 1));
    if (entry !== undefined) entries.set(path, { ...entry, path });
  }
}

/** What a path is to become: a text or a blob (full SHA) with a mode, or nothing. */
export type GitHubChange =
  | { path: string; mode: string; content: string }
  | { path: string; mode: string; sha: string | null };

/** Makes the tree of `from` (full SHA) with the changes made to it, and returns its full SHA. */
export async function createTree(rest: GitHubRest, from: string, changes: readonly GitHubChange[]): Promise<string> {
  const tree = changes.map((change) => ({ type: "blob", ...change }));
  const call = {
    route: "POST /repos/{owner}/{repo}/git/trees",
    parameters: { base_tree: from, tree },
    doing: `store ${changes.map(({ path }) => path).join(", ")}`,
  };
  return (await rest.call(call, MadeAnswer)).sha;
}

/**
 * Makes a commit that no branch holds yet, and returns its full SHA. It names no author: only then does GitHub sign it,
 * where the token is an App's or the workflow's own.
 */
export async function createCommit(
  rest: GitHubRest,
  { tree, parents, message }: { tree: string; parents: readonly string[]; message: { title: string; body: string } },
): Promise<string> {
  const call = {
    route: "POST /repos/{owner}/{repo}/git/commits",
    parameters: { message: markMessage(message, tree), tree, parents },
    doing: "make a commit",
  };
  return (await rest.call(call, MadeAnswer)).sha;
}

/** The files of a comparison on GitHub as a unified diff; what GitHub does not show is named. */
export function renderDiff(files: NonNullable<CompareAnswer["files"]>): string {
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
