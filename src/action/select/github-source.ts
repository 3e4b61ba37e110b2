import * as z from "zod/mini";
import type { AuthoredCommit } from "../../git/commits.ts";
import { FIRST_RELEASE, isFloatingBy, type PreviousTag, selectCandidates } from "../../git/previous-tag.ts";
import type { Relation } from "../../git/revision.ts";
import { buildReleases, isFinal, type Release, selectSeries, type Tag } from "../../git/tags.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import { selectNearestNames } from "../../shared/text.ts";
import type { RunEvent } from "../environment.ts";
import { type GitHubApi, openGitHubApi } from "../github.ts";
import type { CommitSource } from "./selection.ts";

export async function createGitHubSource(event: RunEvent, token: string): Promise<CommitSource> {
  const api = await openGitHubApi(event, token);
  const reader = createGitHubReader(api);
  return {
    name: "GitHub's API",
    readRelease: async (name) => {
      const tags = await reader.readTags();
      const tag = findTag(tags, name);
      return { tag: tag.name, previous: await findPreviousByApi(reader, tags, tag), head: tag.commit };
    },
    readLatest: async (head = event.sha) => {
      if (head === undefined) throw buildUnknown("GITHUB_SHA");
      const tags = await reader.readTags();
      const nearest = await findNearestByApi(reader, tags, head);
      if (nearest.tag?.commit !== head) return { tag: undefined, previous: nearest, head };
      return { tag: nearest.tag.name, previous: await findPreviousByApi(reader, tags, nearest.tag), head };
    },
    readRevision: async (name) => {
      const tag = (await reader.readTags()).find((one) => one.name === name);
      const commit = tag?.commit ?? (await reader.readCommit(name === "HEAD" ? (event.sha ?? name) : name))?.sha;
      if (commit === undefined) throw buildUnknown(name);
      return { tag: tag?.name, commit };
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
      const listed = await api.list("pulls/{number}/commits", { number }, CommitList);
      const isWhole = listed.length > 0 && listed.length < MAX_PULL_COMMITS;
      if (!isWhole) return { missing: "GitHub does not list all of its commits" };
      const commits = listed.map(toCommit).filter(({ parents }) => parents.length < 2);
      return { commits: commits.reverse() };
    },
    readFork: async (commit, other) => {
      if (commit === other) return { relation: "same", base: commit };
      const comparison = await reader.compare(commit, other);
      if (comparison === undefined) return { missing: "GitHub cannot compare the two" };
      return { relation: comparison.relation, base: comparison.fork };
    },
    readBranch: async (name) => (await reader.readCommit(`heads/${name}`))?.sha,
    countCommits: async () => undefined,
  };
}

function findTag(tags: readonly Tag[], name: string): Tag {
  const found = tags.find((tag) => tag.name === name);
  if (found !== undefined) return found;
  const names = tags.map((tag) => tag.name);
  const near = selectNearestNames(name, names).map((tag) => JSON.stringify(tag));
  throw new ReleaseDocsError(
    "git/unknown-tag",
    `GitHub's API knows no tag ${JSON.stringify(name)} in this repository.`,
    { hint: near.length > 0 ? `Did you mean ${near.join(", ")}?` : "Check the spelling, and that the tag was pushed." },
  );
}

function buildUnknown(sha: string): ReleaseDocsError {
  const message = `GitHub's API knows no commit, tag or branch ${JSON.stringify(sha)} in this repository.`;
  const hint = "Check that it was pushed, or add actions/checkout with `fetch-depth: 0` before this step.";
  return new ReleaseDocsError("git/unknown-revision", message, { hint });
}

// GitHub's maximum.
const MAX_PULL_COMMITS = 250;

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

type GitHubReader = ReturnType<typeof createGitHubReader>;

function createGitHubReader({ read, list }: GitHubApi) {
  return {
    readTags: async (): Promise<Tag[]> => {
      const listed = await list("tags", {}, TagList);
      return listed.map(({ name, commit }) => ({ name, commit: commit.sha, committedAt: "", createdAt: "" }));
    },
    readCommit: async (ref: string) => {
      const answer = await read("commits/{ref}", { ref }, ApiCommit);
      return answer && toCommit(answer.data);
    },
    readFirstCommit: async (head: string) => {
      const newest = await read("commits", { sha: head, per_page: 1 }, CommitList);
      const last = newest?.link?.split(",").find((link) => link.endsWith('rel="last"'));
      const page = /[?&]page=(\d+)/.exec(last ?? "")?.[1];
      if (page === undefined) return newest?.data.at(-1)?.sha;
      const oldest = await read("commits", { sha: head, per_page: 1, page: Number(page) }, CommitList);
      return oldest?.data.at(-1)?.sha;
    },
    /** `ahead`: commits of `head` only; `baseDate`: the committer date of `base`; `fork`: their merge base. */
    compare: async (base: string, head: string) => {
      // The second page with one commit: the first page has every changed file.
      const parameters = { basehead: `${base}...${head}`, per_page: 1, page: 2 };
      const answer = await read("compare/{basehead}", parameters, ApiComparison);
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

// One request each; the nearest release is among the highest of its series.
const MAX_COMPARED = 20;

/** By the rules of docs/decisions/0007-which-commits.md. */
async function findPreviousByApi(reader: GitHubReader, tags: readonly Tag[], current: Tag): Promise<PreviousTag> {
  const { compare } = reader;
  const currentDate = (await reader.readCommit(current.commit))?.committedAt ?? "";
  const releases = buildReleases(tags);
  const named = releases.find(({ tag }) => tag.name === current.name);
  if (named === undefined || (await floats(named, releases, compare))) {
    return findNearestByApi(reader, tags, current.commit, named?.series);
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

async function findNearestByApi(
  { compare }: GitHubReader,
  tags: readonly Tag[],
  head: string,
  series?: string,
): Promise<PreviousTag> {
  const releases = buildReleases(tags);
  const wanted = series ?? selectSeries(releases);
  const candidates: Release[] = [];
  for (const release of releases) {
    if (release.series !== wanted || !isFinal(release) || (await floats(release, releases, compare))) continue;
    if (release.tag.commit === head) return { tag: release.tag, reason: "same-commit" };
    if (candidates.length < MAX_COMPARED) candidates.push(release);
  }
  const compared = await Promise.all(
    candidates.map(async ({ tag }) => ({ tag, comparison: await compare(tag.commit, head) })),
  );
  const before = compared.flatMap(({ tag, comparison }) =>
    comparison !== undefined && (comparison.relation === "ancestor" || comparison.relation === "diverged")
      ? [{ tag, ahead: comparison.ahead, contained: comparison.relation === "ancestor" }]
      : [],
  );
  // On a tie: contained in the head first, then the higher version (the given order).
  before.sort((a, b) => a.ahead - b.ahead || Number(b.contained) - Number(a.contained));
  return before[0] === undefined ? FIRST_RELEASE : { tag: before[0].tag, reason: "nearest" };
}

function floats(release: Release, releases: readonly Release[], compare: GitHubReader["compare"]): Promise<boolean> {
  return isFloatingBy(release, releases, async (commit, other) => {
    if (commit === other) return "same";
    return (await compare(commit, other))?.relation ?? "unrelated";
  });
}
