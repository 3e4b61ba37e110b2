import type { GitRepository } from "../git/repository.ts";
import { resolveRevision } from "../git/revision.ts";
import type { CodeHost } from "./code-host.ts";
import { checkNotCheckedOut, explainMove } from "./draft-branch.ts";
import { type DraftPlace, openLocalDraft, readCommitDate } from "./local-draft.ts";
import { createScratchRepository } from "./scratch-repository.ts";
import { moveBranch } from "./write-commit.ts";

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

/**
 * Opens a repository as a {@link CodeHost}. The checkout, the index, HEAD and the configuration are never touched.
 * Throws a {@link ReleaseDocsError} for a base that is not there.
 */
export async function createLocalCodeHost(options: LocalCodeHostOptions): Promise<LocalCodeHost> {
  const { repository } = options;
  const home = repository.directory;
  const base = await resolveRevision(home, options.base);
  const date = options.date ?? (await readCommitDate(home, base));
  const signature = { ...options.author, date };
  const scratch = options.drafts === "scratch" ? await createScratchRepository(repository, base) : undefined;
  const store = scratch?.directory ?? home;
  const move: DraftPlace["move"] = async (branch, { before, after }) => {
    if (store === home) await checkNotCheckedOut(home, branch);
    try {
      await moveBranch(store, branch, { before, after, signature });
    } catch (error) {
      throw await explainMove(store, { branch, before }, error);
    }
  };
  const close = async () => scratch?.close();
  return {
    openDraft: async (branch, { base: other } = {}) => {
      const start = other === undefined ? base : await resolveRevision(home, other);
      return openLocalDraft({ store, base: start, signature, move }, branch);
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}
