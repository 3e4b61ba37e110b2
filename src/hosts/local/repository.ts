import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { closeObjects, objectsOf } from "../../git/objects.ts";
import { mayPush, pushBranch, pushRef, type RepositoryCache, syncRepositoryCache } from "../../git/remote-cache.ts";
import { type GitRepository, initBorrowingRepository } from "../../git/repository.ts";
import { resolveRevision } from "../../git/revision.ts";
import { runGit } from "../../git/run.ts";
import type { CodeHost, PullRequestApi, ThreadApi } from "../code-host.ts";
import { buildDraftMoved } from "../draft.ts";
import { offerPullRequests } from "../pull-request.ts";
import { readCommit } from "./commit.ts";
import {
  type Branches,
  checkNotCheckedOut,
  createScratchBranches,
  moveBranch,
  openLocalDraft,
  openPreview,
  readRef,
} from "./draft.ts";

/** Branches of the repository; a temporary scratch repository; or nothing but the names of the files, without a diff. */
export type LocalDrafts = "branches" | "scratch" | "preview";

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
    openDraft: async (branch, { base: other, isRolling } = {}) => {
      const start = other === undefined ? base : await resolveRevision(home, other);
      if (options.drafts === "preview") return openPreview(home, start, branch);
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
      return openLocalDraft({ store, home, base: start, signature, branches }, branch, { isRolling });
    },
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  };
}

/** Commits in a cache and pushes, never over unseen commits. Without `pullRequests` drafts stay branches. */
export function createPushedCodeHost(
  cache: RepositoryCache,
  author: { name: string; email: string },
  { pullRequests, threads }: { pullRequests?: PullRequestApi | undefined; threads?: ThreadApi | undefined } = {},
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
    openDraft: async (branch, { base: asked, isRolling } = {}) => {
      await syncRepositoryCache(cache);
      const place = { branch, base: asked ?? (await readDefaultBranch(store)) };
      const base = await resolveRevision(store, `refs/heads/${place.base}`);
      const signature = { ...author, date: (await readCommit(objectsOf(store), base)).date };
      const found = await pullRequests?.find(place);
      const { merged } = found ?? {};
      const opened = { store, home: store, base, signature, branches };
      const draft = await openLocalDraft(opened, branch, { merged, isRolling });
      if (pullRequests === undefined) return draft;
      return { ...draft, pullRequests: offerPullRequests(pullRequests, place, found?.open) };
    },
    readPullRequestState: pullRequests?.readState,
    threads,
    mayPush: () => mayPush(cache),
  };
}

async function readDefaultBranch(directory: string): Promise<string> {
  return (await runGit(directory, ["symbolic-ref", "HEAD"])).trim().replace("refs/heads/", "");
}
