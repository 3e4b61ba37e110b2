import { UnderlineNav } from "@primer/react";
import { createLink, type LinkProps } from "@tanstack/react-router";
import type { Permission } from "../../../contract/permissions.ts";
import { useMayOnAll } from "../api/session.ts";
import styles from "./controls.module.css";
import { Page, type PageProps } from "./controls.tsx";

/** `permission`: needed on all records; without it for everyone. `isExact`: not for the pages below it. */
type Tab = { label: string; to: NonNullable<LinkProps["to"]>; permission?: Permission; isExact?: boolean };
type Section = "Settings" | "Users and roles";

const SECTIONS: Readonly<Record<Section, readonly Tab[]>> = {
  Settings: [
    { label: "API keys", to: "/settings/keys" },
    { label: "Sessions", to: "/settings/sessions" },
    { label: "Notifications", to: "/settings/notifications" },
    { label: "Webhooks", to: "/settings/webhooks", permission: "connection:update" },
    { label: "Model", to: "/settings/model", permission: "connection:update" },
  ],
  "Users and roles": [
    { label: "Users", to: "/users", isExact: true },
    { label: "Roles", to: "/users/roles", permission: "user:list" },
  ],
};

/** A tab that is a link to a page of the app. */
export const TabLink = createLink(UnderlineNav.Item);

/** One of the pages of a section, with tabs that lead to the others; without tabs where the caller may see one only. */
export function SectionPage({ section, children, ...page }: PageProps & { section: Section }) {
  const mayOnAll = useMayOnAll();
  const shown = SECTIONS[section].filter(({ permission }) => permission === undefined || mayOnAll(permission));
  return (
    <Page {...page}>
      {shown.length > 1 && (
        <UnderlineNav aria-label={section} variant="flush" className={styles.tabs}>
          {shown.map(({ label, to, isExact = false }) => (
            <TabLink key={to} to={to} activeOptions={{ exact: isExact, includeSearch: false }}>
              {label}
            </TabLink>
          ))}
        </UnderlineNav>
      )}
      {children}
    </Page>
  );
}
