import type { NoteEntry } from "./notes.ts";

/** Entries with one heading: a scope, or the words that their texts begin with; the texts go without it. */
export type EntryGroup = { heading: string; isScope: boolean; entries: readonly NoteEntry[] };

const MIN_GROUP_SIZE = 4;
const MIN_WORDS = 2;

/** Groups four or more entries of a scope, then of the same first words, each where its first entry is. */
export function groupEntries(entries: readonly NoteEntry[]): readonly (NoteEntry | EntryGroup)[] {
  const keys = new Map(entries.map((entry) => [entry, entry.scope?.toLowerCase() ?? selectOpening(entry.text)]));
  // People's own lines stay as they are.
  const grouped = entries.filter(({ own }) => own === undefined);
  const byKey = Map.groupBy(grouped, (entry) => `${entry.scope === undefined} ${keys.get(entry)}`);
  const groups = new Map<NoteEntry, EntryGroup | undefined>();
  for (const own of byKey.values()) {
    const group = own.length < MIN_GROUP_SIZE ? undefined : buildGroup(own);
    if (group !== undefined)
      for (const [index, entry] of own.entries()) groups.set(entry, index === 0 ? group : undefined);
  }
  return entries.flatMap((entry) => (groups.has(entry) ? (groups.get(entry) ?? []) : entry));
}

function buildGroup(entries: readonly NoteEntry[]): EntryGroup | undefined {
  const [first] = entries;
  if (first?.scope !== undefined) {
    return { heading: first.scope, isScope: true, entries: entries.map((entry) => ({ ...entry, scope: undefined })) };
  }
  const heading = selectShared(entries.map(({ text }) => text.split(" ")));
  // Neither cut inside of code, nor leave nothing to say.
  const isWhole = (heading.match(/`/g)?.length ?? 0) % 2 === 0;
  if (heading.split(" ").length < MIN_WORDS || !isWhole || entries.some(({ text }) => text === heading))
    return undefined;
  const inner = entries.map((entry) => ({ ...entry, text: entry.text.slice(heading.length + 1) }));
  return { heading, isScope: false, entries: inner };
}

function selectOpening(text: string): string {
  return text.split(" ", MIN_WORDS).join(" ").toLowerCase();
}

/** The first words that all have, without an article at the end. */
function selectShared(texts: readonly (readonly string[])[]): string {
  const [first = []] = texts;
  const end = first.findIndex((word, index) =>
    texts.some((words) => words[index]?.toLowerCase() !== word.toLowerCase()),
  );
  const words = first.slice(0, end === -1 ? undefined : end);
  const isEmpty = (word: string | undefined) => word !== undefined && /^(?:a|an|the)$/i.test(word);
  while (isEmpty(words.at(-1))) words.pop();
  return words.join(" ");
}
