import { ChevronLeftIcon, ChevronRightIcon, type Icon } from "@primer/octicons-react";
import { Button } from "@primer/react";
import { keepPreviousData, type QueryKey, type UseQueryOptions, useQuery } from "@tanstack/react-query";
import { useElementScrollRestoration, useNavigate } from "@tanstack/react-router";
import { type ReactNode, useEffect, useState } from "react";
import look from "../look.module.css";
import { OutOfDate, RelativeTime, Unread } from "./controls.tsx";
import styles from "./list.module.css";

type Token = string | null | undefined;
type Pages = { nextPageToken?: Token; previousPageToken?: Token };

type RecordListProps<Page, Key extends QueryKey> = {
  label: string;
  query: UseQueryOptions<Page, Error, Page, Key>;
  /** How many are shown while it is read. */
  rows?: number;
  /** Shown in place of a list without rows. */
  empty: ReactNode;
  /** The rows: elements `<li>` with keys. */
  children: (page: Page) => ReactNode[];
};

/** A page of a list, newest first, with its loading, error and empty states. The URL has the token of the page. */
export function RecordList<Page extends Pages, Key extends QueryKey>({
  label,
  query,
  rows: expected,
  empty,
  children,
}: RecordListProps<Page, Key>) {
  const result = useQuery({ ...query, placeholderData: keepPreviousData });
  const { data, error, isPlaceholderData } = result;
  useLateScroll(data !== undefined);
  if (data === undefined) {
    return (
      <ListBox>
        <Unread query={result} rows={expected} />
      </ListBox>
    );
  }
  const rows = children(data);
  return (
    <>
      <OutOfDate what="list" error={error} />
      <ListBox isOutdated={isPlaceholderData}>{rows.length === 0 ? empty : <ul aria-label={label}>{rows}</ul>}</ListBox>
      <PageTurner pages={data} />
    </>
  );
}

/** Scrolls to where the list was left, which the router does before the list is read. */
function useLateScroll(isRead: boolean): void {
  const left = useElementScrollRestoration({ getElement: () => window });
  const [top] = useState(isRead ? undefined : left?.scrollY);
  useEffect(() => {
    if (isRead && top !== undefined) window.scrollTo(0, top);
  }, [isRead, top]);
}

/** A list that is known without a call. */
export function PlainList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ListBox>
      <ul aria-label={label}>{children}</ul>
    </ListBox>
  );
}

function ListBox({ isOutdated = false, children }: { isOutdated?: boolean; children: ReactNode }) {
  return (
    <div className={`${look.frame} ${styles.box}`} aria-busy={isOutdated} data-outdated={isOutdated}>
      {children}
    </div>
  );
}

function PageTurner({ pages: { nextPageToken, previousPageToken } }: { pages: Pages }) {
  const navigate = useNavigate();
  if (!nextPageToken && !previousPageToken) return null;
  const turn = (next: Token) => ({
    disabled: !next,
    onClick: () => void navigate({ to: ".", search: (search) => ({ ...search, next: next ?? undefined }) }),
  });
  return (
    <nav aria-label="Pages of the list" className={styles.pages}>
      <Button variant="invisible" leadingVisual={ChevronLeftIcon} {...turn(previousPageToken)}>
        Newer
      </Button>
      <Button variant="invisible" trailingVisual={ChevronRightIcon} {...turn(nextPageToken)}>
        Older
      </Button>
    </nav>
  );
}

type RowProps = { id: string; icon: Icon; title: ReactNode; actions?: ReactNode; children?: ReactNode };

/** A record in a list: what it is, what matters about it, and what can be done. */
export function ListRow({ id, icon: Visual, title, actions, children }: RowProps) {
  return (
    <li className={styles.row} data-id={id}>
      <span className={styles.icon}>
        <Visual />
      </span>
      <div className={styles.rowText}>
        <div className={`${look.line} ${styles.title}`}>{title}</div>
        {children}
      </div>
      {actions}
    </li>
  );
}

/** The second line of a row: short facts. */
export function RowFacts({ children }: { children: ReactNode }) {
  return <p className={`${look.line} ${look.small} ${styles.facts}`}>{children}</p>;
}

/** A time of a row, such as "Synced 5 minutes ago". */
export function RowTime({ label, time }: { label: string; time: string | null | undefined }) {
  if (!time) return null;
  return (
    <span>
      {label} <RelativeTime time={time} />
    </span>
  );
}
