import * as z from "zod/mini";
import type { Relation } from "../../git/ancestry.ts";
import type { AuthoredCommit } from "../../git/commits.ts";
import { FIRST_RELEASE, isFloatingBy, type PreviousTag, selectCandidates } from "../../git/previous-tag.ts";
import { buildReleases, isFinal, type Release, selectSeries, type Tag } from "../../git/tags.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import { selectNearestNames } from "../../shared/text.ts";
import type { RunEvent } from "../event.ts";
import { type GitHubApi, openGitHubApi } from "../github-api.ts";
import type { CommitSource } from "./selection.ts";

/** Asks GitHub's API, for a run without a checkout. */
export async function createGitHubSource(event: RunEvent, token: string): Promise<CommitSource> {
  const reader = createGitHubReader(await openGitHubApi(event, token));
  return {
    name: "GitHub's API",
    readRelease: async (name) => {
      const tags = await reader.readTags();
      const tag = findTag(tags, name);
      return { tag: tag.name, previous: await readPrevious(reader, tags, tag), head: tag.commit };
    },
    readLatest: async (head = event.sha) => {
      if (head === undefined) throw buildUnknown("GITHUB_SHA");
      const tags = await reader.readTags();
      const nearest = await findNearestByApi(tags, head, reader.compare);
      if (nearest.tag?.commit !== head) return { tag: undefined, previous: nearest, head };
      return { tag: nearest.tag.name, previous: await readPrevious(reader, tags, nearest.tag), head };
    },
    readFirstCommit: async (head) => (await reader.readFirstCommit(head)) ?? head,
    readCommits: async (sha, count) => {
      const commits = [];
      let next: string | undefined = sha;
      while (next !== undefined && commits.length < count) {
        const commit = await reader.readCommit(next);
        if (commit === undefined) throw buildUnknown(next);
        commits.push(commit);
        next = commit.parents[0];
      }
      return commits;
    },
    readPullCommits: async ({ number }) => {
      const commits = await reader.readPullCommits(number);
      return commits === undefined ? { missing: "GitHub does not list all of its commits" } : { commits };
    },
    readFork: async (commit, other) => {
      if (commit === other) return { relation: "same", base: commit };
      const comparison = await reader.compare(commit, other);
      if (comparison === undefined) return { missing: "GitHub cannot compare the two" };
      return { relation: comparison.relation, base: comparison.fork };
    },
    readBranch: async (name) => (await reader.readCommit(`heads/${name}`))?.sha,
  };
}

async function readPrevious(reader: GitHubReader, tags: readonly Tag[], tag: Tag): Promise<PreviousTag> {
  const commit = await reader.readCommit(tag.commit);
  return findPreviousByApi(tags, tag, commit?.committedAt ?? "", reader.compare);
}

function findTag(tags: readonly Tag[], name: string): Tag {
  const found = tags.find((tag) => tag.name === name);
  if (found !== undefined) return found;
  const near = selectNearestNames(
    name,
    tags.map((tag) => tag.name),
  );
  throw new ReleaseDocsError({
    code: "git/unknown-tag",
    message: `There is no tag ${JSON.stringify(name)} in this repository, GitHub's API says.`,
    hint:
      near.length === 0
        ? "Check the spelling, and that the tag was pushed."
        : `Did you mean ${near.map((tag) => JSON.stringify(tag)).join(", ")}?`,
  });
}

function buildUnknown(sha: string): ReleaseDocsError {
  return new ReleaseDocsError({
    code: "git/unknown-revision",
    message: `GitHub's API knows no commit ${JSON.stringify(sha)} in this repository.`,
    hint: "Check that it was pushed, or add actions/checkout with `fetch-depth: 0` before this step.",
  });
}

const PAGE = 100;
// GitHub lists no more commits of a pull request.
const MOST_PULL_COMMITS = 250;

const TagList = z.array(z.object({ name: z.string(), commit: z.object({ sha: z.string() }) }));
const ApiCommit = z.object({
  sha: z.string(),
  parents: z.array(z.object({ sha: z.string() })),
  commit: z.object({
    message: z.string(),
    author: z.nullish(z.object({ date: z.optional(z.string()) })),
    committer: z.nullish(z.object({ date: z.optional(z.string()) })),
  }),
});
const CommitList = z.array(ApiCommit);
const ApiComparison = z.object({
  status: z.enum(["identical", "ahead", "behind", "diverged"]),
  ahead_by: z.int(),
  base_commit: ApiCommit,
  merge_base_commit: z.nullish(z.object({ sha: z.string() })),
});
const RELATIONS = {
  identical: "same",
  ahead: "ancestor",
  behind: "descendant",
  diverged: "diverged",
} as const satisfies Record<string, Relation>;

/** What GitHub's API tells of a repository's history; undefined for what it does not know. */
export type GitHubReader = {
  /** All tags; GitHub does not say when they were made. */
  readTags: () => Promise<Tag[]>;
  readCommit: (ref: string) => Promise<AuthoredCommit | undefined>;
  readFirstCommit: (head: string) => Promise<string | undefined>;
  /** The commits of a pull request but its merges, newest first; undefined where GitHub may not list them all. */
  readPullCommits: (number: number) => Promise<AuthoredCommit[] | undefined>;
  compare: Compare;
};

/** Reads history through `ask`. */
export function createGitHubReader(ask: GitHubApi): GitHubReader {
  const readPages = async <Item>(path: string, parameters: Record<string, number>, schema: z.ZodMiniType<Item[]>) => {
    const items: Item[] = [];
    for (let page = 1; ; page += 1) {
      const answer = await ask(path, { ...parameters, per_page: PAGE, page }, schema);
      items.push(...(answer?.data ?? []));
      if ((answer?.data.length ?? 0) < PAGE) return items;
    }
  };
  return {
    readTags: async () => {
      const listed = await readPages("tags", {}, TagList);
      return listed.map(({ name, commit }) => ({ name, commit: commit.sha, committedAt: "", createdAt: "" }));
    },
    readCommit: async (ref) => {
      const answer = await ask("commits/{ref}", { ref }, ApiCommit);
      return answer && toCommit(answer.data);
    },
    readFirstCommit: async (head) => {
      const newest = await ask("commits", { sha: head, per_page: 1 }, CommitList);
      const page = /[?&]page=(\d+)[^>]*>; rel="last"/.exec(newest?.link ?? "")?.[1];
      if (page === undefined) return newest?.data.at(-1)?.sha;
      const oldest = await ask("commits", { sha: head, per_page: 1, page: Number(page) }, CommitList);
      return oldest?.data.at(-1)?.sha;
    },
    readPullCommits: async (number) => {
      const listed = await readPages("pulls/{number}/commits", { number }, CommitList);
      if (listed.length === 0 || listed.length >= MOST_PULL_COMMITS) return undefined;
      return listed
        .map(toCommit)
        .filter(({ parents }) => parents.length < 2)
        .reverse();
    },
    compare: async (base, head) => {
      // The second page of one commit each: the first would bring every changed file along.
      const answer = await ask(
        "compare/{basehead}",
        { basehead: `${base}...${head}`, per_page: 1, page: 2 },
        ApiComparison,
      );
      if (answer === undefined) return undefined;
      const { status, ahead_by: ahead, base_commit: first, merge_base_commit: fork } = answer.data;
      return { relation: RELATIONS[status], ahead, baseDate: toCommit(first).committedAt, fork: fork?.sha };
    },
  };
}

function toCommit({ sha, parents, commit }: z.infer<typeof ApiCommit>): AuthoredCommit {
  return {
    sha,
    parents: parents.map((parent) => parent.sha),
    authoredAt: commit.author?.date ?? "",
    committedAt: commit.committer?.date ?? "",
    message: commit.message.trim(),
  };
}

/** How two commits lie to each other, as GitHub compares them. */
export type Comparison = {
  relation: Relation;
  /** Commits that the second has and the first has not. */
  ahead: number;
  /** Committer date of the first, where told. */
  baseDate: string;
  /** Where they part. */
  fork: string | undefined;
};
export type Compare = (base: string, head: string) => Promise<Comparison | undefined>;

// One question to GitHub each; the nearest release is among the highest of its series.
const MOST_COMPARED = 20;

/** The release that marks `tag` has before it, by the rule of the previous tag (docs/decisions/0007-which-commits.md), asked of GitHub. */
export async function findPreviousByApi(
  tags: readonly Tag[],
  current: Tag,
  currentDate: string,
  compare: Compare,
): Promise<PreviousTag> {
  const releases = buildReleases(tags);
  const named = releases.find(({ tag }) => tag.name === current.name);
  if (named === undefined || (await floats(named, releases, compare))) {
    return findNearestByApi(tags, current.commit, compare, named?.series);
  }
  for (const candidate of selectCandidates(named, releases)) {
    if (await floats(candidate, releases, compare)) continue;
    if (candidate.tag.commit === current.commit) return { tag: candidate.tag, reason: "same-commit" };
    const comparison = await compare(candidate.tag.commit, current.commit);
    if (comparison === undefined) continue;
    const { relation, baseDate } = comparison;
    if (relation === "ancestor" || (relation === "diverged" && baseDate <= currentDate)) {
      return { tag: candidate.tag, reason: relation };
    }
  }
  return FIRST_RELEASE;
}

/** The final release of the series with the fewest commits between it and `head`. */
export async function findNearestByApi(
  tags: readonly Tag[],
  head: string,
  compare: Compare,
  series?: string,
): Promise<PreviousTag> {
  const releases = buildReleases(tags);
  const wanted = series ?? selectSeries(releases);
  const candidates: Release[] = [];
  for (const release of releases) {
    if (release.series !== wanted || !isFinal(release) || (await floats(release, releases, compare))) continue;
    if (release.tag.commit === head) return { tag: release.tag, reason: "same-commit" };
    if (candidates.length < MOST_COMPARED) candidates.push(release);
  }
  const compared = await Promise.all(
    candidates.map(async ({ tag }) => ({ tag, comparison: await compare(tag.commit, head) })),
  );
  const before = compared.flatMap(({ tag, comparison }) =>
    comparison !== undefined && (comparison.relation === "ancestor" || comparison.relation === "diverged")
      ? [{ tag, ahead: comparison.ahead, contained: comparison.relation === "ancestor" }]
      : [],
  );
  // Equally near ones: first what the head contains, then the higher version, which is the order they came in.
  before.sort((a, b) => a.ahead - b.ahead || Number(b.contained) - Number(a.contained));
  return before[0] === undefined ? FIRST_RELEASE : { tag: before[0].tag, reason: "nearest" };
}

function floats(release: Release, releases: readonly Release[], compare: Compare): Promise<boolean> {
  return isFloatingBy(release, releases, async (commit, other) => {
    if (commit === other) return "same";
    return (await compare(commit, other))?.relation ?? "unrelated";
  });
}
