import * as z from "zod/mini";
import type { Draft, DraftOptions, OpenDraft } from "../code-host.ts";
import { createDraft, type JudgedBranch, judgeBranch, type Message, markMessage, type Signer } from "../draft.ts";
import { type DraftTree, decodeText, listPrefixes, type TreeChange, type TreeEntry } from "../draft-files.ts";
import {
  advanceBranch,
  type ComparedFiles,
  compare,
  createBranch,
  type GitHubBranch,
  keepWritten,
  replaceBranch,
} from "./branch.ts";
import type { GitHubRest } from "./client.ts";

const sha = z.string();
const Made = z.object({ sha });
const Commit = z.object({ sha, author: z.object({ name: z.string(), email: z.string() }) });
const Blob = z.object({ content: z.string(), encoding: z.string() });
const Tree = z.object({
  truncated: z.optional(z.boolean()),
  tree: z.array(z.object({ path: z.string(), mode: z.string(), type: z.enum(["blob", "tree", "commit"]), sha })),
});
type Tree = z.infer<typeof Tree>;

export function openGitHubDraft(rest: GitHubRest, read: GitHubBranch, options: DraftOptions): OpenDraft {
  const { isRolling = false, signOff } = options;
  const { name, base, tip, start, changed } = read;
  const judged = judgeBranch({ ...read, isRolling });
  const branch = { ...read, isShared: judged.isShared };
  let newest = tip?.commit;
  return createDraft({
    name,
    base: createGitHubTree(rest, base.tree),
    start: createGitHubTree(rest, start.tree),
    commits: { base: base.commit, start: start.commit },
    judged,
    openTip: () => tip && createGitHubTree(rest, tip.tree),
    openTree: ({ tree }) => createGitHubTree(rest, tree),
    write: async (changes, message) => {
      const draft = await writeDraft(rest, branch, changes, { ...message, signOff });
      newest = draft?.commit ?? newest;
      return draft;
    },
    keep: async (written) => {
      if (typeof written === "string") return keepWritten(rest, name, written, tip === undefined);
      const { changes, message } = written;
      const from = (judged.written ?? start).tree;
      const tree = changes.length === 0 ? from : await createTree(rest, from, changes);
      const commit = await createCommit(rest, { tree, parents: [start.commit], message });
      await keepWritten(rest, name, commit, tip === undefined);
    },
    add: async (all, given) => {
      const message = { ...given, signOff };
      // Restoring a file that the branch does not change needs no commit.
      const changes = all.filter(({ path, content }) => content !== undefined || changed.has(path));
      if (tip === undefined || changes.length === 0) return;
      const tree = await createTree(rest, tip.tree, changes);
      newest = await addCommit(rest, name, { tree, parents: [tip.commit], message });
    },
    head: () => newest,
    diff: async () =>
      newest === undefined ? "" : renderDiff((await compare(rest, base.commit, newest, name)).files ?? []),
  });
}

type OpenedBranch = GitHubBranch & Pick<JudgedBranch, "isShared">;

async function writeDraft(
  rest: GitHubRest,
  branch: OpenedBranch,
  changes: readonly TreeChange[],
  message: Message,
): Promise<(Draft & { tree?: string }) | undefined> {
  const { name, isShared, tip, base, changed } = branch;
  const kept = isShared ? changed.keys() : [];
  const files = [...new Set([...kept, ...changes.map(({ path }) => path)])].sort();
  if (files.length === 0) return undefined;
  const isSame = changed.size === changes.length && changes.every(({ path, sha }) => changed.get(path) === sha);
  const isUpToDate = changes.length === 0 || (!isShared && isSame);
  if (tip !== undefined && isUpToDate) return { branch: name, commit: tip.commit, files };
  const tree = await createTree(rest, (isShared && tip ? tip : base).tree, changes);
  return { branch: name, commit: await commitTree(rest, branch, tree, message), files, tree };
}

/** Commits a tree and moves the branch there: on top of other people's commits, else in place of our own. */
async function commitTree(rest: GitHubRest, branch: OpenedBranch, tree: string, message: Message): Promise<string> {
  const { name, base, tip } = branch;
  if (tip !== undefined && branch.isShared) return addCommit(rest, name, { tree, parents: [tip.commit], message });
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

/** Reads a tree with all names in one request, on first use. */
function createGitHubTree(rest: GitHubRest, root: string): DraftTree {
  const read = new Map<string, Promise<Tree>>();
  const readTree = (tree: string, recursive: { recursive?: "1" } = {}) => {
    const key = `${tree} ${recursive.recursive}`;
    const expected = { doing: "list the files", answer: Tree };
    const asked = read.get(key) ?? rest.call("GET /git/trees/{tree}", { tree, ...recursive }, expected);
    read.set(key, asked);
    return asked;
  };
  return {
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

async function createTree(rest: GitHubRest, from: string, changes: readonly TreeChange[]): Promise<string> {
  const tree = changes.map(({ sha: blob, content, ...change }) => ({
    type: "blob",
    ...change,
    ...(content === undefined ? { sha: blob } : { content }),
  }));
  const expected = { doing: `store ${changes.map(({ path }) => path).join(", ")}`, answer: Made };
  return (await rest.call("POST /git/trees", { base_tree: from, tree }, expected)).sha;
}

/**
 * Without an author, so that GitHub signs commits of an App or of the workflow's own token. GitHub says whose a commit
 * is only once it is made, so that one that is signed off is made twice.
 */
async function createCommit(rest: GitHubRest, { tree, parents, message }: NewCommit): Promise<string> {
  const create = (signer?: Signer) => {
    const commit = { message: markMessage(message, tree, signer), tree, parents };
    return rest.call("POST /git/commits", commit, { doing: "make a commit", answer: Commit });
  };
  const made = await create();
  return (message.signOff ? await create(made.author) : made).sha;
}

function renderDiff(files: ComparedFiles): string {
  const diffs = files.map(({ filename, status, previous_filename: before = filename, patch }) => {
    const head = `diff --git a/${before} b/${filename}\n`;
    if (patch === undefined) return `${head}(GitHub does not show this change)\n`;
    const from = status === "added" ? "/dev/null" : `a/${before}`;
    const to = status === "removed" ? "/dev/null" : `b/${filename}`;
    return `${head}--- ${from}\n+++ ${to}\n${patch}\n`;
  });
  return diffs.join("");
}
