import { ReleaseDocsError } from "../shared/errors.ts";
import { type Commit, readCommits, readLog } from "./commits.ts";
import {
  findFixedTag,
  findPreviousTag,
  type PreviousTag,
  type PreviousTagOptions,
  selectReleases,
} from "./previous-tag.ts";
import type { History } from "./repository.ts";
import { readRelation, readRevisions } from "./revision.ts";
import { runGit, runGitLines, streamGitLines } from "./run.ts";
import { buildReleases, isFinal, type Release, type Tag } from "./tags.ts";

/** `noWalk`: only the revisions themselves; `isOrdered`: they are read newest first. */
export type CommitRange = {
  revisions: readonly string[];
  noWalk: boolean;
  isOrdered: boolean;
  /** Full SHAs of the ends, where there are two; everything up to `end` without a `start`. */
  start?: string | undefined;
  end?: string;
};

export function buildRange(end: string, start?: string): CommitRange {
  const revisions = start === undefined ? [end] : [end, `^${start}`];
  return { revisions, noWalk: false, isOrdered: true, start, end };
}

// The last range of each history: the action counts the commits that the built-in service reads then.
const lastRead = new WeakMap<History, { name: string; commits: Promise<Commit[]> }>();

/** Throws as {@link readCommits} does. */
export function readRange(history: History, { revisions, noWalk }: CommitRange): Promise<Commit[]> {
  const name = [noWalk, ...revisions].join(" ");
  const last = lastRead.get(history);
  const read = last?.name === name ? last : { name, commits: readCommits(history.directory, revisions, { noWalk }) };
  lastRead.set(history, read);
  return read.commits;
}

/** The commits of a range, counted up to one more than `max`. */
export async function countRange(
  { directory }: Pick<History, "directory">,
  { revisions, noWalk }: CommitRange,
  max: number,
): Promise<number> {
  if (noWalk) return revisions.length;
  const args = ["rev-list", "--count", `--max-count=${max + 1}`, "--end-of-options", ...revisions];
  return Number(await runGit(directory, args));
}

export function buildExplicitRange(shas: readonly string[]): CommitRange {
  return { revisions: shas, noWalk: true, isOrdered: false };
}

/** Includes START, but not the branch that START merged. Throws `git/start-not-in-end`. */
export async function readInclusiveRange(directory: string, start: string, end: string): Promise<CommitRange> {
  const relation = await readRelation(directory, start, end);
  if (relation !== "same" && relation !== "ancestor") throw buildNotInEnd([start, end], relation === "descendant");
  const [parent = ""] = await readRevisions(directory, [`${start}^`]);
  const ends = { end, ...(/^[0-9a-f]+$/.test(parent) && { start: parent }) };
  return { revisions: [end, `^${start}^@`], noWalk: false, isOrdered: true, ...ends };
}

/** Throws `git/start-not-in-end` if END comes before START. `names`: how people named the two. */
export async function checkOrder(directory: string, start: string, end: string, names = [start, end]): Promise<void> {
  if ((await readRelation(directory, start, end)) === "descendant") throw buildNotInEnd(names, true);
}

function buildNotInEnd(names: readonly string[], isBefore: boolean): ReleaseDocsError {
  const [start, end] = names.map((name) => name.replace(/^([0-9a-f]{10})[0-9a-f]{30,}$/, "$1"));
  const message = isBefore ? `${end} is before ${start}.` : `The commit ${end} does not contain ${start}.`;
  const hint = isBefore ? "Swap them." : "Choose a start that the end contains, or leave out `includeStartCommit`.";
  return new ReleaseDocsError("git/start-not-in-end", message, { hint });
}

/** Those of the commits (full SHAs) that exist and that no release contains. */
export async function readUnreleased(
  directory: string,
  shas: readonly string[],
  tags: readonly Tag[],
): Promise<readonly Commit[]> {
  const known = (await readRevisions(directory, shas)).filter((found) => shas.includes(found));
  if (known.length === 0) return [];
  const releases = buildReleases(tags).map(({ tag }) => `^${tag.commit}`);
  const args = ["rev-list", "--stdin", "--end-of-options"];
  const listing = await runGit(directory, args, { input: `${[...known, ...releases].join("\n")}\n` });
  const unreleased = new Set(listing.split("\n"));
  const wanted = known.filter((sha) => unreleased.has(sha));
  return wanted.length === 0 ? [] : readCommits(directory, wanted, { noWalk: true });
}

export async function readLastCommits(directory: string, head: string, count: number): Promise<CommitRange> {
  const args = ["rev-list", "--first-parent", `--max-count=${count}`, "--end-of-options", head];
  return { revisions: await runGitLines(directory, args), noWalk: true, isOrdered: true };
}

/** Compares each commit's date, so that a wrong clock hides no others. */
export async function readCommitsBetween(
  directory: string,
  head: string,
  window: { start?: Date; end?: Date },
): Promise<CommitRange> {
  const start = Math.ceil((window.start?.getTime() ?? Number.NEGATIVE_INFINITY) / 1000);
  const end = Math.floor((window.end?.getTime() ?? Number.POSITIVE_INFINITY) / 1000);
  const shas: string[] = [];
  const args = ["rev-list", "--timestamp", "--topo-order", "--end-of-options", head];
  for await (const lines of streamGitLines(directory, args)) {
    for (const line of lines) {
      const space = line.indexOf(" ");
      const time = Number(line.slice(0, space));
      if (time >= start && time <= end) shas.push(line.slice(space + 1));
    }
  }
  return { revisions: shas, noWalk: true, isOrdered: true };
}

/** The release at the current head; without a tag, everything since the last release. */
export async function findLatestRange({
  directory,
  head,
  tags,
}: History): Promise<{ tag: Tag | undefined; previous: PreviousTag }> {
  const nearest = await findPreviousTag(directory, tags, { commit: head });
  if (nearest.tag?.commit !== head) return { tag: undefined, previous: nearest };
  return { tag: nearest.tag, previous: await findPreviousTag(directory, tags, nearest.tag) };
}

type ReleasePair = { tag: Tag; previous: PreviousTag };

/** Newest first; packages that were released in one commit follow each other. `tags` are all of the repository. */
export async function findReleases(
  directory: string,
  tags: readonly Tag[],
  count: number,
  options: PreviousTagOptions = {},
): Promise<ReleasePair[]> {
  const releases = buildReleases(tags);
  let tag = await findFixedTag({ directory, releases }, selectReleases(releases, options));
  const pairs: ReleasePair[] = [];
  for (let walked = 0; tag !== undefined && walked < count; walked++) {
    const previous = await findPreviousTag(directory, tags, tag);
    pairs.push({ tag, previous });
    for (const other of selectReleasedWith(tag, releases))
      pairs.push({ tag: other, previous: await findPreviousTag(directory, tags, other) });
    tag = previous.tag;
  }
  return pairs;
}

/** The newest tags of other packages on the commit of a package's tag. */
function selectReleasedWith({ name, commit }: Tag, releases: readonly Release[]): Tag[] {
  const onCommit = releases.filter(({ tag }) => tag.commit === commit);
  const own = onCommit.find(({ tag }) => tag.name === name)?.series ?? "";
  if (own === "") return [];
  const seen = new Set(["", own]);
  return onCommit.flatMap((release) => {
    if (seen.has(release.series) || !isFinal(release) || release.series.includes("*")) return [];
    seen.add(release.series);
    return [release.tag];
  });
}

/** The tip of the branch that `origin/HEAD` names, if another one is checked out; else the head. */
export async function readMainBranch({ directory, repository: { branch }, head }: History): Promise<string> {
  const args = ["for-each-ref", "--format=%(symref) %(objectname)", "refs/remotes/origin/HEAD"];
  const [name = "", commit = ""] = (await runGit(directory, args)).trim().split(" ");
  return commit === "" || name === `refs/remotes/origin/${branch}` ? head : commit;
}

// Branches seldom differ by more, and all are held in memory.
const MAX_COMMITS = 20_000;

/** `key`: author, time of writing and title, which a copy on another branch keeps. */
export type KeyedCommit = { sha: string; key: string; title: string; body: string };

/** The commits without merges that some of `tips` contain and none of `bases`; all are full SHAs. */
export async function readKeyedCommits(
  directory: string,
  tips: readonly string[],
  bases: readonly string[],
): Promise<KeyedCommit[]> {
  const revisions = [...tips, ...bases.map((base) => `^${base}`)];
  const args = ["--no-merges", `--max-count=${MAX_COMMITS}`, "--end-of-options", ...revisions];
  const found = await readLog(directory, ["%H", "%an", "%at", "%s", "%b"], args, true);
  const keyOf = (parts: readonly (string | undefined)[]) => parts.join("\u0001");
  return found.map(([sha = "", author, date, title = "", body = ""]) => {
    return { sha, key: keyOf([author, date, title]), title, body };
  });
}
