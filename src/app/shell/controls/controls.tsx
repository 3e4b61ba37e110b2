import { AlertIcon, ChevronDownIcon, type Icon, KebabHorizontalIcon } from "@primer/octicons-react";
import {
  ActionList,
  type ActionListItemProps,
  ActionMenu,
  Button,
  Details,
  IconButton,
  type IconButtonProps,
  Link as PrimerLink,
  LinkButton as PrimerLinkButton,
  Text,
  VisuallyHidden,
} from "@primer/react";
import { Blankslate, SkeletonText } from "@primer/react/experimental";
import type { UseQueryResult } from "@tanstack/react-query";
import { createLink, Link, type LinkProps } from "@tanstack/react-router";
import { type PointerEvent, type ReactNode, useEffect, useState } from "react";
import { ApiError, isUnreachable } from "../api/api.ts";
import look from "../look.module.css";
import { MINUTE, renderExactTime, renderRelativeTime } from "../relative-time.ts";
import styles from "./controls.module.css";

/** ID of the title of the page that is shown. */
export const PAGE_TITLE = "page-title";

/** `trail`: links to the pages above it. */
export type PageProps = {
  title: string;
  trail?: ReactNode;
  actions?: ReactNode;
  isWide?: boolean;
  children: ReactNode;
};

/** A page with its title, which the browser's tab shows too, and what can be done there. */
export function Page({ title, trail, actions, isWide = false, children }: PageProps) {
  return (
    <div className={styles.page} data-wide={isWide}>
      <title>{`${title} · release-docs`}</title>
      {trail}
      <header className={styles.pageHeader}>
        <h1 id={PAGE_TITLE} className={styles.pageTitle}>
          {title}
        </h1>
        {actions}
      </header>
      {children}
    </div>
  );
}

/** A time such as "5 minutes ago", which stays right, with the exact one on hover. `time` is RFC 3339. */
export function RelativeTime({ time }: { time: string }) {
  const now = new Date(useNow(MINUTE));
  const date = new Date(time);
  const showExact = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    currentTarget.title = renderExactTime(date);
  };
  return (
    <time dateTime={time} onPointerEnter={showExact}>
      {renderRelativeTime(date, now)}
    </time>
  );
}

/** Milliseconds since 1970, read again each `period` of as many; once without. */
export function useNow(period: number | undefined): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = period === undefined ? undefined : setInterval(() => setNow(Date.now()), period);
    return () => clearInterval(timer);
  }, [period]);
  return now;
}

type EmptyProps = { icon: Icon; title: string; heading?: "h1" | "h2"; children?: ReactNode; action?: ReactNode };

/** In place of a list or page that has nothing to show: why, and what to do next. */
export function EmptyState({ icon: Visual, title, heading = "h2", children, action }: EmptyProps) {
  return (
    <Blankslate>
      <Blankslate.Visual>
        <Visual size="medium" />
      </Blankslate.Visual>
      <Blankslate.Heading as={heading}>{title}</Blankslate.Heading>
      <Blankslate.Description>{children}</Blankslate.Description>
      {action !== undefined && <div className={`${look.line} ${styles.emptyAction}`}>{action}</div>}
    </Blankslate>
  );
}

type ErrorProps = Pick<EmptyProps, "heading"> & { error: Error; onRetry: () => void };

/** In place of what could not be read: the reason, and a way to try again. */
export function ErrorState({ error, heading, onRetry }: ErrorProps) {
  const requestId = error instanceof ApiError ? error.requestId : undefined;
  return (
    <div role="alert">
      <EmptyState
        icon={AlertIcon}
        title={titleOf(error)}
        heading={heading}
        action={<Button onClick={onRetry}>Try again</Button>}
      >
        {error.message}
        {requestId !== undefined && (
          <Text as="p" size="small" className={`${look.muted} ${styles.requestId}`}>
            Request {requestId}
          </Text>
        )}
      </EmptyState>
    </div>
  );
}

function titleOf(error: Error): string {
  const status = error instanceof ApiError ? error.status : undefined;
  if (status === 403) return "You may not see this";
  if (status === 404) return "Not found";
  if (status === 0) return "The service cannot be reached";
  return "This could not be loaded";
}

type UnreadProps = { query: Pick<UseQueryResult, "error" | "refetch">; rows?: number };

/** In place of what is being read, or could not be read. */
export function Unread({ query: { error, refetch }, rows }: UnreadProps) {
  return error === null ? <ListSkeleton rows={rows} /> : <ErrorState error={error} onRetry={() => void refetch()} />;
}

/** Above what is shown of an earlier answer, where the newest one failed. The layout says that there was none. */
export function OutOfDate({ what, error }: { what: "list" | "page"; error: Error | null }) {
  if (error === null || isUnreachable(error)) return null;
  return (
    <p role="alert" className={`${look.problem} ${styles.stale}`}>
      This {what} may be out of date: {error.message}
    </p>
  );
}

/** In place of a list while its first rows are read. */
export function ListSkeleton({ rows = 8 }: { rows?: number }) {
  return (
    <div role="status">
      <VisuallyHidden>Loading</VisuallyHidden>
      {[...Array(rows).keys()].map((row) => (
        <div key={row} className={styles.skeleton}>
          <SkeletonText lines={2} maxWidth="60%" />
        </div>
      ))}
    </div>
  );
}

type FoldedProps = { title: ReactNode; isOpen?: boolean; children: ReactNode };

/** What few people need, shown once its title is pressed. */
export function Folded({ title, isOpen, children }: FoldedProps) {
  return (
    <Details className={styles.folded} {...(isOpen && { open: true })}>
      <Details.Summary className={styles.summary}>
        {title} <ChevronDownIcon />
      </Details.Summary>
      <div className={styles.content}>{children}</div>
    </Details>
  );
}

/** An item of a menu, with its icon. */
export function MenuItem({ icon: Visual, children, ...item }: ActionListItemProps & { icon: Icon }) {
  return (
    <ActionList.Item {...item}>
      <ActionList.LeadingVisual>
        <Visual />
      </ActionList.LeadingVisual>
      {children}
    </ActionList.Item>
  );
}

type MenuProps = { label: string; width?: "small" | "medium"; icon?: Icon; children: ReactNode };
type MenuButton = Pick<IconButtonProps, "size" | "variant" | "className">;

/** A button, with three dots by default, which opens a menu of `children`. */
export function MoreMenu({ label, width, icon = KebabHorizontalIcon, children, ...button }: MenuProps & MenuButton) {
  return (
    <ActionMenu>
      <ActionMenu.Anchor>
        <IconButton icon={icon} aria-label={label} variant="invisible" size="small" {...button} />
      </ActionMenu.Anchor>
      <ActionMenu.Overlay {...(width && { width })}>
        <ActionList>{children}</ActionList>
      </ActionMenu.Overlay>
    </ActionMenu>
  );
}

/** A link to a page of the app. */
export const AppLink = createLink(PrimerLink);

type RecordPath = Extract<LinkProps["to"], `${string}/$id`> | "/publications/$id/edit";

/** Leads to the page of a record. */
export function RecordLink({ to, id, name }: { to: RecordPath; id: string; name: ReactNode }) {
  return (
    <Link to={to} params={{ id }}>
      {name}
    </Link>
  );
}

/** A link of the app that looks like a button. */
export const LinkButton = createLink(PrimerLinkButton);
