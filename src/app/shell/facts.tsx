import { type QueryKey, type UseQueryOptions, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Unread } from "./controls.tsx";
import styles from "./facts.module.css";

/** Labels with their values; what has no value is left out. */
export function Facts({ of }: { of: Readonly<Record<string, ReactNode>> }) {
  const shown = Object.entries(of).filter(
    ([, value]) => value !== undefined && value !== null && value !== "" && value !== false,
  );
  return (
    <dl className={styles.facts}>
      {shown.map(([label, value]) => (
        <Fact key={label} label={label}>
          {value}
        </Fact>
      ))}
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </>
  );
}

/** A part of a page, with its title. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className={styles.sectionTitle}>{title}</h2>
      {children}
    </section>
  );
}

/** Buttons beside a page's title. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

type LoadedProps<Read, Data, Key extends QueryKey> = {
  query: UseQueryOptions<Read, Error, Data, Key>;
  /** Of a list, while it is read. */
  rows?: number;
  children: (data: Data) => ReactNode;
};

/** What is read, or its loading and error states. */
export function Loaded<Read, Data, Key extends QueryKey>({ query, rows = 4, children }: LoadedProps<Read, Data, Key>) {
  const result = useQuery(query);
  return result.data === undefined ? <Unread query={result} rows={rows} /> : children(result.data);
}
