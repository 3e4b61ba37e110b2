import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readLog } from "../../git/commits.ts";
import { closeObjects, objectsOf } from "../../git/objects.ts";
import { mayPush, pushBranch, pushRef, type RepositoryCache, syncRepositoryCache } from "../../git/remote-cache.ts";
import { type GitRepository, initBorrowingRepository } from "../../git/repository.ts";
import { readMergeBase, resolveRevision } from "../../git/revision.ts";
import { GitCommandError, runGit } from "../../git/run.ts";
import { readChangedPaths, readTreeDiff } from "../../git/tree.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import type { CodeHost, DraftOptions, OpenDraft, PullRequestApi } from "../code-host.ts";
import {
  buildDraftMoved,
  checkBranchName,
  createDraft,
  isOwnCommit,
  judgeBranch,
  type Message,
  markMessage,
  nameWrittenRef,
  type OwnCommit,
} from "../draft.ts";
import type { TreeChange, TreeEntry } from "../draft-files.ts";
import { offerPullRequests } from "../pull-request.ts";
import { type CommitPlace, createLocalTree, readCommit, writeCommit } from "./tree.ts";

/** Branches of the repository; a temporary scratch repository; the names of the files, without a diff; no files at all. */
export type LocalDrafts = "branches" | "scratch" | "preview" | "none";

export type LocalCodeHostOptions = {
  repository: GitRepository;
  /** A SHA, tag or branch. */
  base: string;
  drafts: LocalDrafts;
  author: { name: string; email: string };
  /** `2026-01-05T10:00:00Z`; default: that of the base commit. */
  date?: string;
};

const FULL_SHA = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;

export type LocalCodeHost = CodeHost & AsyncDisposable;

/** Never changes checkout, index, HEAD or configuration. Disposal removes a scratch repository with its drafts. */
export async function createLocalCodeHost(options: LocalCodeHostOptions): Promise<LocalCodeHost> {
  const { repository } = options;
  const home = repository.directory;
  const base = FULL_SHA.test(options.base) ? options.base : await resolveRevision(home, options.base);
  await using scratch = new AsyncDisposableStack();
  const store = options.drafts === "scratch" ? await mkdtemp(join(tmpdir(), "release-docs-scratch-")) : home;
  if (store !== home) {
    scratch.defer(() => rm(store, { recursive: true, force: true }));
    await initBorrowingRepository(store, repository, base);
  }
  scratch.defer(() => closeObjects([home, store]));
  const opened = scratch.move();
  const scratchBranches = store === home ? undefined : createScratchBranches();
  return {
    openDraft: async (branch, { base: other, ...asked } = {}) => {
      const start = other === undefined ? base : await resolveRevision(home, other);
      if (options.drafts === "preview" || options.drafts === "none") return openPreview(home, start, branch);
      const signature = { ...options.author, date: options.date ?? (await readCommit(objectsOf(home), base)).date };
      const branches: Branches = scratchBranches ?? {
        read: (ref) => readRef(home, ref),
        move: async (name, to) => {
          await checkNotCheckedOut(home, name);
          await moveBranch({ store, signature }, name, to);
        },
        keep: async (ref, commit) => {
          await runGit(home, ["update-ref", ref, commit]);
        },
      };
      return openLocalDraft({ store, home, base: start, signature, branches }, branch, asked);
    },
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
}

type HostApi = { pullRequests?: PullRequestApi | undefined } & Pick<CodeHost, "threads" | "closePullRequest">;

/** Commits in a cache and pushes, never over unseen commits. Without `pullRequests` drafts stay branches. */
export function createPushedCodeHost(
  cache: RepositoryCache,
  author: { name: string; email: string },
  { pullRequests, ...api }: HostApi = {},
): CodeHost {
  const { directory: store } = cache;
  const branches: Branches = {
    read: (ref) => readRef(store, ref),
    move: async (branch, to) => {
      if (!(await pushBranch(cache, { branch, ...to }))) throw buildDraftMoved(branch);
    },
    keep: (ref, commit) => pushRef(cache, ref, commit),
  };
  return {
    openDraft: async (branch, { base: asked, ...options } = {}) => {
      await syncRepositoryCache(cache);
      const readDefault = async () => (await runGit(store, ["symbolic-ref", "HEAD"])).trim().replace("refs/heads/", "");
      const place = { branch, base: asked ?? (await readDefault()) };
      const base = await resolveRevision(store, `refs/heads/${place.base}`);
      const signature = { ...author, date: (await readCommit(objectsOf(store), base)).date };
      const found = await pullRequests?.find(place);
      const { merged } = found ?? {};
      const opened = { store, home: store, base, signature, branches };
      const draft = await openLocalDraft(opened, branch, { merged, ...options });
      if (pullRequests === undefined) return draft;
      return { ...draft, pullRequests: offerPullRequests(pullRequests, place, found?.open) };
    },
    readPullRequestState: pullRequests?.readState,
    ...api,
    deleteBranch: async (branch) => {
      await syncRepositoryCache(cache);
      const before = await branches.read(`refs/heads/${branch}`);
      // A push of nothing deletes.
      if (before !== undefined) await branches.move(branch, { before, after: "" });
      const written = nameWrittenRef(branch);
      if ((await branches.read(written)) !== undefined) await branches.keep(written, "");
    },
    mayPush: () => mayPush(cache),
  };
}

/** What `store` has besides its own objects, it borrows from `home`, which has the base (full SHA). */
type DraftPlace = CommitPlace & { base: string; branches: Branches };

/** The branches that drafts are written to. */
export type Branches = {
  /** The commit of a ref, by its full name. */
  read(ref: string): Promise<string | undefined>;
  /** `before` is undefined for a new branch. Throws `codehost/draft-moved`. */
  move(branch: string, to: { before: string | undefined; after: string }): Promise<void>;
  /** Moves the ref beside a branch that has what was written, without people's edits. */
  keep(ref: string, commit: string): Promise<void>;
};

/** A repository that goes with its drafts needs no refs. */
export function createScratchBranches(): Branches {
  const refs = new Map<string, string>();
  const keep: Branches["keep"] = async (ref, commit) => {
    refs.set(ref, commit);
  };
  return { read: async (ref) => refs.get(ref), move: (branch, { after }) => keep(`refs/heads/${branch}`, after), keep };
}

/**
 * A draft that finds out which files it would change and stores nothing: it has no diff. `base` is a full SHA.
 * Two processes of git less, and no scratch repository.
 */
export function openPreview(home: string, base: string, branch: string): OpenDraft {
  checkBranchName(branch);
  const tree = createLocalTree(home, base);
  return createDraft({
    name: branch,
    base: tree,
    start: tree,
    commits: { base, start: base },
    openTip: () => undefined,
    judged: judgeBranch({ own: [], hasOthers: false, isOver: true, kept: undefined, isRolling: false }),
    openTree: () => tree,
    write: async (changes) => {
      const files = changes.map(({ path }) => path).sort();
      return files.length === 0 ? undefined : { branch, commit: base, files };
    },
    keep: async () => undefined,
    add: async () => undefined,
    diff: async () => "",
    head: () => undefined,
  });
}

const nameOf = (entry: TreeEntry | undefined) => entry && `${entry.mode} ${entry.type} ${entry.sha}`;

/** `merged` are the SHAs of the branch's earlier merges, or their beginnings. */
export async function openLocalDraft(
  place: DraftPlace,
  branch: string,
  { merged = [], isRolling = false, signOff }: DraftOptions & { merged?: readonly string[] | undefined } = {},
): Promise<OpenDraft> {
  checkBranchName(branch);
  const { store, home, base, branches, signature } = place;
  const { start, ...opened } = await readDraftBranch(place, branch, merged);
  const judged = judgeBranch({ ...opened, isRolling });
  let { tip } = opened;
  let fork = start;
  const source = (judged.isShared ? tip : undefined) ?? base;
  const placeOf = (sha: string) => (sha === base ? home : store);
  const openTree = (sha: string) => createLocalTree(placeOf(sha), sha);
  const readTreeOf = async (sha: string) => (await readCommit(objectsOf(placeOf(sha)), sha)).tree;
  /** Commits and moves the branch. Its tip, old or new; undefined if nothing differs from the base. */
  const commit = async (parent: string, changes: readonly TreeChange[], message: Message) => {
    const known = new Map<string, string | undefined>();
    if (tip !== undefined) known.set(await readTreeOf(tip), tip);
    known.set(await readTreeOf(parent), parent === base ? undefined : parent);
    const buildMessage = (tree: string) =>
      known.has(tree) ? undefined : markMessage({ ...message, signOff }, tree, signature);
    const { tree, sha, entries } = await writeCommit(place, { parent, changes, buildMessage });
    if (sha === undefined) return { sha: known.get(tree), entries };
    await branches.move(branch, { before: tip, after: sha });
    tip = sha;
    if (parent === base) fork = base;
    return { sha, tree, entries };
  };
  const readFiles = async (made: string, changes: readonly TreeChange[], after: ReadonlyMap<string, string>) => {
    if (judged.isShared) return (await readChangedPaths(store, start, made)).sort();
    const paths = changes.map(({ path }) => path);
    const before = await openTree(base).readEntries(paths);
    return paths.filter((path) => nameOf(before.get(path)) !== after.get(path)).sort();
  };
  return createDraft({
    name: branch,
    base: openTree(base),
    start: openTree(start),
    commits: { base, start },
    judged,
    openTree: ({ commit }) => openTree(commit),
    keep: async (written) => {
      if (typeof written === "string") return branches.keep(nameWrittenRef(branch), written);
      const buildMessage = (tree: string) => markMessage(written.message, tree);
      const parent = judged.written?.commit ?? start;
      const { sha } = await writeCommit(place, { ...written, parent, buildMessage });
      if (sha !== undefined) await branches.keep(nameWrittenRef(branch), sha);
    },
    openTip: () => (tip === undefined ? undefined : openTree(tip)),
    write: async (changes, message) => {
      const { sha, tree, entries } = await commit(source, changes, message);
      const files = sha === undefined ? [] : await readFiles(sha, changes, entries);
      return sha === undefined || files.length === 0 ? undefined : { branch, commit: sha, files, tree };
    },
    add: async (changes, message) => {
      if (tip !== undefined) await commit(tip, changes, message);
    },
    diff: async () => (tip === undefined ? "" : readTreeDiff(store, fork, tip)),
    head: () => tip,
  });
}

/** `start` is the merge base. At one of the commits `merged` (SHAs, or their beginnings) the branch is ours again. */
async function readDraftBranch({ store, base, branches }: DraftPlace, name: string, merged: readonly string[]) {
  const tip = await branches.read(`refs/heads/${name}`);
  if (tip === undefined) return { tip, start: base, own: [], hasOthers: false, isOver: true, kept: undefined };
  const start = (await readMergeBase(store, base, tip)) ?? base;
  const commits = await readCommits(store, `${start}..${tip}`);
  const own = commits.filter(isOwnCommit);
  const isOver = merged.some((sha) => tip.startsWith(sha)) || commits.length === 0;
  const ref = isOver ? undefined : await branches.read(nameWrittenRef(name));
  const known = own.find(({ commit }) => commit === ref);
  const kept = ref === undefined ? undefined : (known ?? { commit: ref, ...(await readCommit(objectsOf(store), ref)) });
  return { tip, start, own, isOver, hasOthers: !isOver && own.length < commits.length, kept };
}

/** Newest first. */
async function readCommits(store: string, range: string): Promise<OwnCommit[]> {
  const found = await readLog(store, ["%H", "%T", "%B"], [range], true);
  return found.map(([commit = "", tree = "", message = ""]) => ({ commit, tree, message }));
}

export async function readRef(store: string, name: string): Promise<string | undefined> {
  return (await objectsOf(store).read(`${name}^{commit}`))?.sha;
}

/** Throws `codehost/branch-in-use`: the files of a checked-out branch would seem changed. */
export async function checkNotCheckedOut(directory: string, branch: string): Promise<void> {
  const listing = await runGit(directory, ["worktree", "list", "--porcelain"]);
  if (!listing.split("\n").includes(`branch refs/heads/${branch}`)) return;
  const message = `The branch ${branch} is checked out, so a draft cannot be written to it.`;
  throw new ReleaseDocsError("codehost/branch-in-use", message);
}

/**
 * Moves a branch from `before` (undefined: a new branch) to `after`. Throws `codehost/draft-moved` if it has moved, and
 * `codehost/branch-not-moved`.
 */
export async function moveBranch(
  { store, signature }: Pick<DraftPlace, "store" | "signature">,
  branch: string,
  { before, after }: { before: string | undefined; after: string },
): Promise<void> {
  const from = before ?? "0".repeat(after.length);
  const { name, email, date } = signature;
  // For the reflog.
  const env = { GIT_COMMITTER_NAME: name, GIT_COMMITTER_EMAIL: email, GIT_COMMITTER_DATE: date };
  const args = ["update-ref", "-m", "release-docs: draft", `refs/heads/${branch}`, after, from];
  try {
    await runGit(store, args, { env });
  } catch (error) {
    if (!(error instanceof GitCommandError)) throw error;
    if ((await readRef(store, `refs/heads/${branch}`)) !== before) throw buildDraftMoved(branch, error);
    const message = `git did not move the branch ${branch}: ${error.stderr.trim()}`;
    throw new ReleaseDocsError("codehost/branch-not-moved", message, { cause: error });
  }
}
