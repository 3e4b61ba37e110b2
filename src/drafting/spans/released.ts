import type { Commit } from "../../git/commits.ts";
import { type KeyedCommit, readKeyedCommits } from "../../git/ranges.ts";
import type { History } from "../../git/repository.ts";
import { buildReleases, compareVersions, isFinal, parseTagName } from "../../git/tags.ts";
import { readBlobs, readPatchIds, readTreePaths } from "../../git/tree.ts";
import { parseChangelog, readFormat } from "../../writer/changelog/parse.ts";
import type { Change, Span } from "../../writer/changes/change.ts";
import { listPicked, selectSourceNumbers } from "../../writer/changes/reverts.ts";
import { selectNumbers } from "../../writer/own-words/lines.ts";
import { isChangelogName, isSameVersion } from "../../writer/own-words/locate.ts";

type BoundSpan = Span & { start: string; end: string };

/**
 * SHAs of commits whose work users have already: copies of it, or pull requests of the same number, are on the branch of
 * the release before or of a patch release since then. Undefined where there is no such branch.
 */
export async function readReleased(
  { directory, tags }: Pick<History, "directory" | "tags">,
  span: BoundSpan,
  changes: readonly Change[],
): Promise<ReadonlySet<string> | undefined> {
  const { start, end, commits } = span;
  const forks = listForks(span);
  const tips = [...(forks.length > 0 ? [start] : []), ...listPatches(tags, span)];
  if (tips.length === 0) return undefined;
  const bases = forks.length > 0 ? forks : [start];
  const [all, announced] = await Promise.all([
    readKeyedCommits(directory, [end, ...tips], bases),
    readAnnounced(directory, span, { tips, base: bases[0] ?? start }),
  ]);
  const known = new Set(commits.map(({ sha }) => sha));
  const own = all.filter(({ sha }) => known.has(sha));
  const others = dropReverted(all.filter(({ sha }) => !known.has(sha)));
  const numbers = new Set([...announced, ...others.flatMap(selectSourceNumbers)]);
  const byNumber = changes.filter(({ pullRequest }) => pullRequest !== undefined && numbers.has(pullRequest));
  const copied = await selectCopied(directory, own, others);
  return new Set([...copied, ...byNumber.flatMap((change) => change.commits.map(({ sha }) => sha))]);
}

/** Where the range left the history of `start`; none where it goes on from `start` itself. */
function listForks({ start, end, commits }: BoundSpan): string[] {
  const bySha = new Map(commits.map((commit) => [commit.sha, commit]));
  let oldest: Commit | undefined = bySha.get(end);
  while (oldest !== undefined) {
    const [parent] = oldest.parents;
    if (parent === undefined || parent === start) return [];
    oldest = bySha.get(parent);
  }
  const before = commits.flatMap(({ parents }) => parents.filter((parent) => !bySha.has(parent)));
  return [...new Set(before)].filter((parent) => parent !== start);
}

const MAX_PATCHES = 50;

/** Commits of the releases between the two versions that were there before this one, and that it does not contain. */
function listPatches(tags: History["tags"], { version, previousTag, start, commits }: BoundSpan): string[] {
  const previous = parseTagName(previousTag ?? "");
  const own = version === undefined ? undefined : parseTagName(version);
  if (previous === undefined || (version !== undefined && own === undefined)) return [];
  const date = commits.reduce((latest, { committedAt }) => (committedAt > latest ? committedAt : latest), "");
  const contained = new Set([start, ...commits.map(({ sha }) => sha)]);
  return buildReleases(tags)
    .filter((release) => release.series === previous.series && isFinal(release))
    .filter((release) => compareVersions(release, previous) > 0 && (!own || compareVersions(release, own) < 0))
    .filter(({ tag }) => tag.createdAt <= date && !contained.has(tag.commit))
    .slice(0, MAX_PATCHES)
    .map(({ tag }) => tag.commit);
}

const MAX_LOGS = 4;

/** Numbers that the changelogs of the other releases list, or that the file lists for other versions. */
async function readAnnounced(
  directory: string,
  { end, version }: BoundSpan,
  { tips, base }: { tips: readonly string[]; base: string },
): Promise<number[]> {
  const logs = (await readTreePaths(directory, end))
    .filter((path) => !path.includes("/") && isChangelogName(path))
    .slice(0, MAX_LOGS);
  if (logs.length === 0) return [];
  const names = [base, end, ...tips].flatMap((revision) => logs.map((path) => `${revision}:${path}`));
  const { texts } = await readBlobs(directory, names);
  return logs.flatMap((path) => {
    const textAt = (revision: string) => texts.get(`${revision}:${path}`) ?? "";
    const before = new Set(selectNumbers(textAt(base)));
    const elsewhere = [...tips.map(textAt), ...listOtherSections(path, textAt(end), version)];
    return elsewhere.flatMap(selectNumbers).filter((number) => !before.has(number));
  });
}

function listOtherSections(path: string, text: string, version: string | undefined): string[] {
  const format = readFormat(path, text);
  if (format === undefined) return [];
  return parseChangelog(text, format).parts.flatMap(({ heading, body }) => {
    const isOther =
      heading?.version !== undefined && (version === undefined || !isSameVersion(heading.version, version));
    return isOther ? [body] : [];
  });
}

/** A copy that was reverted again was not released. */
function dropReverted(commits: readonly KeyedCommit[]): KeyedCommit[] {
  const reverted = new Set(commits.flatMap(({ title }) => /^Revert "(.*)"/.exec(title)?.[1] ?? []));
  return commits.filter(({ title }) => !reverted.has(title) && !/^revert\b/i.test(title));
}

const MAX_COMPARED = 200;

/** Copies of others: by author, time of writing and title; by the SHA that they name; by what they change. */
async function selectCopied(directory: string, own: readonly KeyedCommit[], others: readonly KeyedCommit[]) {
  const keys = new Set(others.map(({ key }) => key));
  const named = new Set(others.flatMap(({ body }) => listPicked(body)));
  const isCopied = ({ sha, key }: KeyedCommit) => keys.has(key) || named.has(sha);
  const copied = own.filter(isCopied);
  const titles = new Map(others.map((commit) => [commit.title, commit]));
  const alike = own.filter((commit) => !isCopied(commit) && titles.has(commit.title)).slice(0, MAX_COMPARED);
  const compared = alike.flatMap((commit) => [commit.sha, titles.get(commit.title)?.sha ?? commit.sha]);
  const ids = await readPatchIds(directory, compared);
  const same = alike.filter(({ sha, title }) => ids.has(sha) && ids.get(sha) === ids.get(titles.get(title)?.sha ?? ""));
  return [...copied, ...same].map(({ sha }) => sha);
}
