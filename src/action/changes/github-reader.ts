import * as z from "zod/mini";
import type { Relation } from "../../git/ancestry.ts";
import type { AuthoredCommit } from "../../git/authored-commit.ts";
import type { Tag } from "../../git/tags.ts";
import type { GitHubApi } from "../github-api.ts";
import type { Compare } from "./github-previous-tag.ts";

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
