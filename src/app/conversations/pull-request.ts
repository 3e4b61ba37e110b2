/** `#12` where the URL of a pull request ends in its number. */
export function namePullRequest(url: string): string {
  const [, number] = /\/(\d{1,15})\/?$/.exec(url) ?? [];
  return number === undefined ? "Pull request" : `#${number}`;
}
