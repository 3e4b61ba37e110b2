import { runGit } from "./run.ts";

// Two branches seldom differ by more, and all are held in memory.
const MAX_COMMITS = 20_000;
const FORMAT = "--format=%m%H%x01%an%x01%at%x01%s%x01%b";
const FIXED = ["--no-show-signature", "--encoding=UTF-8", "--no-notes", "--no-color", "--no-decorate", "--no-graph"];

/**
 * SHAs of commits that only `end` contains and of which `start` has a copy: one of the same title, author and date of
 * writing, or one that names the commit as its source. Both are full SHAs.
 */
export async function readPickedCommits(directory: string, start: string, end: string): Promise<ReadonlySet<string>> {
  const args = ["log", "-z", ...FIXED, FORMAT, "--no-merges", "--left-right", `--max-count=${MAX_COMMITS}`];
  const listing = await runGit(directory, [...args, "--end-of-options", `${start}...${end}`, "--"], { isolated: true });
  const released = new Set<string>();
  const own: { sha: string; key: string }[] = [];
  for (const entry of listing.split("\0")) {
    const [head = "", author, date, title, body = ""] = entry.split("\u0001");
    const [sha, key] = [head.slice(1), `${author}\u0001${date}\u0001${title}`];
    if (head.startsWith(">")) own.push({ sha, key });
    else {
      released.add(key);
      for (const match of body.matchAll(/\(cherry picked from commit ([0-9a-f]{40,64})\)/g))
        released.add(match[1] ?? "");
    }
  }
  return new Set(own.filter(({ sha, key }) => released.has(sha) || released.has(key)).map(({ sha }) => sha));
}
