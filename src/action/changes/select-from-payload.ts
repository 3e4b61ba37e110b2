import type { BranchTrigger, Trigger } from "../trigger.ts";
import { buildCommitRange, buildSkip, type ChangeSelection } from "./change-selection.ts";

// GitHub lists no more commits of a push than this.
const MOST_LISTED = 2048;
const FULL_SHA = /^[0-9a-f]{40,64}$/i;

/** What the event alone says, where that is the whole answer; undefined where more has to be asked. */
export function selectFromPayload(trigger: Trigger): ChangeSelection | undefined {
  const selection = select(trigger);
  return selection && { ...selection, source: `${selection.source} (from the event alone)` };
}

function select(trigger: Trigger): ChangeSelection | undefined {
  if (trigger.kind === "branch") return selectPushed(trigger);
  // More commits than one could be a squash or a rebase, and half of it would be lost.
  if (trigger.kind !== "merge" || trigger.commits !== 1 || !FULL_SHA.test(trigger.mergeCommit)) return undefined;
  const source = `the merge of pull request #${trigger.number}, one commit`;
  return { changes: [{ commits: { shas: [trigger.mergeCommit] } }], source };
}

function selectPushed({ branch, before, after, forced, added }: BranchTrigger): ChangeSelection | undefined {
  if (before !== undefined && before === after) return buildSkip(`the push to ${branch} brought no commits`);
  if (before !== undefined && !forced) return buildCommitRange(before, after, `the push to ${branch}`);
  if (added === undefined || added.length >= MOST_LISTED) return undefined;
  if (added.length === 0) return buildSkip(`the push to ${branch} brought no commits of its own`);
  const what = before === undefined ? "new" : "rewritten";
  return {
    changes: [{ commits: { shas: [...added] } }],
    source: `the commits that the ${what} branch ${branch} added`,
  };
}
