import type { NoteEdit, NoteOutline, OutlineEntry, OutlineSection } from "../../../contract/resources/note-edits.ts";
import { findLastEntry, type Source } from "../recorded.ts";

type Entries = Parameters<typeof findLastEntry>[0];

/** The notes of the newest draft as data; none for a draft of an earlier version of the service. */
export function selectOutlines(conversation: Entries): readonly NoteOutline[] {
  const outlines = findLastEntry(conversation, "account")?.details?.outlines;
  return Array.isArray(outlines) ? outlines : [];
}

export function nameSection({ title, kind = "" }: Pick<OutlineSection, "title" | "kind">): string {
  return title || (kind === "breaking" ? "Breaking changes" : `${kind.slice(0, 1).toUpperCase()}${kind.slice(1)}`);
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
  const isMeant = ({ reference, others }: OutlineEntry, name = edit.reference) => [reference, ...others].includes(name);
  const all = outline.sections.flatMap(({ entries }) => entries);
  const entry = all.find((one) => isMeant(one));
  if (edit.isHidden === false) return { ...outline, hidden: outline.hidden.filter((one) => !isMeant(one)) };
  if (entry === undefined) return outline;
  const change = (replace: (one: OutlineEntry) => readonly OutlineEntry[]) => ({
    ...outline,
    sections: outline.sections.map((section) => ({ ...section, entries: section.entries.flatMap(replace) })),
  });
  const without = (replace: (one: OutlineEntry) => readonly OutlineEntry[]) =>
    change((one) => (one === entry ? [] : replace(one)));
  const { text, section, before, into } = edit;
  if (text !== undefined) return change((one) => (one === entry ? [reword(entry, text)] : [one]));
  if (edit.isHidden) return { ...without((one) => [one]), hidden: [...outline.hidden, entry] };
  if (section !== undefined)
    return append(
      without((one) => [one]),
      entry,
      section,
    );
  const other = all.find((one) => isMeant(one, before ?? into));
  if (other === undefined || other === entry) return outline;
  return without((one) => {
    if (one !== other) return [one];
    return before === undefined ? [join(other, entry)] : [entry, other];
  });
}

/** The links behind the text stay. */
function reword(entry: OutlineEntry, text: string): OutlineEntry {
  const [first = "", ...others] = entry.markdown.split("\n");
  const end = first.slice(Math.max(first.lastIndexOf(" ("), 0));
  const links = /^ \((?:\[#|\[`|#)/.test(end) ? end : "";
  return { ...entry, text, markdown: [`${text}${links}`, ...others].join("\n") };
}

function join(one: OutlineEntry, other: OutlineEntry): OutlineEntry {
  return {
    ...one,
    others: [...one.others, other.reference, ...other.others],
    commits: [...one.commits, ...other.commits],
    moreCommits: one.moreCommits + other.moreCommits,
  };
}

function append(outline: NoteOutline, entry: OutlineEntry, kind: string): NoteOutline {
  const { sections } = outline;
  if (!sections.some((section) => section.kind === kind)) {
    return { ...outline, sections: [...sections, { title: nameSection({ title: "", kind }), kind, entries: [entry] }] };
  }
  const target = sections.find((section) => section.kind === kind);
  const extend = (section: OutlineSection) =>
    section === target ? { ...section, entries: [...section.entries, entry] } : section;
  return { ...outline, sections: sections.map(extend) };
}
