import type { Draft, DraftRequest, FileEdit, OpenDraft, PullRequestRequest } from "../code-host.ts";
import { checkDraftPath, checkPathInTree, checkPlainPath } from "../draft-path.ts";
import { renderDiff } from "../render-diff.ts";
import { compare, type GitHubBranch } from "./github-branch.ts";
import { createCommit, createTree, type GitHubChange } from "./github-commit.ts";
import { publishPullRequest } from "./github-pull-request.ts";
import { advanceBranch, createBranch, replaceBranch } from "./github-ref.ts";
import type { GitHubRest } from "./github-rest.ts";
import { createGitHubTree, type GitHubTree, hashBlob } from "./github-tree.ts";

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
