import { ArrowDownIcon, ArrowUpIcon, TrashIcon } from "@primer/octicons-react";
import { IconButton } from "@primer/react";
import type { ReactNode } from "react";
import { useLists } from "../forms/save-form.ts";
import styles from "./form.module.css";

type OrderedProps = {
  /** Of the list in the form. */
  path: string;
  label: string;
  /** Those of the list that are shown. */
  positions: readonly number[];
  nameOf: (position: number, place: number) => string;
  children: (position: number, name: string) => ReactNode;
};

/** Items of an ordered list, with buttons that move them or take them out. */
export function OrderedItems({ path, label, positions, nameOf, children }: OrderedProps) {
  const lists = useLists();
  if (positions.length === 0) return null;
  return (
    <ol className={styles.stack} aria-label={label}>
      {positions.map((position, place) => {
        const name = nameOf(position, place);
        const swap = (other = position) => lists.swapFieldValues(path, position, other);
        const shared = { variant: "invisible", size: "small" } as const;
        return (
          <li key={position} className={styles.item}>
            <div className={styles.itemText}>{children(position, name)}</div>
            <div className={styles.itemButtons}>
              <IconButton
                {...shared}
                icon={ArrowUpIcon}
                aria-label={`Move ${name} up`}
                disabled={place === 0}
                onClick={() => swap(positions[place - 1])}
              />
              <IconButton
                {...shared}
                icon={ArrowDownIcon}
                aria-label={`Move ${name} down`}
                disabled={place === positions.length - 1}
                onClick={() => swap(positions[place + 1])}
              />
              <IconButton
                {...shared}
                icon={TrashIcon}
                aria-label={`Remove ${name}`}
                onClick={() => void lists.removeFieldValue(path, position)}
              />
            </div>
          </li>
        );
      })}
    </ol>
  );
}
