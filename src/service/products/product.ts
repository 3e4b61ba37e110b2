import type { MergedWork } from "../../writer/merge-summary.ts";

/** How a product behind a connection stands (interface, "Connections", health). */
export type ProductHealth = {
  healthy: boolean;
  /** Who the product takes the token for; where it is not healthy, what to do. */
  message?: string;
  /** What is wrong, in one sentence. */
  error?: string;
  /** How much of the product's rate limit is left, 0 to 100; undefined where it does not tell. */
  remainingRateLimitPercent?: number;
};

/** What every product behind a connection can be asked. */
export type Product = {
  /** Whether address and token work. Whatever the product answers, it is told and not thrown. */
  readHealth: () => Promise<ProductHealth>;
};

/** A repository that the token may see. */
export type VisibleRepository = {
  /** `owner/name`. */
  fullName: string;
  /** Undefined for a repository without a commit. */
  defaultBranch: string | undefined;
  /** For git, by https, without user and password. */
  cloneUrl: string;
  webUrl: string;
};

/** A pull request that was merged, with its page. */
export type MergedPullRequest = MergedWork & { webUrl: string };

/** What a product is asked that keeps repositories; a repository is named `owner/name`. */
export type CodeHostProduct = Product & {
  readRepository: (fullName: string) => Promise<VisibleRepository>;
  /** Throws `product/not-merged` for a pull request that was not. */
  readMergedPullRequest: (fullName: string, number: number) => Promise<MergedPullRequest>;
};
