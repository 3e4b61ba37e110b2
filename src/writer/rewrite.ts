import { type Change, isNamedBy, type NoteEdits } from "./changes/change.ts";
import type { SectionName } from "./changes/labels.ts";
import { mergeEntries } from "./note-entry.ts";
import { arrangeEntries, listEntries, type NoteEntry, type Notes } from "./notes.ts";

/** What somebody else says about changes, in place of their entries. `text` is a plain line, in which only code is marked. */
export type Rewritten = Pick<NoteEntry, "text" | "advice" | "isReworded"> & {
  class: SectionName;
  changes: readonly Change[];
};

export function isEntryOf(change: Change, { shas }: NoteEntry): boolean {
  return shas.includes(change.commits[0].sha);
}

/**
 * With these entries in place of those of their changes, below people's own lines and above the others of their kind.
 * All links, footers and authors stay. `edits` are what people asked for about the same entries; the notes follow them.
 */
export function rewriteNotes(notes: Notes, given: readonly Rewritten[], edits?: NoteEdits): Notes {
  const all = listEntries(notes);
  const rewritten = edits === undefined ? given : given.flatMap((one) => editRewritten(one, notes, edits));
  const entriesOf = (changes: readonly Change[]) =>
    all.filter((entry) => changes.some((change) => isEntryOf(change, entry)));
  const taken = new Set(rewritten.flatMap(({ changes }) => entriesOf(changes)));
  const keep = (entries: readonly NoteEntry[]) => entries.filter((entry) => !taken.has(entry));
  const select = (name: SectionName, entries: readonly NoteEntry[]): NoteEntry[] => {
    const kept = keep(entries);
    const own = kept.filter((entry) => entry.own !== undefined);
    const said = rewritten.filter((one) => one.class === name);
    const written = said.flatMap((one) => buildRewritten(one, entriesOf(one.changes)) ?? []);
    return [...own, ...written, ...kept.filter((entry) => entry.own === undefined)];
  };
  const changed = {
    ...notes,
    sections: notes.sections.map(({ name, entries }) => ({ name, entries: select(name, entries) })),
    others: keep(notes.others),
    documentation: keep(notes.documentation),
    internal: keep(notes.internal),
  };
  return arrangeEntries(changed, edits?.arrange ?? []);
}

/** Without the changes that people left out, and in their words. */
function editRewritten(rewritten: Rewritten, { leftOut }: Notes, { reword }: NoteEdits): Rewritten[] {
  const shas = new Set(leftOut.map(({ commits }) => commits[0].sha));
  const changes = rewritten.changes.filter(({ commits }) => !shas.has(commits[0].sha));
  const said = reword.findLast(({ reference }) => changes.some((change) => isNamedBy(change, reference)));
  const words = said === undefined ? {} : { text: said.text, isReworded: true };
  return changes.length === 0 ? [] : [{ ...rewritten, ...words, changes }];
}

function buildRewritten(
  { class: kind, text, advice, changes, isReworded = false }: Rewritten,
  entries: readonly NoteEntry[],
): NoteEntry | undefined {
  const isFirst = (entry: NoteEntry) => changes[0] !== undefined && isEntryOf(changes[0], entry);
  const base = entries.find((entry) => entry.class === kind && isFirst(entry)) ?? entries.find(isFirst) ?? entries[0];
  const merged = mergeEntries(entries.toSorted((a, b) => Number(b === base) - Number(a === base)));
  if (merged === undefined) return undefined;
  const scopes = new Set(entries.map(({ scope }) => scope));
  // Dependency updates have no entry to be merged.
  const bare = changes.filter((change) => !entries.some((entry) => isEntryOf(change, entry)));
  const links = bare.map(({ pullRequest, commits: [{ sha }] }) => ({ pullRequest, sha }));
  return {
    ...merged,
    class: kind,
    text,
    isReworded,
    scope: scopes.size === 1 ? merged.scope : undefined,
    advice: merged.advice || advice,
    others: [...merged.others, ...links],
    folded: undefined,
  };
}
