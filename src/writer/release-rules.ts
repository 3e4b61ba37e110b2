/** What a repository says in the file that GitHub's own release notes are made by (`.github/release.yml`). */
export type ReleaseRules = {
  /** Pull requests that are not to be mentioned. */
  exclude: Choice;
  /** The first that takes a pull request is the one it belongs to; the label `*` takes any. */
  categories: readonly { title: string; labels: readonly string[]; exclude: Choice }[];
};

/** Pull requests by one of their labels, or by their author's login. */
export type Choice = { labels: readonly string[]; authors: readonly string[] };

/** A login as it is compared: `Dependabot[bot]` and `dependabot` are one. */
export function normaliseLogin(login: string): string {
  return login.toLowerCase().replace(/\[bot\]$/, "");
}
