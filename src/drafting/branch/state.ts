import * as z from "zod/mini";
import type { PublicationConfig } from "../../contract/resources/publications.ts";
import type { OpenDraft } from "../../hosts/code-host.ts";
import { parseJson } from "../../shared/text.ts";
import { selectEntryKeys } from "../../writer/changelog/keys.ts";
import type { Repository } from "../../writer/changes/change.ts";
import { SECTION_NAMES } from "../../writer/changes/labels.ts";
import { renderEntry } from "../../writer/entries.ts";
import { selectEntryEdits } from "../../writer/merge/edits.ts";
import type { NoteEntry } from "../../writer/notes.ts";
import { type WrittenFile, writeFiles } from "../documents/files.ts";
import { nameReference, type Suggestion } from "../guidance/commands.ts";
import { writeSuggestions } from "../guidance/suggestions.ts";
import type { WrittenSpan } from "../spans/span-notes.ts";

/** The name, where there are several repositories. */
const repository = z.optional(z.string());
const Reference = z.union([z.object({ pullRequest: z.int(), repository }), z.object({ sha: z.string(), repository })]);
type Reference = z.infer<typeof Reference>;

/** What later runs have to know of a draft; it is kept beside the branch, where people do not see it. */
const State = z.object({
  /** The commits that a draft of several requests is about, as full SHAs. */
  commits: z.array(z.string()),
  /** The commit before the first of them, by the name of the repository. */
  starts: z.record(z.string(), z.string()),
  /** What a model wrote, and the name of the content that it was written on. */
  documents: z.array(z.object({ path: z.string(), base: z.string() })),
  /** What people asked for about entries, in whatever conversation. */
  leaveOut: z.array(Reference),
  /** `instead`: the words that people replaced on the branch, of which comments may say some again. */
  reword: z.array(z.object({ reference: Reference, text: z.string(), instead: z.optional(z.array(z.string())) })),
  /** Where people want entries. */
  arrange: z.optional(
    z.array(
      z.union([
        z.object({ reference: Reference, section: z.enum(SECTION_NAMES) }),
        z.object({ reference: Reference, other: Reference, isJoined: z.boolean() }),
      ]),
    ),
  ),
  /** Left out of a draft of several requests, until somebody takes them in. */
  excludedFiles: z.array(z.string()),
  /** What was not taken in, and the name of the content at that time: it is open until a person changes the file. */
  conflicts: z.array(z.object({ path: z.string(), text: z.string(), content: z.string() })),
  /** The tags of the releases that are to come. */
  planned: z.optional(z.array(z.string())),
});
export type DraftState = z.infer<typeof State>;
export type HeldDocument = DraftState["documents"][number];
export type EntryEdits = Pick<DraftState, "leaveOut" | "reword" | "arrange">;

export const NO_STATE: DraftState = {
  commits: [],
  starts: {},
  documents: [],
  leaveOut: [],
  reword: [],
  excludedFiles: [],
  conflicts: [],
};

/** What a reference to a change of the repository has besides: only one of several repositories is named. */
export function qualifierOf({ name, isQualified = false }: Repository): { repository?: string } {
  return isQualified ? { repository: name } : {};
}

/** As an entry names it. */
export function nameEntryOf(reference: Reference): string {
  const { repository } = reference;
  const name = "sha" in reference ? reference.sha.slice(0, 7) : nameReference(reference);
  return repository === undefined ? name : `${repository}${"sha" in reference ? "@" : ""}${name}`;
}

/** Nothing for what another version wrote. */
export function parseState(note: string | undefined): DraftState {
  return State.safeParse(parseJson(note ?? "")).data ?? NO_STATE;
}

// A commit's message is no place for more.
const MAX_COMMITS = 2_000;

/** The state after a run, with what it did about entries; undefined where there is nothing to know. */
export function renderState(
  written: readonly WrittenSpan[],
  { leaveOut, reword, arrange = [] }: EntryEdits,
  { documents, excludedFiles, conflicts }: Pick<DraftState, "documents" | "excludedFiles" | "conflicts">,
): string | undefined {
  const isOfVersion = written.some(({ span }) => span.tag !== undefined);
  const unreleased = isOfVersion ? [] : written;
  const commits = unreleased.flatMap(({ span }) => span.commits.map(({ sha }) => sha)).slice(0, MAX_COMMITS);
  const planned = written.flatMap(({ release }) => release?.tag ?? []);
  if ([commits, leaveOut, reword, arrange, conflicts, planned].every(({ length }) => length === 0)) return undefined;
  const starts = Object.fromEntries(unreleased.map(({ span: { start }, source: { name } }) => [name, start]));
  const ofSeveral = isOfVersion ? { documents: [], excludedFiles: [] } : { documents, excludedFiles };
  const state: Record<keyof DraftState, unknown> = {
    commits,
    starts,
    ...ofSeveral,
    leaveOut,
    reword,
    arrange,
    conflicts,
    planned,
  };
  return JSON.stringify(state);
}

/** The later ones count, but not where people replaced their words meanwhile. */
export function joinEntryEdits(earlier: EntryEdits, later: EntryEdits): EntryEdits {
  const reword = new Map(earlier.reword.map((one) => [nameEntryOf(one.reference), one]));
  for (const one of later.reword) {
    const name = nameEntryOf(one.reference);
    const { instead = [] } = reword.get(name) ?? {};
    if (instead.includes(one.text)) continue;
    reword.set(name, { ...one, instead: [...new Set([...instead, ...(one.instead ?? [])])] });
  }
  const leaveOut = new Map([...earlier.leaveOut, ...later.leaveOut].map((one) => [nameEntryOf(one), one]));
  // Asked for again by the same comments in each turn: the last time counts.
  const arrange = [...(earlier.arrange ?? []), ...(later.arrange ?? [])].toReversed();
  const byText = new Map(arrange.map((one) => [JSON.stringify(one), one]));
  return { leaveOut: [...leaveOut.values()], reword: [...reword.values()], arrange: [...byText.values()].toReversed() };
}

/** What people's edits of notes are compared with. */
type Editable = { written: readonly WrittenSpan[]; config: PublicationConfig; suggestions: readonly Suggestion[] };

/** `own`: the notes of this request. `whole`: of all that the draft is about. `state`: what both follow. */
export type KeptNotes<Notes> = { own: Notes; whole: Notes; state: DraftState };

type Place<Notes> = {
  noted: Notes;
  /** Names the notes of unreleased changes. */
  subject: string;
  /** Whether other requests write to the draft too. */
  isShared: boolean;
  rewrite: (state: DraftState) => Promise<Notes>;
};

/** The notes with what earlier runs left beside the branch, and with what people changed on it. */
export async function readKeptNotes<Notes extends Editable>(
  open: OpenDraft,
  { noted, subject, isShared, rewrite }: Place<Notes>,
): Promise<KeptNotes<Notes>> {
  const follow = async (state: DraftState): Promise<KeptNotes<Notes>> => {
    const isEdited = [state.leaveOut, state.reword, state.arrange ?? []].some(({ length }) => length > 0);
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
async function followPeople(
  open: OpenDraft,
  { whole, state }: KeptNotes<Editable>,
  subject: string,
): Promise<DraftState> {
  const { written, config, suggestions } = whole;
  if (open.edited === undefined && suggestions.length === 0) return state;
  const find = createEntryFinder(written);
  const edited: EntryEdits[] = [];
  const returned = new Set<string>();
  for (const file of (await writeFiles(open, config, written, subject)).edits) {
    const { base, theirs } = await readVersions(open, file, suggestions);
    const changed = selectEntryEdits(file.path, base, theirs);
    for (const item of changed.added) for (const key of selectEntryKeys(item)) returned.add(key);
    edited.push(referToEntries(changed, find));
  }
  const leaveOut = edited.flatMap((one) => one.leaveOut);
  const byEntry = Map.groupBy(
    edited.flatMap((one) => one.reword),
    ({ reference }) => nameEntryOf(reference),
  );
  const agreed = [...byEntry.values()].filter((all) => new Set(all.map(({ text }) => text)).size === 1).flat();
  const left = { ...state, leaveOut: state.leaveOut.filter((reference) => !returned.has(nameEntryOf(reference))) };
  const isSame = leaveOut.length + agreed.length === 0 && left.leaveOut.length === state.leaveOut.length;
  return isSame ? state : { ...left, ...joinEntryEdits(left, { leaveOut, reword: agreed }) };
}

/** The changes whose entries people reworded or removed in a file. */
function referToEntries(
  { reworded, removed, kept }: ReturnType<typeof selectEntryEdits>,
  find: (item: string) => Found | undefined,
): EntryEdits {
  const reword = reworded.flatMap(({ item, text }) => {
    const found = find(item);
    if (found === undefined) return [];
    // Other words than those that a person replaced are new, and not replaced.
    const isSame = found.names.has(selectEntryKeys(item).at(-1) ?? "");
    const instead = isSame ? [found.entry.text] : [];
    return referTo(found).map((reference) => ({ reference, text, instead }));
  });
  // Who empties a file means the file.
  const isEmptied = !kept.some((item) => find(item) !== undefined);
  return { reword, leaveOut: isEmptied ? [] : removed.flatMap((item) => find(item) ?? []).flatMap(referTo) };
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
