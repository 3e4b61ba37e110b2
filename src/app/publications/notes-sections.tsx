import { ArrowDownIcon, ArrowUpIcon, PlusIcon, TrashIcon } from "@primer/octicons-react";
import { Button, IconButton } from "@primer/react";
import type { ReactNode } from "react";
import { SHOWN_KINDS } from "../../contract/kinds.ts";
import { MAX_LINE_LENGTH, MAX_SECTIONS } from "../../contract/limits.ts";
import type { ReleaseNotesStyle } from "../../contract/publications.ts";
import { CheckField, TextField } from "../forms/fields.tsx";
import { Actions } from "../shell/facts.tsx";
import { move, toggle } from "./draft.ts";
import styles from "./form.module.css";

type Sections = NonNullable<ReleaseNotesStyle["sections"]>;
type Section = Sections[number];

type SectionsProps = { sections: Sections | undefined; onChange: (sections: Sections | undefined) => void };

/** The sections of release notes, in order. */
export function NotesSections({ sections = [], onChange }: SectionsProps) {
  const set = (next: Sections) => onChange(next.length === 0 ? undefined : next);
  return (
    <div className={styles.slot}>
      <h3 className={styles.slotTitle}>Sections</h3>
      <ul className={styles.items} aria-label="Sections">
        {sections.map((section, index) => (
          // Sections have no identity but their place.
          <OrderedItem
            // biome-ignore lint/suspicious/noArrayIndexKey: fields are controlled
            key={index}
            label={section.title || `section ${index + 1}`}
            items={sections}
            index={index}
            onChange={set}
          >
            <SectionFields
              path={`config.styleGuide.releaseNotes.sections.${index}`}
              section={section}
              onChange={(changed) => set(sections.with(index, changed))}
            />
          </OrderedItem>
        ))}
      </ul>
      {sections.length < MAX_SECTIONS && (
        <Actions>
          <Button leadingVisual={PlusIcon} onClick={() => set([...sections, { title: "", kinds: [] }])}>
            Add a section
          </Button>
        </Actions>
      )}
    </div>
  );
}

type FieldsProps = { path: string; section: Section; onChange: (section: Section) => void };

function SectionFields({ path, section, onChange }: FieldsProps) {
  return (
    <div className={styles.checks}>
      <TextField
        path={`${path}.title`}
        label="Heading"
        required
        maxLength={MAX_LINE_LENGTH}
        value={section.title}
        onChange={(title) => onChange({ ...section, title })}
      />
      {SHOWN_KINDS.map((kind) => (
        <CheckField
          key={kind}
          path={`${path}.kinds`}
          label={kind}
          value={section.kinds.includes(kind)}
          onChange={(isIn) => {
            const chosen = toggle(section.kinds, kind, isIn);
            onChange({ ...section, kinds: SHOWN_KINDS.filter((one) => chosen.includes(one)) });
          }}
        />
      ))}
    </div>
  );
}

type ItemProps<Item> = {
  label: string;
  items: readonly Item[];
  index: number;
  onChange: (items: Item[]) => void;
  children: ReactNode;
};

/** An item of an ordered list, with buttons that move it or take it out. */
export function OrderedItem<Item>({ label, items, index, onChange, children }: ItemProps<Item>) {
  const shared = { variant: "invisible", size: "small" } as const;
  return (
    <li className={styles.item}>
      <div className={styles.itemText}>{children}</div>
      <div className={styles.itemButtons}>
        <IconButton
          {...shared}
          icon={ArrowUpIcon}
          aria-label={`Move ${label} up`}
          disabled={index === 0}
          onClick={() => onChange(move(items, index, -1))}
        />
        <IconButton
          {...shared}
          icon={ArrowDownIcon}
          aria-label={`Move ${label} down`}
          disabled={index === items.length - 1}
          onClick={() => onChange(move(items, index, 1))}
        />
        <IconButton
          {...shared}
          icon={TrashIcon}
          aria-label={`Remove ${label}`}
          onClick={() => onChange(items.toSpliced(index, 1))}
        />
      </div>
    </li>
  );
}
