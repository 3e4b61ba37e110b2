import { parseWebAddress } from "../shell/web-address.ts";

export type RepositoryLinks = { commit: (sha: string) => string; pullRequest: (number: number) => string };

/** Pages of a repository at a code host; undefined if its URL is no web address. */
export function linkRepository(repositoryUrl: string): RepositoryLinks | undefined {
  const base = parseWebAddress(repositoryUrl)
    ?.replace(/\/$/, "")
    .replace(/\.git$/, "");
  if (base === undefined) return undefined;
  const isBitbucket = new URL(base).hostname === "bitbucket.org";
  const [commits, pullRequests] = isBitbucket ? ["commits", "pull-requests"] : ["commit", "pull"];
  return {
    commit: (sha) => `${base}/${commits}/${sha}`,
    pullRequest: (number) => `${base}/${pullRequests}/${number}`,
  };
}
