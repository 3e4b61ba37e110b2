import type { PullRequest, PullRequestRequest, PullRequestState } from "./code-host.ts";
import type { MarkForm, PullRequestText } from "./pull-request-mark.ts";
import type { OpenPullRequest } from "./renew-pull-request.ts";

/** A draft's branch and the branch where it is to go. */
export type PullRequestPlace = { branch: string; base: string };

/** The pull requests of one repository, where its branches are reached by git. */
export type PullRequestApi = {
  /** The one that is open for the branch, and the commits that earlier ones were merged at (SHAs, or their beginnings). */
  find(place: PullRequestPlace): Promise<{ open: OpenPullRequest | undefined; merged: readonly string[] }>;
  /** What became of one. */
  readState(number: number): Promise<PullRequestState>;
  /** Opens one; `body` bears its mark already. */
  open(place: PullRequestPlace, request: PullRequestRequest): Promise<PullRequest>;
  update(known: OpenPullRequest, change: Partial<PullRequestText>): Promise<void>;
  /** The page that compares the branch with the base. */
  compareUrl(place: PullRequestPlace): string;
  /** How a body bears its mark without showing it. */
  markForm: MarkForm;
  longestTitle: number;
};
