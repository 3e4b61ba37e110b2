import { runGit } from "./run.ts";

type VersionNumber = readonly [major: number, minor: number];

/** Options and formats that every command here uses. */
export const REQUIRED_GIT: VersionNumber = [2, 31];

/** `text` is git's own: `git version 2.39.5 (Apple Git-154)`. Throws `git/not-installed`. */
export async function readGitVersion(directory: string) {
  const text = (await runGit(directory, ["version"])).trim();
  const [, major, minor] = (/^git version (\d{1,4})\.(\d{1,4})/.exec(text) ?? []).map(Number);
  const isAtLeast = ([least, then]: VersionNumber): boolean =>
    major !== undefined && minor !== undefined && (major > least || (major === least && minor >= then));
  return { text, isAtLeast };
}
