import { SearchIcon } from "@primer/octicons-react";
import { Button, Checkbox, Select, TextInput } from "@primer/react";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import look from "../look.module.css";
import styles from "./list.module.css";

/** Milliseconds without a key before a text is searched. */
const TYPING_PAUSE = 300;

/** A filter as the page's URL has it, and how to change it there; the list starts at its first page again. */
function useFilter(name: string): [value: string, change: (value: string, replace?: boolean) => void] {
  const value: unknown = Object(useSearch({ strict: false }))[name];
  const navigate = useNavigate();
  const change = (next: string, replace = false) =>
    void navigate({
      to: ".",
      search: (search) => ({ ...search, next: undefined, [name]: next || undefined }),
      replace,
    });
  return [typeof value === "string" ? value : "", change];
}

/** Searches for the URL's `text` after a pause, and shows it after "back". */
export function SearchField({ label }: { label: string }) {
  const [text, change] = useFilter("text");
  const [typed, setTyped] = useState(text);
  const [known, setKnown] = useState(text);
  if (known !== text) {
    setKnown(text);
    setTyped(text);
  }
  useEffect(() => {
    if (typed === text) return;
    const timer = setTimeout(() => change(typed, true), TYPING_PAUSE);
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
  /** In the URL. */
  name: string;
  label: string;
  /** What an empty value means. */
  all: string;
  /** Values with their words. */
  choices: readonly (readonly [value: string, words: string])[];
};

/** Filters a list by one of several values. */
export function FilterSelect({ name, label, all, choices }: FilterProps) {
  const [value, change] = useFilter(name);
  return (
    <Select aria-label={label} value={value} onChange={({ target }) => change(target.value)}>
      <Select.Option value="">{all}</Select.Option>
      {choices.map(([choice, words]) => (
        <Select.Option key={choice} value={choice}>
          {words}
        </Select.Option>
      ))}
    </Select>
  );
}

/** Filters a list by whether a value is there. */
export function FilterSwitch({ name, label }: Pick<FilterProps, "name" | "label">) {
  const [value, change] = useFilter(name);
  return (
    // Not a FormControl, which brings each kind of field to the first page.
    <span className={look.line}>
      <Checkbox id={name} checked={value !== ""} onChange={({ target }) => change(target.checked ? "yes" : "")} />
      <label htmlFor={name}>{label}</label>
    </span>
  );
}

/** Shows the list without its filters. */
export function ClearFilters() {
  const navigate = useNavigate();
  return <Button onClick={() => void navigate({ to: ".", search: {} })}>Clear filters</Button>;
}
