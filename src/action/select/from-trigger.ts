import { ReleaseDocsError } from "../../shared/errors.ts";
import type { BranchTrigger, Trigger } from "../trigger.ts";
import { buildNoHistory, type SelectionPlace, selectFromSource } from "./commit-sources.ts";
import {
  buildCommitRange,
  buildSkip,
  type ChangeSelection,
  type CommitSource,
  selectMerge,
  selectPush,
  selectReleaseRange,
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
    (await selectFromSource(place, (source) => selectBySource(source, trigger))) ?? fromPayload(trigger);
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

async function selectBySource(source: CommitSource, trigger: SourceTrigger): Promise<ChangeSelection> {
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
