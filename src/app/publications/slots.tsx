import { PlusIcon } from "@primer/octicons-react";
import { Button, Select } from "@primer/react";
import { useQuery } from "@tanstack/react-query";
import { PUBLICATION_SLOTS, type PublicationSlot } from "../../contract/kinds.ts";
import type { Instruction } from "../../contract/resources/instructions.ts";
import { fieldsFor } from "../forms/fields.tsx";
import { FieldGroup } from "../forms/form.tsx";
import { useLists, useValues } from "../forms/save-form.ts";
import { instructionChoices, TYPE_LABELS } from "../library/queries.ts";
import { Actions } from "../shell/record-page.tsx";
import type { PublicationValues } from "./fields.ts";
import styles from "./form.module.css";
import { OrderedItems } from "./ordered-items.tsx";

const { ProseField } = fieldsFor<PublicationValues>();

/** The instructions of each slot, which are followed in order. */
export function Slots() {
  const { data = [] } = useQuery(instructionChoices);
  return (
    <FieldGroup
      title="Instructions"
      path="instructions"
      caption="Followed in order. The library's are shared with other publications."
    >
      {PUBLICATION_SLOTS.map((slot) => (
        <Slot key={slot} slot={slot} library={data} />
      ))}
    </FieldGroup>
  );
}

type SlotProps = { slot: PublicationSlot; library: readonly Instruction[] };

function Slot({ slot, library }: SlotProps) {
  const lists = useLists();
  const [{ instructions }] = useValues<PublicationValues>();
  const label = TYPE_LABELS[slot];
  const fitting = library.filter(({ type }) => type === slot);
  const add = (item: object) => lists.pushFieldValue("instructions", { slotType: slot, ...item });
  return (
    <div className={styles.stack}>
      <h3 className={styles.slotTitle}>{label}</h3>
      <OrderedItems
        path="instructions"
        label={`Instructions: ${label}`}
        positions={[...instructions.keys()].filter((position) => instructions[position]?.slotType === slot)}
        nameOf={(_, place) => `${label} ${place + 1}`}
      >
        {(position, name) => <ItemText {...{ position, name, library }} />}
      </OrderedItems>
      <Actions>
        {fitting.length > 0 && (
          <Select
            aria-label={`Add an instruction of the library: ${label}`}
            value=""
            onChange={({ target }) => add({ instructionId: target.value, global: true })}
          >
            <Select.Option value="">Add from the library…</Select.Option>
            {fitting.map(({ id, name }) => (
              <Select.Option key={id} value={id}>
                {name}
              </Select.Option>
            ))}
          </Select>
        )}
        <Button leadingVisual={PlusIcon} aria-label={`Add a text: ${label}`} onClick={() => add({ content: "" })}>
          Add a text
        </Button>
      </Actions>
    </div>
  );
}

type ItemProps = { position: number; name: string; library: readonly Instruction[] };

function ItemText({ position, name, library }: ItemProps) {
  const [{ instructions }, set] = useValues<PublicationValues>();
  const { global, instructionId } = instructions[position] ?? {};
  if (global) return library.find(({ id }) => id === instructionId)?.name ?? instructionId;
  return (
    <ProseField
      path={`instructions[${position}].content`}
      label={name}
      required
      rows={3}
      // A changed text is another instruction.
      onChange={() => set(`instructions[${position}].instructionId`, undefined)}
    />
  );
}
