import { readAuthoredCommits } from "../../git/commits.ts";
import { findPreviousTag } from "../../git/previous-tag.ts";
import { buildRange, findLatestRange, readRange } from "../../git/ranges.ts";
import { type History, readHistory } from "../../git/repository.ts";
import { readMergeBase, readRelation, readRootCommit, resolveRevision, resolveTag } from "../../git/revision.ts";
import { runGit } from "../../git/run.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import type { RunEvent } from "../environment.ts";
import type { ChangeSelection, CommitSource, Missing } from "./selection.ts";

export type SelectionPlace = {
  directory: string;
  event: RunEvent;
  token: string;
  /** Whether GitHub's API or the payload may replace a checkout, which the built-in service needs. */
  remote: boolean;
  /** Reads `directory`, for those who read it more than once. */
  readHistory?: () => Promise<History>;
};

type Select = (source: CommitSource) => Promise<ChangeSelection>;

const NO_HISTORY = new Set(["git/not-a-repository", "git/no-such-directory", "git/not-installed", "git/shallow"]);

/** From the checkout, else from GitHub's API; undefined without either. */
export async function selectFromSource(place: SelectionPlace, select: Select): Promise<ChangeSelection | undefined> {
  const source = (await openCheckoutSource(place)) ?? (await openGitHubSource(place));
  if (source === undefined) return undefined;
  const selection = await select(source);
  return { ...selection, source: `${selection.source} (from ${source.name})` };
}

async function openCheckoutSource({ directory, event, token, remote, readHistory: read }: SelectionPlace) {
  try {
    const source = createCheckoutSource(await (read?.() ?? readHistory(directory)), remote);
    return token !== "" && event.repository !== undefined ? withGitHub(source, event, token) : source;
  } catch (error) {
    if (remote && error instanceof ReleaseDocsError && NO_HISTORY.has(error.code)) return undefined;
    throw error;
  }
}

async function openGitHubSource({ event, token }: SelectionPlace) {
  if (token === "" || event.repository === undefined) return undefined;
  const { createGitHubSource } = await import("./github-source.ts");
  return createGitHubSource(event, token);
}

/** `more` ends the sentence. */
export function buildNoHistory({ directory }: SelectionPlace, more: string): ReleaseDocsError {
  const message = `Cannot determine the commits: ${directory} has no git history, ${more}.`;
  return new ReleaseDocsError("event/no-history", message);
}

/** `isRemote`: nothing but the count of the commits of a range is needed here. */
export function createCheckoutSource(history: History, isRemote: boolean): CommitSource {
  const { repository, directory, tags } = history;
  return {
    name: repository.shallow ? "the shallow clone, completed from its remote" : "the checkout",
    readRelease: async (name) => {
      const tag = await resolveTag(directory, tags, name);
      return { tag: tag.name, previous: await findPreviousTag(directory, tags, tag), head: tag.commit };
    },
    readLatest: async (head = history.head) => {
      const { tag, previous } = await findLatestRange({ ...history, head });
      return { tag: tag?.name, previous, head: tag?.commit ?? head };
    },
    readRevision: async (name) => {
      const tag = await resolveTag(directory, tags, name).catch(ignoreUnknown);
      return { tag: tag?.name, commit: tag?.commit ?? (await resolveRevision(directory, name)) };
    },
    readFirstCommit: (head) => readRootCommit(directory, head),
    readCommits: async (sha, count) => {
      const tip = await resolveRevision(directory, sha);
      return readAuthoredCommits(directory, { tip, count, walk: "first-parents" });
    },
    readPullCommits: async ({ head }, base) => {
      const tip = head === undefined ? undefined : await findCommit(directory, head);
      if (tip === undefined) return { missing: "its branch is gone" };
      const walk = "no-merges";
      return { commits: await readAuthoredCommits(directory, { tip, without: base, count: MAX_COMMITS, walk }) };
    },
    readFork: async (commit, other) => {
      const [one, two] = await Promise.all([findCommit(directory, commit), findCommit(directory, other)]);
      if (one === undefined || two === undefined)
        return { missing: `${(one === undefined ? commit : other).slice(0, 7)} is gone` };
      const [relation, base] = await Promise.all([
        readRelation(directory, one, two),
        readMergeBase(directory, one, two),
      ]);
      return { relation, base };
    },
    // actions/checkout keeps other branches as remote branches; a local one may be older.
    readBranch: async (name) =>
      (await findCommit(directory, `refs/remotes/origin/${name}`)) ?? findCommit(directory, `refs/heads/${name}`),
    countCommits: async (start, end) =>
      isRemote
        ? Number(await runGit(directory, ["rev-list", "--count", "--end-of-options", end, `^${start}`]))
        : (await readRange(history, buildRange(end, start))).length,
  };
}

const MAX_COMMITS = 10_000;

const UNKNOWN = new Set<string>(["git/unknown-revision", "git/unknown-tag"]);

function findCommit(directory: string, name: string): Promise<string | undefined> {
  return resolveRevision(directory, name).catch(ignoreUnknown);
}

function ignoreUnknown(error: unknown): undefined {
  if (!(error instanceof ReleaseDocsError) || !UNKNOWN.has(error.code)) throw error;
}

/** Adds GitHub's API for commits without a branch: of deleted branches, or from before a force push. */
function withGitHub(checkout: CommitSource, event: RunEvent, token: string): CommitSource {
  const orAsk = async <Known extends object>(
    known: Known | Missing,
    ask: (github: CommitSource) => Promise<Known | Missing>,
  ) => {
    if (!("missing" in known)) return known;
    try {
      const { createGitHubSource } = await import("./github-source.ts");
      return await ask(await createGitHubSource(event, token));
    } catch (error) {
      if (!(error instanceof ReleaseDocsError)) throw error;
      return { missing: `${known.missing} and ${error.message.replace(/\.$/, "")}` };
    }
  };
  return {
    ...checkout,
    readPullCommits: async (pull, base) =>
      orAsk(await checkout.readPullCommits(pull, base), (github) => github.readPullCommits(pull, base)),
    readFork: async (commit, other) =>
      orAsk(await checkout.readFork(commit, other), (github) => github.readFork(commit, other)),
  };
}
