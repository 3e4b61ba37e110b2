import type { Arrangement, ChangeReference } from "./changes/change.ts";
import type { SectionName } from "./changes/labels.ts";
import { mergeEntries, type NoteEntry } from "./note-entry.ts";

type Entries = readonly NoteEntry[];
type Lists = Record<"others" | "documentation" | "internal", Entries> & {
  sections: readonly { name: SectionName; entries: Entries }[];
};

/** Follows each arrangement after those before it. One whose entries are not in the notes changes nothing. */
export function arrangeEntries<Given extends Lists>(notes: Given, arrangements: readonly Arrangement[]): Given {
  return arrangements.reduce(arrangeEntry, notes);
}

function arrangeEntry<Given extends Lists>(notes: Given, arrangement: Arrangement): Given {
  const entry = findEntry(notes, arrangement.reference);
  if (entry === undefined) return notes;
  if ("section" in arrangement) {
    const moved = place(entry, arrangement.section);
    return changeLists(notes, (entries, name) => [
      ...entries.filter((one) => one !== entry),
      ...(name === arrangement.section ? [moved] : []),
    ]);
  }
  const other = findEntry(notes, arrangement.other);
  if (other === undefined || other === entry) return notes;
  return changeLists(notes, (entries, name) =>
    entries.flatMap((one) => {
      if (one === entry) return [];
      if (one !== other) return one;
      if (arrangement.isJoined) return mergeEntries([other, entry]) ?? other;
      return name === undefined ? [{ ...entry, class: other.class }, other] : [place(entry, name, other), other];
    }),
  );
}

/** People chose its section: neither the labels nor the order of a list without groups count any more. */
function place(entry: NoteEntry, section: SectionName, { category, place }: Partial<NoteEntry> = {}): NoteEntry {
  return { ...entry, class: section, category, place, folded: undefined, reason: "a person moved it here" };
}

/** `name` is undefined for what is folded away. */
function changeLists<Given extends Lists>(
  notes: Given,
  change: (entries: Entries, name?: SectionName) => Entries,
): Given {
  return {
    ...notes,
    sections: notes.sections.map((section) => ({ ...section, entries: change(section.entries, section.name) })),
    others: change(notes.others),
    documentation: change(notes.documentation),
    internal: change(notes.internal),
  };
}

function findEntry({ sections, others, documentation, internal }: Lists, reference: ChangeReference) {
  const lists = [...sections.map(({ entries }) => entries), others, documentation, internal];
  return lists.flat().find((entry) => hasChange(entry, reference));
}

function hasChange({ pullRequest, shas, others }: NoteEntry, reference: ChangeReference): boolean {
  if ("pullRequest" in reference) {
    return [pullRequest, ...others.map((other) => other.pullRequest)].includes(reference.pullRequest);
  }
  const sha = reference.sha.toLowerCase();
  return [...shas, ...others.map((other) => other.sha)].some((one) => one.startsWith(sha));
}
