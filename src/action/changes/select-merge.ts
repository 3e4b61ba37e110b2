import type { AuthoredCommit } from "../../git/authored-commit.ts";
import type { MergeTrigger } from "../trigger.ts";
import { buildCommitRange, type ChangeSelection } from "./change-selection.ts";
import type { CommitSource } from "./commit-source.ts";

// Rebasing takes the code host moments; what lies further apart was not part of it.
const LONGEST_REBASE = 10 * 60_000;

/** What merging the pull request brought: its merge with its branch, the one squashed commit, or the rebased ones. */
export async function selectMerge(source: CommitSource, trigger: MergeTrigger): Promise<ChangeSelection> {
  const told = `the merge of pull request #${trigger.number}`;
  const [merge] = await source.readCommits(trigger.mergeCommit, 1);
  if (merge === undefined) return selectOne(trigger.mergeCommit, told);
  const [parent, second] = merge.parents;
  // Pushed to the base by hand: the branch's own commits are there as they were.
  if (trigger.head === merge.sha) return selectPushed(source, trigger, merge, told);
  if (parent !== undefined && second !== undefined) return buildCommitRange(parent, merge.sha, told);
  if (trigger.commits === 1) return selectOne(merge.sha, `${told}, one commit (squashed or rebased)`);
  const { count, guessed } = await countRebased(source, trigger, merge);
  const basis = guessed === undefined ? "" : `, going by subject and dates, as ${guessed}`;
  if (count <= 1) return selectOne(merge.sha, `${told}, squashed${basis}`);
  return selectLast(source, merge, count, `${told}, rebased${basis}`);
}

/** How many commits, ending with `merge`, are the pull request's own: 0 or 1 where they were squashed. */
async function countRebased(
  source: CommitSource,
  trigger: MergeTrigger,
  merge: AuthoredCommit,
): Promise<{ count: number; guessed?: string }> {
  const { number, head } = trigger;
  const pull = await source.readPullCommits({ number, base: merge.sha, ...(head === undefined ? {} : { head }) });
  if ("missing" in pull) return { count: await guessRebased(source, trigger, merge), guessed: pull.missing };
  const { commits: originals } = pull;
  if (originals.length === 0) {
    return { count: await guessRebased(source, trigger, merge), guessed: "its branch has no commits of its own" };
  }
  const chain = await source.readCommits(merge.sha, originals.length);
  // A rebase keeps who wrote what when; a squash is written anew.
  const differs = chain.findIndex((commit, index) => !isCopy(commit, originals[index]));
  return { count: differs === -1 ? chain.length : differs };
}

/** {@link countRebased} by what the commits on the base alone look like. */
async function guessRebased(
  source: CommitSource,
  { name, number, commits }: MergeTrigger,
  merge: AuthoredCommit,
): Promise<number> {
  const [subject = ""] = merge.message.split("\n", 1);
  if (subject === name || subject.endsWith(`(#${number})`)) return 1;
  if (merge.authoredAt === merge.committedAt || commits === undefined) return 1;
  const chain = await source.readCommits(merge.sha, commits);
  const end = chain.findIndex(
    ({ committedAt, parents }) =>
      parents.length !== 1 || Date.parse(merge.committedAt) - Date.parse(committedAt) > LONGEST_REBASE,
  );
  return end === -1 ? chain.length : end;
}

function isCopy(commit: AuthoredCommit, original: AuthoredCommit | undefined): boolean {
  return (
    original !== undefined &&
    commit.parents.length === 1 &&
    Date.parse(commit.authoredAt) === Date.parse(original.authoredAt) &&
    commit.message === original.message
  );
}

async function selectPushed(
  source: CommitSource,
  { base, commits }: MergeTrigger,
  merge: AuthoredCommit,
  told: string,
): Promise<ChangeSelection> {
  const fork = base === undefined ? undefined : await source.readFork(base, merge.sha);
  const how = `${told}, pushed by hand`;
  const start = fork === undefined || "missing" in fork ? undefined : fork.base;
  if (start !== undefined && start !== merge.sha) return buildCommitRange(start, merge.sha, how);
  return selectLast(source, merge, commits ?? 1, how);
}

/** The last `count` commits along first parents, ending with `merge`. */
async function selectLast(
  source: CommitSource,
  merge: AuthoredCommit,
  count: number,
  told: string,
): Promise<ChangeSelection> {
  const chain = await source.readCommits(merge.sha, count);
  const [start] = chain.at(-1)?.parents ?? [];
  if (start !== undefined) return buildCommitRange(start, merge.sha, told);
  return { changes: [{ commits: { shas: chain.map(({ sha }) => sha) } }], source: told };
}

function selectOne(sha: string, source: string): ChangeSelection {
  return { changes: [{ commits: { shas: [sha] } }], source };
}
