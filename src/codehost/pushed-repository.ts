import { pushBranch } from "../git/push-branch.ts";
import { type RepositoryCache, syncRepositoryCache } from "../git/repository-cache.ts";
import { resolveRevision } from "../git/revision.ts";
import { runGit } from "../git/run-git.ts";
import type { CodeHost, OpenDraft, PullRequestRequest } from "./code-host.ts";
import { buildDraftMoved } from "./draft-moved.ts";
import { openLocalDraft, readCommitDate } from "./local-draft.ts";
import type { PullRequestApi, PullRequestPlace } from "./pull-request-api.ts";
import { markBody } from "./pull-request-mark.ts";
import { cleanTitle, type OpenPullRequest, renewPullRequest } from "./renew-pull-request.ts";

/** A repository that is reached by git, and how pull requests are opened there. */
export type PushedRepository = {
  cache: RepositoryCache;
  author: { name: string; email: string };
  /** Absent where drafts stay branches. */
  pullRequests?: PullRequestApi | undefined;
};

/**
 * A repository somewhere else as a {@link CodeHost}: drafts are written in its cache on this machine and pushed, never
 * over what was not seen there. The base is the default branch unless given. All is found again before it is made, so
 * doing the same again after a kill changes nothing.
 */
export function createPushedCodeHost({ cache, author, pullRequests }: PushedRepository): CodeHost {
  const { directory: store } = cache;
  const move = async (branch: string, to: { before: string | undefined; after: string }) => {
    if (!(await pushBranch(cache, { branch, ...to }))) throw buildDraftMoved(branch);
  };
  return {
    openDraft: async (branch, { base: asked } = {}) => {
      await syncRepositoryCache(cache);
      const place = { branch, base: asked ?? (await readDefaultBranch(store)) };
      const base = await resolveRevision(store, `refs/heads/${place.base}`);
      const signature = { ...author, date: await readCommitDate(store, base) };
      const found = await pullRequests?.find(place);
      const draft = await openLocalDraft({ store, base, signature, move }, branch, found?.merged);
      if (pullRequests === undefined) return draft;
      return { ...draft, pullRequests: offerPullRequests(pullRequests, place, found?.open) };
    },
    readPullRequestState: pullRequests && ((number) => pullRequests.readState(number)),
  };
}

async function readDefaultBranch(directory: string): Promise<string> {
  return (await runGit(directory, ["symbolic-ref", "HEAD"])).trim().replace("refs/heads/", "");
}

function offerPullRequests(
  api: PullRequestApi,
  place: PullRequestPlace,
  known: OpenPullRequest | undefined,
): NonNullable<OpenDraft["pullRequests"]> {
  return {
    openUrl: known?.url,
    compareUrl: api.compareUrl(place),
    publish: async (request: PullRequestRequest) => {
      const wanted = { ...request, title: cleanTitle(request.title, api.longestTitle) };
      if (known !== undefined) {
        return renewPullRequest(known, wanted, (change) => api.update(known, change), api.markForm);
      }
      return api.open(place, { ...wanted, body: markBody(wanted, api.markForm) });
    },
  };
}
