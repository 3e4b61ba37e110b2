import type { ReleaseNotesStyle } from "../../contract/resources/publication-styles.ts";
import { buildChangelogSection, type ChangelogSection } from "../../writer/changelog/changelog.ts";
import { renderInline } from "../../writer/changelog/items.ts";
import { parseChangelog, readFormat } from "../../writer/changelog/parse.ts";
import type { Format } from "../../writer/changelog/version-heading.ts";
import type { Repository, Span } from "../../writer/changes/change.ts";
import { type ChangeClass, isShown } from "../../writer/changes/labels.ts";
import { renderEntry } from "../../writer/entries.ts";
import type { FirstRelease, NoteEntry, Notes } from "../../writer/notes.ts";
import { arrangeSections, type ReleaseNotesOptions, renderReleaseNotes } from "../../writer/release-notes.ts";
import type { Template } from "./mustache.ts";
import { createEntryView, viewNotes, viewRelease } from "./view.ts";

export type FormStyle = Pick<ReleaseNotesStyle, "entry" | "template" | "sections" | "header" | "footer">;

/** A publication's settings of a document, with its templates as functions. */
export type Form = Pick<FormStyle, "sections" | "header" | "footer"> & {
  write?: Template | undefined;
  whole?: Template | undefined;
  /** Whether the whole begins with a version's heading: `## {{version}}`. */
  isHeaded?: boolean;
};

/** Throws `config/invalid`. The library is loaded only where there is a template. */
export async function readForm({ entry, template, sections, header, footer }: FormStyle = {}): Promise<Form> {
  const form = { sections, header, footer };
  if (entry === undefined && template === undefined) return form;
  const { compileEntry, compileWhole } = await import("./sample.ts");
  const [write, whole] = [entry && compileEntry(entry), template && compileWhole(template)];
  return { ...form, write: write || undefined, whole: whole || undefined, isHeaded: HEADED.test(template ?? "") };
}

const HEADED = /^\s*#[^\n]*\{\{(?:version|tag)\}\}/;

export type NotesLayout = ReleaseNotesOptions & { form?: Form | undefined };

/** Release notes as the publication wants them; empty for a span without commits. */
export function renderNotes(span: Span, notes: Notes, repository: Repository, layout: NotesLayout): string {
  if (span.commits.length === 0) return "";
  const { form = {}, credits, sections: styles, style, first } = layout;
  const write = createWriter(form, notes, repository);
  const line = write ?? ((entry: NoteEntry) => renderEntry(entry, repository, style));
  const options = { credits, styles, rules: span.metadata?.rules, line };
  const text =
    form.whole === undefined || first !== undefined
      ? renderReleaseNotes(span, notes, repository, { ...layout, style: { ...style, write } })
      : form.whole(viewNotes(span, notes, repository, options));
  const [header, footer] = [form.header, form.footer].map((frame) => fillFrame(frame, span, repository));
  return `${[header, text.trim(), footer].filter((part) => part).join("\n\n")}\n`;
}

export function createWriter(
  { write }: Form,
  notes: Notes,
  repository: Repository,
  change?: (value: string) => string,
) {
  const view = createEntryView(notes, repository);
  return write && ((entry: NoteEntry) => write(view(entry), change).trim());
}

export const PLACEHOLDER = /\{(\w+)\}/g;

/** Without the lines whose placeholders have no value. */
function fillFrame(frame: string | undefined, span: Span, repository: Repository): string | undefined {
  const values = new Map(Object.entries(viewRelease(span, repository)));
  const isFilled = (line: string) => [...line.matchAll(PLACEHOLDER)].every(([, name = ""]) => values.get(name));
  const filled = frame?.split("\n").filter(isFilled).join("\n").trim();
  return filled?.replace(PLACEHOLDER, (_, name: string) => values.get(name) ?? "");
}

type Listed = { span: Span; notes: Notes; source: Repository; first?: FirstRelease | undefined };

/** A changelog's section as the publication wants it; `path` and `text` decide the markup. */
export function buildFormedSection(
  { span, notes: all, source, first }: Listed,
  form: Form,
  file: { path: string; text: string | undefined },
): ChangelogSection {
  const format = readFormat(file.path, file.text ?? "") ?? "markdown";
  const change = (value: string) => renderInline(value, format);
  const write = createWriter(form, all, source, change);
  const notes = form.sections === undefined ? all : { ...all, sections: arrangeNotes(all, form.sections) };
  const section = buildChangelogSection(span, notes, source, first, write);
  if (form.whole === undefined || first !== undefined || section.groups.length === 0) return section;
  const line = write ?? ((entry: NoteEntry) => renderEntry(entry, source));
  const own = form.whole(viewNotes(span, all, source, { styles: form.sections, line }), change);
  const text = form.isHeaded && span.version === undefined ? own.trimStart().replace(/^.*\n/, "") : own;
  return { ...section, own: parseOwnSection(text, section.version, format) };
}

/** A text with or without the version's heading above it. */
function parseOwnSection(text: string, version: string | undefined, format: Format): ChangelogSection["own"] {
  const [above, first] = parseChangelog(text, format).parts;
  const isHeaded = above?.body.trim() === "" && version !== undefined && first?.heading?.version === version;
  const { headingText: heading } = isHeaded ? first : { headingText: "" };
  const body = text.slice(text.indexOf(heading) + heading.length).trim();
  return { heading: heading && `${heading.trimEnd()}\n`, body };
}

/** The sections of the styles by kind, then the file's; one may be empty but for the updates of dependencies. */
function arrangeNotes(notes: Notes, styles: NonNullable<Form["sections"]>) {
  const isStyled = (kind: ChangeClass) => styles.some(({ kinds }) => kinds.includes(kind));
  const sections = arrangeSections(notes, { styles }).flatMap(({ title, entries }) =>
    [...Map.groupBy(entries, (entry) => entry.class)].map(([kind, own]) => ({
      name: isShown(kind) ? kind : ("fixed" as const),
      title: isStyled(kind) ? title : undefined,
      entries: own,
    })),
  );
  const title = styles.find(({ kinds }) => kinds.includes("changed"))?.title;
  const isThere = sections.some(({ name }) => name === "changed");
  return isThere ? sections : [...sections, { name: "changed" as const, title, entries: [] }];
}
