import { ArrowDownIcon, ArrowUpIcon, PlusIcon, TrashIcon } from "@primer/octicons-react";
import { Button, IconButton, Select } from "@primer/react";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { PUBLICATION_SLOTS, type PublicationSlot } from "../../contract/kinds.ts";
import { MAX_PROSE_LENGTH } from "../../contract/limits.ts";
import type { Instruction } from "../../contract/resources/instructions.ts";
import { ProseField } from "../forms/fields.tsx";
import { FieldGroup, useFieldError } from "../forms/form.tsx";
import { move } from "../forms/lists.ts";
import { instructionChoices, TYPE_LABELS } from "../library/queries.ts";
import { Actions } from "../shell/record-page.tsx";
import type { FormFields, SlotItem } from "./fields.ts";
import styles from "./form.module.css";

type SlotsProps = { slots: FormFields["slots"]; onChange: (slots: FormFields["slots"]) => void };

/** The instructions of each slot, which are followed in order. */
export function Slots({ slots, onChange }: SlotsProps) {
  const { data = [] } = useQuery(instructionChoices);
  const error = useFieldError("instructions");
  return (
    <FieldGroup title="Instructions" caption="Followed in order. The library's are shared with other publications.">
      {PUBLICATION_SLOTS.map((slot) => (
        <Slot
          key={slot}
          slot={slot}
          items={slots[slot]}
          library={data}
          onChange={(items) => onChange({ ...slots, [slot]: items })}
        />
      ))}
      {error !== undefined && <p className={styles.problem}>{error}</p>}
    </FieldGroup>
  );
}

type SlotProps = {
  slot: PublicationSlot;
  items: readonly SlotItem[];
  library: readonly Instruction[];
  onChange: (items: readonly SlotItem[]) => void;
};

function Slot({ slot, items, library, onChange }: SlotProps) {
  const label = TYPE_LABELS[slot];
  const fitting = library.filter(({ type }) => type === slot);
  return (
    <div className={styles.slot}>
      <h3 className={styles.slotTitle}>{label}</h3>
      {items.length > 0 && (
        <ol className={styles.items} aria-label={`Instructions: ${label}`}>
          {items.map((item, index) => (
            // One instruction may be in a slot twice.
            // biome-ignore lint/suspicious/noArrayIndexKey: fields are controlled
            <OrderedItem key={index} label={`${label} ${index + 1}`} {...{ items, index, onChange }}>
              <ItemText
                {...{ item, library }}
                label={`${label} ${index + 1}`}
                onChange={(changed) => onChange(items.with(index, changed))}
              />
            </OrderedItem>
          ))}
        </ol>
      )}
      <Actions>
        {fitting.length > 0 && (
          <Select
            aria-label={`Add an instruction of the library: ${label}`}
            value=""
            onChange={({ target }) => onChange([...items, { kind: "library", instructionId: target.value }])}
          >
            <Select.Option value="">Add from the library…</Select.Option>
            {fitting.map(({ id, name }) => (
              <Select.Option key={id} value={id}>
                {name}
              </Select.Option>
            ))}
          </Select>
        )}
        <Button
          leadingVisual={PlusIcon}
          aria-label={`Add a text: ${label}`}
          onClick={() => onChange([...items, { kind: "own", content: "" }])}
        >
          Add a text
        </Button>
      </Actions>
    </div>
  );
}

type ItemProps = {
  item: SlotItem;
  label: string;
  library: readonly Instruction[];
  onChange: (item: SlotItem) => void;
};

function ItemText({ item, label, library, onChange }: ItemProps) {
  if (item.kind === "library") {
    const found = library.find(({ id }) => id === item.instructionId);
    return <>{found?.name ?? item.instructionId}</>;
  }
  return (
    <ProseField
      path="instructions"
      label={label}
      required
      rows={3}
      maxLength={MAX_PROSE_LENGTH}
      value={item.content}
      onChange={(content) => onChange({ ...item, content })}
    />
  );
}

type OrderedProps<Item> = {
  label: string;
  items: readonly Item[];
  index: number;
  onChange: (items: Item[]) => void;
  children: ReactNode;
};

/** An item of an ordered list, with buttons that move it or take it out. */
export function OrderedItem<Item>({ label, items, index, onChange, children }: OrderedProps<Item>) {
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
