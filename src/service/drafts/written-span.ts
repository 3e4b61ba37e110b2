import type { PublicationConfig } from "../../contract/publication-config.ts";
import type { NoteEdits } from "../../writer/note-edits.ts";
import { buildNotes, type Notes } from "../../writer/notes.ts";
import { renderReleaseNotes } from "../../writer/release-notes.ts";
import type { Span } from "../../writer/span.ts";
import type { Place } from "../places/place.ts";
import { readCredits } from "./read-credits.ts";

/** A stretch of history with its notes, also as the Markdown of a release. */
export type WrittenSpan = { span: Span; notes: Notes; releaseNotes: string };

/** Writes the notes of a span, as the publication wants them and with what people ask to be different. */
export async function writeSpan(
  { history, repository }: Pick<Place, "history" | "repository">,
  span: Span,
  config: PublicationConfig = {},
  edits?: NoteEdits,
): Promise<WrittenSpan> {
  const notes = buildNotes(span.commits, span.metadata, edits);
  const credits = await readCredits(history, span, notes, config.styleGuide?.releaseNotes ?? {});
  return { span, notes, releaseNotes: renderReleaseNotes(span, notes, repository, credits) };
}
