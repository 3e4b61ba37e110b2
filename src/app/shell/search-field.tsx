import { SearchIcon } from "@primer/octicons-react";
import { TextInput } from "@primer/react";
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
