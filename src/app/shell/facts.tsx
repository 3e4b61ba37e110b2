import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ErrorState, ListSkeleton } from "./controls.tsx";
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

/** A command for the operator of the service. */
export function Command({ children }: { children: string }) {
  return (
    // The keyboard reaches what is scrolled.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <code className={styles.command} tabIndex={0}>
      {children}
    </code>
  );
}

/** What is read of one record, or its loading and error states. */
export function Loaded<Data>({
  query,
  children,
}: {
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}) {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  return error === null ? <ListSkeleton rows={4} /> : <ErrorState error={error} onRetry={() => void refetch()} />;
}
