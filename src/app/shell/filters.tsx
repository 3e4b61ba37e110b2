import { SearchIcon } from "@primer/octicons-react";
import { Button, Select, TextInput } from "@primer/react";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import styles from "./list.module.css";

/** Milliseconds without a key before a text is searched. */
const TYPING_PAUSE = 300;

type SearchProps = { label: string; text: string; onChange: (text: string) => void };

/** Searches after a pause, and shows what the URL says after "back". */
export function SearchField({ label, text, onChange }: SearchProps) {
  const [typed, setTyped] = useState(text);
  const [known, setKnown] = useState(text);
  if (known !== text) {
    setKnown(text);
    setTyped(text);
  }
  useEffect(() => {
    if (typed === text) return;
    const timer = setTimeout(() => onChange(typed), TYPING_PAUSE);
    return () => clearTimeout(timer);
  });
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={label}
      leadingVisual={SearchIcon}
      className={styles.text}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}

type FilterProps = {
  label: string;
  /** What an empty value means. */
  all: string;
  /** Values with their words. */
  choices: readonly (readonly [value: string, words: string])[];
  value: string | undefined;
  onChange: (value: string) => void;
};

/** Filters a list by one of several values. */
export function FilterSelect({ label, all, choices, value = "", onChange }: FilterProps) {
  return (
    <Select aria-label={label} value={value} onChange={({ target }) => onChange(target.value)}>
      <Select.Option value="">{all}</Select.Option>
      {choices.map(([choice, words]) => (
        <Select.Option key={choice} value={choice}>
          {words}
        </Select.Option>
      ))}
    </Select>
  );
}

/** Shows the list without its filters. */
export function ClearFilters() {
  const navigate = useNavigate();
  return <Button onClick={() => void navigate({ to: ".", search: {} })}>Clear filters</Button>;
}
