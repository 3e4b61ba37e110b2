import { GrabberIcon, InfoIcon, PencilIcon } from "@primer/octicons-react";
import { ActionList, Button, FormControl, IconButton, Stack, Textarea, useConfirm } from "@primer/react";
import { type FocusEvent, type FormEvent, type KeyboardEvent, type MouseEvent, useRef, useState } from "react";
import { NOTE_SECTIONS } from "../../../contract/kinds.ts";
import { MAX_LINE_LENGTH } from "../../../contract/limits.ts";
import type { OutlineEntry, OutlineSection } from "../../../contract/resources/note-edits.ts";
import { MoreMenu } from "../../shell/controls/controls.tsx";
import look from "../../shell/look.module.css";
import { InlineCode, SafeLink } from "../../shell/shown-text.tsx";
import { readTyped, useTyped } from "../../shell/typed-text.ts";
import { useConversation, useRepositoryLinks } from "../conversation.ts";
import { MarkdownText } from "../markdown.tsx";
import { selectDraftedFiles } from "../recorded.ts";
import { useFocusWhenOpened } from "../use-focus-when-opened.ts";
import { dragOf, useDrop } from "./drag.ts";
import { nameSection, reword, selectPlaces } from "./edits.ts";
import styles from "./notes.module.css";
import { useNoteEdits } from "./use-note-edits.tsx";

type Places = { section: OutlineSection; above: OutlineEntry | undefined; below: OutlineEntry | undefined };
type FormProps = { entry: OutlineEntry; keptAs: string; onClose: (isLeft: boolean) => void };
type EntryProps = { entry: OutlineEntry; places: Places; isEditable: boolean };

const TOOL = { size: "small", variant: "invisible" } as const;

/** An entry of the notes; a click on its text opens the field. */
export function NoteEntry({ entry, places, isEditable }: EntryProps) {
  const { edit } = useNoteEdits();
  const { reference, markdown } = entry;
  const keptAs = `entry.${useConversation().id}.${reference}`;
  const [isOpen, setIsOpen] = useState(isEditable && readTyped(keptAs) !== "");
  const [hasFacts, setHasFacts] = useState(false);
  const takesFocus = useRef(false);
  const drop = useDrop((dragged) => edit({ reference: dragged, before: reference }));
  const onClick = ({ target }: MouseEvent) => {
    const isSelecting = document.getSelection()?.type === "Range";
    if (isEditable && !isSelecting && target instanceof Element && target.closest("a") === null) setIsOpen(true);
  };
  if (isOpen) {
    return (
      <li className={styles.entry}>
        <EntryForm
          {...{ entry, keptAs }}
          onClose={(isLeft) => {
            takesFocus.current = !isLeft;
            setIsOpen(false);
          }}
        />
      </li>
    );
  }
  return (
    <li className={styles.entry} {...(isEditable && drop)}>
      <span
        className={styles.bullet}
        aria-hidden="true"
        data-editable={isEditable}
        {...(isEditable && dragOf(reference))}
      >
        <GrabberIcon />
      </span>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the button Edit is for keys */}
      <div className={styles.text} data-editable={isEditable} onClick={onClick}>
        <MarkdownText text={markdown} />
      </div>
      <span className={styles.tools}>
        {isEditable && (
          <IconButton
            {...TOOL}
            ref={(button: HTMLButtonElement | null) => {
              if (takesFocus.current) button?.focus();
              takesFocus.current = false;
            }}
            icon={PencilIcon}
            aria-label={`Edit ${reference}`}
            onClick={() => setIsOpen(true)}
          />
        )}
        <IconButton
          {...TOOL}
          icon={InfoIcon}
          aria-label={`Where ${reference} is from`}
          aria-expanded={hasFacts}
          onClick={() => setHasFacts(!hasFacts)}
        />
        {isEditable && <EntryMenu entry={entry} places={places} />}
      </span>
      {hasFacts && <EntryFacts entry={entry} section={places.section} />}
    </li>
  );
}

/** In browsers that give a button no focus the field would be left, and saved, before the click. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** Saves when it is left; Escape leaves the entry as it was. */
function EntryForm({ entry, keptAs, onClose }: FormProps) {
  const { reference, text: before } = entry;
  const { edit } = useNoteEdits();
  const [text, setText] = useTyped(keptAs, before);
  const [formerText] = useState(before);
  const [isPreview, setIsPreview] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useFocusWhenOpened(field, !isPreview);
  const close = (isLeft = false) => {
    setText(before);
    onClose(isLeft);
  };
  const save = (isLeft = false) => {
    const said = text.replace(/\s+/g, " ").trim();
    if (said !== "" && said !== before) edit({ reference, text: said, formerText });
    close(isLeft);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") close();
    if (event.key !== "Enter" || event.target !== field.current) return;
    event.preventDefault();
    save();
  };
  // It has the focus, so that the preview is left, and saved, as the field is.
  const togglePreview = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.focus();
    setIsPreview(!isPreview);
  };
  return (
    <Stack
      as="form"
      gap="condensed"
      ref={form}
      className={styles.below}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        save();
      }}
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget }: FocusEvent) => form.current?.contains(relatedTarget) !== true && save(true)}
    >
      {isPreview ? (
        <MarkdownText text={reword(entry, text).markdown} />
      ) : (
        <FormControl>
          <FormControl.Label visuallyHidden>Text of {reference}</FormControl.Label>
          <Textarea
            ref={field}
            dir="auto"
            block
            resize="vertical"
            rows={2}
            maxLength={MAX_LINE_LENGTH}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <FormControl.Caption>`code`, **strong** and [links](https://…) work. Enter saves.</FormControl.Caption>
        </FormControl>
      )}
      <Stack direction="horizontal" gap="condensed" justify="end">
        <Button size="small" variant="invisible" onMouseDown={keepFocus} onClick={togglePreview}>
          {isPreview ? "Write" : "Preview"}
        </Button>
        <Button size="small" onMouseDown={keepFocus} onClick={() => close()}>
          Cancel
        </Button>
        <Button size="small" variant="primary" type="submit">
          Save
        </Button>
      </Stack>
    </Stack>
  );
}

function EntryMenu({ entry, places: { section, above, below } }: Pick<EntryProps, "entry" | "places">) {
  const { edit } = useNoteEdits();
  const { reference } = entry;
  const confirm = useConfirm();
  const merge = async (into: string) => {
    const isMerged = await confirm({
      title: `Merge ${reference} into ${into}?`,
      content: `The sentence of ${reference} goes; its commits stay with ${into}.`,
      confirmButtonContent: "Merge",
    });
    if (isMerged) edit({ reference, into });
  };
  const hide = () => edit(...[reference, ...entry.others].map((name) => ({ reference: name, isHidden: true })));
  const items = [
    above && { label: "Move up", run: () => edit({ reference, before: above.reference }) },
    below && { label: "Move down", run: () => edit({ reference: below.reference, before: reference }) },
    above && { label: "Merge into the entry above", run: () => void merge(above.reference) },
    { label: "Hide from the notes", run: hide },
  ].filter((item) => item !== undefined);
  const others = NOTE_SECTIONS.filter((kind) => kind !== section.kind);
  return (
    <MoreMenu label={`Arrange ${reference}`} width="small">
      {items.map(({ label, run }) => (
        <ActionList.Item key={label} onSelect={run}>
          {label}
        </ActionList.Item>
      ))}
      {others.map((kind) => (
        <ActionList.Item key={kind} onSelect={() => edit({ reference, section: kind })}>
          Move to {nameSection({ title: "", kind })}
        </ActionList.Item>
      ))}
    </MoreMenu>
  );
}

/** Its commits, why it is in its section, and the files that list it. */
function EntryFacts({ entry, section }: { entry: OutlineEntry; section: OutlineSection }) {
  const links = useRepositoryLinks();
  const paths = selectPlaces(entry, selectDraftedFiles(useConversation()));
  return (
    <Stack gap="tight" className={`${look.small} ${styles.below} ${styles.facts}`}>
      <div>
        In {nameSection(section)}, because <InlineCode text={entry.reason} />.{" "}
        {paths.length > 0 && `Also in ${paths.join(", ")}.`}
      </div>
      <ul>
        {entry.commits.map(({ sha, title }) => (
          <li key={sha}>
            <code>
              <SafeLink href={links?.commit(sha)}>{sha.slice(0, 7)}</SafeLink>
            </code>{" "}
            {title}
          </li>
        ))}
      </ul>
      {entry.moreCommits > 0 && <div>And {entry.moreCommits} more commits.</div>}
    </Stack>
  );
}
