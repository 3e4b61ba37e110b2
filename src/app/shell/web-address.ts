/** The URL if a link may lead there; undefined for others, such as `javascript:`. */
export function parseWebAddress(text: string | null | undefined): string | undefined {
  const url = URL.parse(text ?? "");
  return url !== null && ["http:", "https:"].includes(url.protocol) ? url.href : undefined;
}

/** `#12` where the URL of a pull request ends in its number. */
export function namePullRequest(url: string): string {
  const [, number] = /\/(\d{1,15})\/?$/.exec(url) ?? [];
  return number === undefined ? "Pull request" : `#${number}`;
}
