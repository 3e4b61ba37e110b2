import type { OpenDraft } from "../../hosts/code-host.ts";
import type { Repository } from "../../writer/change.ts";
import { selectEntryKeys } from "../../writer/changelog/keys.ts";
import { renderEntry } from "../../writer/entries.ts";
import { selectEntryEdits } from "../../writer/merge/edits.ts";
import type { NoteEntry } from "../../writer/notes.ts";
import { type WrittenFile, writeFiles } from "../documents/files.ts";
import type { Suggestion } from "../guidance/commands.ts";
import { writeSuggestions } from "../guidance/suggestions.ts";
import type { Noted } from "../notes.ts";
import type { WrittenSpan } from "../spans/span-notes.ts";
import { type DraftState, joinEntryEdits, nameEntryOf, parseState, qualifierOf } from "./state.ts";

/** `own`: the notes of this request. `whole`: of all that the draft is about. `state`: what both follow. */
export type KeptNotes = { own: Noted; whole: Noted; state: DraftState };

type Place = {
  noted: Noted;
  /** Names the notes of unreleased changes. */
  subject: string;
  /** Whether other requests write to the draft too. */
  isShared: boolean;
  rewrite: (state: DraftState) => Promise<Noted>;
};

/** The notes with what earlier runs left beside the branch, and with what people changed on it. */
export async function readKeptNotes(open: OpenDraft, { noted, subject, isShared, rewrite }: Place): Promise<KeptNotes> {
  const follow = async (state: DraftState): Promise<KeptNotes> => {
    const isEdited = state.leaveOut.length > 0 || state.reword.length > 0;
    const own = isEdited ? await rewrite({ ...state, commits: [] }) : noted;
    return { own, whole: isShared && state.commits.length > 0 ? await rewrite(state) : own, state };
  };
  const kept = await follow(parseState(await open.readNote()));
  const state = await followPeople(open, kept, subject);
  return state === kept.state ? kept : follow(state);
}

/**
 * Adds what people changed in entries of the draft's files since they were written, or suggest now: an entry has one text,
 * so other files, the pull request and the notes of the run say the same. Of two places that people changed differently
 * each keeps its own. What people list again is no longer left out.
 */
async function followPeople(open: OpenDraft, { whole, state }: KeptNotes, subject: string): Promise<DraftState> {
  const { written, config, suggestions } = whole;
  if (open.edited === undefined && suggestions.length === 0) return state;
  const find = createEntryFinder(written);
  const leaveOut: DraftState["leaveOut"] = [];
  const reword: DraftState["reword"] = [];
  const returned = new Set<string>();
  for (const file of (await writeFiles(open, config, written, subject)).edits) {
    const { base, theirs } = await readVersions(open, file, suggestions);
    const { reworded, removed, added, kept } = selectEntryEdits(file.path, base, theirs);
    for (const item of added) for (const key of selectEntryKeys(item)) returned.add(key);
    for (const { item, text } of reworded) {
      const found = find(item);
      if (found === undefined) continue;
      // Other words than those that a person replaced are new, and not replaced.
      const isSame = found.names.has(selectEntryKeys(item).at(-1) ?? "");
      const instead = isSame ? [found.entry.text] : [];
      reword.push(...referTo(found).map((reference) => ({ reference, text, instead })));
    }
    // Who empties a file means the file.
    const isEmptied = !kept.some((item) => find(item) !== undefined);
    if (!isEmptied) leaveOut.push(...removed.flatMap((item) => find(item) ?? []).flatMap(referTo));
  }
  const byEntry = Map.groupBy(reword, ({ reference }) => nameEntryOf(reference));
  const agreed = [...byEntry.values()].filter((all) => new Set(all.map(({ text }) => text)).size === 1).flat();
  const left = { ...state, leaveOut: state.leaveOut.filter((reference) => !returned.has(nameEntryOf(reference))) };
  const isSame = leaveOut.length + agreed.length === 0 && left.leaveOut.length === state.leaveOut.length;
  return isSame ? state : { ...left, ...joinEntryEdits(left, { leaveOut, reword: agreed }) };
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

type Found = { entry: NoteEntry; source: Repository; names: ReadonlySet<string> };

/** Finds the entry that an item of a list in a document is: by a reference, else by words that no other has. */
function createEntryFinder(written: readonly WrittenSpan[]): (item: string) => Found | undefined {
  const entries = written.flatMap(({ notes, source }) =>
    notes.sections.flatMap(({ entries }) =>
      entries.map((entry) => ({ entry, source, names: new Set(selectEntryKeys(renderEntry(entry, source))) })),
    ),
  );
  return (item) => {
    const having = selectEntryKeys(item).map((key) => entries.filter(({ names }) => names.has(key)));
    return having.find(({ length }) => length === 1)?.[0];
  };
}

/** All changes that have the entry. */
function referTo({ entry: { pullRequest, shas, others }, source }: Found): DraftState["leaveOut"] {
  const of = qualifierOf(source);
  return [{ pullRequest, sha: shas[0] }, ...others].map((one) =>
    one.pullRequest === undefined ? { sha: one.sha, ...of } : { pullRequest: one.pullRequest, ...of },
  );
}
