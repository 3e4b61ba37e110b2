import { type QueryKey, type UseQueryOptions, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import styles from "./controls.module.css";
import { Unread } from "./controls.tsx";

/** A part of a page, with its title. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className={styles.section}>{title}</h2>
      {children}
    </section>
  );
}

type LoadedProps<Read, Data, Key extends QueryKey> = {
  query: UseQueryOptions<Read, Error, Data, Key>;
  /** How many a list shows while it is read. */
  rows?: number;
  children: (data: Data) => ReactNode;
};

/** What is read, or its loading and error states. */
export function Loaded<Read, Data, Key extends QueryKey>({ query, rows = 4, children }: LoadedProps<Read, Data, Key>) {
  const result = useQuery(query);
  return result.data === undefined ? <Unread query={result} rows={rows} /> : children(result.data);
}
