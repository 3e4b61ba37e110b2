import type { OpenDraft } from "../../hosts/code-host.ts";
import type { ChangeReference } from "../../writer/change.ts";
import { selectEntryKeys } from "../../writer/changelog/keys.ts";
import { renderEntry } from "../../writer/entries.ts";
import { selectEntryEdits } from "../../writer/merge/edits.ts";
import type { NoteEntry } from "../../writer/notes.ts";
import type { Suggestion } from "./comments/commands.ts";
import { nameReference } from "./comments/commands.ts";
import { writeSuggestions } from "./comments/suggestions.ts";
import type { Edits } from "./draft-notes.ts";
import type { WrittenFile, writeFiles } from "./files.ts";
import type { WrittenSpan } from "./span-notes.ts";

type Place = {
  open: OpenDraft;
  written: readonly WrittenSpan[];
  suggestions: readonly Suggestion[];
  write: () => ReturnType<typeof writeFiles>;
};

/**
 * What people changed in entries of the draft's files since they were written, or suggest now: an entry has one text, so
 * other files, the pull request and the notes of the run say the same. Of two places that people changed differently each
 * keeps its own. `returned` are changes that people list again.
 */
export async function readPeoplesEdits(place: Place): Promise<Edits & { returned: ReadonlySet<string> }> {
  const { open, written, suggestions, write } = place;
  const found: Edits = { leaveOut: [], reword: [] };
  const returned = new Set<string>();
  if (open.edited === undefined && suggestions.length === 0) return { ...found, returned };
  const entries = listKeyedEntries(written);
  const find = (item: string) => {
    const keys = selectEntryKeys(item);
    return entries.find(({ names }) => keys.some((key) => names.has(key)))?.entry;
  };
  const texts = new Map<string, Set<string>>();
  for (const file of (await write()).edits.filter(({ kind }) => kind !== undefined)) {
    const { base, theirs } = await readVersions(open, file, suggestions);
    const { reworded, removed, added, kept } = selectEntryEdits(file.path, base, theirs);
    for (const item of added) for (const key of selectEntryKeys(item)) returned.add(key);
    for (const { item, text } of reworded) {
      const entry = find(item);
      if (entry === undefined) continue;
      const reference = referTo(entry);
      const all = texts.get(nameReference(reference)) ?? new Set();
      texts.set(nameReference(reference), all.add(text));
      found.reword.push({ reference, text, instead: entry.text });
    }
    // Who empties a file means the file.
    const isEmptied = !kept.some((item) => find(item) !== undefined);
    if (!isEmptied) found.leaveOut.push(...removed.flatMap((item) => find(item) ?? []).map(referTo));
  }
  const isAgreed = ({ reference }: Edits["reword"][number]) => texts.get(nameReference(reference))?.size === 1;
  return { leaveOut: found.leaveOut, reword: found.reword.filter(isAgreed), returned };
}

/** `base`: what was written, without people's edits. */
async function readVersions(open: OpenDraft, file: WrittenFile, suggestions: readonly Suggestion[]) {
  const { path } = file;
  const { edited } = open;
  const base = (edited && (await open.readWritten(path))) ?? file.content;
  const theirs = (await edited?.readFile(path)) ?? file.content;
  const own = suggestions.filter(({ anchor }) => anchor.filePath === path);
  if (own.length === 0) return { base, theirs };
  const { edits } = await writeSuggestions({ ...open, ...edited }, [{ ...file, content: theirs }], own);
  return { base, theirs: edits[0]?.content ?? theirs };
}

function listKeyedEntries(written: readonly WrittenSpan[]): { names: ReadonlySet<string>; entry: NoteEntry }[] {
  return written.flatMap(({ notes, source }) =>
    notes.sections.flatMap(({ entries }) =>
      entries.map((entry) => ({ entry, names: new Set(selectEntryKeys(renderEntry(entry, source))) })),
    ),
  );
}

function referTo({ pullRequest, shas: [sha] }: NoteEntry): ChangeReference {
  return pullRequest === undefined ? { sha } : { pullRequest };
}
