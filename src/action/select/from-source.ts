import { readAuthoredCommits } from "../../git/commits.ts";
import { findPreviousTag } from "../../git/previous-tag.ts";
import { buildRange, findLatestRange, readRange } from "../../git/ranges.ts";
import { type History, readHistory } from "../../git/repository.ts";
import { readMergeBase, readRelation, readRootCommit, resolveRevision, resolveTag } from "../../git/revision.ts";
import { runGit } from "../../git/run.ts";
import { parseTagName } from "../../git/tags.ts";
import { ReleaseDocsError } from "../../shared/errors.ts";
import { selectNearestNames } from "../../shared/text.ts";
import type { RunEvent } from "../environment.ts";
import type { BranchTrigger, Trigger } from "../trigger.ts";
import {
  buildCommitRange,
  buildSkip,
  type ChangeSelection,
  type CommitSource,
  isVersionRange,
  type Missing,
  type RevisionRange,
  type Revisions,
  selectMerge,
  selectPush,
  selectReleaseRange,
  selectTagRange,
  selectUntil,
} from "./selection.ts";

/** Throws `event/…`, `git/unknown-revision` and what reading the checkout throws. */
export function selectChanges(asked: "auto" | Revisions, trigger: Trigger, place: SelectionPlace) {
  return asked === "auto" ? selectFromTrigger(trigger, place) : selectFromRevisions(asked, place);
}

async function selectFromTrigger(trigger: Trigger, place: SelectionPlace): Promise<ChangeSelection> {
  switch (trigger.kind) {
    case "skip":
      throw buildUnsupported(trigger.reason);
    case "other":
      throw buildUnsupported(trigger.event);
    case "schedule": {
      const { selectSchedule } = await import("./schedule.ts");
      return selectSchedule(trigger.cron, place.event, place.token, new Date());
    }
    case "group":
      return buildCommitRange(trigger.base, trigger.head, `the merge queue's commits on ${trigger.branch}`);
  }
  const selection = await selectFromSource(place, (source) => selectByTrigger(source, trigger));
  if (selection !== undefined) return selection;
  const known = selectKnownChanges(trigger);
  if (known !== undefined) return { ...known, source: `${known.source} (from the event alone)` };
  throw buildNoHistory(place, "and the event does not contain them");
}

/** A trigger whose commits a source finds. */
type SourceTrigger = Exclude<Trigger, { kind: "skip" | "other" | "schedule" | "group" }>;

function buildUnsupported(event: string): ReleaseDocsError {
  return new ReleaseDocsError("event/unsupported", `Cannot determine the commits: the event ${event} has none.`);
}

// GitHub's maximum for a push.
const MAX_LISTED = 2048;
const FULL_SHA = /^[0-9a-f]{40,64}$/i;

function selectKnownChanges(trigger: SourceTrigger): ChangeSelection | undefined {
  if (trigger.kind === "branch") return selectPushed(trigger);
  // Several commits may have been squashed or rebased.
  if (trigger.kind !== "merge" || trigger.commits !== 1 || !FULL_SHA.test(trigger.mergeCommit)) return undefined;
  const source = `the merge of pull request #${trigger.number}, one commit`;
  return { changes: [{ commits: { shas: [trigger.mergeCommit] } }], source };
}

function selectPushed({ branch, before, after, forced, added }: BranchTrigger): ChangeSelection | undefined {
  if (before !== undefined && before === after) return buildSkip(`the push to ${branch} brought no commits`);
  if (before !== undefined && !forced) return buildCommitRange(before, after, `the push to ${branch}`);
  if (added === undefined || added.length >= MAX_LISTED) return undefined;
  if (added.length === 0) return buildSkip(`the push to ${branch} brought no commits of its own`);
  const what = before === undefined ? "new" : "rewritten";
  return {
    changes: [{ commits: { shas: [...added] } }],
    source: `the commits that the ${what} branch ${branch} added`,
  };
}

async function selectByTrigger(source: CommitSource, trigger: SourceTrigger): Promise<ChangeSelection> {
  switch (trigger.kind) {
    case "release":
    case "push":
      return selectReleaseRange(source, await source.readRelease(trigger.tag));
    case "manual":
      return selectReleaseRange(source, await (trigger.tag ? source.readRelease(trigger.tag) : source.readLatest()));
    case "merge":
      return selectMerge(source, trigger);
    case "branch":
      return selectPush(source, trigger);
  }
}

async function selectFromRevisions(revisions: Revisions, place: SelectionPlace): Promise<ChangeSelection> {
  const selection = await selectFromSource(place, (source) => selectByRevisions(source, revisions, place.remote));
  if (selection !== undefined) return selection;
  // The service may know tags of these names.
  if (revisions.kind === "range") return selectTagRange(revisions);
  throw buildNoHistory(place, "which the input `changes` needs");
}

async function selectByRevisions(
  source: CommitSource,
  revisions: Revisions,
  remote: boolean,
): Promise<ChangeSelection> {
  switch (revisions.kind) {
    case "unreleased": {
      const latest = await source.readLatest();
      if (latest.tag === undefined) return selectReleaseRange(source, latest);
      return buildSkip(`nothing is unreleased, since ${latest.tag} is the current head`);
    }
    case "until": {
      const { tag, commit } = await source.readRevision(revisions.end).catch((error: unknown) => {
        throw suggestWord(revisions.end, error);
      });
      return tag === undefined
        ? selectUntil(source, commit)
        : selectReleaseRange(source, await source.readRelease(tag));
    }
    case "range":
      return selectRange(source, revisions, remote);
  }
}

/** A name that git does not know can be a misspelt word of this input. */
function suggestWord(name: string, error: unknown): unknown {
  const [word] = selectNearestNames(name, ["unreleased", "latest", "auto", "none"]);
  if (word === undefined || !isUnknown(error)) return error;
  return new ReleaseDocsError(error.code, error.message, { hint: `Did you mean "${word}"?`, cause: error });
}

function isUnknown(error: unknown): error is ReleaseDocsError {
  return error instanceof ReleaseDocsError && error.code === "git/unknown-revision";
}

async function selectRange(source: CommitSource, range: RevisionRange, remote: boolean): Promise<ChangeSelection> {
  const what = `${range.start}..${range.end}`;
  const ends = await Promise.all([source.readRevision(range.start), source.readRevision(range.end)]).catch(
    (error: unknown) => {
      // The service says which version is unknown, so that `fail-on` applies.
      if (isUnknown(error) && isVersionRange(range)) return undefined;
      throw error;
    },
  );
  if (ends === undefined) return selectTagRange(range);
  const [start, end] = ends;
  const renderTitle = async () => {
    const count = await source.countCommits(start.commit, end.commit);
    return count === undefined ? what : `${what} (${count} ${count === 1 ? "commit" : "commits"})`;
  };
  if (start.tag !== undefined && end.tag !== undefined && range.end !== "HEAD") {
    return { ...selectTagRange({ start: start.tag, end: end.tag }), renderTitle };
  }
  // The head of a remote service may be another one.
  const isHead = range.end === "HEAD" || (!remote && end.commit === (await source.readRevision("HEAD")).commit);
  if (start.tag !== undefined && isHead) return { ...selectTagRange({ start: start.tag, end: "HEAD" }), renderTitle };
  if (start.commit === end.commit) return buildSkip(`${what} has no commits`);
  // The tag says which package is meant.
  if (!remote && start.tag !== undefined && parseTagName(start.tag)?.series) {
    return { ...selectTagRange({ start: start.tag, end: end.commit }), source: `the commits in ${what}`, renderTitle };
  }
  return { ...buildCommitRange(start.commit, end.commit, `the commits in ${what}`), renderTitle };
}

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
async function selectFromSource(place: SelectionPlace, select: Select): Promise<ChangeSelection | undefined> {
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
function buildNoHistory({ directory }: SelectionPlace, more: string): ReleaseDocsError {
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
