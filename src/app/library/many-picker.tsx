import { TriangleDownIcon } from "@primer/octicons-react";
import { Button, SelectPanel } from "@primer/react";
import { useState } from "react";

export type Choice = { id: string; text: string };

type PickerProps = {
  label: string;
  placeholder: string;
  choices: readonly Choice[];
  /** IDs of choices. */
  chosen: readonly string[];
  /** Whether a second choice is added to the first, instead of replacing it. */
  isMany: boolean;
  onChange: (chosen: string[]) => void;
};

/** A button that opens a list to choose one or several of, with a filter. */
export function ManyPicker({ label, placeholder, choices, chosen, isMany, onChange }: PickerProps) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState("");
  const selected = choices.filter(({ id }) => chosen.includes(id));
  const [only, ...others] = selected;
  const shown = only === undefined ? placeholder : others.length === 0 ? only.text : `${selected.length} ${label}`;
  const items = choices.filter((choice) => choice.text.toLowerCase().includes(text.trim().toLowerCase()));
  return (
    <SelectPanel
      title={label}
      inputLabel={`Filter ${label.toLowerCase()}`}
      placeholderText={`Filter ${label.toLowerCase()}`}
      open={isOpen}
      onOpenChange={(opens) => setOpen(opens)}
      items={items}
      selected={selected}
      onSelectedChange={(next: { id?: string | number }[]) => {
        const ids = next.map(({ id }) => String(id));
        onChange(isMany ? ids : ids.slice(-1));
      }}
      onFilterChange={setText}
      overlayProps={{ width: "medium", height: "medium" }}
      renderAnchor={({ children: _, ...anchor }) => (
        <Button {...anchor} aria-label={`${label}: ${shown}`} trailingAction={TriangleDownIcon}>
          {shown}
        </Button>
      )}
      {...(items.length === 0 && {
        message: { variant: "empty", title: "None matches", body: "Try another part of the name." },
      })}
    />
  );
}
