import { NOTE_SECTIONS } from "../../../contract/kinds.ts";
import type { NoteEdit, NoteOutline, OutlineEntry, OutlineSection } from "../../../contract/resources/note-edits.ts";
import { type Arrangement, arrangeEntry } from "../../../shared/arrange.ts";
import { escapePhrase } from "../../../shared/markdown/escape.ts";
import { capitalize } from "../../../shared/text.ts";
import { findLastEntry, type Source } from "../recorded.ts";

type Entries = Parameters<typeof findLastEntry>[0];

/** The notes of the newest draft as data; none for a draft of an earlier version of the service. */
export function selectOutlines(conversation: Entries): readonly NoteOutline[] {
  const outlines = findLastEntry(conversation, "account")?.details?.outlines;
  return Array.isArray(outlines) ? outlines : [];
}

export function nameSection({ title, kind = "" }: Pick<OutlineSection, "title" | "kind">): string {
  return title || (kind === "breaking" ? "Breaking changes" : capitalize(kind));
}

/** The files that list one of the commits. */
export function selectPlaces(
  { commits }: Pick<OutlineEntry, "commits">,
  files: readonly { path: string; sources: readonly Source[] }[],
): string[] {
  const shas = new Set(commits.map(({ sha }) => sha));
  return files.filter(({ sources }) => sources.some(({ sha }) => shas.has(sha))).map(({ path }) => path);
}

/** The notes as they look until the service has written them with these edits. */
export function applyEdits(outlines: readonly NoteOutline[], edits: readonly NoteEdit[]): readonly NoteOutline[] {
  return outlines.map((outline) => edits.reduce(applyEdit, outline));
}

function applyEdit(outline: NoteOutline, edit: NoteEdit): NoteOutline {
  const { reference, text, section, before, into, isHidden } = edit;
  const all = outline.sections.flatMap(({ entries }) => entries);
  const find = (name: string) => all.find((one) => isNamed(one, name));
  if (isHidden === false) return { ...outline, hidden: outline.hidden.filter((one) => !isNamed(one, reference)) };
  const entry = find(reference);
  if (entry === undefined) return outline;
  const replace = (by: readonly OutlineEntry[]) =>
    changeLists(outline, (entries) => entries.flatMap((one) => (one === entry ? by : one)));
  if (text !== undefined) return replace([reword(entry, text)]);
  if (isHidden) return { ...replace([]), hidden: [...outline.hidden, entry] };
  const arrangement: Arrangement<string> =
    section === undefined
      ? { reference, other: before ?? into ?? "", isJoined: before === undefined }
      : { reference, section };
  const change = (list: ChangeList) => changeLists(addSection(outline, section), list);
  return arrangeEntry(arrangement, { find, change, place: (one) => one, join }) ?? outline;
}

/** What the edits do in words, and those that take them back; undefined where none do. */
export function invertEdits(
  outlines: readonly NoteOutline[],
  edits: readonly NoteEdit[],
): { said: string; inverse: readonly NoteEdit[] } | undefined {
  const [{ reference, isHidden, section, before } = { reference: "" }] = edits;
  if (isHidden) {
    return { said: "The entry is hidden.", inverse: edits.map((one) => ({ ...one, isHidden: false })) };
  }
  const from = outlines
    .flatMap(({ sections }) => sections)
    .find(({ entries }) => entries.some((one) => isNamed(one, reference)));
  if (from === undefined || (section ?? before) === undefined) return undefined;
  const below = from.entries[from.entries.findIndex((one) => isNamed(one, reference)) + 1]?.reference;
  const kind = NOTE_SECTIONS.find((one) => one === from.kind);
  const inverse = below === undefined ? { reference, section: kind } : { reference, before: below };
  return kind && { said: "The entry is moved.", inverse: [inverse] };
}

function isNamed({ reference, others }: OutlineEntry, name: string): boolean {
  return reference === name || others.includes(name);
}

type ChangeList = (entries: readonly OutlineEntry[], kind?: string) => OutlineEntry[];

/** Of sections of one kind, entries are moved to the first. */
function changeLists(outline: NoteOutline, change: ChangeList): NoteOutline {
  const firsts = new Map(outline.sections.toReversed().map((section) => [section.kind, section]));
  const sections = outline.sections.map((section) => {
    const { entries, kind } = section;
    return { ...section, entries: change(entries, firsts.get(kind) === section ? kind : undefined) };
  });
  return { ...outline, sections };
}

/** With the text as the notes will show it; the links behind it stay. */
export function reword(entry: OutlineEntry, text: string): OutlineEntry {
  const [first = "", ...others] = entry.markdown.split("\n");
  const end = first.slice(Math.max(first.lastIndexOf(" ("), 0));
  const links = /^ \((?:\[#|\[`|#)/.test(end) ? end : "";
  return { ...entry, text, markdown: [`${escapePhrase(text, () => undefined)}${links}`, ...others].join("\n") };
}

function join(one: OutlineEntry, other: OutlineEntry): OutlineEntry {
  return {
    ...one,
    others: [...one.others, other.reference, ...other.others],
    commits: [...one.commits, ...other.commits],
    moreCommits: one.moreCommits + other.moreCommits,
  };
}

function addSection(outline: NoteOutline, kind: string | undefined): NoteOutline {
  const { sections } = outline;
  if (kind === undefined || sections.some((section) => section.kind === kind)) return outline;
  return { ...outline, sections: [...sections, { title: "", kind, entries: [] }] };
}
