import { selectNearestNames } from "../../git/nearest-names.ts";
import type { PreviousTag } from "../../git/previous-tag.ts";
import type { Tag } from "../../git/tags.ts";
import { ReleaseDocsError } from "../../release-docs-error.ts";
import type { RunEvent } from "../event.ts";
import { openGitHubApi } from "../github-api.ts";
import type { CommitSource } from "./commit-source.ts";
import { findNearestByApi, findPreviousByApi } from "./github-previous-tag.ts";
import { createGitHubReader, type GitHubReader } from "./github-reader.ts";

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
