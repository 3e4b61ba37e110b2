import { ReleaseDocsError } from "../../shared/errors.ts";
import { selectNearestNames } from "../../shared/text.ts";
import type { BranchTrigger, Trigger } from "../trigger.ts";
import { buildNoHistory, type SelectionPlace, selectFromSource } from "./commit-sources.ts";
import { isVersionRange, type RevisionRange, type Revisions, selectTagRange } from "./revisions.ts";
import {
  buildCommitRange,
  buildSkip,
  type ChangeSelection,
  type CommitSource,
  selectMerge,
  selectPush,
  selectReleaseRange,
  selectUntil,
} from "./selection.ts";

/** Throws `event/unsupported` for an event without commits, and `event/no-history`. */
export async function selectFromTrigger(trigger: Trigger, place: SelectionPlace): Promise<ChangeSelection> {
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
  const selection =
    (await selectFromSource(place, (source) => selectByTrigger(source, trigger))) ?? fromPayload(trigger);
  if (selection !== undefined) return selection;
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

/** The commits that the payload lists; undefined if it may not list all. */
function fromPayload(trigger: SourceTrigger): ChangeSelection | undefined {
  const selection = selectKnownChanges(trigger);
  return selection && { ...selection, source: `${selection.source} (from the event alone)` };
}

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

/** Throws `git/unknown-revision`, `event/no-history` and what reading the checkout throws. */
export async function selectFromRevisions(revisions: Revisions, place: SelectionPlace): Promise<ChangeSelection> {
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
  return { ...buildCommitRange(start.commit, end.commit, `the commits in ${what}`), renderTitle };
}
