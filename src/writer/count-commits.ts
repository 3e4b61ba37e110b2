import type { NotShownReason } from "./change.ts";
import type { Entry, Notes } from "./notes.ts";

/** How many changes, and how many commits stand behind them. */
export type Count = { changes: number; commits: number };

/** Where the commits of a span went; `commits` is the sum of all the others. */
export type CommitCount = {
  commits: number;
  /** In a section. */
  listed: Count;
  /** In the dependency line or the folded block. */
  folded: Count;
  /** Commits by reason, most first. */
  notShown: readonly { reason: NotShownReason; commits: number }[];
};

const REASONS: Readonly<Record<NotShownReason, readonly [one: string, many: string]>> = {
  merge: ["branch merge", "branch merges"],
  carrier: ["merge that only carries other changes", "merges that only carry other changes"],
  release: ["release chore", "release chores"],
  fixup: ["fixup", "fixups"],
  skipped: ["commit that asks to be skipped", "commits that ask to be skipped"],
  reverted: ["commit that was reverted or reverts one", "commits that were reverted or revert one"],
  backport: ["backport of a listed change", "backports of listed changes"],
  leftOut: ["commit left out on request", "commits left out on request"],
  kindLeftOut: ["commit of a kind that is left out", "commits of kinds that are left out"],
};

/** Counts where the commits went, each of them once. */
export function countCommits(notes: Notes): CommitCount {
  const listed = countEntries(notes.sections.flatMap((section) => section.entries));
  const entries = countEntries([...notes.internal, ...notes.documentation]);
  const { changes, shas } = notes.dependencies;
  const folded = { changes: entries.changes + changes, commits: entries.commits + shas.length };
  const notShown = notes.notShown.map(({ reason, shas }) => ({ reason, commits: shas.length }));
  const commits = notShown.reduce((sum, item) => sum + item.commits, listed.commits + folded.commits);
  return { commits, listed, folded, notShown };
}

/**
 * One sentence without a full stop, whose commits add up: `57 commits: 21 changes (40 commits) listed, 12 folded,
 * 5 branch merges not shown`. A change of one commit counts as itself.
 */
export function renderCommitCount(count: CommitCount): string {
  const parts = [
    `${countWords(count.listed.changes, ["change", "changes"])}${renderCommits(count.listed)} listed`,
    ...(count.folded.changes > 0 ? [`${count.folded.changes}${renderCommits(count.folded)} folded`] : []),
    ...count.notShown.map(({ reason, commits }) => `${countWords(commits, REASONS[reason])} not shown`),
  ];
  return `${countWords(count.commits, ["commit", "commits"])}: ${parts.join(", ")}`;
}

function renderCommits({ changes, commits }: Count): string {
  return commits === changes ? "" : ` (${countWords(commits, ["commit", "commits"])})`;
}

/** `1 change`, `2 changes`. */
export function countWords(count: number, [one, many]: readonly [one: string, many: string]): string {
  return `${count} ${count === 1 ? one : many}`;
}

function countEntries(entries: readonly Entry[]): Count {
  return { changes: entries.length, commits: entries.reduce((sum, entry) => sum + entry.shas.length, 0) };
}
