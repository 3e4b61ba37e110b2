import { UnderlineNav } from "@primer/react";
import { createLink, type LinkProps } from "@tanstack/react-router";
import type { Permission } from "../../contract/permissions.ts";
import { useMayOnAll } from "./session.ts";
import styles from "./tabs.module.css";

/** `permission`: needed on all records; without it for everyone. `isExact`: not for the pages below it. */
export type Tab = { label: string; to: NonNullable<LinkProps["to"]>; permission?: Permission; isExact?: boolean };

/** A tab that is a link to a page of the app. */
export const TabLink = createLink(UnderlineNav.Item);

/** Links to the pages of one section; nothing where the caller may see one only. */
export function Tabs({ label: name, tabs }: { label: string; tabs: readonly Tab[] }) {
  const mayOnAll = useMayOnAll();
  const shown = tabs.filter(({ permission }) => permission === undefined || mayOnAll(permission));
  if (shown.length < 2) return null;
  return (
    <UnderlineNav aria-label={name} variant="flush" className={styles.tabs}>
      {shown.map(({ label, to, isExact = false }) => (
        <TabLink key={to} to={to} activeOptions={{ exact: isExact, includeSearch: false }}>
          {label}
        </TabLink>
      ))}
    </UnderlineNav>
  );
}
