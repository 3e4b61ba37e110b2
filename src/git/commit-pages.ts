import { type Commit, MAILMAP, parseCommit, streamFields } from "./commits.ts";
import { streamGit } from "./run.ts";

/** `tip` and `without` are full SHAs; commits that `without` contains are left out. */
export type CommitPlace = { tip: string; without?: string | undefined; skip: number };

/** `next`: how many commits to skip for the page after this one; undefined where there is none. */
type CommitPage = { commits: Commit[]; next: number | undefined };

// Of one page: a filter that matches little would read the complete history.
const MAX_READ = 20_000;
/** Milliseconds that someone waits for a page. */
const MAX_PAGE_MS = 15_000;
const FORMAT = ["%H", "%P", "%aN", "%aE", "%ct", "%B"];

/**
 * Newest first, without `paths`. A page that read 20,000 commits without finding enough ends early. Throws
 * `limit/git-time` and `limit/git-output`.
 */
export async function readCommitPage(
  directory: string,
  { tip, without, skip }: CommitPlace,
  { size, isWanted }: { size: number; isWanted: (commit: Commit) => boolean },
): Promise<CommitPage> {
  const args = [
    ...[...MAILMAP, "log", "-z", "--no-color", "--no-notes", "--no-decorate", "--no-show-signature", "--no-graph"],
    ...["--encoding=UTF-8", `--format=${FORMAT.join("%x00")}`, `--skip=${skip}`, `--max-count=${MAX_READ}`],
    ...["--end-of-options", tip, ...(without === undefined ? [] : [`^${without}`]), "--"],
  ];
  const commits: Commit[] = [];
  let read = 0;
  for await (const commit of streamCommits(directory, args)) {
    // One more than asked for shows that there is a next page.
    if (commits.length === size) return { commits, next: skip + read };
    read += 1;
    if (isWanted(commit)) commits.push(commit);
  }
  return { commits, next: read < MAX_READ ? undefined : skip + read };
}

async function* streamCommits(directory: string, args: readonly string[]): AsyncGenerator<Commit, void, undefined> {
  const fields: string[] = [];
  for await (const complete of streamFields(streamGit(directory, args, { timeout: MAX_PAGE_MS, isolated: true }))) {
    fields.push(...complete);
    while (fields.length >= FORMAT.length) yield parseCommit(fields.splice(0, FORMAT.length));
  }
}
