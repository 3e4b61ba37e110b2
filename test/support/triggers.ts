import type { BranchTrigger, MergeTrigger, Trigger } from "../../src/action/trigger.ts";

/** A run by hand that is on no tag. */
export const BY_HAND: Trigger = { kind: "manual", tag: undefined };

export function released(tag: string): Trigger {
  return { kind: "release", tag, name: tag, text: "", url: undefined };
}

/** The merge of pull request #7, "Add colour", with two commits unless `fields` say otherwise. */
export function merged(mergeCommit: string, fields: Partial<MergeTrigger> = {}): MergeTrigger {
  const pull = { number: 7, name: "Add colour", text: "", url: undefined, commits: 2 };
  return { kind: "merge", ...pull, mergeCommit, ...fields };
}

/** A push of a new branch `topic` unless `fields` say otherwise. */
export function pushed(after: string, fields: Partial<BranchTrigger> = {}): BranchTrigger {
  const branch = { branch: "topic", before: undefined, forced: false, added: undefined, url: undefined };
  return { kind: "branch", ...branch, defaultBranch: "main", after, ...fields };
}
