/** Where a person wants an entry of notes: last in a section, or in front of another entry, with which it can become one. */
export type Arrangement<Reference, Section = string> = { reference: Reference } & (
  | { section: Section }
  | { other: Reference; isJoined: boolean }
);

type Lists<Notes, Entry, Reference, Section> = {
  find: (reference: Reference) => Entry | undefined;
  /** The notes with each list changed; `section` is undefined for one that no entry is moved to the end of. */
  change: (list: (entries: readonly Entry[], section?: Section) => Entry[]) => Notes;
  /** The entry as it is in the section that it comes to; `other`: in front of which one. */
  place: (entry: Entry, section: Section | undefined, other?: Entry) => Entry;
  join: (other: Entry, entry: Entry) => Entry;
};

/** Undefined where the notes lack an entry of the arrangement. */
export function arrangeEntry<Notes, Entry, Reference, Section>(
  arrangement: Arrangement<Reference, Section>,
  { find, change, place, join }: Lists<Notes, Entry, Reference, Section>,
): Notes | undefined {
  const entry = find(arrangement.reference);
  if (entry === undefined) return undefined;
  if ("section" in arrangement) {
    return change((entries, section) => {
      const others = entries.filter((one) => one !== entry);
      return section === arrangement.section ? [...others, place(entry, section)] : others;
    });
  }
  const other = find(arrangement.other);
  if (other === undefined || other === entry) return undefined;
  return change((entries, section) =>
    entries.flatMap((one) => {
      if (one === entry) return [];
      if (one !== other) return one;
      return arrangement.isJoined ? join(other, entry) : [place(entry, section, other), other];
    }),
  );
}
