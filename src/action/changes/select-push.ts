import type { BranchTrigger } from "../trigger.ts";
import { buildCommitRange, buildSkip, type ChangeSelection, selectReleaseRange } from "./change-selection.ts";
import type { CommitSource } from "./commit-source.ts";

/** What the push brought to its branch; a new or rewritten branch counts from where it left the history that stays. */
export async function selectPush(source: CommitSource, trigger: BranchTrigger): Promise<ChangeSelection> {
  const { branch, before, after } = trigger;
  if (before === undefined) return selectSinceDefault(source, trigger, `the new branch ${branch}`);
  const fork = await source.readFork(before, after);
  if ("missing" in fork) {
    // Also where only `after` is not there: what reads it next says so.
    return selectSinceDefault(source, trigger, `the rewritten branch ${branch} (${fork.missing})`);
  }
  switch (fork.relation) {
    case "ancestor":
      return buildCommitRange(before, after, `the push to ${branch}`);
    case "same":
      return buildSkip(`the push to ${branch} brought no commits`);
    case "descendant":
      return buildSkip(`${branch} was moved back, so the push brought no commits`);
    default:
      if (fork.base === undefined) return selectSinceDefault(source, trigger, `the rewritten branch ${branch}`);
      return buildCommitRange(
        fork.base,
        after,
        `the rewritten part of ${branch}, since its old and new history parted`,
      );
  }
}

/** Since the branch left the default branch; on that branch itself, since the last release. */
async function selectSinceDefault(
  source: CommitSource,
  { branch, after, defaultBranch }: BranchTrigger,
  what: string,
): Promise<ChangeSelection> {
  const other = defaultBranch === undefined || defaultBranch === branch ? undefined : defaultBranch;
  const tip = other === undefined ? undefined : await source.readBranch(other);
  const fork = tip === undefined ? undefined : await source.readFork(tip, after);
  const base = fork === undefined || "missing" in fork ? undefined : fork.base;
  if (base === after) return buildSkip(`${what} has no commits that ${other} lacks`);
  if (base !== undefined) return buildCommitRange(base, after, `${what} since it left ${other}`);
  const [head] = await source.readCommits(after, 1);
  const range = await source.readLatest(head?.sha ?? after);
  const { changes, source: told } = await selectReleaseRange(source, range);
  // "Since the tag" would end at the head of the service, which need not be this branch's.
  if (range.tag === undefined && range.previous.tag !== undefined) {
    return buildCommitRange(range.previous.tag.commit, range.head, `${what}: ${told}`);
  }
  return { changes, source: `${what}: ${told}` };
}
