import { Button, CounterLabel, Stack } from "@primer/react";
import { NOTE_SECTIONS } from "../../../contract/kinds.ts";
import type { NoteOutline, OutlineSection } from "../../../contract/resources/note-edits.ts";
import look from "../../shell/look.module.css";
import { useConversation, usePermitted } from "../conversation.ts";
import { MarkdownText } from "../markdown.tsx";
import { findLastEntry, selectDraftedFiles } from "../recorded.ts";
import { useDrop } from "./drag.ts";
import { applyEdits, nameSection, selectOutlines } from "./edits.ts";
import { NoteEntry } from "./entry.tsx";
import styles from "./notes.module.css";
import { useNoteEdits } from "./use-note-edits.tsx";

/** The release notes as one document, whose entries are edited where they are. */
export function ReleaseNotes() {
  const conversation = useConversation();
  const { edits } = useNoteEdits();
  const notes = findLastEntry(conversation, "releaseNotes")?.message;
  const outlines = applyEdits(selectOutlines(conversation), edits);
  if (!notes && outlines.length === 0) return null;
  return (
    <section aria-labelledby="release-notes" className={`${look.frame} ${styles.notes}`}>
      <header className={styles.header}>
        <h2 id="release-notes" className={styles.title}>
          {notes ? "Release notes" : "Changelog entries"}
        </h2>
        <SaveState />
      </header>
      {outlines.length === 0 ? (
        <MarkdownText text={notes ?? ""} />
      ) : (
        outlines.map((outline) => <Outline key={outline.name} outline={outline} />)
      )}
    </section>
  );
}

function SaveState() {
  const conversation = useConversation();
  const { edits, failed } = useNoteEdits();
  const places = selectDraftedFiles(conversation).map(({ path }) => path);
  if (failed !== undefined) {
    return (
      <p className={`${look.line} ${look.small}`} role="alert">
        {edits.length === 1 ? "1 edit is" : `${edits.length} edits are`} not saved.
        <Button size="small" onClick={failed.retry}>
          Save again
        </Button>
        <Button size="small" variant="invisible" onClick={failed.discard}>
          Discard
        </Button>
      </p>
    );
  }
  const isSaving = edits.length > 0;
  return (
    <p className={look.small} role="status" data-saving={isSaving}>
      {isSaving ? "Saving…" : `One text in ${[...places, "the pull request"].join(", ")}`}
    </p>
  );
}

function Outline({ outline }: { outline: NoteOutline }) {
  const { name, above, sections, below, fixed } = outline;
  const isEditable = usePermitted().editNotes && fixed === undefined;
  const shown = sections.filter(({ entries }) => entries.length > 0);
  return (
    <>
      {name && <h3 className={styles.title}>{name}</h3>}
      {fixed !== undefined && <p className={look.muted}>{fixed} Edit them in the repository.</p>}
      {above && <MarkdownText text={above} />}
      {shown.map((section) => (
        <Section key={`${section.kind} ${section.title}`} section={section} isEditable={isEditable} />
      ))}
      {below && <MarkdownText text={below} />}
      <Hidden outline={outline} isEditable={isEditable} />
    </>
  );
}

type SectionProps = { section: OutlineSection; isEditable: boolean };

function Section({ section, isEditable }: SectionProps) {
  const { edit } = useNoteEdits();
  const { kind, entries } = section;
  const movable = NOTE_SECTIONS.find((name) => name === kind);
  const drop = useDrop((reference) => edit({ reference, section: movable }));
  const title = nameSection(section);
  return (
    <section aria-label={title}>
      <h3 {...(isEditable && movable !== undefined && drop)}>{title}</h3>
      <ul>
        {entries.map((entry, index) => {
          const places = { section, above: entries[index - 1], below: entries[index + 1] };
          return <NoteEntry key={entry.reference} entry={entry} places={places} isEditable={isEditable} />;
        })}
      </ul>
    </section>
  );
}

function Hidden({ outline: { hidden }, isEditable }: { outline: NoteOutline; isEditable: boolean }) {
  const { edit } = useNoteEdits();
  if (hidden.length === 0) return null;
  return (
    <details>
      <summary className={look.muted}>
        Hidden from the notes <CounterLabel>{hidden.length}</CounterLabel>
      </summary>
      <Stack as="ul" gap="condensed">
        {hidden.map(({ reference, text }) => (
          <Stack as="li" key={reference} direction="horizontal" align="center" justify="space-between">
            <span>
              {text} <span className={look.muted}>{reference}</span>
            </span>
            {isEditable && (
              <Button size="small" onClick={() => edit({ reference, isHidden: false })} aria-label={`Show ${text}`}>
                Show again
              </Button>
            )}
          </Stack>
        ))}
      </Stack>
    </details>
  );
}
