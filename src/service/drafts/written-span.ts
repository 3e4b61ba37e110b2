import type { PublicationConfig } from "../../contract/publication-config.ts";
import type { NoteEdits } from "../../writer/note-edits.ts";
import { buildNotes, type Notes } from "../../writer/notes.ts";
import { renderReleaseNotes } from "../../writer/release-notes.ts";
import type { Repository, Span } from "../../writer/span.ts";
import type { Place } from "../places/place.ts";
import { readCredits } from "./read-credits.ts";

/** A stretch of history with its notes, also as the Markdown of a release. */
export type WrittenSpan = {
  span: Span;
  notes: Notes;
  releaseNotes: string;
  /** The repository that it is about. */
  source: Repository;
};

/** Writes the notes of a span, as the publication wants them and with what people ask to be different. */
export async function writeSpan(
  { history, repository }: Pick<Place, "history" | "repository">,
  span: Span,
  config: PublicationConfig = {},
  edits?: NoteEdits,
): Promise<WrittenSpan> {
  const notes = buildNotes(span.commits, span.metadata, edits);
  const credits = await readCredits(history, span, notes, config.styleGuide?.releaseNotes ?? {});
  return { span, notes, releaseNotes: renderReleaseNotes(span, notes, repository, credits), source: repository };
}

/** A span as a heading: `v1.2.0`, `Unreleased`; with the repository's name where several are written about. */
export function nameSpan({ span, source }: Pick<WrittenSpan, "span" | "source">, areSeveral: boolean): string {
  const name = span.tag ?? "Unreleased";
  return areSeveral ? `${source.name} ${name}` : name;
}

/** The written spans of each repository, in the order of the first of each. */
export function groupBySource(written: readonly WrittenSpan[]): ReadonlyMap<string, WrittenSpan[]> {
  return Map.groupBy(written, ({ source }) => source.name);
}
