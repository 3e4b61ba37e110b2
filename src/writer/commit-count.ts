import { NOT_SHOWN_REASONS } from "./change.ts";
import { countWords } from "./entries.ts";
import type { NoteEntry } from "./note-entry.ts";
import type { Notes } from "./notes.ts";

type Count = { changes: number; commits: number };

/** `commits` is the sum of the others. */
export function countCommits(notes: Notes) {
  const counted = new Set<string>();
  const listed = countEntries(
    notes.sections.flatMap((section) => section.entries),
    counted,
  );
  const entries = countEntries([...notes.others, ...notes.internal, ...notes.documentation], counted);
  const { changes, shas } = notes.dependencies;
  const folded = { changes: entries.changes + changes, commits: entries.commits + shas.length };
  const notShown = notes.notShown.map(({ reason, shas }) => ({ reason, commits: shas.length }));
  const commits = notShown.reduce((sum, item) => sum + item.commits, listed.commits + folded.commits);
  return { commits, listed, folded, notShown };
}

/** `57 commits: 21 changes (40 commits) listed, 12 folded, 5 branch merges not shown`. */
export function renderCommitCount(notes: Notes): string {
  const { commits: all, listed, folded, notShown } = countCommits(notes);
  const parts = [
    `${countWords(listed.changes, ["change", "changes"])}${renderCommits(listed)} listed`,
    ...(folded.changes > 0 ? [`${folded.changes}${renderCommits(folded)} folded`] : []),
    ...notShown.map(({ reason, commits }) => `${countWords(commits, NOT_SHOWN_REASONS[reason])} not shown`),
  ];
  return `${countWords(all, ["commit", "commits"])}: ${parts.join(", ")}`;
}

function renderCommits({ changes, commits }: Count): string {
  return commits === changes ? "" : ` (${countWords(commits, ["commit", "commits"])})`;
}

/** A change with several entries counts once: `counted` has the SHAs before. */
function countEntries(entries: readonly NoteEntry[], counted: Set<string>): Count {
  const count = { changes: 0, commits: 0 };
  for (const { shas } of entries) {
    if (!counted.has(shas[0])) count.changes += 1;
    const before = counted.size;
    for (const sha of shas) counted.add(sha);
    count.commits += counted.size - before;
  }
  return count;
}
