import { buildNotes, type Notes } from "../writer/notes.ts";
import { renderReleaseNotes } from "../writer/release-notes.ts";
import type { Repository, Span } from "../writer/span.ts";

/** A stretch of history with its notes, also as the Markdown of a release. */
export type WrittenSpan = { span: Span; notes: Notes; releaseNotes: string };

/** Writes the notes of a span. */
export function writeSpan(repository: Repository, span: Span): WrittenSpan {
  const notes = buildNotes(span.commits);
  return { span, notes, releaseNotes: renderReleaseNotes(span, notes, repository) };
}
