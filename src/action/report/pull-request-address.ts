/** A pull request by its address: its number, the repository's page, and that page's path (`octo/widget`). */
export type PullRequestAddress = { number: string; repository: string; name: string };

const ADDRESS = /^(https?:\/\/[^/]+\/(.+?))(?:\/-)?\/(?:pull|pulls|merge_requests|pull-requests)\/(\d+)/i;

/** Reads the address of a pull request on the code hosts that are known; undefined for any other address. */
export function parsePullRequestAddress(address: string): PullRequestAddress | undefined {
  const [, repository, name, number] = ADDRESS.exec(address) ?? [];
  if (repository === undefined || name === undefined || number === undefined) return undefined;
  return { number, repository, name };
}
